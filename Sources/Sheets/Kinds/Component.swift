import Analysis
import DesignModel
import Graphics
import TextCore

extension SheetKind {
  package static let component = SheetKind(id: "component") { analysed in
    let icon = analysed.iconDrawing
    return zip(analysed.components, analysed.componentFiles).flatMap { component, file -> [SheetPlan] in
      let spec = component.spec
      let series = SheetSeries(
        kind: "component.\(file)", page: "components", title: spec.name, namesEveryAppearance: true, subject: file)
      // A component that names no token is the same in all appearances, and drawn once.
      return series.sheets(in: analysed.variants(of: analysed.tokens(drawnFor: component))) { id, title, appearance in
        let cells = component.combinations.compactMap { combination in
          analysed.placed(component, combination, in: appearance).map {
            ComponentCell(combination: combination, placed: $0)
          }
        }
        let ground = Ground(analysed.pageBackground(in: appearance))
        return .fitting(cells.count) { count in
          let matrix = ComponentMatrix(
            properties: spec.properties, cells: Array(cells.prefix(count)), missing: cells.count - count,
            drawsValuesAlone: component.isCut)
          return matrix.drawing(id: id, title: title, name: spec.name, ground: ground, icon: icon)
        }
      }
    }
  }
}

extension AnalysedCatalog {
  /// The tokens on which the drawing of a component depends: those that it names, those of the grids that it spans, and
  /// what it stands on.
  fileprivate func tokens(drawnFor component: Component) -> [Int] {
    let spanned = component.spec.everySetting.flatMap { _, _, setting -> [Int] in
      guard case .span(let group, _) = setting.form else { return [] }
      return grids.grid(of: group)?.tokens ?? []
    }
    return Set(component.bindings.map(\.token)).union(spanned).union(mainBackgrounds).sorted()
  }
}
