import Analysis
import ColorScience
import DesignModel
import Graphics

/// The OKLCH lightness of every ramp along its steps, in small plots beside each other: an even ramp is a straight line.
struct LightnessCurves {
  private static let width = 136.0
  private static let height = 72.0
  private static let pitch = 152.0
  private static let rowHeight = 120.0
  private static let perRow = 6
  private static let head = 52.0
  /// Two points make no curve, and so many are a list of colours.
  private static let steps = 3...24

  private struct Curve {
    let name: String
    let id: String
    /// From 0 to 1 in both directions; lightness upwards.
    let points: [Point]
  }

  private let curves: [Curve]
  private let top: Double

  /// The curves of ramps under the names that the palette gives them, along the steps that all rows share, if they do.
  init(
    _ analysed: AnalysedCatalog, _ ramps: [Ramp], labels: [String], columns: [String]?, sheet: String,
    in appearance: Int, below top: Double
  ) {
    self.top = top
    // Numbers stand where they lie between the least and the greatest, so that a new one moves no other.
    let numbers = (columns ?? []).compactMap { Double($0) }
    let (least, greatest) = (numbers.min() ?? 0, numbers.max() ?? 0)
    curves = zip(ramps, labels).compactMap { ramp, label in
      let last = Double(max(1, ramp.steps.count - 1))
      let points = ramp.steps.enumerated().compactMap { index, step -> Point? in
        guard let color = analysed.catalog.value(of: step.token, in: appearance)?.color?.color else { return nil }
        let number = greatest > least ? Double(step.name) : nil
        let x = number.map { ($0 - least) / (greatest - least) } ?? Double(index) / last
        return Point(x, min(1, max(0, color.oklch.lightness)))
      }
      guard Self.steps.contains(points.count) else { return nil }
      return Curve(name: label, id: "\(sheet)~lightness~\(PublicName.anchor(ramp.name))", points: points)
    }
  }

  var bottom: Double {
    curves.isEmpty
      ? top : top + Self.head + Double((curves.count + Self.perRow - 1) / Self.perRow) * Self.rowHeight - 12
  }

  var shapes: [Shape] {
    guard !curves.isEmpty else { return [] }
    return [
      .line(Point(Plate.margin, top + 16.5), Point(Plate.right, top + 16.5), Stroke(.chrome(.rule))),
      .sans("lightness in OKLCH along each ramp, from 0 to 1", Plate.margin, top + 36),
    ]
      + curves.enumerated().map { index, curve in
        let at = Point(
          Plate.margin + Double(index % Self.perRow) * Self.pitch,
          top + Self.head + Double(index / Self.perRow) * Self.rowHeight)
        return .group(Group(id: curve.id, at: at, plot(curve)))
      }
  }

  private func plot(_ curve: Curve) -> [Shape] {
    let points = curve.points.map { Point($0.x * Self.width, (1 - $0.y) * Self.height) }
    let rule = Stroke(.chrome(.rule))
    let lines = [0.5, Self.height / 2 + 0.5, Self.height + 0.5].map { y in
      Shape.line(Point(0, y), Point(Self.width, y), rule)
    }
    let dots = points.map { Shape.circle(center: $0, radius: 2, Style(fill: .chrome(.ink))) }
    return lines + [.path(.polyline(points), Style(stroke: Stroke(.chrome(.ink))))] + dots + [
      .mono(Label.fit(curve.name, 20), 0, Self.height + 18, size: 10.5, .chrome(.ink2))
    ]
  }
}
