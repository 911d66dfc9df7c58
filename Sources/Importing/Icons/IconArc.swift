import ColorScience
import DesignModel

/// Part of an ellipse between two points (SVG 2, appendix B.2), as curves of a quarter at most.
struct IconArc {
  let from: Icon.Point
  let to: Icon.Point
  let radii: (x: Double, y: Double)
  /// In degrees.
  let rotation: Double
  let isLarge: Bool
  let isClockwise: Bool

  init(
    from: Icon.Point, to: Icon.Point, radii: (Double, Double), rotation: Double, isLarge: Bool, isClockwise: Bool
  ) {
    self.from = from
    self.to = to
    self.radii = (radii.0.magnitude, radii.1.magnitude)
    self.rotation = rotation
    self.isLarge = isLarge
    self.isClockwise = isClockwise
  }

  var steps: [Icon.Step] {
    if from == to { return [] }
    // Radii that small have no curve to show, and would be divided by.
    guard min(radii.x, radii.y) > 1e-6 else { return [.line(to)] }
    let angle = rotation * .pi / 180
    let (sine, cosine) = (Maths.sin(angle), Maths.cos(angle))
    // Half of the chord, where the ellipse is a circle of radius 1 around the middle of it.
    let (dx, dy) = ((from.x - to.x) / 2, (from.y - to.y) / 2)
    let chord = (x: (cosine * dx + sine * dy) / radii.x, y: (cosine * dy - sine * dx) / radii.y)
    let square = chord.x * chord.x + chord.y * chord.y
    // Ends so near to each other do not say where the middle is.
    guard square > 1e-18 else { return [.line(to)] }
    // An ellipse that is too small to reach grows until it does.
    let growth = max(1, square.squareRoot())
    let half = (x: chord.x / growth, y: chord.y / growth)
    let distance = max(0, growth > 1 ? 0 : 1 / square - 1).squareRoot() * (isLarge == isClockwise ? -1 : 1)
    let center = (x: distance * half.y, y: -distance * half.x)
    let first = Maths.atan2(half.y - center.y, half.x - center.x)
    var sweep = Maths.atan2(-half.y - center.y, -half.x - center.x) - first
    if isClockwise, sweep < 0 { sweep += 2 * .pi }
    if !isClockwise, sweep > 0 { sweep -= 2 * .pi }

    let middle = Icon.Point((from.x + to.x) / 2, (from.y + to.y) / 2)
    func place(_ x: Double, _ y: Double) -> Icon.Point {
      let (x, y) = ((center.x + x) * radii.x * growth, (center.y + y) * radii.y * growth)
      return Icon.Point(middle.x + cosine * x - sine * y, middle.y + sine * x + cosine * y)
    }
    // A half circle may come out a hair's breadth over two quarters.
    let count = max(1, Int((sweep.magnitude / (.pi / 2) - 1e-6).rounded(.up)))
    let part = sweep / Double(count)
    let reach = 4 / 3 * Maths.sin(part / 4) / Maths.cos(part / 4)
    return (0..<count).map { index in
      let (start, end) = (first + Double(index) * part, first + Double(index + 1) * part)
      let (startSine, startCosine) = (Maths.sin(start), Maths.cos(start))
      let (endSine, endCosine) = (Maths.sin(end), Maths.cos(end))
      return .curve(
        place(startCosine - reach * startSine, startSine + reach * startCosine),
        place(endCosine + reach * endSine, endSine - reach * endCosine),
        to: index == count - 1 ? to : place(endCosine, endSine))
    }
  }
}
