import TextCore

extension HouseRule {
  /// W-13: a duration as text, or a number of milliseconds.
  static let duration = HouseRule(
    TalliedProblem("legacy-duration", hint: "write {\"value\": 200, \"unit\": \"ms\"}") { count in
      "\(count) \(count == 1 ? "duration is" : "durations are") written as text or as a plain number"
    },
    for: ["duration"], coveredBy: [.composite]
  ) { value in
    switch value.form {
    case .number(let number): return .quantity(number, unit: "ms")
    case .text(let text):
      guard let measure = MeasureText(text, units: MeasureText.durations) else { return nil }
      return .quantity(measure.amount, unit: measure.unit.isEmpty ? "ms" : measure.unit)
    default: return nil
    }
  }
}
