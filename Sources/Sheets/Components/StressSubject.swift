import Analysis
import DesignModel
import Layout

/// A component in the first combination that shows words, by default where that does.
struct StressSubject {
  let component: Component
  let combination: Combination
  /// The number of the first node that shows words.
  let text: Int

  /// Nil where no combination shows words.
  init?(_ analysed: AnalysedCatalog, _ component: Component) {
    guard !analysed.catalog.appearances.isEmpty else { return nil }
    for combination in [component.standard] + component.combinations {
      guard let text = Self.firstWords(analysed.bound(component, combination, in: 0)) else { continue }
      self.component = component
      self.combination = combination
      self.text = text
      return
    }
    return nil
  }

  /// What is not as it is by default; nil where all is.
  var label: String? {
    combination == component.standard ? nil : component.spec.properties.words(component.values(in: combination))
  }

  private static func firstWords(_ node: BoundNode) -> Int? {
    if node.isHidden { return nil }
    if node.kind == .text, node[.text]?.text?.isEmpty == false { return node.number }
    return node.children.lazy.compactMap(firstWords).first
  }
}
