import TextCore

/// Text that calculates, such as `4 * 2px` or `roundTo(16 / 1.2, 0)` (W-23); several expressions may stand side by side.
enum Arithmetic {
  enum Outcome: Equatable {
    /// The text with each expression replaced by its result.
    case result(String)
    /// Arithmetic that has no result: units are mixed, a divisor is nought, or a number is too large.
    case unresolved
    /// No arithmetic at all.
    case none
  }

  /// A single value has no second one beside it, and so `16px -4` is a subtraction.
  static func of(_ text: String, isSingle: Bool = false) -> Outcome {
    guard text.utf8.count <= Interpolation.longest else { return .none }
    var parser = ArithmeticParser(text, isSingle: isSingle)
    guard let operands = try? parser.operands(), parser.calculates else { return .none }
    var results: [String] = []
    for operand in operands {
      guard let operand else { return .unresolved }
      results.append(operand.text)
    }
    return .result(results.joined(separator: " "))
  }
}

/// Reads sums, products, powers, signs, brackets and calls; an operand is nil where it has no result.
struct ArithmeticParser {
  struct SyntaxError: Error {}

  private typealias Operand = ArithmeticOperand

  private let bytes: [UInt8]
  private let isSingle: Bool
  private var position = 0
  private var depth = 0
  /// Whether there was anything to calculate.
  private(set) var calculates = false

  private static let deepest = 64

  init(_ text: String, isSingle: Bool) {
    bytes = Array(text.utf8)
    self.isSingle = isSingle
  }

  /// Every expression of the text.
  mutating func operands() throws(SyntaxError) -> [ArithmeticOperand?] {
    var operands: [ArithmeticOperand?] = []
    skipSpaces()
    while position < bytes.count {
      let start = position
      operands.append(try sum())
      // Two values side by side need a space between them.
      guard position == bytes.count || (position > start && bytes[position - 1].isSpace) else { throw SyntaxError() }
    }
    return operands
  }

  private mutating func sum() throws(SyntaxError) -> Operand? {
    var left = try product()
    while let sign = next, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-"), !startsValue {
      advance()
      let right = try product()
      left = combined(left, right) { sign == UInt8(ascii: "+") ? $0.plus($1) : $0.minus($1) }
    }
    return left
  }

  private mutating func product() throws(SyntaxError) -> Operand? {
    var left = try signed()
    while let sign = next, [UInt8(ascii: "*"), UInt8(ascii: "/"), UInt8(ascii: "%")].contains(sign) {
      advance()
      let right = try signed()
      left = combined(left, right) { left, right in
        switch sign {
        case UInt8(ascii: "*"): left.times(right)
        case UInt8(ascii: "/"): left.divided(by: right)
        default: left.remainder(by: right)
        }
      }
    }
    return left
  }

  private mutating func signed() throws(SyntaxError) -> Operand? {
    var isNegative = false
    let start = position
    while let sign = next, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") {
      if sign == UInt8(ascii: "-") { isNegative.toggle() }
      position += 1
      skipSpaces()
    }
    if position > start + 1 { calculates = true }
    let operand = try power()
    return isNegative ? operand?.negated : operand
  }

  private mutating func power() throws(SyntaxError) -> Operand? {
    let base = try atom()
    guard next == UInt8(ascii: "^") else { return base }
    try descend()
    defer { depth -= 1 }
    advance()
    let exponent = try signed()
    return combined(base, exponent) { $0.power($1) }
  }

  private mutating func atom() throws(SyntaxError) -> Operand? {
    guard let byte = next else { throw SyntaxError() }
    if byte.isDigit || byte == UInt8(ascii: ".") {
      let number = try number()
      let unit = unit()
      skipSpaces()
      return number.flatMap { Operand(checking: $0, unit) }
    }
    if byte == UInt8(ascii: "(") {
      calculates = true
      let inner = try arguments()
      guard inner.count == 1 else { throw SyntaxError() }
      let unit = unit()
      skipSpaces()
      return unit.isEmpty ? inner[0] : inner[0]?.with(unit)
    }
    guard byte.isLetter else { throw SyntaxError() }
    let name = word()
    guard next == UInt8(ascii: "("), let function = ArithmeticFunction(rawValue: name) else { throw SyntaxError() }
    calculates = true
    let arguments = try arguments()
    let unit = unit()
    skipSpaces()
    guard function.takes(arguments.count) else { throw SyntaxError() }
    let values = arguments.compactMap { $0 }
    let result = values.count == arguments.count ? function.result(of: values) : nil
    return unit.isEmpty ? result : result?.with(unit)
  }

  /// What stands in brackets, parted by commas.
  private mutating func arguments() throws(SyntaxError) -> [Operand?] {
    try descend()
    defer { depth -= 1 }
    position += 1
    skipSpaces()
    var arguments = [try sum()]
    while next == UInt8(ascii: ",") {
      position += 1
      skipSpaces()
      arguments.append(try sum())
    }
    guard next == UInt8(ascii: ")") else { throw SyntaxError() }
    position += 1
    return arguments
  }

  private mutating func descend() throws(SyntaxError) {
    guard depth < Self.deepest else { throw SyntaxError() }
    depth += 1
  }

  /// Past an operator and the spaces after it.
  private mutating func advance() {
    calculates = true
    position += 1
    skipSpaces()
  }

  private func combined(_ left: Operand?, _ right: Operand?, _ combine: (Operand, Operand) -> Operand?) -> Operand? {
    guard let left, let right else { return nil }
    return combine(left, right)
  }

  /// Whether the sign here belongs to a new value, as in `4px -2px`.
  private var startsValue: Bool {
    guard !isSingle, depth == 0, position > 0, bytes[position - 1].isSpace, position + 1 < bytes.count else {
      return false
    }
    return !bytes[position + 1].isSpace
  }

  private mutating func number() throws(SyntaxError) -> Double? {
    let start = position
    var points = 0
    while let byte = next, byte.isDigit || byte == UInt8(ascii: ".") {
      if byte == UInt8(ascii: ".") { points += 1 }
      position += 1
    }
    guard points < 2, bytes[position - 1] != UInt8(ascii: ".") else { throw SyntaxError() }
    let digits = String(decoding: bytes[start..<position], as: UTF8.self)
    return Double(digits.utf8.first == UInt8(ascii: ".") ? "0" + digits : digits)
  }

  private mutating func unit() -> String {
    guard next == UInt8(ascii: "%") else { return word() }
    position += 1
    return "%"
  }

  private mutating func word() -> String {
    let start = position
    while let byte = next, byte.isLetter { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipSpaces() {
    while let byte = next, byte.isSpace { position += 1 }
  }
}
