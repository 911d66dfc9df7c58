import Analysis
import DesignModel
import Graphics

extension SheetKind {
  package static let anatomy = SheetKind(id: "anatomy") { analysed in
    analysed.components.compactMap { component in
      guard let subject = AnatomySubject(analysed, component) else { return nil }
      let title = "\(component.spec.name) — anatomy"
      return SheetPlan(id: "anatomy.\(PublicName.file(component.spec.id))", page: "components", title: title) { id in
        let ground = Ground(analysed.pageBackground(in: 0))
        let layout = AnatomyLayout(subject, sheet: id, ground: ground)
        let plate = Plate(
          id: id, title: title, description: AnatomySum(subject).description, legend: layout.legend, ground: ground)
        return plate.drawing(layout.shapes, bottom: layout.bottom)
      }
    }
  }
}
