import DesignModel
import Graphics
import Layout

/// Paddings and gaps shaded in the colour of the words beside them, and the edges of the content dashed.
struct AnatomyShading {
  let scale: Double
  let origin: Point
  let ground: Ground

  func shapes(_ stack: PlacedNode) -> [Shape] {
    guard stack.node.kind == .stack else { return [] }
    let ink = Self.ink(of: stack, ground)
    let fill = Style(fill: ink.faded(by: 0.1).paint)
    let (frame, content) = (rect(stack.frame), rect(stack.content))
    var shapes: [Shape] = []
    if stack.frame != stack.content, content.width > 0, content.height > 0 {
      let outer = RoundedBox(frame, stack.box.corners.map { $0 * scale })
      let inner = [
        Point(content.x, content.y), Point(content.x, content.bottom), Point(content.right, content.bottom),
        Point(content.right, content.y),
      ]
      shapes.append(.path(Path(outer.path.steps + Path.polyline(inner, closed: true).steps), fill))
    }
    shapes += gaps(stack).map { .rect($0, fill) }
    let dashed = Stroke(ink.faded(by: 0.55).paint, dash: [2, 3])
    let edges = Set([content.x, content.right] + gaps(stack).flatMap { stack.isHorizontal ? [$0.x, $0.right] : [] })
    let levels = Set(
      [content.y, content.bottom] + gaps(stack).flatMap { stack.isHorizontal ? [] : [$0.y, $0.bottom] })
    for x in edges.sorted() where x > frame.x && x < frame.right {
      shapes.append(.line(Point(x, frame.y), Point(x, frame.bottom), dashed))
    }
    for y in levels.sorted() where y > frame.y && y < frame.bottom {
      shapes.append(.line(Point(frame.x, y), Point(frame.right, y), dashed))
    }
    return shapes + stack.children.flatMap { self.shapes($0) }
  }

  /// The colour of the first words in a part; the ground's ink where there are none.
  static func ink(of part: PlacedNode, _ ground: Ground) -> Tint {
    let words = part.all.first { $0.node.kind == .text && $0.node[.color]?.color != nil }
    return words.map { Tint($0.node[.color]) } ?? Tint(ground.ink) ?? Tint(.black)
  }

  private func gaps(_ stack: PlacedNode) -> [Rect] {
    let content = stack.content
    return zip(stack.children, stack.children.dropFirst()).compactMap { before, after in
      let gap =
        stack.isHorizontal
        ? Frame(before.frame.right, content.y, after.frame.x - before.frame.right, content.height)
        : Frame(content.x, before.frame.bottom, content.width, after.frame.y - before.frame.bottom)
      return gap.width > 0.005 && gap.height > 0.005 ? rect(gap) : nil
    }
  }

  private func rect(_ frame: Frame) -> Rect {
    Rect(origin.x + frame.x * scale, origin.y + frame.y * scale, frame.width * scale, frame.height * scale)
  }
}
