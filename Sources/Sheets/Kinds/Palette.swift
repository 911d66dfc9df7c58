import Analysis
import DesignModel
import Graphics

extension SheetKind {
  package static let palette = SheetKind(id: "palette") { analysed in
    let series = SheetSeries(kind: "palette", page: "color", title: "Palette")
    return analysed.parts(of: .color).flatMap { part in
      let ramps = analysed.ramps(of: part)
      return series.sheets(of: ramps.flatMap(\.steps).map(\.token), part: part, in: analysed) { id, title, appearance in
        let layout = PaletteLayout(analysed, ramps, sheet: id, in: appearance)
        let plate = Plate(
          id: id, title: title,
          description:
            "\(counted(ramps.count, "ramp", "ramps")) of primitive colours, a row each. Below a swatch stands its value, in it "
            + "the contrast that black or white has there.",
          legend: "figure in a swatch: the contrast of that very figure · marked corner: outside sRGB")
        return plate.drawing(layout.shapes, bottom: layout.bottom)
      }
    }
  }
}
