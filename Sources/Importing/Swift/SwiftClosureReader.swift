import Syntax

/// Reads the body of a closure that chooses between two values.
struct SwiftClosureReader {
  typealias Choice = (condition: SwiftExpression, first: SwiftExpression, second: SwiftExpression)

  private let text: SwiftText
  private var index: Int
  private let end: Int

  init(_ text: SwiftText, _ body: Range<Int>) {
    self.text = text
    index = body.lowerBound
    end = min(body.upperBound, text.tokens.count)
  }

  /// Nil when the body is anything else.
  mutating func read() -> Choice? {
    skipParameters()
    skipComments()
    guard index < end else { return nil }
    switch text.text(index) {
    case "if": return conditional()
    case "guard": return guarded()
    case "switch": return switched()
    default:
      guard let value = value(), case .ternary(let condition, let first, let second) = value.form else { return nil }
      return (condition, first, second)
    }
  }

  private static let mostParameterTokens = 16

  private mutating func skipParameters() {
    var current = index
    for _ in 0..<Self.mostParameterTokens where current < end {
      if text.is(current, "in") {
        index = current + 1
        return
      }
      current = text.end(of: current) + 1
    }
  }

  private mutating func skipComments() {
    while index < end, [.comment, .docComment].contains(text.tokens[index].kind) { index += 1 }
  }

  private mutating func value(takesClosures: Bool = true) -> SwiftExpression? {
    skipComments()
    if index < end, text.is(index, "return") { index += 1 }
    guard index < end else { return nil }
    var parser = SwiftExpressionParser(text, from: index, to: end)
    parser.takesClosures = takesClosures
    let value = parser.parse()
    index = max(parser.index, index + 1)
    return value
  }

  /// The one value of `{ return a }`.
  private mutating func block() -> SwiftExpression? {
    skipComments()
    guard index < end, text.tokens[index].kind == .openBrace else { return nil }
    let close = min(text.end(of: index), end)
    var inner = SwiftClosureReader(text, index + 1..<max(close, index + 1))
    index = close + 1
    return inner.value()
  }

  private mutating func conditional() -> Choice? {
    index += 1
    guard let condition = value(takesClosures: false), let first = block() else { return nil }
    skipComments()
    if index < end, text.is(index, "else") {
      index += 1
      return block().map { (condition, first, $0) }
    }
    return value().map { (condition, first, $0) }
  }

  private mutating func guarded() -> Choice? {
    index += 1
    guard let condition = value(takesClosures: false), index < end, text.is(index, "else") else { return nil }
    index += 1
    guard let second = block(), let first = value() else { return nil }
    return (condition, first, second)
  }

  private mutating func switched() -> Choice? {
    index += 1
    guard value(takesClosures: false) != nil, index < end, text.tokens[index].kind == .openBrace else { return nil }
    let close = min(text.end(of: index), end)
    index += 1
    var dark: (SwiftExpression, SwiftExpression)?
    var other: SwiftExpression?
    while index < close {
      skipComments()
      if index < close, text.is(index, "@unknown") { index += 1 }
      guard index < close else { break }
      guard text.is(index, "case") || text.is(index, "default") else { return nil }
      let start = index
      while index < close, text.tokens[index].kind != .colon { index += 1 }
      guard let words = words(start + 1..<max(index, start + 1)) else { return nil }
      index += 1
      guard let value = value() else { return nil }
      if let word = words.first(where: { text.is($0, "dark") }) {
        guard words.count == 1, dark == nil else { return nil }
        let name = SwiftExpression(.implicit("dark"), at: text.range(word..<word + 1))
        dark = (SwiftExpression(.binary("==", name, name), at: name.range), value)
      } else {
        other = other ?? value
      }
      if index < close, text.tokens[index].kind == .semicolon { index += 1 }
    }
    guard let dark, let other else { return nil }
    return (dark.0, dark.1, other)
  }

  /// The last words of `.light, Style.unspecified`; nil for patterns of another form.
  private func words(_ pattern: Range<Int>) -> [Int]? {
    var words: [Int] = []
    for index in pattern where ![.comment, .docComment].contains(text.tokens[index].kind) {
      let isAfterName = index > pattern.lowerBound && text.tokens[index - 1].kind == .identifier
      switch text.tokens[index].kind {
      case .identifier where !isAfterName: words.append(index)
      case .period:
        if isAfterName { words.removeLast() }
      case .comma where isAfterName: continue
      default: return nil
      }
    }
    return words
  }

  /// The one expression that the body is; nil when it is more.
  mutating func single() -> SwiftExpression? {
    let value = value()
    skipComments()
    return index >= end ? value : nil
  }
}
