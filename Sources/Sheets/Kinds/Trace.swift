import Analysis
import DesignModel
import Graphics

extension SheetKind {
  package static let trace = SheetKind(id: "trace") { analysed in
    zip(analysed.components, analysed.componentFiles).compactMap { component, file in
      let sources = TraceSource.all(of: component, in: analysed)
      guard !sources.isEmpty else { return nil }
      let title = "\(component.spec.name) — trace"
      return SheetPlan(id: "trace.\(file)", page: "components", subject: file, title: title) { id in
        .fitting(sources.count) { count in
          let layout = TraceLayout(analysed, Array(sources.prefix(count)), missing: sources.count - count, sheet: id)
          let plate = Plate(id: id, title: title, description: layout.description, legend: layout.legend)
          return plate.drawing(layout.shapes, bottom: layout.bottom)
        }
      }
    }
  }
}
