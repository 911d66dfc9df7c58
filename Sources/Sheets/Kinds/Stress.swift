import Analysis
import DesignModel
import Graphics

extension SheetKind {
  package static let stress = SheetKind(id: "stress") { analysed in
    zip(analysed.components, analysed.componentFiles).compactMap { component, file in
      guard let subject = StressSubject(analysed, component) else { return nil }
      let title = "\(component.spec.name) — long content"
      return SheetPlan(id: "stress.\(file)", page: "components", subject: file, title: title) { id in
        let ground = Ground(analysed.pageBackground(in: 0))
        let layout = StressLayout(analysed, subject, sheet: id, ground: ground)
        return .fitting(StressLayout.count) { count in
          let plate = Plate(
            id: id, title: title, description: layout.description(of: count), legend: layout.legend(of: count),
            ground: ground)
          return plate.drawing(layout.shapes(count), bottom: layout.bottom(count))
        }
      }
    }
  }
}
