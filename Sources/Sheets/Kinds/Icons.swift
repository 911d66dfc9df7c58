import Analysis
import Graphics

extension SheetKind {
  package static let icons = SheetKind(id: "icons") { analysed in
    let sizes = IconsLayout.sizes(in: analysed)
    let sets = IconSets(analysed.icons, sizes: sizes.count)
    return sets.all.map { set in
      SheetPlan(id: set.sheet, page: "icons", title: set.title) { id in
        let layout = IconsLayout(set.icons, sizes: sizes, mark: set.mark)
        let plate = Plate(
          id: id, title: set.title, description: layout.description, legend: layout.legend)
        return plate.drawing(layout.shapes, bottom: layout.bottom)
      }
    }
  }
}
