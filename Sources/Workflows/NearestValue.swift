package import ColorScience
import DesignModel

/// What tokens are compared with: a colour, or a length in pixels.
package enum NearestValue: Sendable, Equatable {
  case color(Color)
  case length(Double)

  /// Reads a colour of CSS or of Swift source, or a length in `px`, `pt`, `dp` or `rem`.
  package init(_ text: String) throws(UnreadableValue) {
    if text.utf8.count <= ColorText.longest {
      if let color = Color.parsingCSS(text)?.color ?? SwiftColorText(text)?.color {
        self = .color(color)
        return
      }
      if let length = Self.length(text) {
        self = .length(length)
        return
      }
    }
    let isMeasure = text.first?.isNumber == true
    let general =
      isMeasure
      ? "a length is in px, pt, dp or rem"
      : "write '#0060df', 'Color(red: 0, green: 0.4, blue: 0.9)', 12, '12 px' or 1.5rem"
    throw UnreadableValue(
      message: "'\(ColorText.shown(text))' is no colour and no length",
      hint: ColorText.suggestion(for: text) ?? general)
  }

  private static func length(_ text: String) -> Double? {
    let words = text.lowercased().split(whereSeparator: \.isWhitespace)
    guard words.count == 1 || words.count == 2, let measure = MeasureText(words.joined()) else { return nil }
    // Two numbers that stand apart are not one.
    if words.count == 2, words[1] != measure.unit { return nil }
    return pixels(measure.amount, unit: measure.unit).flatMap { $0.isFinite ? $0 : nil }
  }

  /// A length in pixels, of which points are another name and a `rem` is sixteen.
  static func pixels(_ amount: Double, unit: String) -> Double? {
    switch unit {
    case "", "px", "pt", "dp": amount
    case "rem": amount * 16
    default: nil
    }
  }
}
