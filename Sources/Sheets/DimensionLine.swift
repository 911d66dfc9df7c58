import Graphics

/// A length as an engineering drawing shows it: extension lines, a line with oblique ticks, and the figure.
struct DimensionLine {
  let from: Double
  let to: Double
  /// Where the line lies.
  let y: Double
  /// Where the thing that is measured ends; extension lines reach from there.
  let edge: Double
  let label: String
  /// From the line to the label's baseline; negative above.
  let labelOffset: Double

  /// The middle of the label, which stays inside the drawing.
  private var middle: Double {
    let half = Double(label.count) * 3.3 + 4
    return max(half, min(Plate.width - half, (from + to) / 2))
  }

  var shapes: [Shape] {
    let grey = Paint.chrome(.ink2)
    let ends = [from, to]
    let extensions = ends.map { x in
      Shape.line(Point(x, edge), Point(x, y + (y > edge ? 4 : -4)), Stroke(grey, width: 0.5))
    }
    let ticks = ends.map { x in
      Shape.line(Point(x - 3, y + 3), Point(x + 3, y - 3), Stroke(.chrome(.ink)))
    }
    return extensions + [.line(Point(from, y), Point(to, y), Stroke(grey, width: 0.75))] + ticks
      + [.mono(label, middle, y + labelOffset, anchor: .middle)]
  }
}
