import Analysis
import DesignModel
import Graphics
import Layout

extension SheetKind {
  package static let typeAnatomy = SheetKind(id: "type-anatomy") { analysed in
    let series = SheetSeries(kind: "type-anatomy", page: "typography", title: "Line box")
    return analysed.parts(of: .typography).flatMap { part in
      guard let token = largestStyle(of: part.tokens, in: analysed) else { return [SheetPlan]() }
      return series.sheets(of: [token], part: part, in: analysed) { id, title, appearance in
        drawing(of: token, id: id, title: title, in: appearance, analysed)
      }
    }
  }

  private static func drawing(
    of token: Int, id: String, title: String, in appearance: Int, _ analysed: AnalysedCatalog
  ) -> Drawing {
    let name = Label.fit(analysed.catalog.tokens[token].name, 60)
    let mark = analysed.markID(id, token)
    guard let style = analysed.textStyle(of: token, in: appearance) else {
      let plate = Plate(
        id: id, title: title, description: "The line box of \(name), which has nothing here that can be set.",
        legend: name)
      let missing = Shape.missing(Rect(0, 0, 64, 64)) + [.mono("missing", 80, 36, size: 12, .chrome(.ink2))]
      return plate.drawing([.group(Group(id: mark, at: Point(Plate.margin, 96), missing))], bottom: 168)
    }
    let layout = TypeAnatomyLayout(style: style, clip: mark + "-clip")
    let plate = Plate(
      id: id, title: title,
      description: "A word in \(name), drawn \(layout.scale) : 1 in its line box, with its baseline, x-height and cap "
        + "height, and the height of the box.",
      legend: "\(name) at \(layout.scale) : 1")
    return plate.drawing([.group(Group(id: mark, layout.shapes))], bottom: layout.bottom)
  }

  /// The largest style where the first appearance has any; the first of equals.
  private static func largestStyle(of tokens: [Int], in analysed: AnalysedCatalog) -> Int? {
    var largest: (token: Int, size: Double)?
    for token in tokens where analysed.catalog.tokens[token].type == "typography" {
      guard let style = analysed.textStyle(of: token, in: 0), style.size > largest?.size ?? 0 else { continue }
      largest = (token, style.size)
    }
    return largest?.token
  }
}
