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
  /// A shadow that later shapes name in `Style.filter`.
  case shadow(ShadowFilter)
  /// A frame that later groups name in `Group.clip`.
  case clip(id: String, Rect)
  /// The same with any outline.
  case pathClip(id: String, Path)
  /// A blur that later shapes name in `Style.filter`; it paints in the region, in their coordinates.
  case blur(id: String, region: Rect, deviation: Double)
}

package struct Style: Sendable, Hashable {
  package var fill: Paint
  /// Whether what is drawn around twice is outside; else it is inside when both go the same way.
  package var fillsEvenOdd: Bool
  package var stroke: Stroke?
  /// The id of a shadow or a blur that stands earlier in the drawing.
  package var filter: String?

  package init(fill: Paint = .none, fillsEvenOdd: Bool = false, stroke: Stroke? = nil, filter: String? = nil) {
    self.fill = fill
    self.fillsEvenOdd = fillsEvenOdd
    self.stroke = stroke
    self.filter = filter
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
  package var isItalic: Bool
  package var anchor: Anchor
  package var family: Family
  /// Space added after each character.
  package var tracking: Double
  /// The width into which the text is set, whatever the font.
  package var length: Double?
  package var fill: Paint
  /// Whether the text is shown for itself, and not to name or explain something; it is drawn alike.
  package var isSpecimen: Bool

  package init(
    _ string: String, at: Point, size: Double, weight: Int = 400, isItalic: Bool = false, anchor: Anchor = .start,
    family: Family = .sans, tracking: Double = 0, length: Double? = nil, fill: Paint = .chrome(.ink),
    isSpecimen: Bool = false
  ) {
    self.string = string
    self.at = at
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.anchor = anchor
    self.family = family
    self.tracking = tracking
    self.length = length
    self.fill = fill
    self.isSpecimen = isSpecimen
  }
}

/// Shapes with coordinates of their own, so that a group that moves changes one line.
package struct Group: Sendable, Hashable {
  package var id: String?
  package var offset: Point
  /// How many times as large its shapes are drawn, from its own origin.
  package var scale: Double
  package var title: String?
  package var opacity: Double
  /// The id of a clip that stands earlier in the drawing, in the group's own coordinates.
  package var clip: String?
  package var shapes: [Shape]

  package init(
    id: String? = nil, at offset: Point = Point(0, 0), scale: Double = 1, title: String? = nil, opacity: Double = 1,
    clip: String? = nil, _ shapes: [Shape]
  ) {
    self.id = id
    self.offset = offset
    self.scale = scale
    self.title = title
    self.opacity = opacity
    self.clip = clip
    self.shapes = shapes
  }

  /// The largest scale up to one wished for that a file can say: it has three decimals.
  package static func scale(upTo scale: Double) -> Double { (scale * 1_000).rounded(.down) / 1_000 }

  /// Shapes that are scaled while one point of theirs stays where it is.
  package static func scaled(
    by scale: Double, about center: Point, opacity: Double = 1, _ shapes: [Shape]
  ) -> Group {
    let offset = Point(center.x * (1 - scale), center.y * (1 - scale))
    return Group(at: offset, scale: scale, opacity: opacity, shapes)
  }
}
