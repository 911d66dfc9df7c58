import Graphics

/// A box with a radius at each corner.
struct RoundedBox: Hashable {
  struct Corners: Hashable {
    var topLeading = 0.0
    var topTrailing = 0.0
    var bottomTrailing = 0.0
    var bottomLeading = 0.0

    func map(_ change: (Double) -> Double) -> Corners {
      Corners(
        topLeading: change(topLeading), topTrailing: change(topTrailing), bottomTrailing: change(bottomTrailing),
        bottomLeading: change(bottomLeading))
    }
  }

  let rect: Rect
  let corners: Corners

  /// Corners that would overlap shrink in proportion, as in CSS; a radius that is too large makes a pill.
  init(_ rect: Rect, _ corners: Corners = Corners()) {
    let rect = Rect(rect.x, rect.y, max(0, rect.width), max(0, rect.height))
    let corners = corners.map { max(0, $0) }
    let sides = [
      (rect.width, corners.topLeading + corners.topTrailing),
      (rect.height, corners.topTrailing + corners.bottomTrailing),
      (rect.width, corners.bottomTrailing + corners.bottomLeading),
      (rect.height, corners.bottomLeading + corners.topLeading),
    ]
    let share = sides.reduce(1) { $1.1 > $1.0 ? min($0, $1.0 / $1.1) : $0 }
    self.rect = rect
    self.corners = share < 1 ? corners.map { $0 * share } : corners
  }

  var isEmpty: Bool { rect.width <= 0 || rect.height <= 0 }

  /// Smaller by so much on each side, its corners with it; larger where that is negative, and sharp corners stay sharp.
  func inset(by distance: Double) -> RoundedBox {
    RoundedBox(rect.inset(by: distance), corners.map { $0 > 0 ? $0 - distance : 0 })
  }

  /// Larger by so much on each side, with a corner that is nearly sharp kept so, as the shadow of a box in CSS is.
  func spread(by distance: Double) -> RoundedBox {
    guard distance > 0 else { return inset(by: -distance) }
    return RoundedBox(
      rect.inset(by: -distance),
      corners.map { radius in
        guard radius < distance else { return radius + distance }
        let lack = radius / distance - 1
        return radius + distance * (1 + lack * lack * lack)
      })
  }

  func moved(by offset: Point) -> RoundedBox { RoundedBox(rect.moved(by: offset), corners) }

  func shape(_ style: Style) -> Shape {
    let radius = corners.topLeading
    let isEven = corners == corners.map { _ in radius }
    return isEven ? .rect(rect, radius: radius, style) : .path(path, style)
  }

  /// Clockwise from the start of its top side.
  var path: Path {
    let upper = upperLegs
    let lower = lowerLegs
    let start = Point(rect.x + corners.topLeading, rect.y)
    var legs = [
      Leg(to: Point(rect.right - corners.topTrailing, rect.y)),
      Leg(to: Point(rect.right, rect.y + corners.topTrailing), radius: corners.topTrailing),
    ]
    legs += lower.dropFirst().dropLast()
    legs.append(Leg(to: Point(rect.x, rect.bottom - corners.bottomLeading), radius: corners.bottomLeading))
    legs += upper[1...2]
    return Path([.move(start)] + Leg.steps(legs, from: start) + [.close])
  }

  /// What lies in the frame and not in the box; the frame is to hold it.
  func hole(in frame: Rect) -> Path {
    let around = [
      Point(frame.x, frame.y), Point(frame.x, frame.bottom), Point(frame.right, frame.bottom),
      Point(frame.right, frame.y),
    ]
    // Against the way of the box, so that the two cancel out inside it.
    return Path(Path.polyline(around, closed: true).steps + (isEmpty ? [] : path.steps))
  }
}

extension RoundedBox {
  /// A half of the ring between this box and one inside it, parted along the other diagonal of its corners.
  func bevel(to inner: RoundedBox, isUpper: Bool) -> Path {
    let start = isUpper ? bottomLeadingMiddle : topTrailingMiddle
    let outside = isUpper ? upperLegs : lowerLegs
    let innerStart = isUpper ? inner.bottomLeadingMiddle : inner.topTrailingMiddle
    let inside = isUpper ? inner.upperLegs : inner.lowerLegs
    let turn = inside.last?.to ?? innerStart
    var back: [Leg] = []
    for (index, leg) in inside.enumerated().reversed() {
      back.append(Leg(to: index > 0 ? inside[index - 1].to : innerStart, radius: leg.radius))
    }
    return Path(
      [.move(start)] + Leg.steps(outside, from: start) + [.line(turn)]
        + Leg.steps(back, from: turn, clockwise: false) + [.close])
  }

  private struct Leg {
    let to: Point
    /// Of the arc along which it leads; nought for a straight line.
    var radius = 0.0

    static func steps(_ legs: [Leg], from start: Point, clockwise: Bool = true) -> [Path.Step] {
      var steps: [Path.Step] = []
      var place = start
      for leg in legs where leg.to != place {
        steps.append(
          leg.radius > 0
            ? .arc(radius: leg.radius, large: false, clockwise: clockwise, to: leg.to) : .line(leg.to))
        place = leg.to
      }
      return steps
    }
  }

  /// From the middle of the bottom leading corner to that of the top trailing one.
  private var upperLegs: [Leg] {
    [
      Leg(to: Point(rect.x, rect.bottom - corners.bottomLeading), radius: corners.bottomLeading),
      Leg(to: Point(rect.x, rect.y + corners.topLeading)),
      Leg(to: Point(rect.x + corners.topLeading, rect.y), radius: corners.topLeading),
      Leg(to: Point(rect.right - corners.topTrailing, rect.y)),
      Leg(to: topTrailingMiddle, radius: corners.topTrailing),
    ]
  }

  /// From the middle of the top trailing corner to that of the bottom leading one.
  private var lowerLegs: [Leg] {
    [
      Leg(to: Point(rect.right, rect.y + corners.topTrailing), radius: corners.topTrailing),
      Leg(to: Point(rect.right, rect.bottom - corners.bottomTrailing)),
      Leg(to: Point(rect.right - corners.bottomTrailing, rect.bottom), radius: corners.bottomTrailing),
      Leg(to: Point(rect.x + corners.bottomLeading, rect.bottom)),
      Leg(to: bottomLeadingMiddle, radius: corners.bottomLeading),
    ]
  }

  private var topTrailingMiddle: Point {
    let reach = corners.topTrailing * (1 - 0.5.squareRoot())
    return Point(rect.right - reach, rect.y + reach)
  }

  private var bottomLeadingMiddle: Point {
    let reach = corners.bottomLeading * (1 - 0.5.squareRoot())
    return Point(rect.x + reach, rect.bottom - reach)
  }
}
