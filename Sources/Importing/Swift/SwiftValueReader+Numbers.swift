import DesignModel
import TextCore

extension SwiftValueReader {
  /// A number, or how it follows from tokens.
  enum Amount {
    case literal(Double)
    case infinite
    case reference(SwiftTarget)
    case formula([Interpolation.Piece])
  }

  static let numberTypes: Set<String> = [
    "CGFloat", "Double", "Float", "Int", "Float32", "Float64", "TimeInterval", "Decimal", "NSNumber",
  ]

  /// Words of lengths in code that are no lengths in a design.
  private static let ratioWords: Set<String> = [
    "opacity", "opacities", "alpha", "alphas", "ratio", "ratios", "multiplier", "multipliers", "multiple", "weight",
    "weights", "zindex", "fraction",
  ]

  mutating func amount(_ expression: SwiftExpression) throws(SwiftUnread) -> Amount {
    switch expression.form {
    case .number(let number): return .literal(number.value)
    case .negative(let inner):
      switch try amount(inner) {
      case .literal(let value): return .literal(-value)
      case .infinite: throw .notConstant
      case .reference(let target): return .formula([.text("-1 * "), .reference(path(of: target))])
      case .formula(let pieces): return .formula([.text("-1 * (")] + pieces + [.text(")")])
      }
    case .binary(let name, let left, let right): return try arithmetic(name, left, right)
    case .call(let callee, let arguments):
      guard var names = callee.dotted else { throw .notConstant }
      if names.count == 2, names[1] == "init" { names = names[0] == "" ? ["CGFloat"] : [names[0]] }
      guard ownNames(names).count == 1, Self.numberTypes.contains(ownNames(names)[0]), arguments.count == 1 else {
        throw unknownCall(names, arguments)
      }
      return try amount(arguments[0].value)
    case .name, .implicit, .member:
      guard let names = expression.dotted else { throw .notConstant }
      if ["infinity", "greatestFiniteMagnitude"].contains(names.last) { return .infinite }
      guard let target = target(names, types: ["CGFloat", "Double"]) else {
        let isOfNumber = names.count == 2 && (names[0] == "" || Self.numberTypes.contains(names[0]))
        if isOfNumber, names[1] == "zero" { return .literal(0) }
        throw unknown(names, [])
      }
      targets.append(target)
      return .reference(target)
    case .unreadable(let reason): throw .because(reason)
    case .string, .flag, .array, .closure, .ternary: throw .notConstant
    }
  }

  private mutating func arithmetic(
    _ name: String, _ left: SwiftExpression, _ right: SwiftExpression
  ) throws(SwiftUnread) -> Amount {
    guard ["+", "-", "*", "/", "%"].contains(name) else { throw .notConstant }
    let operands = (try amount(left), try amount(right))
    if case (.literal(let left), .literal(let right)) = operands {
      let result =
        switch name {
        case "+": left + right
        case "-": left - right
        case "*": left * right
        case "%": left.truncatingRemainder(dividingBy: right)
        default: isIntegral ? (left / right).rounded(.towardZero) : left / right
        }
      guard result.isFinite else { throw .because("it divides by zero") }
      return .literal(result)
    }
    guard name != "%" else { throw .because("a remainder of a token is not read") }
    return .formula(try operand(operands.0) + [.text(" \(name) ")] + operand(operands.1))
  }

  private mutating func operand(_ amount: Amount) throws(SwiftUnread) -> [Interpolation.Piece] {
    switch amount {
    case .literal(let value): return [.text(value < 0 ? "(\(value.exactText))" : value.exactText)]
    case .infinite: throw .notConstant
    case .reference(let target): return [.reference(path(of: target))]
    case .formula(let pieces): return [.text("(")] + pieces + [.text(")")]
    }
  }

  /// A number whose type is written, or unknown where `isLength` is nil.
  mutating func number(_ expression: SwiftExpression, isLength: Bool?) throws(SwiftUnread) -> SwiftValue {
    let range = expression.range
    if isLength != true, case .number(let digits) = expression.form, digits.hexDigits ?? 0 >= 6,
      !words.isDisjoint(with: SwiftStyleWords.ofColors)
    {
      return try color(expression)
    }
    switch try amount(expression) {
    case .literal(let value): return literal(value, isLength: isLength ?? false, at: range)
    case .infinite:
      guard !isStrict else { throw .because("DTCG has no infinite length") }
      var value = SwiftValue("infiniteLength", Expression(.text("infinity"), at: range))
      value.given = .value(.text("infinity"))
      return value
    case .reference(let target):
      var value = SwiftValue(nil, Expression(.alias(path(of: target)), at: range), isStyle: isLength ?? false)
      value.target = target
      return value
    case .formula(let pieces):
      var type = isLength == true && !isRatio(nil) ? "dimension" : "number"
      if isLength == nil, targets.contains(where: { self.type(of: $0) == "dimension" }) { type = "dimension" }
      return SwiftValue(type, interpolation(pieces, at: range), isStyle: isLength ?? (type == "dimension"))
    }
  }

  private func literal(_ value: Double, isLength: Bool, at range: SourceRange) -> SwiftValue {
    guard isLength, !isRatio(value) else {
      return SwiftValue("number", Expression(.number(value), at: range), isStyle: isLength)
    }
    return SwiftValue("dimension", quantity(value, unit: "px", at: range))
  }

  private func isRatio(_ value: Double?) -> Bool {
    if !words.isDisjoint(with: Self.ratioWords) || words.isSuperset(of: ["z", "index"]) { return true }
    guard let value, abs(value) < 4 else { return false }
    return words.isSuperset(of: ["line", "height"]) || words.contains("lineheight") || lastWords.contains("scale")
  }

  func interpolation(_ pieces: [Interpolation.Piece], at range: SourceRange) -> Expression {
    let written = pieces.map { piece in
      switch piece {
      case .text(let text): text
      case .reference(let target): "{\(paths.text(of: target))}"
      }
    }
    return Expression(.interpolation(Interpolation(pieces, written: written.joined(), isNative: true)), at: range)
  }

  /// The type of what a name leads to, however often it is named on.
  mutating func type(of target: SwiftTarget) -> String? {
    var current = target
    for _ in 0..<64 {
      guard case .success(let reading)? = reading(of: current) else { return nil }
      if let type = reading.value.type { return type }
      guard let next = reading.value.target else { return nil }
      current = next
    }
    return nil
  }

  func quantity(_ amount: Double, unit: String, at range: SourceRange) -> Expression {
    record(
      [("value", Expression(.number(amount), at: range)), ("unit", Expression(.text(unit), at: range))], at: range)
  }

  func record(_ fields: [(String, Expression)], at range: SourceRange) -> Expression {
    Expression(.record(fields.map { Expression.Field(name: $0.0, nameRange: range, value: $0.1) }), at: range)
  }

  /// A length inside a composite value.
  mutating func length(_ expression: SwiftExpression) throws(SwiftUnread) -> Expression {
    switch try amount(expression) {
    case .literal(let value): return quantity(value, unit: "px", at: expression.range)
    case .infinite: throw .because("it has an infinite length")
    case .reference(let target): return Expression(.alias(path(of: target)), at: expression.range)
    case .formula(let pieces): return interpolation(pieces, at: expression.range)
    }
  }

  /// A number that is known here, also by way of names.
  mutating func known(_ expression: SwiftExpression) -> Double? {
    let outer = targets
    defer { targets = outer }
    guard let amount = try? amount(expression) else { return nil }
    switch amount {
    case .literal(let value): return value
    case .infinite, .formula: return nil
    case .reference(let target): return known(target)
    }
  }

  private mutating func known(_ target: SwiftTarget) -> Double? {
    var current = target
    for _ in 0..<64 {
      guard case .success(let reading)? = reading(of: current) else { return nil }
      switch reading.value.expression.form {
      case .number(let value): return value
      case .record:
        guard case .number(let value)? = reading.value.expression["value"]?.form else { return nil }
        return value
      default:
        guard let next = reading.value.target else { return nil }
        current = next
      }
    }
    return nil
  }

  /// Seconds, or `Duration.milliseconds(300)`.
  mutating func duration(_ expression: SwiftExpression) throws(SwiftUnread) -> SwiftValue {
    if let call = expression.call, let names = call.callee.dotted, let unit = names.last, call.arguments.count == 1,
      let scale = ["seconds": 1000.0, "milliseconds": 1, "microseconds": 0.001][unit]
    {
      guard let value = known(call.arguments[0].value) else { throw .notConstant }
      return SwiftValue("duration", quantity(value * scale, unit: "ms", at: expression.range), isStyle: false)
    }
    switch try amount(expression) {
    case .literal(let value):
      return SwiftValue("duration", quantity(value, unit: "s", at: expression.range), isStyle: false)
    case .infinite: throw .notStyle
    case .reference(let target):
      var value = SwiftValue(nil, Expression(.alias(path(of: target)), at: expression.range), isStyle: false)
      value.target = target
      return value
    case .formula(let pieces):
      return SwiftValue("duration", interpolation(pieces, at: expression.range), isStyle: false)
    }
  }
}
