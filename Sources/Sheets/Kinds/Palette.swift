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
            + "its contrast with black or white, whichever is higher.",
          legend: "in a swatch: its contrast with black or white · marked corner: outside sRGB")
        return plate.drawing(layout.shapes, bottom: layout.bottom)
      }
    }
  }
}
