import TextCore

extension HouseRule {
  /// W-9: a line height in per cent, as a length, or automatic.
  static let lineHeight = HouseRule(
    TalliedProblem("legacy-line-height", hint: "a line height is a multiple of the font size") { count in
      "\(count) line \(count == 1 ? "height is" : "heights are") written in per cent, as a length or in words"
    },
    for: ["lineHeight"]
  ) { value in
    switch value.form {
    case .text(let text):
      if ["auto", "normal"].contains(text.lowercased()) { return .text("normal") }
      guard let measure = MeasureText(text) else { return nil }
      if measure.unit == "%" { return .number(measure.amount / 100) }
      return measure.unit.isEmpty ? .number(measure.amount) : .quantity(measure.amount, unit: measure.unit)
    case .record(let fields):
      guard fields.count == 2, case .number(let amount)? = value["value"]?.form,
        case .text(let unit)? = value["unit"]?.form, MeasureText.isUnit(unit)
      else { return nil }
      return .quantity(amount, unit: unit)
    default: return nil
    }
  }

  /// W-10: a letter spacing in per cent of the font size, hence in em.
  static let letterSpacing = HouseRule(
    TalliedProblem("legacy-letter-spacing", hint: "a letter spacing is a dimension") { count in
      "\(count) letter \(count == 1 ? "spacing is" : "spacings are") written in per cent"
    },
    for: ["letterSpacing"]
  ) { value in
    guard case .text(let text) = value.form, let measure = MeasureText(text), measure.unit == "%" else { return nil }
    return .quantity(measure.amount / 100, unit: "em")
  }
}
