import ColorScience

/// `rgba(#336699, 0.5)`: a colour with another alpha, as Tokens Studio writes it and CSS does not.
struct ColorAlphaText {
  let color: ColorValue

  static let functions = ["rgba(", "rgb(", "hsla(", "hsl("]

  init?(_ text: String) {
    guard text.utf8.count <= 256, let function = Self.functions.first(where: { text.hasPrefix($0) }),
      text.utf8.last == UInt8(ascii: ")")
    else { return nil }
    let inner = text.utf8.dropFirst(function.utf8.count).dropLast()
    guard let comma = inner.lastIndex(of: UInt8(ascii: ",")), let base = String(inner[..<comma]),
      let css = Color.parsingCSS(base), css.color.isMeasurable,
      let written = String(inner[inner.index(after: comma)...]), let alpha = Self.alpha(written)
    else { return nil }
    color = ColorValue(css.color.withAlpha(alpha), hex: css.hex)
  }

  private static func alpha(_ text: String) -> Double? {
    let digits = text.utf8.filter { $0 != UInt8(ascii: " ") }
    guard let measure = MeasureText(String(decoding: digits, as: UTF8.self)) else { return nil }
    switch measure.unit {
    case "": return min(max(measure.amount, 0), 1)
    case "%": return min(max(measure.amount / 100, 0), 1)
    default: return nil
    }
  }
}
