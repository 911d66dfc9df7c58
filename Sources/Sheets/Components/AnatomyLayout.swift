import Analysis
import Graphics
import Layout
import TextCore

/// A component to scale with its parts numbered and its distances dimensioned; what they are bound to stands below.
struct AnatomyLayout {
  /// More than a file holds.
  static let mostParts = 500
  /// How far shadows and rings are shown around the component where they reach beyond the sheet.
  private static let surroundings = 24.0

  private let subject: AnatomySubject
  private let sheet: String
  private let ground: Ground
  private let placing: AnatomyPlacing
  private let lines: [Shape]
  private let list: AnatomyLegend
  /// How many parts are numbered.
  private let count: Int

  /// Numbers `most` parts; where that is none, the component is not drawn at all.
  init(_ subject: AnatomySubject, most: Int = .max, sheet: String, ground: Ground) {
    self.subject = subject
    self.sheet = sheet
    self.ground = ground
    let placing = AnatomyPlacing(subject, most: most)
    self.placing = placing
    var labels = AnatomyLabels()
    for leader in placing.leaders.leaders {
      labels.take(Rect(placing.center(of: leader).x, placing.center(of: leader).y, 0, 0).inset(by: -10))
    }
    let rim = AnatomyRim(subject, placing, ground: ground).shapes(&labels)
    let distances = AnatomyLines(placing, labels, ground: ground)
    lines = rim + distances.shapes
    count = min(most, placing.leaders.parts.count)
    let lowest = placing.leaders.on(.right).map { placing.box.y + $0.place + 10 }.max() ?? 0
    let top = max(
      placing.box.bottom + (placing.isBelow ? 62 : 40), subject.width == nil ? 0 : placing.widthY + 20, lowest)
    list = AnatomyLegend(
      subject, placing.leaders.parts.prefix(count).map(\.node.number), distances: distances.labels.listed,
      ground: ground, top: top + 24)
  }

  var legend: String {
    let (scale, all) = (placing.scale, placing.leaders.parts.count)
    let ratio = scale < 1 ? "1 : \((1 / scale).text(decimals: 2))" : "\(scale.text(decimals: 1)) : 1"
    let label = subject.label.isEmpty ? ratio : "\(ratio) · \(Label.fit(subject.label, 60))"
    if count == 0 { return "too large to draw" }
    return count < all ? "the first \(count) of \(all) parts · \(label)" : label
  }

  /// How the height comes about, and what has no room.
  var description: String {
    let missing = placing.leaders.parts.count - count
    let sum = AnatomySum(subject).description
    return missing > 0 ? "\(sum) \(missing) more \(missing == 1 ? "part has" : "parts have") no room in the file." : sum
  }

  var bottom: Double { count == 0 ? Plate.top : list.bottom }

  var shapes: [Shape] {
    if count == 0 { return [] }
    let (box, scale) = (placing.box, placing.scale)
    let overlay = AnatomyShading(scale: scale, origin: Point(box.x, box.y), ground: ground)
    return component + overlay.shapes(subject.placed) + lines + numbers + list.shapes
  }

  private var component: [Shape] {
    let (box, scale) = (placing.box, placing.scale)
    let drawing = ComponentDrawing(id: sheet, ground: ground, icon: subject.analysed.iconDrawing)
    let component = Shape.group(
      Group(id: sheet + "-component", at: Point(box.x, box.y), scale: scale, drawing.shapes(subject.placed)))
    let paint = subject.placed.paintBounds
    let isInside =
      box.x + paint.x * scale >= 0 && box.y + paint.y * scale >= 0 && box.x + paint.right * scale <= Plate.width
      && box.y + paint.bottom * scale <= list.bottom
    if isInside { return [component] }
    let clip = sheet + "-surroundings"
    return [
      .clip(id: clip, box.inset(by: -Self.surroundings)), .group(Group(clip: clip, [component])),
    ]
  }

  /// Leaders have a rim of the paper's colour, so that they are seen on whatever they cross.
  private var numbers: [Shape] {
    let box = placing.box
    return placing.leaders.leaders.flatMap { leader -> [Shape] in
      let anchor = Point(box.x + leader.anchor.x, box.y + leader.anchor.y)
      let center = placing.center(of: leader)
      let way: [Point]
      switch leader.side {
      case .right:
        way = [anchor, Point(box.right + 5, anchor.y), Point(center.x - 10, center.y)]
      case .below:
        way = [anchor, Point(anchor.x, box.bottom + 8), Point(center.x, center.y - 10)]
      }
      let path = Path.polyline(way)
      return [
        .path(path, Style(stroke: Stroke(ground.paper, width: 2.75))),
        .path(path, Style(stroke: Stroke(ground.ink, width: 0.75))),
        .circle(center: anchor, radius: 2, Style(fill: ground.ink, stroke: Stroke(ground.paper))),
      ] + AnatomyLegend.number(leader.number, at: center, ground)
    }
  }
}
