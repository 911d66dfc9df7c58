/// An outline as absolute steps.
package struct Path: Sendable, Hashable {
  package enum Step: Sendable, Hashable {
    case move(Point)
    case line(Point)
    case curve(Point, Point, to: Point)
    /// Part of a circle; `clockwise` as seen on the page.
    case arc(radius: Double, large: Bool, clockwise: Bool, to: Point)
    case close
  }

  package var steps: [Step]

  package init(_ steps: [Step]) {
    self.steps = steps
  }

  /// Lines through these points, closed into a shape or left open.
  package static func polyline(_ points: [Point], closed: Bool = false) -> Path {
    var steps: [Step] = points.enumerated().map { $0.offset == 0 ? .move($0.element) : .line($0.element) }
    if closed { steps.append(.close) }
    return Path(steps)
  }
}
