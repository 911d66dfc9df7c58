import TextCore

extension HouseRule {
  /// W-6: a length as text.
  static let dimensionString = HouseRule(
    TalliedProblem("legacy-dimension-string", hint: "write {\"value\": 16, \"unit\": \"px\"}") { count in
      "\(count) \(count == 1 ? "dimension is" : "dimensions are") written as text"
    },
    for: ["dimension"], coveredBy: [.composite, .olderType]
  ) { value in
    guard case .text(let text) = value.form, let measure = MeasureText(text), !measure.unit.isEmpty else { return nil }
    return .quantity(measure.amount, unit: measure.unit)
  }

  /// W-7: a length without a unit, which means pixels.
  static let dimensionNumber = HouseRule(
    TalliedProblem("legacy-dimension-number", hint: "write {\"value\": 16, \"unit\": \"px\"}") { count in
      "\(count) \(count == 1 ? "dimension has" : "dimensions have") no unit and \(count == 1 ? "is" : "are") taken as px"
    },
    for: ["dimension"], coveredBy: [.composite, .olderType]
  ) { value in
    switch value.form {
    case .number(let number): return .quantity(number, unit: "px")
    case .text(let text):
      guard let measure = MeasureText(text), measure.unit.isEmpty else { return nil }
      return .quantity(measure.amount, unit: "px")
    default: return nil
    }
  }

  /// W-6, object form: a unit other than `px` and `rem` is kept.
  static let dimensionUnit = HouseRule(
    TalliedProblem("nonstandard-unit") { count in
      "\(count) \(count == 1 ? "dimension has a unit" : "dimensions have units") other than px and rem"
    },
    for: ["dimension"]
  ) { value in
    guard case .record(let fields) = value.form, fields.count == 2, case .number(let amount)? = value["value"]?.form,
      case .text(let unit)? = value["unit"]?.form, MeasureText.isUnit(unit)
    else { return nil }
    return .quantity(amount, unit: unit)
  }
}
