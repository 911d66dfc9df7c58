import DesignModel
import Graphics
import Layout

/// What stands in the box of a node: its words, its icon, or a sign for what is still to come.
struct NodeContent {
  /// Draws the icon of a name into a square.
  typealias IconDrawing = @Sendable (_ name: String, _ frame: Rect, _ paint: Paint) -> [Shape]

  let placed: PlacedNode
  let fill: NodeFill?
  let ground: Ground
  let icon: IconDrawing

  var shapes: [Shape] {
    let absence: [Shape] = tint?.isAbsent == true ? [placed.box.inset(by: 0.5).shape(.absent(on: ground))] : []
    return switch placed.node.kind {
    case .text: text + absence
    case .icon: iconShapes + absence
    case .spinner: spinner + absence
    case .image: picture
    case .stack, .skeleton, .divider, .spacer: []
    }
  }

  private var tint: Tint? {
    placed.node.values[.color].map { Tint($0.value, isOpen: $0.isOpen) }
  }

  /// Words without a colour are as the ground's, and quiet where theirs is known to be absent.
  private var paint: Paint {
    tint.map { $0.isAbsent ? ground.quiet : $0.paint } ?? ground.ink
  }

  private var text: [Shape] {
    if let gap = placed.missingWords { return Shape.missing(gap) }
    guard let style = placed.node.style else { return [] }
    let tracking = style.tracking
    return placed.lines.filter { !$0.text.isEmpty }.map { line in
      // Renderers count the tracking after the last character too.
      let length = line.width + tracking
      return .text(
        Text(
          line.text, at: Point(line.x, line.baseline), size: style.size, weight: style.weight, isItalic: style.isItalic,
          family: style.family,
          tracking: tracking, length: length > 0 ? length : nil, fill: paint, isSpecimen: true))
    }
  }

  /// The square of an icon or a spinner, in the middle of the box.
  private var square: Rect {
    let frame = placed.frame
    let side = min(max(0, placed.node[.size]?.points ?? .infinity), frame.width, frame.height)
    return Rect(frame.x + (frame.width - side) / 2, frame.y + (frame.height - side) / 2, side, side)
  }

  private var iconShapes: [Shape] {
    guard let name = placed.node[.icon]?.text else { return Shape.missing(square) }
    guard let tint = Tint(paint), tint.opacity < 1 else { return icon(name, square, paint) }
    // Where lines of an icon cross, the colour is to be no stronger.
    return [.group(Group(opacity: tint.opacity, icon(name, square, .color(tint.color))))]
  }

  /// A ring, faint, of which a quarter is full; its line is an eighth of its size.
  private var spinner: [Shape] {
    let square = square
    guard square.width > 0 else { return [] }
    let width = square.width / 8
    let radius = square.width / 2 - width / 2
    let center = Point(square.x + square.width / 2, square.y + square.height / 2)
    let faint = Tint(paint)?.faded(by: 0.3).paint ?? paint
    let quarter = Path([
      .move(Point(center.x, center.y - radius)),
      .arc(radius: radius, large: false, clockwise: true, to: Point(center.x + radius, center.y)),
    ])
    return [
      .circle(center: center, radius: radius, Style(stroke: Stroke(faint, width: width))),
      .path(quarter, Style(stroke: Stroke(paint, width: width, cap: .round))),
    ]
  }

  /// A sun over hills, half as large as the box at most.
  private var picture: [Shape] {
    let frame = placed.frame
    let side = min(48, min(frame.width, frame.height) / 2)
    guard side >= 8 else { return [] }
    let left = frame.x + (frame.width - side) / 2
    let top = frame.y + (frame.height - side) / 2
    func at(_ x: Double, _ y: Double) -> Point { Point(left + x * side, top + y * side) }
    let style = Style(fill: (fill?.ink.map { Tint($0) } ?? Tint(ground.ink))?.faded(by: 0.4).paint ?? ground.quiet)
    let hills = [at(0, 0.875), at(0.375, 0.375), at(0.625, 0.6875), at(0.75, 0.5625), at(1, 0.875)]
    return [
      .circle(center: at(0.75, 0.25), radius: side / 8, style), .path(.polyline(hills, closed: true), style),
    ]
  }
}

extension PlacedNode {
  /// Where words should stand of which the text or the style is missing; it is as high as a line of small text.
  var missingWords: Rect? {
    let isMissing = node.style == nil || node.values[.text].map { $0.value?.text == nil } ?? false
    guard node.kind == .text, isMissing else { return nil }
    return Rect(frame.x, frame.y, max(16, frame.width), max(16, frame.height))
  }
}
