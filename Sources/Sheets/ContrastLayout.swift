import Analysis
import DesignModel
import Graphics

/// The matrix in bands of six columns; a band draws the rows that have a pair in it.
struct ContrastLayout {
  private static let perBand = 6
  private static let labelWidth = 152.0
  private static let pitch = 124.0
  private static let rowHeight = 56.0
  private static let head = 44.0
  private static let between = 32.0

  private struct Band {
    let columns: [Int]
    let rows: [Int]
  }

  private let analysed: AnalysedCatalog
  private let matrix: ContrastMatrix
  private let sheet: String
  private let appearance: Int
  private let bands: [Band]
  private let rowNames: [Int: (group: String, name: String)]
  private let columnNames: [Int: (group: String, name: String)]

  init(_ analysed: AnalysedCatalog, _ matrix: ContrastMatrix, sheet: String, in appearance: Int) {
    self.analysed = analysed
    self.matrix = matrix
    self.sheet = sheet
    self.appearance = appearance
    bands = stride(from: 0, to: matrix.columns.count, by: Self.perBand).map { start in
      let columns = Array(matrix.columns[start..<min(start + Self.perBand, matrix.columns.count)])
      let rows = matrix.rows.filter { row in columns.contains { matrix[row, $0] != nil } }
      return Band(columns: columns, rows: rows)
    }
    rowNames = Self.names(matrix.rows, analysed)
    columnNames = Self.names(matrix.columns, analysed)
  }

  var bottom: Double { top(of: bands.count) - Self.between + 36 }

  var shapes: [Shape] {
    bands.indices.flatMap { band($0) } + [.group(Group(at: Point(Plate.margin, bottom), key))]
  }

  private func top(of band: Int) -> Double {
    bands[..<band].reduce(Plate.top) { $0 + Self.head + Double($1.rows.count) * Self.rowHeight + Self.between }
  }

  private func band(_ index: Int) -> [Shape] {
    let band = bands[index]
    let top = top(of: index)
    var shapes: [Shape] = []
    for (place, column) in band.columns.enumerated() {
      let x = Plate.margin + Self.labelWidth + Double(place) * Self.pitch
      guard let name = columnNames[column] else { continue }
      shapes.append(.sans(Label.fit(name.group, 19), x, top + 12))
      shapes.append(.mono(Label.fit(name.name, 16), x, top + 28, size: 11.5))
    }
    for (place, row) in band.rows.enumerated() {
      let at = Point(Plate.margin, top + Self.head + Double(place) * Self.rowHeight)
      let id = analysed.markID(sheet, row) + (index == 0 ? "" : "~\(index + 1)")
      shapes.append(.group(Group(id: id, at: at, self.row(row, of: band))))
    }
    let end = top + Self.head + Double(band.rows.count) * Self.rowHeight + 0.5
    shapes.append(.line(Point(Plate.margin, end), Point(Plate.right, end), Stroke(.chrome(.ink))))
    return shapes
  }

  private func row(_ row: Int, of band: Band) -> [Shape] {
    var shapes: [Shape] = [.line(Point(0, 0.5), Point(Plate.inner, 0.5), Stroke(.chrome(.rule)))]
    if let name = rowNames[row] {
      shapes.append(.sans(Label.fit(name.group, 24), 0, 25))
      shapes.append(.mono(Label.fit(name.name, 20), 0, 41, size: 11.5))
    }
    for (place, column) in band.columns.enumerated() {
      let x = Self.labelWidth + Double(place) * Self.pitch
      if let pair = matrix[row, column] {
        shapes += ContrastCell(analysed, pair, in: appearance).shapes(at: x)
      } else {
        shapes.append(.line(Point(x + 14, 28.5), Point(x + 26, 28.5), Stroke(.chrome(.ink2), width: 0.75)))
      }
    }
    return shapes
  }

  private var key: [Shape] {
    var x = 0.0
    var shapes: [Shape] = []
    for (mark, width) in zip(ContrastMark.allCases, [112.0, 112, 204, 140]) {
      shapes += mark.shapes(at: Point(x + 5, -4))
      shapes.append(.sans(mark.legend, x + 18, 0))
      x += width
    }
    shapes.append(.sans("near: by less than 0.1 · Lc: what APCA says", x, 0))
    return shapes
  }

  /// The group and the last segment of each name, without what all of them share.
  private static func names(_ tokens: [Int], _ analysed: AnalysedCatalog) -> [Int: (group: String, name: String)] {
    let paths = tokens.map { analysed.catalog.paths.segments(of: analysed.catalog.tokens[$0].path) }
    let pairs = zip(tokens, Label.relative(paths)).map { token, path in
      (token, (group: path.dropLast().joined(separator: "."), name: path.last ?? ""))
    }
    return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }
}
