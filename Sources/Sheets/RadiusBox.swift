import Graphics

/// A box with rounded corners, one of them explained; beyond half its height it is a pill.
struct RadiusBox {
  private static let size = (width: 116.0, height: 96.0)
  /// Advances of the fonts below a box, were they an eighth wider than expected.
  private static let advance = (name: 8.1, line: 7.1)

  let length: Length
  let name: String
  let target: String?

  /// Whether the name and its figure fit below the box, side by side.
  var hasRoomForFigure: Bool { Double(name.count + 1 + length.text.count) * Self.advance.name <= Self.size.width }

  /// Whether the name fits below the box.
  var hasRoomForName: Bool { Double(name.count) * Self.advance.name <= Self.size.width }

  func shapes(room: Double, figureBesideName: Bool) -> [Shape] {
    let arrow = target.map { "← " + $0 }
    let name = Label.fit(self.name, Int(room / Self.advance.name))
    var shapes = picture
    shapes.append(.mono(name, 0, 122, size: 12, weight: 600))
    if figureBesideName { shapes.append(.mono(length.text, Self.size.width, 122, size: 12, anchor: .end)) }
    let line = [figureBesideName ? nil : length.text, arrow].compactMap { $0 }.joined(separator: " ")
    guard !line.isEmpty else { return shapes }
    return shapes + [.mono(Label.fit(line, Int(room / Self.advance.line)), 0, 140, size: 10.5, .chrome(.ink2))]
  }

  private var picture: [Shape] {
    let box = Rect(0, 0, Self.size.width, Self.size.height)
    guard let pixels = length.pixels else { return Shape.missing(box) }
    let radius = min(max(0, pixels), Self.size.height / 2)
    let edge = Style(fill: .chrome(.wash), stroke: Stroke(.chrome(.ink)))
    let outline = Shape.rect(box.inset(by: 0.5), radius: max(0, radius - 0.5), edge)
    guard radius > 0 else { return [outline] }
    let center = Point(radius, radius)
    let corner = radius * (1 - 0.5.squareRoot())
    return [
      outline,
      .circle(
        center: center, radius: radius, Style(stroke: Stroke(.chrome(.ink2), width: 0.5, dash: [2, 2]))),
      .line(center, Point(corner, corner), Stroke(.chrome(.ink2), width: 0.75)),
      .circle(center: center, radius: min(1.5, radius / 2), Style(fill: .chrome(.ink))),
    ]
  }
}
