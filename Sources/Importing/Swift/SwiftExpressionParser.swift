import Syntax
import TextCore

/// Reads one expression; what it does not know becomes unreadable, with the reason.
struct SwiftExpressionParser {
  let text: SwiftText
  /// The number of the next token.
  var index: Int
  /// The number of the token after the last that was used; comments between it and `index` belong to what follows.
  var used: Int
  let end: Int
  private var depth = 0
  /// Whether a brace after a call is a closure: not in the condition of `if` and `switch`.
  var takesClosures = true

  /// Deeper expressions are no constants of a design, and each level costs stack.
  private static let deepest = 24
  private static let longest = 24

  init(_ text: SwiftText, from index: Int, to end: Int) {
    self.text = text
    self.index = index
    used = index
    self.end = min(end, text.tokens.count)
    skipComments()
  }

  /// The expression that begins here, up to where it must end.
  mutating func parse() -> SwiftExpression {
    let start = index
    let expression = ternary()
    guard !isAtBoundary else { return expression }
    while !isAtBoundary { advance() }
    return unreadable("it is more than a constant expression", from: start)
  }

  /// Whether the tokens are used up.
  var isAtEnd: Bool { index >= end }

  var isAtBoundary: Bool {
    guard let token = current else { return true }
    switch token.kind {
    case .comma, .semicolon, .closeParen, .closeBracket, .closeBrace, .colon, .openBrace: return true
    case .period: return false
    // Of `guard`, whose condition takes no closure.
    case .identifier where !takesClosures && stands("else"): return true
    case .symbol: return token.startsLine && isPrefix(index)
    default: return token.startsLine
    }
  }

  var current: SwiftToken? { index < end ? text.tokens[index] : nil }

  mutating func skipComments() {
    while index < end, text.tokens[index].kind == .comment || text.tokens[index].kind == .docComment { index += 1 }
  }

  /// To the token after this one, or after the bracket that this one opens.
  mutating func advance() {
    guard index < end else { return }
    index = min(text.end(of: index) + 1, end)
    used = index
    skipComments()
  }

  private func stands(_ word: StaticString) -> Bool { index < end && text.is(index, word) }

  func range(from start: Int) -> SourceRange {
    guard start < text.tokens.count else { return text.range(start..<start) }
    var last = max(index, start + 1)
    while last - 1 > start,
      [.comment, .docComment].contains(text.tokens[last - 1].kind)
    { last -= 1 }
    return text.range(start..<last)
  }

  func unreadable(_ reason: String, from start: Int) -> SwiftExpression {
    SwiftExpression(.unreadable(reason), at: range(from: start))
  }

  mutating func ternary() -> SwiftExpression {
    depth += 1
    defer { depth -= 1 }
    let start = index
    guard depth < Self.deepest else {
      while !isAtBoundary { advance() }
      return unreadable("it is nested too deeply", from: start)
    }
    let condition = converted(binary(above: 0), from: start)
    guard stands("?") else { return condition }
    advance()
    let first = ternary()
    guard current?.kind == .colon else { return unreadable("it is more than a constant expression", from: start) }
    advance()
    let second = ternary()
    return SwiftExpression(.ternary(condition, first, second), at: range(from: start))
  }

  /// `8 as CGFloat` is a number of that type; other conversions leave a value what it is.
  private mutating func converted(_ value: SwiftExpression, from start: Int) -> SwiftExpression {
    guard let token = current, token.kind == .identifier, !token.startsLine, stands("as") else { return value }
    advance()
    if current?.kind == .symbol { advance() }
    guard current?.kind == .identifier else { return value }
    let name = SwiftExpression(.name(self.name(index)), at: text.range(index..<index + 1))
    advance()
    while current?.kind == .period {
      advance()
      if current?.kind == .identifier { advance() }
    }
    guard case .name(let type) = name.form, SwiftValueReader.numberTypes.contains(type) else { return value }
    return SwiftExpression(
      .call(name, [SwiftExpression.Argument(label: nil, value: value)]), at: range(from: start))
  }

  private static let precedences = [
    "*": 4, "/": 4, "%": 4, "+": 3, "-": 3, "??": 2, "==": 1, "!=": 1, "<": 1, ">": 1, "<=": 1, ">=": 1,
    "&&": 1, "||": 1,
  ]

  private mutating func binary(above least: Int) -> SwiftExpression {
    let start = index
    var left = prefixed()
    var count = 0
    while let token = current, token.kind == .symbol, !(token.startsLine && isPrefix(index)),
      let precedence = Self.precedences[text.text(index)], precedence > least
    {
      let name = text.text(index)
      count += 1
      advance()
      let right = binary(above: precedence)
      left =
        count < Self.longest
        ? SwiftExpression(.binary(name, left, right), at: range(from: start))
        : unreadable("it is too long", from: start)
    }
    return left
  }

  /// Whether an operator belongs to what comes after it.
  private func isPrefix(_ index: Int) -> Bool {
    guard index + 1 < end else { return false }
    return text.tokens[index].isSpaced && !text.tokens[index + 1].isSpaced
  }

  private mutating func prefixed() -> SwiftExpression {
    let start = index
    guard let token = current, token.kind == .symbol else { return postfixed() }
    let name = text.text(index)
    advance()
    let value = postfixed()
    switch name {
    case "-": return SwiftExpression(.negative(value), at: range(from: start))
    case "+": return value
    default: return unreadable("'\(name)' is an operator that Specimen does not know", from: start)
    }
  }

  private mutating func postfixed() -> SwiftExpression {
    let start = index
    var value = primary()
    var count = 0
    while let token = current {
      count += 1
      guard count < Self.longest else { return unreadable("it is too long", from: start) }
      switch token.kind {
      case .period:
        advance()
        guard let name = current, name.kind == .identifier || name.kind == .number else {
          return unreadable("it is more than a constant expression", from: start)
        }
        let word = self.name(index)
        advance()
        value = SwiftExpression(.member(value, word), at: range(from: start))
      case .openParen where !token.startsLine:
        let arguments = arguments()
        value = SwiftExpression(.call(value, arguments), at: range(from: start))
      case .openBracket where !token.startsLine:
        advance()
        value = unreadable("a subscript has no value before the program runs", from: start)
      case .openBrace where !token.startsLine && takesClosures && !opensAccessors:
        let body = index + 1..<min(text.end(of: index), end)
        let closure = SwiftExpression(.closure(body), at: text.range(index..<index + 1))
        advance()
        let argument = SwiftExpression.Argument(label: nil, value: closure)
        if case .call(let callee, let arguments) = value.form {
          value = SwiftExpression(.call(callee, arguments + [argument]), at: range(from: start))
        } else {
          value = SwiftExpression(.call(value, [argument]), at: range(from: start))
        }
      case .symbol where !token.isSpaced && (stands("!") || stands("?")):
        // `UIColor(named: "x")!` is the colour.
        advance()
      default: return value
      }
    }
    return value
  }

  /// Whether a brace belongs to a property and not to its value.
  private var opensAccessors: Bool {
    var next = index + 1
    while next < end, [.comment, .docComment].contains(text.tokens[next].kind) { next += 1 }
    guard next < end else { return false }
    return ["get", "set", "didSet", "willSet"].contains(text.text(next))
  }

  func name(_ index: Int) -> String {
    let bytes = text.bytes(index)
    guard bytes.first == UInt8(ascii: "`"), bytes.count > 2 else { return text.text(index) }
    return String(decoding: bytes.dropFirst().dropLast(), as: UTF8.self)
  }

  private mutating func primary() -> SwiftExpression {
    let start = index
    guard let token = current else { return unreadable("there is no value", from: start) }
    switch token.kind {
    case .number:
      advance()
      guard let number = SwiftNumber(text.bytes(start)) else { return unreadable("it is no number", from: start) }
      return SwiftExpression(.number(number), at: range(from: start))
    case .string:
      advance()
      guard let content = SwiftStringText.content(text.bytes(start)) else {
        return unreadable("text with something interpolated has no value before the program runs", from: start)
      }
      return SwiftExpression(.string(content), at: range(from: start))
    case .identifier: return word()
    case .hash:
      let name = text.text(index)
      advance()
      return SwiftExpression(.name(name), at: range(from: start))
    case .period:
      advance()
      guard current?.kind == .identifier else {
        return unreadable("it is more than a constant expression", from: start)
      }
      let name = self.name(index)
      advance()
      return SwiftExpression(.implicit(name), at: range(from: start))
    case .openParen:
      let inner = arguments()
      guard inner.count == 1, inner[0].label == nil else { return unreadable("it is a tuple", from: start) }
      return inner[0].value
    case .openBracket: return array()
    case .openBrace:
      let body = index + 1..<min(text.end(of: index), end)
      advance()
      return SwiftExpression(.closure(body), at: range(from: start))
    case .attribute, .regex, .stray, .symbol:
      advance()
      return unreadable("it is more than a constant expression", from: start)
    // What ends a list is left for the list, so that no token is read twice.
    default: return unreadable("there is no value", from: start)
    }
  }

  private mutating func word() -> SwiftExpression {
    let start = index
    let name = self.name(index)
    advance()
    switch name {
    case "true", "false": return SwiftExpression(.flag(name == "true"), at: range(from: start))
    case "if", "switch", "try", "await", "do", "any", "some":
      while !isAtBoundary { advance() }
      return unreadable("'\(name)' is decided when the program runs", from: start)
    default: return SwiftExpression(.name(name), at: range(from: start))
    }
  }
}
