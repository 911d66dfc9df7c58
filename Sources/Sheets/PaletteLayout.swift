import Analysis
import DesignModel
import Graphics

/// Ramps in rows. Where all steps are numbers and few enough, all rows share the columns, so that a gap in a ramp is a gap
/// on the page; otherwise each swatch carries the name of its step, and rows wrap.
struct PaletteLayout {
  private static let columnsPerRow = 12
  private static let labelWidth = 84.0
  private static let pitch = 68.0
  private static let rowHeight = 92.0
  private static let nameLine = 16.0
  private static let remarkLine = 12.0
  private static let longestLabel = 11

  private let analysed: AnalysedCatalog
  private let sheet: String
  private let appearance: Int
  private let columns: [String]?
  private let labels: [String]
  private let namesStandAbove: Bool
  /// The height of a line of each row: more where a swatch says more than its hex.
  private let lineHeights: [Double]
  let rows: [Ramp]
  private(set) var bottom = 0.0

  init(_ analysed: AnalysedCatalog, _ ramps: [Ramp], sheet: String, in appearance: Int) {
    self.analysed = analysed
    self.sheet = sheet
    self.appearance = appearance
    rows = ramps
    columns = Self.sharedColumns(rows)
    let labels = Self.labels(rows)
    self.labels = labels
    namesStandAbove = labels.contains { $0.count > Self.longestLabel }
    let base = Self.rowHeight + (columns == nil ? Self.nameLine : 0)
    lineHeights = ramps.map { ramp in
      let hasRemark = ramp.steps.contains { Swatch(analysed, $0.token, in: appearance).remark != nil }
      return base + (hasRemark ? Self.remarkLine : 0)
    }
    bottom = rows.indices.reduce(top) { $0 + height(of: $1) } - 20
  }

  private var top: Double { columns == nil ? Plate.top + 4 : Plate.top + 20 }

  private var left: Double { Plate.margin + Self.labelWidth }

  var shapes: [Shape] {
    var shapes: [Shape] = []
    if let columns {
      for (index, name) in columns.enumerated() {
        let at = Point(left + Double(index) * Self.pitch, Plate.top + 8)
        shapes.append(.text(Text(name, at: at, size: 11, family: .mono, fill: .chrome(.ink2))))
      }
    }
    var y = top
    for (index, ramp) in rows.enumerated() {
      shapes += label(index, at: y)
      let start = y + (namesStandAbove ? 28 : 0)
      for (step, place) in zip(ramp.steps, places(of: ramp)) {
        let x = left + Double(place.column) * Self.pitch
        let at = Point(x, start + Double(place.row) * lineHeights[index])
        shapes.append(swatch(step, at: at))
      }
      y += height(of: index)
    }
    return shapes
  }

  private func height(of row: Int) -> Double {
    let lines = (places(of: rows[row]).map(\.row).max() ?? 0) + 1
    return Double(lines) * lineHeights[row] + (namesStandAbove ? 28 : 0)
  }

  private func label(_ row: Int, at y: Double) -> [Shape] {
    let steps = rows[row].steps.count
    let count = steps == 1 ? "1 step" : "\(steps) steps"
    let name = Text(labels[row], at: Point(Plate.margin, y + 16), size: 13, weight: 600)
    let below = namesStandAbove ? Point(Plate.margin, y + 44) : Point(Plate.margin, y + 34)
    return [.text(name), .text(Text(count, at: below, size: 10.5, family: .mono, fill: .chrome(.ink2)))]
  }

  private func places(of ramp: Ramp) -> [(column: Int, row: Int)] {
    ramp.steps.enumerated().map { index, step in
      if let column = columns?.firstIndex(of: step.name) { return (column, 0) }
      return (index % Self.columnsPerRow, index / Self.columnsPerRow)
    }
  }

  private func swatch(_ step: Ramp.Step, at point: Point) -> Shape {
    let swatch = Swatch(analysed, step.token, in: appearance)
    return .group(
      Group(
        id: analysed.markID(sheet, step.token), at: point, swatch.shapes(named: columns == nil ? step.name : nil)))
  }

  /// The names of all steps, when they are numbers that fit into one row.
  private static func sharedColumns(_ rows: [Ramp]) -> [String]? {
    var names: [String] = []
    for name in rows.lazy.flatMap(\.steps).map(\.name) {
      guard let number = Double(name), number.isFinite else { return nil }
      if !names.contains(name) { names.append(name) }
      if names.count > columnsPerRow { return nil }
    }
    return names.sorted { (Double($0) ?? 0, $0) < (Double($1) ?? 0, $1) }
  }

  /// Names without the segments that all ramps share.
  private static func labels(_ rows: [Ramp]) -> [String] {
    let parts = rows.map { $0.name.split(separator: ".", omittingEmptySubsequences: false).map(String.init) }
    guard rows.count > 1 else { return parts.map { $0.last ?? "" } }
    return Label.relative(parts).map { $0.joined(separator: ".") }
  }
}
