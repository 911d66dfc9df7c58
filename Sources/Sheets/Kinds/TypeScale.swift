import Analysis
import DesignModel
import Graphics

extension SheetKind {
  package static let typeScale = SheetKind(id: "type-scale", title: "Type scale") { analysed in
    let series = SheetSeries(kind: "type-scale", page: "typography", title: "Type scale")
    return Part.all(of: analysed.tokens(about: .typography), in: analysed.catalog).flatMap { part in
      let styles = part.tokens.filter { analysed.catalog.tokens[$0].type == "typography" }
      return series.sheets(of: styles, part: part, in: analysed) { id, title, appearance in
        let layout = TypeScaleLayout(analysed, styles, sheet: id, in: appearance)
        let drawn = layout.styles.count { $0 != nil }
        let others = styles.count - drawn
        let plate = Plate(
          id: id, title: title,
          description:
            "\(drawn) \(drawn == 1 ? "text style" : "text styles") at true size, each on its baseline in its "
            + "line box, beside its size, line height, tracking, weight and case."
            + (others == 0 ? "" : " \(others) more \(others == 1 ? "has" : "have") nothing that can be set."),
          legend: "true size · band = line box · rule = baseline")
        return plate.drawing(layout.shapes, bottom: layout.bottom)
      }
    }
  }
}
