import DesignModel

/// A node with its width, the lines that its text has in it, and the height that follows.
struct SizedNode: Sendable {
  let node: BoundNode
  let content: StackContent?
  let lines: [MeasuredText.Line]
  let width: Hundredths
  let height: Hundredths
  /// Of its first line of text, from its top; nil where it has none.
  private let baseline: Hundredths?

  /// The axis is that of the stack around it. A text that need not fill the width is as wide as its longest line.
  init(_ measured: MeasuredNode, width: Hundredths, fills: Bool = false, along axis: StackAxis) {
    node = measured.node
    switch node.kind {
    case .text:
      lines = measured.text?.lines(in: width, atMost: measured.lineLimit) ?? []
      content = nil
      self.width = fills ? width : node.width(content: lines.map(\.width).max() ?? 0)
      height = node.height(content: lines.count * Hundredths(points: node.style?.line ?? 0))
      baseline = node.style.map { Hundredths(points: $0.baseline(ofLine: 0)) }
    case .stack:
      let content = StackContent(measured, width: width)
      lines = []
      self.content = content
      self.width = width
      height = node.height(content: content.height)
      baseline = content.baseline(in: height)
    case .icon, .image, .spinner, .skeleton, .divider, .spacer:
      lines = []
      content = nil
      self.width = width
      height = node.height(content: node.usualHeight(along: axis))
      baseline = nil
    }
  }

  /// The baseline when the node is stretched to a height.
  func baseline(in height: Hundredths) -> Hundredths? {
    height == self.height ? baseline : content?.baseline(in: height) ?? baseline
  }

  /// The axis is that of the stack around it.
  func height(in room: Hundredths, align: StackAlign) -> Hundredths {
    node.stretchesInHeight(align) ? node.clampedHeight(room) : height
  }

  func placed(x: Hundredths, y: Hundredths, height: Hundredths) -> PlacedNode {
    let texts: [PlacedLine] = lines.enumerated().compactMap { index, line in
      guard let style = node.style, !line.text.isEmpty else { return nil }
      let baseline = (y + Hundredths(points: style.baseline(ofLine: index))).points
      return PlacedLine(line.text, x: x.points, baseline: baseline, width: line.width.points)
    }
    let inside = content.map { content in
      zip(content.children, content.boxes(in: height)).map { child, box in
        child.placed(x: x + box.x, y: y + box.y, height: box.height)
      }
    }
    return PlacedNode(
      node, frame: Frame(x.points, y.points, width.points, height.points), lines: texts, children: inside ?? [])
  }
}

extension TextStyle {
  /// From the top of the first line.
  fileprivate func baseline(ofLine index: Int) -> Double { Double(index) * line + line / 2 + Self.drop * size }
}
