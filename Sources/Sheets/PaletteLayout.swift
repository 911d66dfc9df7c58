import Analysis
import Graphics

/// Ramps in rows. Where all steps are numbers, all rows share the columns, and a step that a ramp lacks is an empty place;
/// otherwise, and where a row goes on in a second line, each swatch carries the name of its step.
struct PaletteLayout {
  private struct Place {
    let column: Int
    let line: Int
    let isNamed: Bool
  }

  private static let columnsPerLine = 12
  /// Beyond so many numbers rows have too little in common to share columns.
  private static let mostColumns = 24
  private static let labelWidth = 84.0
  private static let pitch = 68.0
  private static let lineHeight = 92.0
  private static let remarkLine = 12.0
  private static let longestLabel = 11
  private static let longestLabelAbove = 110

  private let analysed: AnalysedCatalog
  private let sheet: String
  private let appearance: Int
  private let columns: [String]?
  private let labels: [String]
  private let namesStandAbove: Bool
  private let rows: [Ramp]
  private let places: [[Place]]
  private let names: [SwatchNames]
  /// Whether some swatch of the row says more than its hex.
  private let hasRemarks: [Bool]

  init(_ analysed: AnalysedCatalog, _ ramps: [Ramp], sheet: String, in appearance: Int) {
    self.analysed = analysed
    self.sheet = sheet
    self.appearance = appearance
    rows = ramps
    let columns = Self.sharedColumns(ramps)
    self.columns = columns
    labels = Self.labels(ramps)
    namesStandAbove = labels.contains { $0.count > Self.longestLabel }
    names = ramps.map { SwatchNames($0.steps.map(\.name), room: Swatch.nameRoom) }
    places = ramps.map { Self.places(of: $0, in: columns) }
    hasRemarks = ramps.map { ramp in
      ramp.steps.contains { Swatch(analysed, $0.token, in: appearance).remark != nil }
    }
  }

  private var top: Double { columns == nil ? Plate.top + 4 : Plate.top + 20 }

  private var curves: LightnessCurves {
    LightnessCurves(
      analysed, rows, labels: labels, columns: columns, sheet: sheet, in: appearance,
      below: rows.indices.reduce(top) { $0 + height(of: $1) } - 20)
  }

  var bottom: Double { curves.bottom }

  var shapes: [Shape] {
    var shapes: [Shape] = []
    for (index, name) in (columns ?? []).prefix(Self.columnsPerLine).enumerated() {
      let x = Plate.margin + Self.labelWidth + Double(index) * Self.pitch
      shapes.append(.mono(name, x, Plate.top + 8, .chrome(.ink2)))
    }
    var y = top
    for index in rows.indices {
      shapes.append(.group(Group(at: Point(Plate.margin, y), row(index))))
      y += height(of: index)
    }
    return shapes + curves.shapes
  }

  private func row(_ index: Int) -> [Shape] {
    let steps = rows[index].steps
    // Colours of no group have no name to count them under.
    let label: [Shape] =
      labels[index].isEmpty
      ? []
      : [
        .sans(Label.fit(labels[index], Self.longestLabelAbove), 0, 16, size: 13, weight: 600, .chrome(.ink)),
        .mono(counted(steps.count, "step", "steps"), 0, namesStandAbove ? 44 : 34, size: 10.5, .chrome(.ink2)),
      ]
    return label
      + zip(steps, zip(places[index], names[index].lines)).map { step, both in
        let (place, lines) = both
        let at = Point(
          Self.labelWidth + Double(place.column) * Self.pitch,
          (namesStandAbove ? 28 : 0) + self.top(ofLine: place.line, in: index))
        let swatch = Swatch(analysed, step.token, in: appearance)
        let mark = analysed.markID(sheet, step.token)
        return .group(Group(id: mark, at: at, swatch.shapes(named: place.isNamed ? lines : [])))
      }
  }

  private func height(of row: Int) -> Double {
    let lines = (places[row].map(\.line).max() ?? 0) + 1
    return top(ofLine: lines, in: row) + (namesStandAbove ? 28 : 0)
  }

  /// Where a line begins, below the name of its row.
  private func top(ofLine line: Int, in row: Int) -> Double {
    (0..<line).reduce(0) { sum, line in
      let isNamed = places[row].contains { $0.line == line && $0.isNamed }
      let names = isNamed ? 4 + Double(names[row].count) * Swatch.nameLine : 0
      return sum + Self.lineHeight + names + (hasRemarks[row] ? Self.remarkLine : 0)
    }
  }

  private static func places(of ramp: Ramp, in columns: [String]?) -> [Place] {
    guard let columns else {
      return ramp.steps.indices.map { index in
        Place(column: index % columnsPerLine, line: index / columnsPerLine, isNamed: true)
      }
    }
    let numbers = ramp.steps.map { columns.firstIndex(of: $0.name) ?? 0 }
    // A line in which the ramp has no step is left out.
    let lines = Set(numbers.map { $0 / columnsPerLine }).sorted()
    return numbers.map { number in
      let line = number / columnsPerLine
      return Place(column: number % columnsPerLine, line: lines.firstIndex(of: line) ?? 0, isNamed: line > 0)
    }
  }

  /// The names of all steps, when they are numbers and not too many.
  private static func sharedColumns(_ rows: [Ramp]) -> [String]? {
    var names: [String] = []
    for name in rows.lazy.flatMap(\.steps).map(\.name) {
      guard let number = Double(name), number.isFinite else { return nil }
      if !names.contains(name) { names.append(name) }
      if names.count > mostColumns { return nil }
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
