import Analysis
import DesignModel
import Graphics

/// Steps of spacing against a ruler, each with its roles below it, and squares of true size.
struct RulerLayout {
  private static let top = 100.0
  private static let stepHeight = 32.0
  private static let roleHeight = 20.0

  private struct Row {
    let length: Length
    let name: String
    let isRole: Bool
    var height: Double { isRole ? RulerLayout.roleHeight : RulerLayout.stepHeight }
  }

  private let analysed: AnalysedCatalog
  private let sheet: String
  private let rows: [Row]
  private let columns: LengthColumns
  private let scale: RulerScale
  private let squares: TrueSizeSquares

  init(_ analysed: AnalysedCatalog, _ tokens: [Int], sheet: String, in appearance: Int) {
    self.analysed = analysed
    self.sheet = sheet
    let steps = RulerStep.all(of: tokens, in: appearance, of: analysed)
    let names = Label.names(of: steps.map(\.token), in: analysed)
    let rows = zip(steps, names).flatMap { step, name in
      [Row(length: Length(step.token, in: appearance, of: analysed), name: name, isRole: false)]
        + step.roles.map { role in
          Row(
            length: Length(role, in: appearance, of: analysed), name: analysed.catalog.tokens[role].name, isRole: true)
        }
    }
    self.rows = rows
    columns = LengthColumns.holding(
      rows.filter { !$0.isRole }.map { ($0.name, $0.length.pixels == nil ? "" : $0.length.text) },
      roles: rows.filter(\.isRole).map(\.name))
    scale = RulerScale(longest: rows.map(\.length).longest, room: columns.ruler)
    squares = TrueSizeSquares(
      rows.filter { !$0.isRole }.compactMap(\.length.pixels), below: rows.reduce(Self.top) { $0 + $1.height })
  }

  var bottom: Double { squares.bottom }

  var legend: String {
    let parts = ["ruler \(scale.text)"] + (squares.isEmpty ? [] : ["squares 1 : 1"])
    return (parts + rows.map(\.length).remLegend).joined(separator: " · ")
  }

  var description: String {
    let roles = rows.count(where: \.isRole)
    let steps = counted(rows.count - roles, "spacing step", "spacing steps") + " against a ruler"
    let named = roles == 0 ? "" : ", \(counted(roles, "role", "roles")) under the steps that they name"
    return steps + named + (squares.isEmpty ? "." : "; below, squares of true size.")
  }

  var shapes: [Shape] {
    let end = rows.reduce(Self.top) { $0 + $1.height }
    var shapes = scale.shapes(from: Plate.margin + columns.bar, room: columns.ruler, top: 84, bottom: end)
    var y = Self.top
    for row in rows {
      shapes.append(
        .group(
          Group(
            id: analysed.markID(sheet, row.length.token), at: Point(Plate.margin, y), row.isRole ? role(row) : step(row)
          )))
      y += row.height
    }
    return shapes + squares.shapes
  }

  private func step(_ row: Row) -> [Shape] {
    let bar = LengthBar(length: row.length, scale: scale.factor, height: 14, paint: .chrome(.ink))
    return columns.name(row.name, row.length.pixels == nil ? "" : row.length.text, at: 17)
      + bar.shapes(at: Point(columns.bar, 6)) + columns.description(row.length.description, at: 17)
  }

  private func role(_ row: Row) -> [Shape] {
    let bar = LengthBar(length: row.length, scale: scale.factor, height: 8, paint: .chrome(.fill))
    return [columns.role(row.name, at: 8)] + bar.shapes(at: Point(columns.bar, 0))
      + columns.description(row.length.description, at: 8)
  }
}
