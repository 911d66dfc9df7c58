extension TokenType {
  package static let cubicBezier = TokenType(
    "cubicBezier", one: "easing", many: "easings",
    .tuple([.number(0...1), .number(nil), .number(0...1), .number(nil)])
  ) { value, style in
    value.plain(style)
  }
}
