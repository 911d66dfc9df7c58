import TextCore

extension HouseRule {
  /// W-9: a line height in per cent, as a length, or automatic.
  static let lineHeight = HouseRule(.lineHeight, for: ["lineHeight"], coveredBy: [.composite]) { value in
    switch value.form {
    case .text(let text):
      if ["auto", "normal"].contains(text.lowercased()) { return .text("normal") }
      guard let measure = MeasureText(text) else { return nil }
      if measure.unit == "%" { return .number(measure.amount / 100) }
      return measure.unit.isEmpty ? .number(measure.amount) : .quantity(measure.amount, unit: measure.unit)
    case .record:
      guard let (amount, unit) = value.measure else { return nil }
      return unit == "%" ? .number(amount / 100) : .quantity(amount, unit: unit)
    default: return nil
    }
  }

  /// W-9: a plain number that is too large for a multiple is probably pixels; it is kept as it is.
  static let highLineHeight = HouseRule(.lineHeight, for: ["lineHeight"], isKnownByShape: true) { value in
    guard case .number(let number) = value.form, number > greatestLineRatio else { return nil }
    return .number(number)
  }

  /// A line is hardly more times as high as its letters.
  private static let greatestLineRatio = 5.0

  /// W-10: a letter spacing in per cent of the font size, hence in em.
  static let letterSpacing = HouseRule(
    TalliedProblem("legacy-letter-spacing", hint: "a letter spacing is a dimension") { count in
      "\(count) letter \(count == 1 ? "spacing is" : "spacings are") written in per cent"
    },
    for: ["letterSpacing"], coveredBy: [.composite]
  ) { value in
    let share: Double
    if case .text(let text) = value.form {
      guard let measure = MeasureText(text), measure.unit == "%" else { return nil }
      share = measure.amount
    } else {
      guard let (amount, unit) = value.measure, unit == "%" else { return nil }
      share = amount
    }
    return share == 0 ? .quantity(0, unit: "px") : .quantity(share / 100, unit: "em")
  }
}

extension Expression {
  /// A length in object form, whatever its unit.
  fileprivate var measure: (amount: Double, unit: String)? {
    guard case .record(let fields) = form, fields.count == 2, case .number(let amount)? = self["value"]?.form,
      case .text(let unit)? = self["unit"]?.form, MeasureText.isUnit(unit)
    else { return nil }
    return (amount, unit)
  }
}

extension TalliedProblem {
  fileprivate static let lineHeight = TalliedProblem(
    "legacy-line-height", hint: "a line height is a multiple of the font size"
  ) { count in
    "\(count) line \(count == 1 ? "height is" : "heights are") written in per cent, as a length or in words"
  }
}
