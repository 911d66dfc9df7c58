import Analysis
import DesignModel
import Graphics

extension SheetKind {
  package static let component = SheetKind(id: "component") { analysed in
    let icon = analysed.iconDrawing
    return zip(analysed.components, analysed.componentFiles).flatMap { component, file -> [SheetPlan] in
      let spec = component.spec
      let series = SheetSeries(
        kind: "component.\(file)", page: "components", title: spec.name,
        namesEveryAppearance: true)
      let tokens = Array(Set(component.bindings.map(\.token)).union(analysed.mainBackgrounds)).sorted()
      return series.sheets(of: tokens, in: analysed) { id, title, appearance in
        let cells = component.combinations.map { combination in
          ComponentCell(
            values: component.values(in: combination),
            placed: analysed.placed(component, combination, in: appearance))
        }
        let matrix = ComponentMatrix(properties: spec.properties, cells: cells)
        return matrix.drawing(
          id: id, title: title, name: spec.name, ground: Ground(analysed.pageBackground(in: appearance)), icon: icon)
      }
    }
  }
}
