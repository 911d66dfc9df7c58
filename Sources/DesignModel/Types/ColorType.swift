extension TokenType {
  package static let color = TokenType("color", .color) { value, style in
    value.color?.display ?? value.plain(style)
  }
}
