import ColorScience
import TextCore

/// A text that was to be a colour or a length and is neither.
package struct UnreadableValue: Error, Sendable, Equatable {
  package let message: String
  package let hint: String
}

/// Colours that somebody types.
enum ColorText {
  /// Nobody types a colour or a length that is longer.
  static let longest = 1000

  /// A colour as CSS writes it.
  static func read(_ text: String) throws(UnreadableValue) -> Color {
    if text.utf8.count <= longest, let css = Color.parsingCSS(text) { return css.color }
    throw UnreadableValue(
      message: "'\(shown(text))' is no colour",
      hint: suggestion(for: text) ?? "write it as in CSS: '#0060df', 'rgb(0 96 223)', 'navy'")
  }

  /// Digits that lack their `#`, or a name that is nearly one of CSS.
  static func suggestion(for text: String) -> String? {
    guard text.utf8.count <= longest else { return nil }
    if Color.parsingCSS("#" + text) != nil { return "did you mean '#\(text)'?" }
    guard text.utf8.allSatisfy({ (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0 | 0x20) }) else { return nil }
    return Suggestion.nearest(to: text, in: Color.cssNames).map { "did you mean '\($0)'?" }
  }

  /// As much of a text as a message has room for, on one line.
  static func shown(_ text: String) -> String {
    let start = String(text.unicodeScalars.prefix(60).map { $0.properties.isWhitespace ? " " : Character($0) })
    return text.unicodeScalars.dropFirst(60).isEmpty ? start : start + "…"
  }
}
