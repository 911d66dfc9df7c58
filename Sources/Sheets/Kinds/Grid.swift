import Analysis
import Graphics

extension SheetKind {
  package static let grid = SheetKind(id: "grid") { analysed in
    analysed.grids.flatMap { grid in
      SheetSeries(kind: "grid.\(grid.stem)", page: "grid", title: "Grid — \(grid.name)")
        .sheets(of: grid.tokens, in: analysed) { id, title, appearance in
          let layout = GridLayout(analysed.sum(of: grid, in: appearance), sheet: id)
          let plate = Plate(id: id, title: title, description: layout.description, legend: layout.scaleText)
          return plate.drawing(layout.shapes, bottom: layout.bottom)
        }
    }
  }
}
