import Syntax

/// What `@available(…)` says of a declaration.
struct SwiftDeprecation: Sendable {
  private(set) var isDeprecated = false
  private(set) var reason: String?

  /// Reads the tokens between the parentheses of one attribute.
  mutating func read(_ text: SwiftText, _ tokens: Range<Int>) {
    let tokens = tokens.clamped(to: 0..<text.tokens.count)
    guard tokens.contains(where: { text.is($0, "deprecated") }) else { return }
    isDeprecated = true
    for (label, word) in [("message", ""), ("renamed", "renamed to ")] {
      guard reason == nil, let index = tokens.first(where: { text.text($0) == label }), index + 2 < tokens.upperBound,
        text.tokens[index + 1].kind == .colon, text.tokens[index + 2].kind == .string
      else { continue }
      reason = SwiftStringText.content(text.bytes(index + 2)).map { word + $0 }
    }
  }
}
