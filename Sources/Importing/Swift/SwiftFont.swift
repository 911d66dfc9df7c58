import DesignModel
import TextCore

/// A font of Swift, and what a text style adds to it.
struct SwiftFont {
  var family: Expression
  var size: Expression
  /// The size when it is known here.
  var points: Double?
  var weight: Expression
  var lineHeight: Double?
  var tracking: Expression?
  var textStyle: String?
  var textCase: String?

  /// What the platform's font stands for.
  static let system = "system"

  /// The line height that is assumed where a font alone decides (W-37).
  static let usualLineHeight = 1.2

  /// Apple's text styles at the default size: size, line height, weight.
  static let textStyles: [String: (size: Double, line: Double, weight: Double)] = [
    "extraLargeTitle": (36, 43, 700), "extraLargeTitle2": (28, 34, 700),
    "largeTitle": (34, 41, 400), "title": (28, 34, 400), "title1": (28, 34, 400), "title2": (22, 28, 400),
    "title3": (20, 25, 400), "headline": (17, 22, 600), "body": (17, 22, 400), "callout": (16, 21, 400),
    "subheadline": (15, 20, 400), "footnote": (13, 18, 400), "caption": (12, 16, 400), "caption1": (12, 16, 400),
    "caption2": (11, 13, 400),
  ]

  static let weights: [String: Double] = [
    "ultraLight": 100, "thin": 200, "light": 300, "regular": 400, "medium": 500, "semibold": 600, "bold": 700,
    "heavy": 800, "black": 900,
  ]

  private static let faces: [String: Double] = [
    "ultralight": 100, "thin": 200, "light": 300, "regular": 400, "book": 400, "roman": 400, "medium": 500,
    "semibold": 600, "demibold": 600, "bold": 700, "extrabold": 800, "heavy": 800, "black": 900,
  ]

  /// The family and weight of a font's PostScript name, such as `Inter-SemiBold`.
  static func face(_ name: String) -> (family: String, weight: Double)? {
    guard let dash = name.lastIndex(of: "-"), dash != name.startIndex,
      let weight = faces[name[name.index(after: dash)...].lowercased()]
    else { return nil }
    return (String(name[..<dash]), weight)
  }

  init(family: Expression, size: Expression, points: Double?, weight: Double = 400) {
    self.family = family
    self.size = size
    self.points = points
    self.weight = Expression(.number(weight), at: family.range)
  }
}
