import Graphics

/// A component in its variants: states by row, all else by column, each as large as it is.
///
/// Where there is one column only and it is narrow, or cells are too wide for labels beside them, they follow each other
/// below their labels.
struct ComponentSheetLayout {
  private static let widestLabel = 192.0

  let shapes: [Shape]
  let bottom: Double
  let legend: String

  init(_ matrix: ComponentMatrix, sheet: String, ground: Ground, icon: @escaping NodeContent.IconDrawing) {
    let measure = CellMeasure(matrix.cells)
    var rows = ComponentRows(matrix: matrix, measure: measure, sheet: sheet, ground: ground, icon: icon)
    let bands = matrix.bands
    let isOneColumn = !matrix.drawsValuesAlone && bands.first?.columns.count == 1
    let beside = Plate.inner - ComponentRows.labelWidth
    let perLine = [4.0, 2].first { measure.pitch <= Plate.inner / $0 }
    if measure.pitch > beside || matrix.properties.isEmpty || isOneColumn && perLine != nil {
      rows.flow(bands, perLine: Int(perLine ?? 1))
    } else {
      let labels = bands.flatMap(\.columns).map {
        Double(matrix.label(ofColumn: $0).count) * ComponentRows.advance.column + 16
      }
      rows.tabulate(bands, perBand: Int(beside / max(measure.pitch, min(labels.max() ?? 0, Self.widestLabel))))
    }
    shapes = rows.shapes
    bottom = rows.y - 16
    legend = measure.legend
  }
}
