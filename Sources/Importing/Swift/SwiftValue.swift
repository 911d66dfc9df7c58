import DesignModel
import TextCore

/// A style value that a member has, as a token will hold it.
struct SwiftValue: Sendable {
  /// Nil where it is that of the token that is named.
  var type: String?
  let expression: Expression
  /// What the platform or the language says where DTCG has no such value.
  var given: GivenValue?
  /// The opacity of a colour that is known from a name.
  var alpha: Double?
  /// Whether it is a style value whatever it is called, as a colour is and a plain number is not.
  let isStyle: Bool
  /// Settings of text that DTCG has no place for.
  var textSettings: [(name: String, value: String)] = []
  /// The member that is named as a whole.
  var target: SwiftTarget?

  init(_ type: String?, _ expression: Expression, isStyle: Bool = true) {
    self.type = type
    self.expression = expression
    self.isStyle = isStyle
  }
}

/// A value with what it depends on.
struct SwiftReading: Sendable {
  let value: SwiftValue
  let targets: [SwiftTarget]
  /// The schemes, such as `light` and `dark`, for which a helper gives different values; the first is that of `value`.
  let schemes: [String]
}

/// Why a member is no token.
enum SwiftUnread: Error {
  /// It is no style value, which needs no word.
  case notStyle
  /// It may be one, and has no value that can be read.
  case because(String)
  /// It names something that is nowhere, and a name much like it is here.
  case unresolved([String], near: String)

  static let notConstant = SwiftUnread.because("it is more than a constant expression")
}
