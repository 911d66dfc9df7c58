import TextCore

extension Evaluation {
  /// A simple value with the values of references in its parts, which DTCG has only in composite values, and with numbers
  /// for those that are written as text; nil where it has neither.
  mutating func eased(_ value: Expression, as shape: ValueShape) throws(Fault) -> Expression? {
    let takesNumbers: Bool
    switch shape {
    case .color, .quantity, .tuple: takesNumbers = true
    case .either(let choices):
      guard choices.allSatisfy({ $0.1.holdsText }) else { return nil }
      takesNumbers = false
    default: return nil
    }
    switch value.form {
    case .list, .record: break
    default: return nil
    }
    var easing = PartEasing(takesNumbers: takesNumbers)
    let eased = try eased(value, &easing)
    guard easing.hasReferences || easing.hasNumbers else { return nil }
    if easing.hasReferences { tally(.partReference, at: value.range) }
    if easing.hasNumbers { report(.numberString, at: value.range) }
    return eased
  }

  private struct PartEasing {
    let takesNumbers: Bool
    var hasReferences = false
    var hasNumbers = false
  }

  /// The names of parts that are words, whatever digits are in them.
  private static let words = ["unit", "colorSpace", "hex"]

  private mutating func eased(_ value: Expression, _ easing: inout PartEasing) throws(Fault) -> Expression {
    switch value.form {
    case .list(let items):
      var result: [Expression] = []
      for item in items {
        keys.append(String(result.count))
        defer { keys.removeLast() }
        let part = try eased(part: item, &easing)
        if case .list(let inner) = part.form, item.isReference { result += inner } else { result.append(part) }
      }
      return Expression(.list(result), at: value.range)
    case .record(let fields):
      var result: [Expression.Field] = []
      for field in fields {
        keys.append(field.name)
        defer { keys.removeLast() }
        var inner = PartEasing(takesNumbers: easing.takesNumbers && !Self.words.contains(field.name))
        let part = try eased(part: field.value, &inner)
        easing.hasReferences = easing.hasReferences || inner.hasReferences
        easing.hasNumbers = easing.hasNumbers || inner.hasNumbers
        result.append(Expression.Field(name: field.name, nameRange: field.nameRange, value: part))
      }
      return Expression(.record(result), at: value.range)
    default: return value
    }
  }

  private mutating func eased(part: Expression, _ easing: inout PartEasing) throws(Fault) -> Expression {
    let value = meant(part)
    switch value.form {
    case .list, .record: return try eased(value, &easing)
    case .alias(let target):
      let found = try reference(target, ofType: nil, dialect: nil, at: part.range)
      guard let read = Expression(resolved: found, at: part.range) else { return value }
      easing.hasReferences = true
      guard case .text(let text) = read.form, easing.takesNumbers else { return read }
      return number(text).map { Expression(.number($0), at: part.range) } ?? read
    case .interpolation(let interpolation):
      guard let text = try substituted(interpolation, forType: "", at: part.range) else { return value }
      easing.hasReferences = true
      guard easing.takesNumbers, let number = number(text) else { return Expression(.text(text), at: part.range) }
      return Expression(.number(number), at: part.range)
    case .text(let text):
      guard easing.takesNumbers, let number = number(text) else { return value }
      if part.isReference { easing.hasReferences = true } else { easing.hasNumbers = true }
      return Expression(.number(number), at: part.range)
    default:
      if part.isReference { easing.hasReferences = true }
      return value
    }
  }

  private func number(_ text: String) -> Double? {
    var text = text
    if case .result(let result) = Arithmetic.of(text, isSingle: true) { text = result }
    return MeasureText(text, units: [])?.amount
  }
}

extension Expression {
  fileprivate var isReference: Bool {
    switch form {
    case .alias, .interpolation: true
    default: false
    }
  }
}

extension ValueShape {
  /// Whether values are one text or several.
  fileprivate var holdsText: Bool {
    switch self {
    case .text: true
    case .single(let item), .list(let item, references: nil): item.holdsText
    default: false
    }
  }
}

extension TalliedProblem {
  fileprivate static let partReference = TalliedProblem(
    "legacy-part-reference", hint: "use a JSON Pointer: {\"$ref\": \"#/…\"}"
  ) { count in
    "\(count) simple \(count == 1 ? "value has" : "values have") references in \(count == 1 ? "its" : "their") parts"
  }
}
