import Analysis

extension SheetKind {
  package static let radii = SheetKind(id: "radii") { analysed in
    let series = SheetSeries(kind: "radii", page: "spacing", title: "Radii")
    return analysed.parts(of: .spacing).flatMap { part in
      let tokens = analysed.lengths(of: part, for: .radii)
      return series.sheets(of: tokens, part: part, in: analysed) { id, title, appearance in
        let layout = RadiiLayout(analysed, tokens, sheet: id, in: appearance)
        let plate = Plate(id: id, title: title, description: layout.description, legend: layout.legend)
        return plate.drawing(layout.shapes, bottom: layout.bottom)
      }
    }
  }
}
