import TextCore

extension Evaluation {
  private static let calculatedTypes = ["dimension", "number", "duration", "fontWeight"]

  /// Text that calculates (W-23), as a value of a type; what has no result stays text. Nil when it is no arithmetic.
  mutating func calculated(
    _ value: Expression, ofType type: String, shape: ValueShape, dialect: String?
  ) throws(Fault) -> TokenValue? {
    guard case .text(let text) = value.form else { return nil }
    switch arithmetic(text, ofType: type) {
    case .none: return nil
    case .unresolved:
      tally(.math, at: value.range)
      return .text(text)
    case .result(let result):
      tally(.math, at: value.range)
      return try measured(result, at: value.range, ofType: type, shape: shape, dialect: dialect) ?? .text(text)
    }
  }

  /// What arithmetic makes of text by a type; of these types, only a dimension can be several values.
  func arithmetic(_ text: String, ofType type: String) -> Arithmetic.Outcome {
    guard Self.calculatedTypes.contains(type) else { return .none }
    return Arithmetic.of(text, isSingle: type != TokenType.dimension.name)
  }

  private mutating func measured(
    _ text: String, at range: SourceRange, ofType type: String, shape: ValueShape, dialect: String?
  ) throws(Fault) -> TokenValue? {
    let value = Expression(.text(text), at: range)
    if let tolerated = try quietly(value, ofType: type, shape: shape, dialect: dialect) { return tolerated }
    // A length counts as a number where one is wanted: `px` is the unit of a bare number.
    guard let measure = MeasureText(text), measure.unit.isEmpty || measure.unit == "px" else { return nil }
    switch type {
    case "number": return .number(measure.amount)
    case "fontWeight" where (1...1000).contains(measure.amount): return .number(measure.amount)
    default: return nil
    }
  }
}

extension TalliedProblem {
  static let math = TalliedProblem(
    "legacy-math", hint: "write the result; what mixes units or divides by nought stays text"
  ) { count in
    "\(count) \(count == 1 ? "value is" : "values are") written as arithmetic"
  }
}
