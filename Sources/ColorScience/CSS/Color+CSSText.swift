extension Color {
  /// The colour as CSS writes its space, `none` included; numbers are written as the caller says.
  package func cssText(number: (Double) -> String) -> String {
    let space = space
    let isKeyword = space.notation == .keyword
    var text = isKeyword ? "color(" : ""
    text.reserveCapacity(48)
    text += space.name
    text += isKeyword ? " " : "("
    for (index, component) in space.components.enumerated() {
      if index > 0 { text += " " }
      if missing.contains(.component(index)) {
        text += "none"
      } else {
        text += number(components[index])
        if component.kind == .percentage { text += "%" }
      }
    }
    if alpha < 1 { text += " / " + number(alpha) }
    return text + ")"
  }
}
