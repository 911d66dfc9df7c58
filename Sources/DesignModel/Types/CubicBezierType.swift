extension TokenType {
  package static let cubicBezier = TokenType(
    "cubicBezier", .tuple([.number(0...1), .number(nil), .number(0...1), .number(nil)])
  ) { value, style in
    value.plain(style)
  }
}
