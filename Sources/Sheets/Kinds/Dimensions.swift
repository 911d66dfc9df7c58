import Analysis
import TextCore

extension SheetKind {
  package static let dimensions = SheetKind(id: "dimensions") { analysed in
    let series = SheetSeries(kind: "dimensions", page: "spacing", title: "Dimensions")
    return analysed.parts(of: .spacing).flatMap { part in
      let tokens = analysed.lengths(of: part, for: nil)
      return series.sheets(of: tokens, part: part, in: analysed) { id, title, appearance in
        let lengths = tokens.map { Length($0, in: appearance, of: analysed) }
        let list = BarList(lengths: lengths, names: Label.names(of: tokens, in: analysed), top: Plate.top + 8)
        let plate = Plate(
          id: id, title: title,
          description: "\(counted(tokens.count, "length", "lengths")) as bars to one scale.",
          legend: (["longest bar = \(lengths.longest.text(decimals: 3))"] + lengths.remLegend).joined(separator: " · "))
        return plate.drawing(list.shapes(analysed, sheet: id), bottom: list.bottom)
      }
    }
  }
}
