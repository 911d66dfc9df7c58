import TextCore

extension HouseRule {
  /// W-8: several lengths in one value, such as the four sides of a padding; kept for display.
  static let multipleLengths = HouseRule(
    TalliedProblem("legacy-multi-value", hint: "give each length a token of its own") { count in
      "\(count) \(count == 1 ? "dimension holds" : "dimensions hold") several lengths"
    },
    for: ["dimension"]
  ) { value in
    guard case .text(let text) = value.form, let items = CSSText.items(of: text), items.count > 1 else { return nil }
    var lengths: [TokenValue] = []
    for item in items {
      guard let measure = MeasureText(item) else { return nil }
      lengths.append(.quantity(measure.amount, unit: measure.unit.isEmpty ? "px" : measure.unit))
    }
    return .list(lengths)
  }
}
