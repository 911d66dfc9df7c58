import Syntax
import TextCore

extension SwiftExpressionParser {
  /// What stands between parentheses.
  mutating func arguments() -> [SwiftExpression.Argument] {
    var found: [SwiftExpression.Argument] = []
    let close = min(text.end(of: index), end)
    index += 1
    skipComments()
    while index < close {
      let start = index
      var label: String?
      if text.tokens[index].kind == .identifier {
        let name = self.name(index)
        advance()
        if current?.kind == .colon {
          label = name
          advance()
        } else {
          index = start
        }
      }
      found.append(SwiftExpression.Argument(label: label, value: element(to: close)))
    }
    index = min(close + 1, end)
    used = index
    skipComments()
    return found
  }

  mutating func array() -> SwiftExpression {
    let start = index
    var items: [SwiftExpression] = []
    let close = min(text.end(of: index), end)
    index += 1
    skipComments()
    while index < close { items.append(element(to: close)) }
    index = min(close + 1, end)
    used = index
    skipComments()
    return SwiftExpression(.array(items), at: range(from: start))
  }

  /// One expression of a list, with the comma after it.
  private mutating func element(to close: Int) -> SwiftExpression {
    let start = index
    let outer = takesClosures
    takesClosures = true
    defer { takesClosures = outer }
    var value = ternary()
    if index < close, current?.kind != .comma {
      while index < close, current?.kind != .comma { advance() }
      value = unreadable("it is more than a constant expression", from: start)
    }
    if index < close { advance() }
    if index == start { index += 1 }
    return value
  }
}
