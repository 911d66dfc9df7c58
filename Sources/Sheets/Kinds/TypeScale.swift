import Analysis
import DesignModel
import Graphics
import Layout

extension SheetKind {
  package static let typeScale = SheetKind(id: "type-scale") { analysed in
    let series = SheetSeries(kind: "type-scale", page: "typography", title: "Type scale")
    return analysed.parts(of: .typography).flatMap { part in
      let styles = part.tokens.filter { analysed.catalog.tokens[$0].type == "typography" }
      return series.sheets(of: styles, part: part, in: analysed) { id, title, appearance in
        let layout = TypeScaleLayout(analysed, styles, sheet: id, in: appearance)
        let plate = Plate(
          id: id, title: title,
          description: description(of: layout.styles),
          legend: "true size; band: the line, thin rule: its baseline")
        return plate.drawing(layout.shapes, bottom: layout.bottom)
      }
    }
  }

  private static func description(of styles: [TextStyle?]) -> String {
    let drawn = styles.count { $0 != nil }
    let others = styles.count - drawn
    guard drawn > 0 else { return "\(count(others)) without a value that can be set." }
    return
      "\(count(drawn)) at true size, each on its baseline in its line box, beside its size, line height, tracking, "
      + "weight and case." + (others == 0 ? "" : " \(count(others)) without a value that can be set.")
  }

  private static func count(_ styles: Int) -> String { counted(styles, "text style", "text styles") }
}
