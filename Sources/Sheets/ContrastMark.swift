import Analysis
import Graphics

/// The sign of a contrast result: a shape, so that nobody has to tell colours apart.
enum ContrastMark: Sendable, CaseIterable {
  case aaa, aa, large, fail

  init(_ result: ContrastResult) {
    guard result.passes else {
      self = .fail
      return
    }
    switch result.level {
    case .aaa: self = .aaa
    case .aa: self = .aa
    case .large, .fail: self = .large
    }
  }

  var legend: String {
    switch self {
    case .aaa: "AAA, from 7"
    case .aa: "AA, from 4.5"
    case .large: "enough for large text and edges"
    case .fail: "below its minimum"
    }
  }

  /// Ten pixels across, around a centre.
  func shapes(at center: Point) -> [Shape] {
    let (x, y) = (center.x, center.y)
    let ink = Stroke(.chrome(.ink))
    switch self {
    case .aaa:
      return [
        .circle(center: center, radius: 4.25, Style(stroke: Stroke(.chrome(.ink), width: 1.5))),
        .circle(center: center, radius: 2.25, Style(fill: .chrome(.ink))),
      ]
    case .aa: return [.circle(center: center, radius: 5, Style(fill: .chrome(.ink)))]
    case .large:
      let half = Path([
        .move(Point(x, y - 4.5)), .arc(radius: 4.5, large: false, clockwise: true, to: Point(x, y + 4.5)), .close,
      ])
      return [
        .circle(center: center, radius: 4.5, Style(stroke: ink)), .path(half, Style(fill: .chrome(.ink))),
      ]
    case .fail:
      let cross = Path([
        .move(Point(x - 2.5, y - 2.5)), .line(Point(x + 2.5, y + 2.5)), .move(Point(x - 2.5, y + 2.5)),
        .line(Point(x + 2.5, y - 2.5)),
      ])
      return [
        .rect(Rect(x - 4.5, y - 4.5, 9, 9), Style(stroke: ink)),
        .path(cross, Style(stroke: Stroke(.chrome(.ink), width: 1.5))),
      ]
    }
  }
}
