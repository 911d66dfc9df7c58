import Analysis
import DesignModel
import Graphics
import TextCore

/// A text style as it can be drawn, with all lengths in px.
struct TypeStyle {
  enum LetterCase {
    case asWritten, upper, lower
  }

  /// Where the baseline lies below the middle of the line box, as a share of the size.
  static let drop = 0.347
  /// A line that says `normal`, as a share of its size.
  private static let normalLine = 1.2
  private static let largest = 1_000.0

  let size: Double
  /// The height of the line box; never less than nought.
  let line: Double
  let lineText: String
  let tracking: Double
  let weight: Int
  let family: Text.Family
  let letterCase: LetterCase

  /// Nil where the style has no value, a part is missing, or a length is none that can be drawn.
  init?(_ analysed: AnalysedCatalog, _ token: Int, in appearance: Int) {
    guard let value = analysed.catalog.value(of: token, in: appearance),
      let size = value["fontSize"]?.pixels(em: 16), size > 0, size <= Self.largest,
      let height = value["lineHeight"],
      let tracking = value["letterSpacing"]?.pixels(em: size), tracking.magnitude <= Self.largest,
      let weight = value["fontWeight"]?.number, (1...1_000).contains(weight),
      let families = value["fontFamily"]?.elements?.compactMap(\.text)
    else { return nil }
    let isNormal = height.text != nil
    let ratio = isNormal ? Self.normalLine : height.number
    guard let line = ratio.map({ $0 * size }) ?? height.pixels(em: size), line.magnitude <= 10 * Self.largest else {
      return nil
    }
    self.size = size
    self.line = max(0, LineHeight.rounded(line))
    lineText = isNormal ? "normal" : LineHeight.rounded(line).text(decimals: 2)
    self.tracking = tracking
    self.weight = Int(weight.rounded())
    family = families.contains(where: isMonospace) ? .mono : .sans
    letterCase = Self.letterCase(analysed.catalog.tokens[token])
  }

  private static func letterCase(_ token: CatalogToken) -> LetterCase {
    guard case .text(let word)? = token.extensions?["design.specimen"]?["textCase"]?.form else { return .asWritten }
    switch word {
    case "uppercase": return .upper
    case "lowercase": return .lower
    default: return .asWritten
    }
  }
}

extension TypeStyle {
  var sizeText: String { size.text(decimals: 2) }

  var trackingText: String {
    let amount = tracking.magnitude.text(decimals: 2)
    return amount == "0" ? amount : (tracking < 0 ? "\u{2212}" : "+") + amount
  }

  var caseText: String? {
    switch letterCase {
    case .asWritten: nil
    case .upper: "caps"
    case .lower: "lower"
    }
  }

  /// The text in the style's case.
  func cased(_ text: String) -> String {
    switch letterCase {
    case .asWritten: text
    case .upper: text.uppercased()
    case .lower: text.lowercased()
    }
  }

  /// A generous guess at the width of a text, since no font is at hand.
  func width(of text: String, scale: Double = 1) -> Double {
    var advance = 0.62
    if family == .sans {
      if letterCase == .upper { advance += 0.13 }
      if weight >= 600 { advance += 0.04 }
    }
    return Double(text.unicodeScalars.count) * (advance * size + tracking) * scale
  }

  func text(_ string: String, at point: Point, scale: Double = 1) -> Text {
    Text(
      cased(string), at: point, size: size * scale, weight: weight, family: family, tracking: tracking * scale)
  }

  /// The text in the style, cut off at the frame where it is likely to be wider.
  func shapes(_ string: String, at point: Point, scale: Double = 1, frame: Rect, clip: String) -> [Shape] {
    let text = Shape.text(text(string, at: point, scale: scale))
    let isInside = (0...(frame.right - point.x)).contains(width(of: string, scale: scale))
    return isInside ? [text] : [.clip(id: clip, frame), .group(Group(clip: clip, [text]))]
  }
}

extension TokenValue {
  /// A length in px; points and the like are the px of their platforms.
  fileprivate func pixels(em: Double) -> Double? {
    guard case .quantity(let amount, let unit) = self else { return nil }
    switch unit {
    case "px", "pt", "dp", "sp": return amount
    case "rem": return amount * 16
    case "em": return amount * em
    case "%": return amount * em / 100
    default: return nil
    }
  }
}

/// Whether one of the names in a font family is that of a monospaced font.
func isMonospace(_ family: String) -> Bool {
  let known = ["mono", "monospace", "monospaced", "courier", "consolas", "inconsolata", "menlo", "monaco", "code"]
  return family.lowercased().split(whereSeparator: { !$0.isLetter }).contains { word in
    known.contains(String(word)) || word.hasSuffix("mono")
  }
}
