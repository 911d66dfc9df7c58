/// What a source states of a token without an expression.
package enum GivenValue: Sendable, Hashable {
  case value(TokenValue)
  /// A colour that a platform sets, which is known by its name alone.
  case platform(name: String, platform: String)
  /// Declared and not filled in.
  case gap
}
