import Analysis
import DesignModel
import Graphics

extension SheetKind {
  package static let palette = SheetKind(id: "palette", title: "Palette") { analysed in
    let series = SheetSeries(kind: "palette", page: "color", title: "Palette")
    return analysed.parts(of: .color).flatMap { part in
      let ramps = analysed.ramps(of: part)
      return series.sheets(of: ramps.flatMap(\.steps).map(\.token), part: part, in: analysed) { id, title, appearance in
        let layout = PaletteLayout(analysed, ramps, sheet: id, in: appearance)
        let plate = Plate(
          id: id, title: title,
          description: "\(count(ramps.count, "ramp", "ramps")) of primitive colours, a step a column. Each swatch "
            + "carries its value and its contrast with white or black.",
          legend: "figure in a swatch: its contrast with the white or black it is set in")
        return plate.drawing(layout.shapes, bottom: layout.bottom)
      }
    }
  }

  private static func count(_ number: Int, _ one: String, _ many: String) -> String {
    "\(number) \(number == 1 ? one : many)"
  }
}
