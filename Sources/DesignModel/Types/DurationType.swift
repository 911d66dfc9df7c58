extension TokenType {
  package static let duration = TokenType(
    "duration", one: "duration", many: "durations",
    .quantity(units: ["ms", "s"])
  ) { value, style in
    value.measure(style)
  }
}
