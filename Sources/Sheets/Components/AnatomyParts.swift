package import Analysis
import DesignModel
import Layout

extension AnalysedCatalog {
  /// The nodes of a component that its anatomy numbers, in the order of the numbers.
  package func anatomyParts(of component: Component) -> [Int] {
    guard let subject = AnatomySubject(self, component) else { return [] }
    return AnatomyLeaders(subject.placed, scale: 1, most: 0).parts.prefix(AnatomyLayout.mostParts).map(\.node.number)
  }

  /// The values of the properties in which the anatomy shows a component; nil where it is as by default, or not drawn.
  package func anatomyLabel(of component: Component) -> String? {
    guard let subject = AnatomySubject(self, component), subject.combination != component.standard else { return nil }
    return subject.label
  }
}
