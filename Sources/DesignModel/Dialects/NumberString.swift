import TextCore

extension HouseRule {
  /// W-15: a number as text, or a share in per cent.
  static let numberString = HouseRule(
    TalliedProblem("legacy-number-string", hint: "write a number without quotation marks") { count in
      "\(count) \(count == 1 ? "number is" : "numbers are") written as text"
    },
    for: ["number"], coveredBy: [.composite]
  ) { value in
    guard case .text(let text) = value.form, let measure = MeasureText(text, units: ["%"]) else { return nil }
    return .number(measure.unit == "%" ? measure.amount / 100 : measure.amount)
  }
}
