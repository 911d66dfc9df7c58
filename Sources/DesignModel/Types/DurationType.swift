extension TokenType {
  package static let duration = TokenType("duration", .quantity(units: ["ms", "s"])) { value, style in
    value.measure(style)
  }
}
