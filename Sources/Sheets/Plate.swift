import Graphics

/// The frame of every sheet: 960 wide with a margin of 32, its name and a legend above a rule.
struct Plate {
  static let width = 960.0
  static let margin = 32.0
  static let right = width - margin
  /// Where the drawing begins, below the rule.
  static let top = 72.0

  let id: String
  let title: String
  let description: String
  let legend: String

  /// The whole sheet, with a drawing that ends at `bottom`.
  func drawing(_ shapes: [Shape], bottom: Double) -> Drawing {
    let height = bottom + Self.margin
    let frame: [Shape] = [
      .rect(Rect(0, 0, Self.width, height), Style(fill: .chrome(.paper))),
      .text(Text(title, at: Point(Self.margin, 36), size: 13, weight: 600)),
      .text(Text(legend, at: Point(Self.right, 36), size: 11, anchor: .end, fill: .chrome(.ink2))),
      .line(Point(Self.margin, 56.5), Point(Self.right, 56.5), Stroke(.chrome(.ink))),
    ]
    return Drawing(
      id: id, width: Self.width, height: height, title: title, description: description,
      shapes: frame + shapes)
  }
}
