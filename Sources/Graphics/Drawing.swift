// Graphics: drawings as values, and the one place that turns them into SVG. It knows nothing of tokens or pages.

/// One picture: everything that an SVG file says, before it is written.
package struct Drawing: Sendable, Hashable {
  /// Ready-made: it stands in ids and names the file.
  package var id: String
  package var width: Double
  package var height: Double
  package var title: String
  /// What the picture shows, for those who cannot see it.
  package var description: String
  package var shapes: [Shape]

  package init(
    id: String, width: Double, height: Double, title: String, description: String, shapes: [Shape] = []
  ) {
    self.id = id
    self.width = width
    self.height = height
    self.title = title
    self.description = description
    self.shapes = shapes
  }
}
