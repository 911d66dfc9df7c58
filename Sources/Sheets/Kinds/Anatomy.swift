import Analysis
import DesignModel
import Graphics

extension SheetKind {
  package static let anatomy = SheetKind(id: "anatomy") { analysed in
    zip(analysed.components, analysed.componentFiles).compactMap { component, file in
      guard let subject = AnatomySubject(analysed, component) else { return nil }
      let title = "\(component.spec.name) — anatomy"
      return SheetPlan(id: "anatomy.\(file)", page: "components", subject: file, title: title) { id in
        let ground = Ground(analysed.pageBackground(in: 0))
        let parts = AnatomyLeaders(subject.placed, scale: 1, most: 0).parts.count
        return .fitting(min(parts, AnatomyLayout.mostParts)) { count in
          let layout = AnatomyLayout(subject, most: count, sheet: id, ground: ground)
          let plate = Plate(
            id: id, title: title, description: layout.description, legend: layout.legend, ground: ground)
          return plate.drawing(layout.shapes, bottom: layout.bottom)
        }
      }
    }
  }
}
