package import DesignModel
import TextCore

/// A text style as it can be set, with all lengths in px.
package struct TextStyle: Sendable, Hashable {
  package enum LetterCase: Sendable, Hashable {
    case asWritten, upper, lower
  }

  /// Where the baseline lies below the middle of the line box, as a share of the size.
  package static let drop = 0.347
  private static let sizes = 0.01...1_000
  private static let longest = 10_000.0

  package let size: Double
  /// The height of the line box; never less than nought.
  package let line: Double
  package let lineText: String
  /// The line as a share of the size, before it is rounded.
  private let ratio: Double
  package let tracking: Double
  package let weight: Int
  package let isItalic: Bool
  package let isMonospace: Bool
  package let letterCase: LetterCase
  /// The platform's text style that it grows with, by SwiftUI's name.
  package let platformStyle: String?

  /// Nil where a part of the value is missing, or a length is none that can be drawn.
  package init?(_ value: TokenValue, letterCase: LetterCase = .asWritten, platformStyle: String? = nil) {
    guard let size = value["fontSize"]?.pixels(em: 16), Self.sizes.contains(size),
      let height = value["lineHeight"],
      let tracking = value["letterSpacing"]?.pixels(em: size), tracking.magnitude <= Self.longest / 10,
      let weight = value["fontWeight"]?.weight, (1...1_000).contains(weight),
      let families = value["fontFamily"]?.elements?.compactMap(\.text)
    else { return nil }
    let isNormal = height.text != nil || value.isAssumed("lineHeight")
    guard let line = height.line(ofSize: size), line.magnitude <= Self.longest else { return nil }
    self.size = size
    self.ratio = line / size
    self.line = max(0, LineHeight.rounded(line))
    lineText = isNormal ? "normal" : LineHeight.rounded(line).text(decimals: 2)
    self.tracking = tracking
    self.weight = Int(weight.rounded())
    isItalic = value.isItalic
    isMonospace = families.contains(where: Self.isMonospace)
    self.letterCase = letterCase
    self.platformStyle = platformStyle
  }

  /// The style as it is at a content size of Dynamic Type: its size grows as that of the platform's style that it is tied
  /// to, line and tracking with it. A style that is tied to none stays as it is, as at a content size that is unknown.
  package func scaled(to contentSize: String) -> TextStyle {
    guard let platformStyle, let figure = DynamicType.figure(of: platformStyle, at: contentSize),
      let standard = DynamicType.figure(of: platformStyle, at: DynamicType.standardSize), figure != standard
    else { return self }
    return TextStyle(self, size: size * figure.size / standard.size)
  }

  private init(_ style: TextStyle, size: Double) {
    let size = (size * 100).rounded() / 100
    let line = LineHeight.length(size: size, ratio: style.ratio)
    self.size = size
    self.line = max(0, line)
    lineText = style.lineText == "normal" ? style.lineText : line.text(decimals: 2)
    ratio = style.ratio
    tracking = style.tracking * size / style.size
    weight = style.weight
    isItalic = style.isItalic
    isMonospace = style.isMonospace
    letterCase = style.letterCase
    platformStyle = style.platformStyle
  }

  /// The text in the style's case.
  package func cased(_ text: String) -> String {
    switch letterCase {
    case .asWritten: text
    case .upper: text.uppercased()
    case .lower: text.lowercased()
    }
  }

  /// Whether a name in a font family is that of a monospaced font.
  package static func isMonospace(_ family: String) -> Bool {
    let known = ["mono", "monospace", "monospaced", "courier", "consolas", "inconsolata", "menlo", "monaco", "code"]
    return family.lowercased().split(whereSeparator: { !$0.isLetter }).contains { word in
      known.contains(String(word)) || word.hasSuffix("mono")
    }
  }
}

extension TokenValue {
  /// A line that says `normal`, as a share of its size.
  private static let normalLine = 1.2

  /// The height of a line in px: a multiple of the size, a length, a number that is too large for a multiple, or
  /// `normal`.
  package func line(ofSize size: Double) -> Double? {
    if text != nil { return Self.normalLine * size }
    return number.map { isLineInPixels ? $0 : $0 * size } ?? pixels(em: size)
  }

  /// Whether a line height is a plain number that must be px: no line is ten times as high as its letters.
  package var isLineInPixels: Bool { number.map { $0 >= 10 } ?? false }

  /// A font weight, with or without a style beside it.
  package var weight: Double? { number ?? self["weight"]?.number }

  /// Whether a text style is to be set in italics, as older tools say it.
  fileprivate var isItalic: Bool {
    let words = [self["fontWeight"]?["style"], self["extra"]?["fontStyle"]].compactMap { $0?.text?.lowercased() }
    return words.contains { ["italic", "oblique"].contains($0) }
  }

  /// A length in px; points and the like are the px of their platforms.
  package func pixels(em: Double = 16) -> Double? {
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
