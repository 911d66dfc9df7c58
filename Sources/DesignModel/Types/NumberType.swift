extension TokenType {
  package static let number = TokenType("number", .number(nil)) { value, style in
    value.plain(style)
  }
}
