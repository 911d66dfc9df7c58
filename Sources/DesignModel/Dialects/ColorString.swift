import ColorScience
import TextCore

extension HouseRule {
  /// W-1 and W-2: a colour as CSS text.
  static let colorString = HouseRule(
    TalliedProblem("legacy-color-string", hint: "write an object with 'colorSpace' and 'components'") { count in
      "\(count) \(count == 1 ? "colour is" : "colours are") written as text"
    },
    for: ["color"], coveredBy: [.composite]
  ) { value in
    guard case .text(let text) = value.form else { return nil }
    if let color = ColorAlphaText(text)?.color { return .color(color) }
    guard let css = Color.parsingCSS(text), css.color.isMeasurable else { return nil }
    return .color(ColorValue(css.color, hex: css.hex))
  }
}
