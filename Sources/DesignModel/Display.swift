import ColorScience
import TextCore

extension TokenValue {
  /// The value in words, by the rules of its type; values of unknown types read as compact JSON, `nil` as a dash.
  package static func display(_ value: TokenValue?, type: String?, _ style: DisplayStyle) -> String {
    guard let value else { return "–" }
    if let type = type.flatMap(TokenType.named) { return type.display(value, style) }
    return value.plain(style)
  }

  /// A value without a type: text as it is, all else in its usual form.
  func plain(_ style: DisplayStyle) -> String {
    switch self {
    case .null: "null"
    case .flag(let flag): flag ? "true" : "false"
    case .number(let number): number.displayText
    case .text(let text): text
    case .quantity: measure(style)
    case .color(let color): color.display
    case .list(let items): items.map { $0.plain(style) }.joined(separator: ", ")
    case .record(let fields): fields.map { "\($0.name) \($0.value.plain(style))" }.joined(separator: ", ")
    }
  }

  /// A number with its unit: `8 pt`.
  func measure(_ style: DisplayStyle) -> String {
    switch self {
    case .quantity(let amount, let unit): amount.displayText + " " + (unit == "px" ? style.unit : unit)
    default: plain(style)
    }
  }

  /// A length inside a shadow, where nought needs no unit.
  func offset(_ style: DisplayStyle) -> String {
    if case .quantity(0, _) = self { "0" } else { measure(style) }
  }
}

extension Double {
  /// Values in words keep four decimals: enough for every ratio that people write.
  var displayText: String { text(decimals: 4) }

  /// A share as a percentage: `72%`.
  package var percentText: String { (self * 100).text(decimals: 3) + "%" }
}

extension ColorValue {
  /// Hex inside sRGB, with alpha after a stroke; outside it, the authored space.
  package var display: String {
    if color.isInSRGB {
      return color.alpha < 1 ? "\(color.hex) / \(color.alpha.percentText)" : color.hex
    }
    return color.cssText { $0.displayText }
  }
}
