import Analysis

extension SheetKind {
  package static let sizes = SheetKind(id: "sizes") { analysed in
    let series = SheetSeries(kind: "sizes", page: "spacing", title: "Sizes")
    return analysed.parts(of: .spacing).flatMap { part in
      let tokens = analysed.lengths(of: part, for: .sizes)
      return series.sheets(of: tokens, part: part, in: analysed) { id, title, appearance in
        let layout = SizesLayout(analysed, tokens, sheet: id, in: appearance)
        let plate = Plate(id: id, title: title, description: layout.description, legend: layout.legend)
        return plate.drawing(layout.shapes, bottom: layout.bottom)
      }
    }
  }
}
