import Analysis

extension SheetKind {
  package static let spacingRuler = SheetKind(id: "spacing-ruler") { analysed in
    let series = SheetSeries(kind: "spacing-ruler", page: "spacing", title: "Spacing")
    return analysed.parts(of: .spacing).flatMap { part in
      let tokens = analysed.lengths(of: part, for: .spacing)
      return series.sheets(of: tokens, part: part, in: analysed) { id, title, appearance in
        let layout = RulerLayout(analysed, tokens, sheet: id, in: appearance)
        let plate = Plate(id: id, title: title, description: layout.description, legend: layout.legend)
        return plate.drawing(layout.shapes, bottom: layout.bottom)
      }
    }
  }
}
