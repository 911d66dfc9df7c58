import Analysis
import Graphics
import TextCore

/// A grid to scale with its parts dimensioned, the sum written out, and the width of every span.
struct GridLayout {
  private static let top = 120.0
  private static let foot = 232.0
  private static let sumTop = 320.0
  private static let stepsTop = 360.0
  private static let stepPitch = 17.0
  private static let mostSteps = 48

  private let sum: GridSum?
  private let sheet: String

  init(_ sum: GridSum?, sheet: String) {
    self.sum = sum
    self.sheet = sheet
  }

  var description: String {
    guard let sum else { return "The width, gutters and margins of this grid leave nothing for its columns." }
    let figure = GridSum.figure
    return
      "\(sum.columns) columns of \(figure(sum.column)), gutter \(figure(sum.gutter)), margin \(figure(sum.margin)), in a "
      + "width of \(figure(sum.width)). \(sum.text)."
  }

  /// Pixels of the drawing to one of the grid.
  private var scale: Double { sum.map { Plate.inner / $0.width } ?? 1 }

  var scaleText: String {
    guard sum != nil else { return "" }
    return scale < 1 ? "1 : \((1 / scale).text(decimals: 2))" : "\(scale.text(decimals: 2)) : 1"
  }

  private var steps: Int { min(sum?.columns ?? 0, Self.mostSteps) }

  var bottom: Double {
    sum == nil ? Plate.top + 48 : Self.stepsTop + Double(steps) * Self.stepPitch + 32
  }

  var shapes: [Shape] {
    guard let sum else {
      return [
        .sans("Gutters and margins leave nothing for the columns, or a value is missing.", Plate.margin, 112, size: 13)
      ]
    }
    return [
      .group(Group(id: sheet + "-frame", frame(sum))), .group(Group(id: sheet + "-dimensions", dimensions(sum))),
      .group(Group(id: sheet + "-sum", at: Point(Plate.margin, Self.sumTop), sumLine(sum))),
    ] + (1...max(1, steps)).map { .group(Group(id: "\(sheet)-span-\($0)", step($0, of: sum))) } + [pixels(sum)]
  }

  private func left(of column: Int, _ sum: GridSum) -> Double {
    Plate.margin + (sum.margin + Double(column) * (sum.column + sum.gutter)) * scale
  }

  private func frame(_ sum: GridSum) -> [Shape] {
    let height = Self.foot - Self.top
    let margin = sum.margin * scale
    var shapes: [Shape] = []
    if margin > 0 {
      let wash = Style(fill: .chrome(.wash))
      shapes.append(.rect(Rect(Plate.margin, Self.top, margin, height), wash))
      shapes.append(.rect(Rect(Plate.right - margin, Self.top, margin, height), wash))
    }
    let width = sum.column * scale
    for column in 0..<sum.columns {
      let x = left(of: column, sum)
      shapes.append(.rect(Rect(x, Self.top, width, height), Style(fill: .chrome(.fill))))
      if width >= 18 { shapes.append(.mono(String(column + 1), x + width / 2, Self.top + 22, anchor: .middle)) }
    }
    let box = Rect(Plate.margin + 0.5, Self.top + 0.5, Plate.inner - 1, height - 1)
    return shapes + [.rect(box, Style(stroke: Stroke(.chrome(.ink))))]
  }

  private func dimensions(_ sum: GridSum) -> [Shape] {
    let y = Self.foot + 26
    func below(_ from: Double, _ to: Double, _ label: String) -> [Shape] {
      DimensionLine(from: from, to: to, across: y, edge: Self.foot + 4, label: label, labelOffset: 20).shapes
    }
    let figure = GridSum.figure
    let column = sum.column * scale
    var shapes = DimensionLine(
      from: Plate.margin, to: Plate.right, across: 92, edge: Self.top - 4, label: "W \(figure(sum.width))",
      labelOffset: -7
    ).shapes
    if sum.margin > 0 {
      let margin = sum.margin * scale
      // Over a narrow margin the label would leave the drawing.
      if margin >= 26 {
        shapes += below(Plate.margin, Plate.margin + margin, "m \(figure(sum.margin))")
        shapes += below(Plate.right - margin, Plate.right, "m \(figure(sum.margin))")
      }
    }
    let second = min(1, sum.columns - 1)
    shapes += below(left(of: second, sum), left(of: second, sum) + column, "c \(figure(sum.column))")
    if sum.columns > 3, sum.gutter > 0 {
      let x = left(of: 3, sum)
      shapes += below(x - sum.gutter * scale, x, "g \(figure(sum.gutter))")
    }
    if sum.columns >= 9 {
      shapes += below(left(of: 5, sum), left(of: 8, sum) + column, "span 4 = \(figure(sum.span(4)))")
    }
    return shapes
  }

  private func sumLine(_ sum: GridSum) -> [Shape] {
    [
      .line(Point(0, -15.5), Point(Plate.inner, -15.5), Stroke(.chrome(.rule))),
      .mono(sum.text, 0, 12, size: 17, weight: 600),
      .mono("N·c + (N − 1)·g + 2·m = W", Plate.inner, 12, size: 12, anchor: .end, .chrome(.ink2)),
      .line(Point(0, 28.5), Point(Plate.inner, 28.5), Stroke(.chrome(.rule))),
    ]
  }

  private func step(_ count: Int, of sum: GridSum) -> [Shape] {
    let y = Self.stepsTop + Double(count - 1) * Self.stepPitch
    let x = left(of: 0, sum)
    let width = sum.span(count) * scale
    let isStrong = count.isMultiple(of: 4)
    let figure = GridSum.figure(sum.span(count))
    // The figure stands inside a bar that leaves no room beside it.
    let isInside = x + width + 8 + Double(figure.count) * 7 > Plate.right - 90
    let label: Shape =
      isInside
      ? .mono(figure, x + width - 8, y + 9.5, anchor: .end, .chrome(isStrong ? .paper : .ink))
      : .mono(figure, x + width + 8, y + 9.5)
    let number: Shape =
      x - Plate.margin > 26
      ? .mono(String(count), x - 8, y + 9.5, size: 10.5, anchor: .end, .chrome(.ink2))
      : .mono(String(count), Plate.margin - 8, y + 9.5, size: 10.5, anchor: .end, .chrome(.ink2))
    return [
      .rect(Rect(x, y, width, 11), Style(fill: .chrome(isStrong ? .ink : .fill))), number, label,
    ]
  }

  /// Whether a column ends between two device pixels.
  private func pixels(_ sum: GridSum) -> Shape {
    let parts = (1...3).map { scale -> String in
      guard let pixels = sum.fraction(at: scale) else { return "\(scale)× whole" }
      return "\(scale)× \(GridSum.figure(pixels)), between pixels"
    }
    return .sans("a column in pixels: " + parts.joined(separator: " · "), Plate.margin, bottom - 4)
  }
}
