import Foundation
import Graphics

/// What a filled shape covers of its drawing, as closed lines.
struct Outline {
  private let rings: [[Point]]

  init?(_ shape: Shape, _ place: Place) {
    func placed(_ point: Point) -> Point {
      let box = place(Rect(point.x, point.y, 0, 0))
      return Point(box.x, box.y)
    }
    let rings: [[Point]]
    switch shape {
    case .rect(let rect, _, _):
      rings = [
        [
          Point(rect.x, rect.y), Point(rect.right, rect.y), Point(rect.right, rect.bottom), Point(rect.x, rect.bottom),
        ]
      ]
    case .circle(let center, let radius, _): rings = [Self.turn(around: center, radius, from: 0, by: 2 * .pi)]
    case .path(let path, _): rings = Self.rings(path)
    default: return nil
    }
    self.rings = rings.map { $0.map(placed) }
  }

  /// By the even-odd rule.
  func contains(_ point: Point) -> Bool {
    var isInside = false
    for ring in rings {
      for (a, b) in zip(ring, ring.dropFirst() + ring.prefix(1)) where (a.y > point.y) != (b.y > point.y) {
        if point.x < a.x + (b.x - a.x) * (point.y - a.y) / (b.y - a.y) { isInside.toggle() }
      }
    }
    return isInside
  }

  private static let shares = (1...16).map { Double($0) / 16 }

  private static func rings(_ path: Path) -> [[Point]] {
    var rings: [[Point]] = []
    for step in path.steps {
      let start = rings.last?.last ?? Point(0, 0)
      switch step {
      case .move(let end): rings.append([end])
      case .line(let end): rings[rings.count - 1].append(end)
      case .curve(let first, let second, let end):
        rings[rings.count - 1] += shares.map { share in
          func along(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Double {
            let rest = 1 - share
            return rest * rest * rest * a + 3 * rest * share * (rest * b + share * c) + share * share * share * d
          }
          return Point(along(start.x, first.x, second.x, end.x), along(start.y, first.y, second.y, end.y))
        }
      case .arc(let radius, let large, let clockwise, let end):
        rings[rings.count - 1] += arc(from: start, radius, large, clockwise, to: end)
      case .close: break
      }
    }
    return rings
  }

  private static func arc(
    from start: Point, _ radius: Double, _ large: Bool, _ clockwise: Bool, to end: Point
  ) -> [Point] {
    let half = Point((start.x - end.x) / 2, (start.y - end.y) / 2)
    let chord = hypot(half.x, half.y)
    guard chord > 0 else { return [] }
    let radius = max(radius, chord)
    let away = (radius * radius - chord * chord).squareRoot() / chord * (large == clockwise ? -1 : 1)
    let center = Point((start.x + end.x) / 2 + away * half.y, (start.y + end.y) / 2 - away * half.x)
    let first = atan2(start.y - center.y, start.x - center.x)
    var turn = atan2(end.y - center.y, end.x - center.x) - first
    if clockwise && turn < 0 { turn += 2 * .pi }
    if !clockwise && turn > 0 { turn -= 2 * .pi }
    return self.turn(around: center, radius, from: first, by: turn)
  }

  private static func turn(around center: Point, _ radius: Double, from start: Double, by turn: Double) -> [Point] {
    shares.map { share in
      let angle = start + share * turn
      return Point(center.x + radius * cos(angle), center.y + radius * sin(angle))
    }
  }
}
