import TextCore

extension HouseRule {
  /// W-11: a weight by its name in font menus, as text, or together with a style.
  static let fontWeightName = HouseRule(
    TalliedProblem("legacy-font-weight", hint: "write a number from 1 to 1000") { count in
      "\(count) font \(count == 1 ? "weight is" : "weights are") written as in font menus"
    },
    for: ["fontWeight"], coveredBy: [.composite]
  ) { value in
    guard case .text(let text) = value.form, text.utf8.count <= longestName else { return nil }
    let letters = text.lowercased().filter { !$0.isWhitespace && $0 != "-" && $0 != "_" }
    if let weight = weight(letters) { return .number(weight) }
    for style in ["italic", "oblique", "normal"] where letters.hasSuffix(style) {
      let rest = String(letters.dropLast(style.count))
      guard let weight = rest.isEmpty ? 400 : weight(rest) else { return nil }
      guard style != "normal" else { return .number(weight) }
      return .record([TokenValue.Field("weight", .number(weight)), TokenValue.Field("style", .text(style))])
    }
    return nil
  }

  private static var longestName: Int { 64 }

  private static func weight(_ letters: String) -> Double? {
    if let weight = weights[letters] { return weight }
    guard let measure = MeasureText(letters, units: []), (1...1_000).contains(measure.amount) else { return nil }
    return measure.amount
  }

  // The names of DTCG, and those of Tokens Studio: "ultra" alone, and German ones.
  private static let weights: [String: Double] = [
    "hairline": 100, "thin": 100, "extralight": 200, "ultralight": 200, "extraleicht": 200, "light": 300,
    "leicht": 300, "normal": 400, "regular": 400, "book": 400, "buch": 400, "medium": 500, "kräftig": 500,
    "kraeftig": 500, "semibold": 600, "demibold": 600, "halbfett": 600, "bold": 700, "dreiviertelfett": 700,
    "extrabold": 800, "ultrabold": 800, "fett": 800, "black": 900, "heavy": 900, "super": 900, "extrafett": 900,
    "ultra": 950, "extrablack": 950, "ultrablack": 950,
  ]
}
