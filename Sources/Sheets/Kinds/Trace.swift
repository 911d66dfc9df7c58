import Analysis
import DesignModel
import Graphics

extension SheetKind {
  package static let trace = SheetKind(id: "trace") { analysed in
    zip(analysed.components, analysed.componentFiles).compactMap { component, file in
      guard !TraceSource.all(of: component, in: analysed).isEmpty else { return nil }
      let title = "\(component.spec.name) — trace"
      return SheetPlan(id: "trace.\(file)", page: "components", title: title) { id in
        let layout = TraceLayout(analysed, component, sheet: id)
        let plate = Plate(id: id, title: title, description: layout.description, legend: layout.legend)
        return plate.drawing(layout.shapes, bottom: layout.bottom)
      }
    }
  }
}
