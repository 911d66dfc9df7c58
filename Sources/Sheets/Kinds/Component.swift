import Analysis
import DesignModel
import Graphics

extension SheetKind {
  package static let component = SheetKind(id: "component") { analysed in
    let icon = analysed.iconDrawing
    return analysed.components.flatMap { component -> [SheetPlan] in
      let spec = component.spec
      let series = SheetSeries(
        kind: "component.\(PublicName.file(spec.id))", page: "components", title: spec.name,
        namesEveryAppearance: true)
      let tokens = Array(Set(component.bindings.map(\.token)).union(analysed.mainBackgrounds)).sorted()
      return series.sheets(of: tokens, in: analysed) { id, title, appearance in
        let cells = component.combinations.map { combination in
          ComponentCell(
            values: zip(spec.properties, combination.values).map { $0.values[$1] },
            placed: analysed.placed(component, combination, in: appearance))
        }
        let matrix = ComponentMatrix(properties: spec.properties, cells: cells)
        return matrix.drawing(
          id: id, title: title, name: spec.name, ground: Ground(analysed.pageBackground(in: appearance)), icon: icon)
      }
    }
  }
}
