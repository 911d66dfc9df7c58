/// The shadows of one token, the topmost first; blur is CSS's, twice the standard deviation.
package struct ShadowFilter: Sendable, Hashable {
  package struct Layer: Sendable, Hashable {
    package var offset: Point
    package var blur: Double
    package var spread: Double
    package var color: HexColor
    package var opacity: Double
    package var inset: Bool

    package init(
      offset: Point, blur: Double, spread: Double = 0, color: HexColor, opacity: Double = 1, inset: Bool = false
    ) {
      self.offset = offset
      self.blur = blur
      self.spread = spread
      self.color = color
      self.opacity = opacity
      self.inset = inset
    }
  }

  package var id: String
  /// What the filter may paint on, in the coordinates of the shape that has the shadow.
  package var region: Rect
  package var layers: [Layer]

  package init(id: String, region: Rect, layers: [Layer]) {
    self.id = id
    self.region = region
    self.layers = layers
  }
}
