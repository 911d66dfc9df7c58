/// Where the coordinates of a group lie in the drawing.
package struct Place: Sendable, Hashable {
  private var offset = Point(0, 0)
  private var scale = 1.0

  /// That of the drawing itself.
  package init() {}

  package func callAsFunction(_ box: Rect) -> Rect {
    Rect(offset.x + box.x * scale, offset.y + box.y * scale, box.width * scale, box.height * scale)
  }

  /// A line of text as it stands in the drawing.
  package func callAsFunction(_ text: Text) -> Text {
    var text = text
    text.at = Point(offset.x + text.at.x * scale, offset.y + text.at.y * scale)
    text.size *= scale
    text.tracking *= scale
    text.length = text.length.map { $0 * scale }
    return text
  }

  package func inside(_ group: Group) -> Place {
    var place = self
    place.offset = Point(offset.x + group.offset.x * scale, offset.y + group.offset.y * scale)
    place.scale = scale * group.scale
    return place
  }
}
