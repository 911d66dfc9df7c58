package struct Point: Sendable, Hashable {
  package var x: Double
  package var y: Double

  package init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }
}

package struct Rect: Sendable, Hashable {
  package var x: Double
  package var y: Double
  package var width: Double
  package var height: Double

  package init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  package var right: Double { x + width }

  package var bottom: Double { y + height }

  /// Smaller by so much on each side; larger where that is negative.
  package func inset(by distance: Double) -> Rect {
    Rect(x + distance, y + distance, width - 2 * distance, height - 2 * distance)
  }

  package func moved(by offset: Point) -> Rect {
    Rect(x + offset.x, y + offset.y, width, height)
  }

  /// The smallest box that holds both.
  package func union(_ other: Rect) -> Rect {
    let left = min(x, other.x)
    let top = min(y, other.y)
    return Rect(left, top, max(right, other.right) - left, max(bottom, other.bottom) - top)
  }

  /// Whether more than an edge is in both.
  package func overlaps(_ other: Rect) -> Bool {
    x < other.right && other.x < right && y < other.bottom && other.y < bottom
  }
}
