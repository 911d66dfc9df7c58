import ColorScience
import Syntax
import TextCore

/// What a shape is filled with, or its line is drawn in.
struct IconPaint {
  static let none = IconPaint(color: nil, attribute: nil)
  /// What a shape that says nothing is filled with.
  static let black = IconPaint(color: "#000000", attribute: nil)

  /// As two paints can be compared: the hex of an opaque colour, else the words; nil where nothing can be seen.
  private let color: String?
  /// Where it is said.
  let attribute: XMLAttribute?

  var isVisible: Bool { color != nil }

  private init(color: String?, attribute: XMLAttribute?) {
    self.color = color
    self.attribute = attribute
  }

  init(_ attribute: XMLAttribute) {
    self.attribute = attribute
    let text = attribute.value.trimmed.lowercased()
    switch text {
    case "none": color = nil
    // Black, unless somebody colours it.
    case "currentcolor": color = Self.black.color
    default:
      guard let parsed = Color.parsingCSS(text)?.color else {
        color = text
        return
      }
      color = parsed.alpha == 0 ? nil : parsed.alpha < 1 ? text : parsed.hex
    }
  }

  func looksLike(_ other: IconPaint) -> Bool { color == other.color }
}
