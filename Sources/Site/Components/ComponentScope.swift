import Analysis
import DesignModel
import Sheets
import TextCore

/// What a page of a component is made from.
struct ComponentScope {
  let page: PageScope
  let component: Component
  /// The name of its file, which its sheets have too.
  let file: String
  /// Nil where its anatomy is not drawn.
  let anatomy: AnatomyFacts?

  var analysed: AnalysedCatalog { page.analysed }
  var spec: ComponentSpec { component.spec }

  init(_ page: PageScope, _ number: Int) {
    self.page = page
    component = page.analysed.components[number]
    file = page.analysed.componentFiles[number]
    anatomy = AnatomyFacts(page.analysed, component)
  }

  /// The tokens that the spec names, in reading order, each once.
  var tokens: [Int] {
    var seen: Set<Int> = []
    return component.bindings.map(\.token).filter { seen.insert($0).inserted }
  }

  /// What must hold for a variant: `emphasis secondary, state pressed or focused`.
  func condition(of variant: ComponentSpec.Variant) -> String {
    guard !variant.conditions.isEmpty else { return "always" }
    return variant.conditions.map { condition in
      "\(spec.properties[condition.property].name) \(condition.values.joined(last: " or "))"
    }.joined(separator: ", ")
  }
}
