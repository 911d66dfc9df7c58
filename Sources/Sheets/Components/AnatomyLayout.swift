import Analysis
import DesignModel
import Graphics
import Layout
import TextCore

/// A component to scale with its parts numbered and its distances dimensioned; what they are bound to stands below.
struct AnatomyLayout {
  private static let track = 24.0
  private static let mostTracks = 3
  private static let tallest = 720.0

  private let subject: AnatomySubject
  private let sheet: String
  private let ground: Ground
  private let scale: Double
  private let root: AnatomyDistances
  private let nested: [AnatomyDistances]
  private let leaders: AnatomyLeaders
  /// Where the component stands on the sheet.
  private let box: Rect
  private let rightRoom: Double
  private let rowTracks: [Int: Int]
  private let columnTracks: [Int: Int]

  init(_ subject: AnatomySubject, sheet: String, ground: Ground) {
    self.subject = subject
    self.sheet = sheet
    self.ground = ground
    let placed = subject.placed
    let stacks = placed.all.filter { $0.node.kind == .stack && !$0.children.isEmpty }
    root = AnatomyDistances(placed, subject)
    nested = stacks.filter { $0.node.number != 0 }.map { AnatomyDistances($0, subject) }
    rowTracks = Self.tracks(
      nested.filter { !$0.across.isEmpty }.map { ($0.stack.node.number, $0.stack.frame.x, $0.stack.frame.right) })
    columnTracks = Self.tracks(
      nested.filter { !$0.down.isEmpty }.map { ($0.stack.node.number, $0.stack.frame.y, $0.stack.frame.bottom) })
    let longest = root.column.map(\.label.count).max() ?? 0
    let left = max(Double(longest) * 6.6, 80) + 26 + Double(Self.count(columnTracks)) * Self.track
    let hasRight = !AnatomyLeaders(placed, scale: 1).on(.right).isEmpty
    rightRoom = hasRight ? 44 : 150
    let room = Plate.inner - left - rightRoom
    let scale = Self.scale(placed.frame, room)
    self.scale = scale
    leaders = AnatomyLeaders(placed, scale: scale)
    let width = placed.frame.width * scale
    let x = Plate.margin + left + max(0, ((room - width) / 2).rounded(.down))
    let y = Plate.top + (root.across.isEmpty ? 28 : 56) + Double(Self.count(rowTracks)) * Self.track
    box = Rect(x, y, width, placed.frame.height * scale)
  }

  /// Three times its size up to a width of 240, twice up to 400, as large as it is beyond; less where there is no room.
  private static func scale(_ frame: Frame, _ room: Double) -> Double {
    let wanted = frame.width <= 240 ? 3.0 : frame.width <= 400 ? 2 : 1
    let fitting = [3.0, 2, 1.5, 1].first { scale in
      scale <= wanted && frame.width * scale <= room && frame.height * scale <= tallest
    }
    return fitting ?? min(room / frame.width, tallest / frame.height, 1)
  }

  /// Lines for what lies beside each other; what overlaps has one of its own, as far as there are any.
  private static func tracks(_ spans: [(node: Int, from: Double, to: Double)]) -> [Int: Int] {
    var ends: [[(Double, Double)]] = []
    var tracks: [Int: Int] = [:]
    for span in spans.reversed() {
      let free = ends.firstIndex { $0.allSatisfy { $0.1 <= span.from || span.to <= $0.0 } } ?? ends.count
      guard free < mostTracks else { continue }
      if free == ends.count { ends.append([]) }
      ends[free].append((span.from, span.to))
      tracks[span.node] = free
    }
    return tracks
  }

  private static func count(_ tracks: [Int: Int]) -> Int { (tracks.values.max() ?? -1) + 1 }

  var legend: String {
    let ratio = scale < 1 ? "1 : \((1 / scale).text(decimals: 2))" : "\(scale.text(decimals: 1)) : 1"
    return subject.label.isEmpty ? ratio : "\(ratio) · \(Label.fit(subject.label, 60))"
  }

  private var isBelow: Bool { !leaders.on(.below).isEmpty }
  private var isBeside: Bool { !leaders.on(.right).isEmpty }

  private var widthY: Double { box.bottom + (isBelow ? 84 : 52) }

  private var legendTop: Double {
    let lowest = leaders.on(.right).map { box.y + $0.place + 10 }.max() ?? 0
    return max(box.bottom + (isBelow ? 62 : 40), subject.width == nil ? 0 : widthY + 20, lowest) + 24
  }

  private var drawn: (shapes: [Shape], labels: AnatomyLabels) {
    var labels = AnatomyLabels()
    var shapes = rim(&labels)
    shapes += rootLines(&labels)
    shapes += nestedLines(&labels)
    return (shapes, labels)
  }

  private func legendList(_ labels: AnatomyLabels) -> AnatomyLegend {
    AnatomyLegend(
      subject, leaders.parts.map(\.node.number), distances: labels.listed, ground: ground, top: legendTop)
  }

  var bottom: Double { legendList(drawn.labels).bottom }

  var shapes: [Shape] {
    let drawing = ComponentDrawing(id: sheet, ground: ground, icon: subject.analysed.iconDrawing)
    let component = Shape.group(
      Group(id: sheet + "-component", at: Point(box.x, box.y), scale: scale, drawing.shapes(subject.placed)))
    let overlay = AnatomyShading(scale: scale, origin: Point(box.x, box.y), ground: ground)
    let (lines, labels) = drawn
    return [component] + overlay.shapes(subject.placed) + lines + numbers + legendList(labels).shapes
  }

  private func rootLines(_ labels: inout AnatomyLabels) -> [Shape] {
    let y = box.y - 20 - Double(Self.count(rowTracks)) * Self.track
    let x = box.x - 20 - Double(Self.count(columnTracks)) * Self.track
    var shapes: [Shape] = []
    for distance in root.across {
      let (from, to) = (box.x + distance.from * scale, box.x + distance.to * scale)
      shapes += line(from, to, at: y, edge: box.y - 4)
      let middle = (from + to) / 2
      shapes += labels.place(
        distance.label, at: [6.0, 19, 32].map { (Point(middle, y - $0), .middle) }, ground: ground)
    }
    for distance in root.column {
      let (from, to) = (box.y + distance.from * scale, box.y + distance.to * scale)
      shapes += line(from, to, at: x, edge: box.x - 4, isVertical: true)
      let middle = (from + to) / 2 + 4
      shapes += labels.place(
        distance.label, at: [(Point(x - 8, middle), .end), (Point(x + 5, middle), .start)], ground: ground)
    }
    return shapes
  }

  /// The distances of stacks inside, by letters.
  private func nestedLines(_ labels: inout AnatomyLabels) -> [Shape] {
    var shapes: [Shape] = []
    for stack in nested {
      if let track = rowTracks[stack.stack.node.number] {
        let y = box.y - 16 - Double(track) * Self.track
        for distance in stack.across {
          let (from, to) = (box.x + distance.from * scale, box.x + distance.to * scale)
          shapes += line(from, to, at: y, edge: box.y - 4)
          let places = [(Point((from + to) / 2, y - 6), Text.Anchor.middle), (Point(to + 5, y + 4), .start)]
          shapes += labels.place(distance.label, at: places, ground: ground, isAlwaysLetter: true)
        }
      }
      if let track = columnTracks[stack.stack.node.number] {
        let x = box.x - 16 - Double(track) * Self.track
        for distance in stack.down {
          let (from, to) = (box.y + distance.from * scale, box.y + distance.to * scale)
          shapes += line(from, to, at: x, edge: box.x - 4, isVertical: true)
          let middle = (from + to) / 2 + 4
          let places = [(Point(x - 5, middle), Text.Anchor.end), (Point(x + 5, middle), .start)]
          shapes += labels.place(distance.label, at: places, ground: ground, isAlwaysLetter: true)
        }
      }
    }
    return shapes
  }

  private func line(
    _ from: Double, _ to: Double, at place: Double, edge: Double, isVertical: Bool = false
  ) -> [Shape] {
    DimensionLine(
      from: from, to: to, y: place, edge: edge, label: "", labelOffset: 0, isVertical: isVertical, ground: ground
    ).shapes
  }

  /// Height, width and corner.
  private func rim(_ labels: inout AnatomyLabels) -> [Shape] {
    let sum = AnatomySum(subject)
    let height = "height \(AnatomySubject.figure(sum.height))"
    let floor = sum.minimum.map { "≥ \($0.name)" }
    var shapes: [Shape] = []
    if isBeside {
      let x = box.x - 28 - Double(Self.count(columnTracks)) * Self.track
      shapes += label("= " + height, Point(x, box.bottom + 22), .end, &labels)
      if let floor { shapes += label(floor, Point(x, box.bottom + 37), .end, &labels, isQuiet: true) }
    } else {
      shapes += line(box.y, box.bottom, at: box.right + 32, edge: box.right + 4, isVertical: true)
      let middle = box.y + box.height / 2 + 4
      shapes += label(height, Point(box.right + 40, middle), .start, &labels)
      if let floor { shapes += label(floor, Point(box.right + 40, middle + 15), .start, &labels, isQuiet: true) }
    }
    if let width = subject.width {
      shapes += line(box.x, box.right, at: widthY, edge: isBeside ? widthY - 12 : box.bottom + 4)
      shapes += label(width, Point(box.x + box.width / 2, widthY + 16), .middle, &labels)
    }
    return shapes + corners(&labels)
  }

  private func label(
    _ text: String, _ point: Point, _ anchor: Text.Anchor, _ labels: inout AnatomyLabels, isQuiet: Bool = false
  ) -> [Shape] {
    labels.take(AnatomyLabels.box(text, point.x, point.y, anchor))
    return [
      .mono(
        text, point.x, point.y, size: isQuiet ? 10.5 : 11, anchor: anchor, isQuiet ? ground.quiet : ground.ink)
    ]
  }

  /// Corners that are round, as circles: that of the component with its name, others with a letter inside.
  private func corners(_ labels: inout AnatomyLabels) -> [Shape] {
    var shapes: [Shape] = []
    let root = subject.placed
    if root.length(.radiusBottomTrailing) > 0 {
      shapes += corner(.radiusBottomTrailing, root.box.corners.bottomTrailing, isUpper: false, &labels)
    } else if root.length(.radiusTopTrailing) > 0 {
      shapes += corner(.radiusTopTrailing, root.box.corners.topTrailing, isUpper: true, &labels)
    }
    for part in nested.map(\.stack)
    where part.length(.radiusBottomTrailing) > 0 && (part.node[.fill] != nil || part.node[.border] != nil) {
      let radius = part.box.corners.bottomTrailing * scale
      let center = Point(box.x + part.frame.right * scale - radius, box.y + part.frame.bottom * scale - radius)
      let reach = radius * 0.5.squareRoot()
      let sign = Point(center.x + reach, center.y + reach)
      let letter = labels.letter(
        for: subject.name(part, .radiusBottomTrailing, part.length(.radiusBottomTrailing)))
      labels.take(AnatomyLabels.box(letter, sign.x, sign.y + 4, .middle))
      // The letter stands on paper, since it lies on the component.
      shapes += [
        .circle(
          center: center, radius: radius,
          Style(stroke: Stroke(AnatomyShading.ink(of: part, ground).faded(by: 0.7).paint, dash: [2, 2]))),
        .circle(center: sign, radius: 7, Style(fill: ground.paper)),
        .mono(letter, sign.x, sign.y + 4, weight: 600, anchor: .middle, ground.ink),
      ]
    }
    return shapes
  }

  private func corner(
    _ property: NodeProperty, _ length: Double, isUpper: Bool, _ labels: inout AnatomyLabels
  ) -> [Shape] {
    let root = subject.placed
    let radius = length * scale
    let center = Point(box.right - radius, isUpper ? box.y + radius : box.bottom - radius)
    let ink = AnatomyShading.ink(of: root, ground)
    let reach = radius * 0.5.squareRoot()
    let name = subject.name(root, property, root.length(property))
    let target = Point(box.right + 20, isUpper ? box.y - 16 : box.bottom + 27)
    let isWide = target.x + 6 + Double(name.count) * 6.6 > Plate.right + 20
    let place =
      isWide ? Point(target.x, target.y + (isUpper ? -5 : 12)) : Point(target.x + 4, target.y + (isUpper ? 0 : 8))
    return [
      .circle(center: center, radius: radius, Style(stroke: Stroke(ink.faded(by: 0.7).paint, dash: [2, 2]))),
      .line(
        Point(center.x + reach, center.y + (isUpper ? -reach : reach)), target, Stroke(ground.quiet, width: 0.75)),
    ] + label(name, place, isWide ? .end : .start, &labels)
  }

  /// Leaders have a rim of the paper's colour, so that they are seen on whatever they cross.
  private var numbers: [Shape] {
    leaders.leaders.flatMap { leader -> [Shape] in
      let anchor = Point(box.x + leader.anchor.x, box.y + leader.anchor.y)
      let way: [Point]
      let center: Point
      switch leader.side {
      case .right:
        center = Point(box.right + 32, box.y + leader.place)
        way = [anchor, Point(box.right + 5, anchor.y), Point(center.x - 10, center.y)]
      case .below:
        center = Point(box.x + leader.place, box.bottom + 48)
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
