import Graphics

/// A length as an engineering drawing shows it: extension lines, a line with oblique ticks, and the figure.
struct DimensionLine {
  let from: Double
  let to: Double
  /// Where the line lies: its y, or its x where it is vertical.
  let y: Double
  /// Where the thing that is measured ends; extension lines reach from there.
  let edge: Double
  let label: String
  /// From the line to the label's baseline, negative above; to its nearer end, negative to the left of a vertical line.
  let labelOffset: Double
  var isVertical = false
  var ground = Ground.page

  /// The middle of the label, which stays inside the drawing.
  private var middle: Double {
    let half = Double(label.count) * 3.3 + 4
    return max(half, min(Plate.width - half, (from + to) / 2))
  }

  var shapes: [Shape] {
    let ends = [from, to]
    let reach = y > edge ? 4.0 : -4.0
    let extensions = ends.map { line(point($0, edge), point($0, y + reach), width: 0.5) }
    let ticks = ends.map { end -> Shape in
      let tick = point(end, y)
      return .line(Point(tick.x - 3, tick.y + 3), Point(tick.x + 3, tick.y - 3), Stroke(ground.ink))
    }
    return extensions + [line(point(from, y), point(to, y), width: 0.75)] + ticks + (label.isEmpty ? [] : [text])
  }

  private var text: Shape {
    guard isVertical else { return .mono(label, middle, y + labelOffset, anchor: .middle, ground.ink) }
    return .mono(label, y + labelOffset, (from + to) / 2 + 4, anchor: labelOffset < 0 ? .end : .start, ground.ink)
  }

  private func line(_ from: Point, _ to: Point, width: Double) -> Shape {
    .line(from, to, Stroke(ground.quiet, width: width))
  }

  /// A place along and across the line, on the page.
  private func point(_ along: Double, _ across: Double) -> Point {
    isVertical ? Point(across, along) : Point(along, across)
  }
}
