extension TokenType {
  package static let dimension = TokenType(
    "dimension", one: "dimension", many: "dimensions",
    .quantity(units: ["px", "rem"])
  ) { value, style in
    (value.elements ?? [value]).map { $0.measure(style) }.joined(separator: " ")
  }
}
