import Graphics

/// A length as an engineering drawing shows it: extension lines, a line with oblique ticks, and the figure.
struct DimensionLine {
  let from: Double
  let to: Double
  /// Where the line lies: its y, or its x where it is vertical.
  let across: Double
  /// Where the thing that is measured ends; extension lines reach from there.
  let edge: Double
  /// Stands along a level line only.
  var label = ""
  /// From the line to the label's baseline, negative above.
  var labelOffset = 0.0
  var isVertical = false
  var ground = Ground.page

  /// The middle of the label, which stays inside the drawing.
  private var middle: Double {
    let half = Double(label.count) * 3.3 + 4
    return max(half, min(Plate.width - half, (from + to) / 2))
  }

  var shapes: [Shape] {
    let ends = [from, to]
    let reach = across > edge ? 4.0 : -4.0
    let extensions = ends.map { line(point($0, edge), point($0, across + reach), width: 0.5) }
    let ticks = ends.map { end -> Shape in
      let tick = point(end, across)
      return .line(Point(tick.x - 3, tick.y + 3), Point(tick.x + 3, tick.y - 3), Stroke(ground.ink))
    }
    return extensions + [line(point(from, across), point(to, across), width: 0.75)] + ticks
      + (label.isEmpty ? [] : [text])
  }

  private var text: Shape {
    .mono(label, middle, across + labelOffset, anchor: .middle, ground.ink)
  }

  private func line(_ from: Point, _ to: Point, width: Double) -> Shape {
    .line(from, to, Stroke(ground.quiet, width: width))
  }

  /// A place along and across the line, on the page.
  private func point(_ along: Double, _ across: Double) -> Point {
    isVertical ? Point(across, along) : Point(along, across)
  }
}
