/// A gradient along a line in the box of what it fills, whose sides are 1 long.
package struct LinearGradient: Sendable, Hashable {
  package struct Stop: Sendable, Hashable {
    package var offset: Double
    package var color: HexColor
    package var opacity: Double

    package init(_ offset: Double, _ color: HexColor, opacity: Double = 1) {
      self.offset = offset
      self.color = color
      self.opacity = opacity
    }
  }

  package var id: String
  package var from: Point
  package var to: Point
  package var stops: [Stop]

  package init(id: String, from: Point = Point(0, 0), to: Point = Point(1, 0), stops: [Stop]) {
    self.id = id
    self.from = from
    self.to = to
    self.stops = stops
  }
}
