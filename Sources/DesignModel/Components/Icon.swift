/// A picture made of paths in one colour, from a file of the icons folder.
package struct Icon: Sendable, Hashable {
  package struct Point: Sendable, Hashable {
    package let x: Double
    package let y: Double

    package init(_ x: Double, _ y: Double) {
      self.x = x
      self.y = y
    }
  }

  /// A step of an outline, in units of the view box.
  package enum Step: Sendable, Hashable {
    case move(Point)
    case line(Point)
    case curve(Point, Point, to: Point)
    case close
  }

  package struct Outline: Sendable, Hashable {
    package enum Join: Sendable, Hashable { case miter, round, bevel }
    package enum Cap: Sendable, Hashable { case butt, round, square }

    /// The first is a move; every number is finite.
    package let steps: [Step]
    package var isFilled = true
    package var fillsEvenOdd = false
    /// The width of its line, in units of the view box; nil where it has none.
    package var strokeWidth: Double?
    package var cap = Cap.butt
    package var join = Join.miter

    package init(steps: [Step]) {
      self.steps = steps
    }
  }

  /// The stem of its file name.
  package let name: String
  package let x: Double
  package let y: Double
  package let width: Double
  package let height: Double
  package let outlines: [Outline]

  package init(
    name: String, x: Double = 0, y: Double = 0, width: Double, height: Double, outlines: [Outline]
  ) {
    self.name = name
    self.x = x
    self.y = y
    self.width = width
    self.height = height
    self.outlines = outlines
  }
}
