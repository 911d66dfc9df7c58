extension TokenType {
  package static let number = TokenType(
    "number", one: "number", many: "numbers",
    .number(nil)
  ) { value, style in
    value.plain(style)
  }
}
