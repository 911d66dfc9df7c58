extension TokenType {
  package static let color = TokenType(
    "color", one: "colour", many: "colours",
    .color
  ) { value, style in
    value.color?.display ?? value.plain(style)
  }
}
