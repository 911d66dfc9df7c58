import Analysis
import Graphics
import Layout

/// Cells of a component set below each other, from the top of a plate.
struct ComponentRows {
  static let labelWidth = 128.0
  /// Of a character in the label of a column and of a row.
  static let advance = (column: 6.2, row: 8.0)
  /// What may reach out of a cell without the next row making room.
  private static let free = 12.0
  /// Cells up to this height stand in the middle of their row, and taller ones at its top.
  private static let low = 64.0

  private let matrix: ComponentMatrix
  private let measure: CellMeasure
  private let sheet: String
  private let ground: Ground
  private let icon: NodeContent.IconDrawing
  private(set) var shapes: [Shape] = []
  /// Where the next row begins.
  private(set) var y = Plate.top
  private var names = DistinctNames()

  init(
    matrix: ComponentMatrix, measure: CellMeasure, sheet: String, ground: Ground,
    icon: @escaping NodeContent.IconDrawing
  ) {
    self.matrix = matrix
    self.measure = measure
    self.sheet = sheet
    self.ground = ground
    self.icon = icon
  }

  mutating func tabulate(_ bands: [ComponentBand], perBand: Int) {
    let columns = bands.map(\.columns.count).max() ?? 1
    let count = max(1, min(columns, perBand))
    let pitch = ((Plate.inner - Self.labelWidth) / Double(count)).rounded(.down)
    for band in bands.flatMap({ $0.wrapped(count) }) {
      if band.columns != [[]] {
        for (place, column) in band.columns.enumerated() {
          let label = Label.fit(matrix.label(ofColumn: column), Int((pitch - 12) / Self.advance.column))
          shapes.append(
            .sans(label, Plate.margin + Self.labelWidth + measure.indent + Double(place) * pitch, y + 8, ground.quiet))
        }
        y += 24
      }
      for row in band.rows {
        add(row, columns: band.columns, pitch: pitch)
        y += rowPitch
      }
      y += 16
    }
    y -= 16
  }

  mutating func flow(_ bands: [ComponentBand], perLine: Int) {
    let pitch = Plate.inner / Double(perLine)
    let cells = bands.flatMap { band in
      band.rows.flatMap { row in
        zip(band.columns, row.cells).compactMap { column, cell in
          cell.map { (values: matrix.drawsValuesAlone ? [row.label] + column : matrix.values(of: $0), cell: $0) }
        }
      }
    }
    let isLabelled = cells.contains { !$0.values.isEmpty }
    let head = (isLabelled ? 40 : 24) + extra(measure.top)
    y -= 8
    for start in stride(from: 0, to: cells.count, by: perLine) {
      if start > 0 {
        shapes.append(.line(Point(Plate.margin, y + 0.5), Point(Plate.right, y + 0.5), Stroke(ground.rule)))
      }
      for (place, entry) in cells[start..<min(start + perLine, cells.count)].enumerated() {
        let x = Plate.margin + measure.indent + Double(place) * pitch
        let words =
          matrix.drawsValuesAlone
          ? entry.values.joined(separator: ", ") : matrix.properties.words(entry.values)
        let label = Label.fit(words, Int((pitch - 12) / Self.advance.row))
        if isLabelled { shapes.append(.sans(label, x, y + 24, size: 13, weight: 600, ground.ink)) }
        shapes.append(cell(entry.cell, entry.values, at: Point(x, y + head)))
      }
      y += sixteens(head + measure.height + 20 + extra(measure.bottom))
    }
  }

  private mutating func add(_ row: ComponentBand.Row, columns: [[String]], pitch: Double) {
    let isLow = measure.height <= Self.low
    let slack = rowPitch - extra(measure.top) - extra(measure.bottom) - measure.height
    let top = extra(measure.top) + (slack / 2).rounded(.down)
    let hasHairline = columns != [[]] || y > Plate.top
    var inside: [Shape] =
      hasHairline ? [.line(Point(0, 0.5), Point(Plate.inner, 0.5), Stroke(ground.rule))] : []
    let label = Label.fit(matrix.label(ofRow: row.label), Int(Self.labelWidth / Self.advance.row))
    let baseline = isLow ? (top + measure.height / 2 + 5).rounded(.down) : top + 16
    inside.append(.sans(label, 0, baseline, size: 13, weight: 600, ground.ink))
    for (place, number) in row.cells.enumerated() {
      guard let number else { continue }
      let height = matrix.cells[number].placed.frame.height / measure.divisor
      let drop = isLow ? ((measure.height - height) / 2).rounded(.down) : 0
      let x = Self.labelWidth + measure.indent + Double(place) * pitch
      inside.append(cell(number, [row.label] + columns[place], at: Point(x, top + drop)))
    }
    // A row of one cell is known by that cell.
    let id = columns == [[]] ? nil : names.distinct(mark([row.label]))
    shapes.append(.group(Group(id: id, at: Point(Plate.margin, y), inside)))
  }

  private mutating func cell(_ number: Int, _ values: [String], at place: Point) -> Shape {
    let placed = matrix.cells[number].placed
    let id = names.distinct(mark(values))
    let drawing = ComponentDrawing(id: id, ground: ground, icon: icon)
    let scale = measure.scale
    let corner = Point(place.x - placed.frame.x * scale, place.y - placed.frame.y * scale)
    return .group(Group(id: id, at: corner, scale: scale, drawing.shapes(placed)))
  }

  private func mark(_ values: [String]) -> String {
    ([sheet] + values.map(PublicName.anchor)).joined(separator: "-")
  }

  private var rowPitch: Double { sixteens(measure.height + 34 + extra(measure.top) + extra(measure.bottom)) }

  private func extra(_ reach: Double) -> Double { max(0, reach - Self.free).rounded(.up) }

  private func sixteens(_ height: Double) -> Double { (height / 16).rounded(.up) * 16 }
}
