import DesignModel
import TextCore

extension SwiftValueReader {
  /// SwiftUI's `opacity` multiplies; UIKit's `withAlphaComponent` replaces.
  static let colorMethods: Set<String> = ["opacity", "withAlphaComponent"]

  mutating func translucent(
    _ base: SwiftExpression, _ method: String, alpha: SwiftExpression, _ whole: SwiftExpression
  ) throws(SwiftUnread) -> SwiftValue {
    let value = try color(base)
    guard let alpha = known(alpha) else { throw .because("its opacity is not known before the program runs") }
    guard (0...1).contains(alpha) else { throw .because("its opacity is not between 0 and 1") }
    switch ground(of: value) {
    case .platform: return platformColor(whole)
    case .unknown where method == "opacity":
      throw .because("the opacity of what it is put upon is not known here")
    case .unknown: return faded(value, to: alpha, at: whole.range)
    case .alpha(let before): return faded(value, to: method == "opacity" ? before * alpha : alpha, at: whole.range)
    }
  }

  private func faded(_ value: SwiftValue, to alpha: Double, at range: SourceRange) -> SwiftValue {
    var result: SwiftValue
    switch value.expression.form {
    case .record(let fields):
      let field = Expression.Field(name: "alpha", nameRange: range, value: Expression(.number(alpha), at: range))
      result = SwiftValue("color", Expression(.record(fields.filter { $0.name != "alpha" } + [field]), at: range))
    case .alias(let path):
      result = SwiftValue(
        "color", interpolation([.text("rgba("), .reference(path), .text(", \(alpha.exactText))")], at: range))
    case .interpolation(let inner):
      let pieces = inner.pieces.dropLast() + [.text(", \(alpha.exactText))")]
      result = SwiftValue("color", interpolation(Array(pieces), at: range))
    default: result = value
    }
    result.alpha = alpha
    return result
  }

  /// What a colour lets through in the scheme that is read. Where that differs between the schemes of what it names, they
  /// become its own.
  mutating func ground(of value: SwiftValue) -> SwiftGround {
    var named: [String] = []
    let ground = ground(of: value, in: scheme, &named)
    guard
      named.contains(where: { name in
        var inner: [String] = []
        return self.ground(of: value, in: name, &inner) != ground
      })
    else { return ground }
    for name in named where !schemes.contains(name) { schemes.append(name) }
    return ground
  }

  private mutating func ground(of value: SwiftValue, in scheme: String, _ named: inout [String]) -> SwiftGround {
    var value = value
    for _ in 0..<64 {
      if case .platform? = value.given { return .platform }
      if let alpha = value.alpha { return .alpha(alpha) }
      guard case .alias(let path) = value.expression.form else { return SwiftGround(value.expression) }
      guard let target = value.target else { return assets.ground(path) }
      guard case .success(let reading)? = reading(of: target, in: scheme) else { return .unknown }
      named += reading.schemes
      value = reading.value
    }
    return .unknown
  }

  /// A colour that can stand inside another value.
  mutating func innerColor(_ expression: SwiftExpression) throws(SwiftUnread) -> Expression {
    let value = try color(expression)
    guard ground(of: value) != .platform else { throw .because("a colour of the system has no value of its own") }
    return value.expression
  }

  /// A colour that is known by its name alone.
  func platformColor(_ expression: SwiftExpression) -> SwiftValue {
    let name = written(expression.range)
    let platform =
      name.contains("NSColor") || colorType == "NSColor"
      ? "macOS"
      : name.contains("UIColor") || colorType == "UIColor" ? "iOS" : "the system"
    var value = SwiftValue("color", Expression(.text(name), at: expression.range))
    value.given = .platform(name: name, platform: platform)
    return value
  }
}
