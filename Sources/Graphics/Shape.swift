/// All that a drawing is made of. Later shapes lie on earlier ones.
package indirect enum Shape: Sendable, Hashable {
  case rect(Rect, radius: Double = 0, Style)
  case line(Point, Point, Stroke)
  case circle(center: Point, radius: Double, Style)
  case path(Path, Style)
  case text(Text)
  case group(Group)
  /// A gradient that later shapes name in `Paint.gradient`.
  case gradient(LinearGradient)
  /// A shadow that later shapes name in `Style.shadow`.
  case shadow(ShadowFilter)
  /// A frame that later groups name in `Group.clip`.
  case clip(id: String, Rect)
}

package struct Style: Sendable, Hashable {
  package var fill: Paint
  package var stroke: Stroke?
  /// The id of a shadow that stands earlier in the drawing.
  package var shadow: String?

  package init(fill: Paint = .none, stroke: Stroke? = nil, shadow: String? = nil) {
    self.fill = fill
    self.stroke = stroke
    self.shadow = shadow
  }
}

/// One line of text; `at` is the point on its baseline that the anchor names.
package struct Text: Sendable, Hashable {
  package enum Anchor: Sendable, Hashable { case start, middle, end }
  package enum Family: Sendable, Hashable { case sans, mono }

  package var string: String
  package var at: Point
  package var size: Double
  package var weight: Int
  package var anchor: Anchor
  package var family: Family
  /// Space added after each character.
  package var tracking: Double
  /// The width into which the text is set, whatever the font.
  package var length: Double?
  package var fill: Paint

  package init(
    _ string: String, at: Point, size: Double, weight: Int = 400, anchor: Anchor = .start, family: Family = .sans,
    tracking: Double = 0, length: Double? = nil, fill: Paint = .chrome(.ink)
  ) {
    self.string = string
    self.at = at
    self.size = size
    self.weight = weight
    self.anchor = anchor
    self.family = family
    self.tracking = tracking
    self.length = length
    self.fill = fill
  }
}

/// Shapes with coordinates of their own, so that a group that moves changes one line.
package struct Group: Sendable, Hashable {
  package var id: String?
  package var offset: Point
  package var title: String?
  package var opacity: Double
  /// The id of a clip that stands earlier in the drawing, in the group's own coordinates.
  package var clip: String?
  package var shapes: [Shape]

  package init(
    id: String? = nil, at offset: Point = Point(0, 0), title: String? = nil, opacity: Double = 1, clip: String? = nil,
    _ shapes: [Shape]
  ) {
    self.id = id
    self.offset = offset
    self.title = title
    self.opacity = opacity
    self.clip = clip
    self.shapes = shapes
  }
}
