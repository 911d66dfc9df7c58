import ColorScience
import DesignModel

/// What an opacity is put upon.
enum SwiftGround: Hashable {
  case alpha(Double)
  /// A colour that the platform sets.
  case platform
  case unknown

  init(_ token: TokenDeclaration) {
    switch token.given {
    case .value(.color(let color))?: self = .alpha(color.color.alpha)
    case .platform?: self = .platform
    case .value?, .gap?: self = .unknown
    case nil: self = token.value.map { SwiftGround($0) } ?? .unknown
    }
  }

  init(_ value: Expression) {
    if case .text(let text) = value.form, let color = Color.parsingCSS(text)?.color {
      self = .alpha(color.alpha)
      return
    }
    guard value["components"] != nil else {
      self = .unknown
      return
    }
    guard case .number(let alpha)? = value["alpha"]?.form else {
      self = value["alpha"] == nil ? .alpha(1) : .unknown
      return
    }
    self = .alpha(alpha)
  }
}
