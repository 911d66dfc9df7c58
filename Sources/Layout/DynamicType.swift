/// Apple, Human Interface Guidelines, Typography: the Dynamic Type sizes of iOS and iPadOS.
package enum DynamicType {
  /// A size and its leading, in points.
  package struct Figure: Sendable, Hashable {
    package let size: Double
    package let leading: Double
  }

  /// The content size that a system has as long as nobody changes it.
  package static let standardSize = "large"

  /// From the smallest.
  package static let contentSizes = rows.map(\.contentSize)

  /// By SwiftUI's names, from the largest.
  package static let textStyles = [
    "largeTitle", "title", "title2", "title3", "headline", "body", "callout", "subheadline", "footnote", "caption",
    "caption2",
  ]

  /// Nil where there is no such text style or content size.
  package static func figure(of textStyle: String, at contentSize: String) -> Figure? {
    guard let column = textStyles.firstIndex(of: textStyle),
      let row = rows.first(where: { $0.contentSize == contentSize })
    else { return nil }
    return Figure(size: row.sizes[column], leading: row.leadings[column])
  }

  private static let rows: [(contentSize: String, sizes: [Double], leadings: [Double])] = [
    (
      "xSmall", [31, 25, 19, 17, 14, 14, 13, 12, 12, 11, 11],
      [38, 31, 24, 22, 19, 19, 18, 16, 16, 13, 13]
    ),
    (
      "small", [32, 26, 20, 18, 15, 15, 14, 13, 12, 11, 11],
      [39, 32, 25, 23, 20, 20, 19, 18, 16, 13, 13]
    ),
    (
      "medium", [33, 27, 21, 19, 16, 16, 15, 14, 12, 11, 11],
      [40, 33, 26, 24, 21, 21, 20, 19, 16, 13, 13]
    ),
    (
      "large", [34, 28, 22, 20, 17, 17, 16, 15, 13, 12, 11],
      [41, 34, 28, 25, 22, 22, 21, 20, 18, 16, 13]
    ),
    (
      "xLarge", [36, 30, 24, 22, 19, 19, 18, 17, 15, 14, 13],
      [43, 37, 30, 28, 24, 24, 23, 22, 20, 19, 18]
    ),
    (
      "xxLarge", [38, 32, 26, 24, 21, 21, 20, 19, 17, 16, 15],
      [46, 39, 32, 30, 26, 26, 25, 24, 22, 21, 20]
    ),
    (
      "xxxLarge", [40, 34, 28, 26, 23, 23, 22, 21, 19, 18, 17],
      [48, 41, 34, 32, 29, 29, 28, 28, 24, 23, 22]
    ),
    (
      "accessibility1", [44, 38, 34, 31, 28, 28, 26, 25, 23, 22, 20],
      [52, 46, 41, 38, 34, 34, 32, 31, 29, 28, 25]
    ),
    (
      "accessibility2", [48, 43, 39, 37, 33, 33, 32, 30, 27, 26, 24],
      [57, 51, 47, 44, 40, 40, 39, 37, 33, 32, 30]
    ),
    (
      "accessibility3", [52, 48, 44, 43, 40, 40, 38, 36, 33, 32, 29],
      [61, 57, 52, 51, 48, 48, 46, 43, 40, 39, 35]
    ),
    (
      "accessibility4", [56, 53, 50, 49, 47, 47, 44, 42, 38, 37, 34],
      [66, 62, 59, 58, 56, 56, 52, 50, 46, 44, 41]
    ),
    (
      "accessibility5", [60, 58, 56, 55, 53, 53, 51, 49, 44, 43, 40],
      [70, 68, 66, 65, 62, 62, 60, 58, 52, 51, 48]
    ),
  ]
}
