import Analysis
import DesignModel
import Graphics

extension SheetKind {
  package static let anatomy = SheetKind(id: "anatomy") { analysed in
    zip(analysed.components, analysed.componentFiles).compactMap { component, file in
      guard let subject = AnatomySubject(analysed, component) else { return nil }
      let title = "\(component.spec.name) — anatomy"
      return SheetPlan(id: "anatomy.\(file)", page: "components", title: title) { id in
        let ground = Ground(analysed.pageBackground(in: 0))
        let layout = AnatomyLayout(subject, sheet: id, ground: ground)
        let plate = Plate(
          id: id, title: title, description: AnatomySum(subject).description, legend: layout.legend, ground: ground)
        return plate.drawing(layout.shapes, bottom: layout.bottom)
      }
    }
  }
}
