extension TokenType {
  package static let border = TokenType(
    "border", one: "border", many: "borders",
    .record([
      ValueShape.Field("color", .token("color")),
      ValueShape.Field("width", .token("dimension")),
      ValueShape.Field("style", .token("strokeStyle"), assumed: .text("solid")),
    ])
  ) { value, style in
    guard let color = value["color"], let width = value["width"], let stroke = value["style"] else {
      return value.plain(style)
    }
    return [width.measure(style), TokenType.strokeStyle.display(stroke, style), TokenType.color.display(color, style)]
      .joined(separator: " ")
  }
}
