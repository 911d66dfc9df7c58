import Graphics

/// A box with rounded corners, one of them explained; a radius of more than half the height makes a pill.
struct RadiusBox {
  private static let size = (width: 116.0, height: 96.0)
  /// Characters of a name and its figure below a box, in a font that is an eighth wider than expected.
  private static let besideEachOther = 13
  /// Characters of a name alone, up to the next box.
  private static let alone = 18
  private static let targetCharacters = 21

  let length: Length
  let name: String
  let target: String?

  var hasRoomBesideName: Bool { name.count + length.text.count <= Self.besideEachOther }

  func shapes(figureBesideName: Bool) -> [Shape] {
    let arrow = target.map { "← " + $0 }
    guard figureBesideName else {
      let line = [length.text, arrow].compactMap { $0 }.joined(separator: " ")
      return picture + [
        .mono(Label.fit(name, Self.alone), 0, 122, size: 12, weight: 600),
        .mono(Label.fit(line, Self.targetCharacters), 0, 140, size: 10.5, .chrome(.ink2)),
      ]
    }
    var shapes = picture
    shapes.append(.mono(name, 0, 122, size: 12, weight: 600))
    shapes.append(.mono(length.text, Self.size.width, 122, size: 12, anchor: .end))
    if let arrow {
      shapes.append(.mono(Label.fit(arrow, Self.targetCharacters), 0, 140, size: 10.5, .chrome(.ink2)))
    }
    return shapes
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
