extension Color {
  /// The colour as CSS writes its space, `none` included; numbers are written as the caller says.
  package func cssText(number: (Double) -> String) -> String {
    let space = space
    var words = space.notation == .keyword ? [space.name] : []
    for (index, component) in space.components.enumerated() {
      if missing.contains(.component(index)) {
        words.append("none")
      } else {
        words.append(number(components[index]) + (component.kind == .percentage ? "%" : ""))
      }
    }
    if alpha < 1 { words += ["/", number(alpha)] }
    return (space.notation == .keyword ? "color" : space.name) + "(" + words.joined(separator: " ") + ")"
  }
}
