import Graphics
import Layout
import TextCore

extension TextStyle {
  var family: Text.Family { isMonospace ? .mono : .sans }

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

  /// A generous guess at the width of a text, since no font is at hand.
  func width(of text: String, scale: Double = 1) -> Double {
    var advance = 0.62
    if !isMonospace {
      if letterCase == .upper { advance += 0.13 }
      if weight >= 600 { advance += 0.04 }
    }
    return Double(text.unicodeScalars.count) * (advance * size + tracking) * scale
  }

  func text(_ string: String, at point: Point, scale: Double = 1) -> Text {
    Text(
      cased(string), at: point, size: size * scale, weight: weight, isItalic: isItalic, family: family,
      tracking: tracking * scale)
  }

  /// The text in the style, cut off at the frame where it is likely to be wider.
  func shapes(_ string: String, at point: Point, scale: Double = 1, frame: Rect, clip: String) -> [Shape] {
    let text = Shape.text(text(string, at: point, scale: scale))
    let isInside = (0...(frame.right - point.x)).contains(width(of: string, scale: scale))
    return isInside ? [text] : [.clip(id: clip, frame), .group(Group(clip: clip, [text]))]
  }
}
