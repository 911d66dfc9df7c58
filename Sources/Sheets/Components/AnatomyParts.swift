package import Analysis
import DesignModel
import Layout

extension AnalysedCatalog {
  /// The nodes of a component that its anatomy numbers, in the order of the numbers.
  package func anatomyParts(of component: Component) -> [Int] {
    guard let subject = AnatomySubject(self, component) else { return [] }
    return AnatomyLeaders(subject.placed, scale: 1, most: 0).parts.map(\.node.number)
  }
}
