extension TokenType {
  package static let fontWeight = TokenType(
    "fontWeight", one: "weight", many: "weights",
    .either([(.number, .number(1...1000)), (.text, .keyword(fontWeightKeywords))])
  ) { value, style in
    guard let weight = value["weight"], let slant = value["style"] else { return value.plain(style) }
    return [weight, slant].map { $0.plain(style) }.joined(separator: " ")
  }

  // DTCG 2025.10, format module, table of font weights.
  private static let fontWeightKeywords: [ValueShape.Keyword] = [
    (100, ["thin", "hairline"]), (200, ["extra-light", "ultra-light"]), (300, ["light"]),
    (400, ["normal", "regular", "book"]), (500, ["medium"]), (600, ["semi-bold", "demi-bold"]), (700, ["bold"]),
    (800, ["extra-bold", "ultra-bold"]), (900, ["black", "heavy"]), (950, ["extra-black", "ultra-black"]),
  ].flatMap { (weight: Double, words: [String]) in words.map { ValueShape.Keyword($0, .number(weight)) } }
}
