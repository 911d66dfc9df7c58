import Graphics

/// The frame of every sheet: 960 wide with a margin of 32, its name and a legend above a rule.
struct Plate {
  static let width = 960.0
  static let margin = 32.0
  static let right = width - margin
  /// The width of the drawing.
  static let inner = right - margin
  /// Where the drawing begins, below the rule.
  static let top = 72.0

  let id: String
  let title: String
  let description: String
  let legend: String
  var ground = Ground.page

  /// The title as far as the legend leaves room for it; never less than what tells sheets apart.
  private var heading: String {
    let room = Self.inner - 24 - Double(legend.count) * 5.5
    return Label.fit(title, max(24, Int(room / 7)))
  }

  /// The whole sheet, with a drawing that ends at `bottom`.
  func drawing(_ shapes: [Shape], bottom: Double) -> Drawing {
    let height = bottom + Self.margin
    let frame: [Shape] = [
      .rect(Rect(0, 0, Self.width, height), Style(fill: ground.paper)),
      .text(Text(heading, at: Point(Self.margin, 36), size: 13, weight: 600, fill: ground.ink)),
      .text(Text(legend, at: Point(Self.right, 36), size: 11, anchor: .end, fill: ground.quiet)),
      .line(Point(Self.margin, 56.5), Point(Self.right, 56.5), Stroke(ground.ink)),
    ]
    return Drawing(
      id: id, width: Self.width, height: height, title: title, description: description,
      shapes: frame + shapes)
  }
}

/// What a sheet is drawn on, and the inks that can be read there.
struct Ground {
  let paper: Paint
  let ink: Paint
  let quiet: Paint
  /// A hairline that divides.
  let rule: Paint

  /// The page's own paper.
  static let page = Ground(
    paper: .chrome(.paper), ink: .chrome(.ink), quiet: .chrome(.ink2), rule: .chrome(.rule))
}
