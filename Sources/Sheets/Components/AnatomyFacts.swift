package import Analysis
import DesignModel
import Layout

/// What the anatomy of a component shows, as its page says it.
package struct AnatomyFacts: Sendable {
  /// The nodes that it numbers, in the order of the numbers.
  package let parts: [Int]
  /// The values of the properties in which it shows the component; nil where it is as by default.
  package let label: String?
  /// How the height comes about; nil where it is no sum.
  package let caption: String?

  /// Nil where nothing is drawn.
  package init?(_ analysed: AnalysedCatalog, _ component: Component) {
    guard let subject = AnatomySubject(analysed, component) else { return nil }
    let leaders = AnatomyLeaders(subject.placed, scale: 1, most: 0)
    parts = leaders.parts.prefix(AnatomyLayout.mostParts).map(\.node.number)
    label = subject.combination == component.standard ? nil : subject.label
    caption = AnatomySum(subject).caption
  }
}
