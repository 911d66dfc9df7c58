import Analysis
import DesignModel
import Graphics

extension SheetKind {
  package static let stress = SheetKind(id: "stress") { analysed in
    zip(analysed.components, analysed.componentFiles).compactMap { component, file in
      let sheet = "stress.\(file)"
      guard !analysed.catalog.appearances.isEmpty else { return nil }
      let ground = Ground(analysed.pageBackground(in: 0))
      guard StressLayout(analysed, component, sheet: sheet, ground: ground) != nil else { return nil }
      let title = "\(component.spec.name) — long content"
      return SheetPlan(id: sheet, page: "components", title: title) { id in
        let layout = StressLayout(analysed, component, sheet: id, ground: ground)
        let plate = Plate(
          id: id, title: title, description: layout?.description ?? "", legend: layout?.legend ?? "", ground: ground)
        return plate.drawing(layout?.shapes ?? [], bottom: layout?.bottom ?? Plate.top)
      }
    }
  }
}
