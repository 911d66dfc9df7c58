extension TokenType {
  package static let dimension = TokenType("dimension", .quantity(units: ["px", "rem"])) { value, style in
    value.measure(style)
  }
}
