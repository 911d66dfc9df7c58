import Analysis
import DesignModel
import Graphics

/// Lengths in rows, each a bar; the longest bar takes the whole room.
struct BarList {
  private static let rowHeight = 28.0

  let lengths: [Length]
  let names: [String]
  let top: Double

  var bottom: Double { top + Double(lengths.count) * Self.rowHeight }

  func shapes(_ analysed: AnalysedCatalog, sheet: String) -> [Shape] {
    let figures = lengths.map { $0.pixels == nil ? "" : $0.text }
    let columns = LengthColumns.holding(Array(zip(names, figures)).map { (name: $0.0, figure: $0.1) })
    // What is next to nothing would make a scale without end.
    let scale = lengths.longest >= 0.001 ? columns.barRoom / lengths.longest : 1
    return lengths.indices.map { index in
      let bar = LengthBar(length: lengths[index], scale: scale, height: 14, paint: .chrome(.ink))
      return .group(
        Group(
          id: analysed.markID(sheet, lengths[index].token),
          at: Point(Plate.margin, top + Double(index) * Self.rowHeight),
          columns.name(names[index], figures[index], at: 16) + bar.shapes(at: Point(columns.bar, 5))))
    }
  }
}
