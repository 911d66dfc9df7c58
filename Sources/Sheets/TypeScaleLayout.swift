import Analysis
import DesignModel
import Graphics
import Layout

/// Text styles in rows: name and figures at left, and at right the line box with a sample on its baseline.
///
/// Where a name is longer than its column, all names stand on lines of their own above the figures.
struct TypeScaleLayout {
  private static let top = 92.0
  private static let sample = 344.0
  private static let longestName = 11
  private static let longestNameAbove = 44
  private static let longestMeasures = 12
  private static let nameLine = 18.0
  private static let least = 64.0

  private let analysed: AnalysedCatalog
  private let sheet: String
  private let appearance: Int
  private let tokens: [Int]
  private let names: [String]
  let styles: [TextStyle?]
  private let namesStandAbove: Bool

  init(_ analysed: AnalysedCatalog, _ tokens: [Int], sheet: String, in appearance: Int) {
    self.analysed = analysed
    self.sheet = sheet
    self.appearance = appearance
    self.tokens = tokens
    names = Label.names(of: tokens, in: analysed)
    styles = tokens.map { analysed.textStyle(of: $0, in: appearance) }
    namesStandAbove = names.contains { $0.count > Self.longestName }
  }

  var bottom: Double { styles.reduce(Self.top) { $0 + Self.height(of: $1) } }

  var shapes: [Shape] {
    let heads = ["size / line", "tracking", styles.contains { $0?.caseText != nil } ? "weight, case" : "weight"]
    var shapes = zip(heads, columns).map { Shape.sans($0, Plate.margin + $1, 80) }
    if !namesStandAbove { shapes.insert(.sans("style", Plate.margin, 80), at: 0) }
    var y = Self.top
    for index in tokens.indices {
      let id = analysed.markID(sheet, tokens[index])
      shapes.append(.group(Group(id: id, at: Point(Plate.margin, y), row(index, id))))
      y += Self.height(of: styles[index])
    }
    return shapes
  }

  /// Where size, tracking and weight stand.
  private var columns: [Double] { namesStandAbove ? [0, 96, 168] : [88, 184, 256] }

  /// Room for the line box, and for letters that are taller than it.
  private static func height(of style: TextStyle?) -> Double {
    guard let style else { return least }
    return max(least, style.line.rounded(.up) + 32, (1.2 * style.size).rounded(.up) + 8)
  }

  private func row(_ index: Int, _ id: String) -> [Shape] {
    let rule = Shape.line(Point(0, 0.5), Point(Plate.inner, 0.5), Stroke(.chrome(.rule)))
    guard let style = styles[index] else { return [rule] + missing(index) }
    let height = Self.height(of: style)
    let top = ((height - style.line) / 2).rounded(.down)
    let baseline = (top + style.line / 2 + TextStyle.drop * style.size).rounded()
    let room = Plate.inner - Self.sample
    let text = TypeSample.text(index, within: room, in: style)
    let figures = [
      Self.measures(style), style.trackingText,
      // Beside a case there is no room for a word that the sample shows.
      [String(style.weight), style.caseText ?? (style.isItalic ? "italic" : nil)].compactMap(\.self).joined(
        separator: " "),
    ]
    return [
      rule,
      .rect(Rect(Self.sample, top, room, style.line), Style(fill: .chrome(.wash))),
      .line(
        Point(Self.sample, baseline + 0.5), Point(Plate.inner, baseline + 0.5), Stroke(.chrome(.ink2), width: 0.5)),
      name(index, baseline),
    ] + zip(figures, columns).map { .mono($0, $1, baseline, size: 11.5) }
      + style.shapes(
        text, at: Point(Self.sample, baseline), frame: Rect(Self.sample, 0, room, height), clip: id + "-clip")
  }

  /// Size and line height; without spaces where they would reach the next column.
  private static func measures(_ style: TextStyle) -> String {
    let parts = [style.sizeText, style.lineText]
    let text = parts.joined(separator: " / ")
    return text.count <= longestMeasures ? text : parts.joined(separator: "/")
  }

  private func missing(_ index: Int) -> [Shape] {
    let hasValue = analysed.catalog.value(of: tokens[index], in: appearance) != nil
    let word = Shape.mono(hasValue ? "cannot be drawn" : "missing", columns[0], 36, size: 11.5, .chrome(.ink2))
    return [name(index, 36), word] + Shape.missing(Rect(Self.sample, 16, Self.least, 32))
  }

  private func name(_ index: Int, _ baseline: Double) -> Shape {
    let limit = namesStandAbove ? Self.longestNameAbove : Self.longestName
    let y = namesStandAbove ? baseline - Self.nameLine : baseline
    return .mono(Label.fit(names[index], limit), 0, y, size: 12, weight: 600)
  }
}
