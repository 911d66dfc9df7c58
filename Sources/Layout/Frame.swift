// Layout: a component's tree with its values becomes boxes and lines of text at places. Pure arithmetic; it draws nothing.

/// A box, in points; y grows downwards.
package struct Frame: Sendable, Hashable {
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
}
