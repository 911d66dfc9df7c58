import DesignModel

/// What is in a stack of a certain width.
struct StackContent: Sendable {
  /// The place of a child in its stack.
  struct Box: Sendable, Hashable {
    let x: Hundredths
    let y: Hundredths
    let height: Hundredths
  }

  let children: [SizedNode]
  private let stack: StackStyle
  private let innerWidth: Hundredths

  init(_ measured: MeasuredNode, width: Hundredths) {
    stack = measured.stack
    innerWidth = measured.stack.innerWidth(width)
    children =
      switch measured.stack.axis {
      case .horizontal: Self.row(of: measured, in: innerWidth)
      case .vertical: Self.column(of: measured, in: innerWidth)
      }
  }

  /// With padding, where the stack need not be higher.
  var height: Hundredths {
    let content =
      switch stack.axis {
      case .vertical: children.reduce(stack.gaps(children.count)) { $0 + $1.height }
      case .horizontal where stack.align == .baseline:
        ascent + (children.map { $0.height - ascent(of: $0) }.max() ?? 0)
      case .horizontal: children.map(\.height).max() ?? 0
      }
    return content + stack.top + stack.bottom
  }

  /// The places of the children when the stack has a height.
  func boxes(in height: Hundredths) -> [Box] {
    let room = stack.innerHeight(height)
    switch stack.axis {
    case .horizontal:
      let starts = stack.justify.starts(of: children.map(\.width), gap: stack.gap, in: innerWidth)
      let ascent = stack.align == .baseline ? self.ascent : 0
      return zip(children, starts).map { child, start in
        let height = child.height(in: room, align: stack.align)
        let stretches = child.node.stretchesInHeight(stack.align)
        let drop =
          stack.align == .baseline && !stretches
          ? ascent - self.ascent(of: child) : stack.align.start(of: height, in: room)
        return Box(x: stack.leading + start, y: stack.top + drop, height: height)
      }
    case .vertical:
      let heights = heights(in: room)
      let starts = stack.justify.starts(of: heights, gap: stack.gap, in: room)
      return children.indices.map { index in
        let side = stack.align.start(of: children[index].width, in: innerWidth)
        return Box(x: stack.leading + side, y: stack.top + starts[index], height: heights[index])
      }
    }
  }

  /// The baseline of the first child that has one.
  func baseline(in height: Hundredths) -> Hundredths? {
    for (child, box) in zip(children, boxes(in: height)) {
      if let baseline = child.baseline(in: box.height) { return box.y + baseline }
    }
    return nil
  }

  /// The highest of what stands above the baseline that the children share.
  private var ascent: Hundredths { children.map(ascent).max() ?? 0 }

  /// What has no text stands on the baseline.
  private func ascent(of child: SizedNode) -> Hundredths { child.baseline(in: child.height) ?? child.height }

  /// The heights of the children of a vertical stack, of which the spacers take what is left.
  private func heights(in room: Hundredths) -> [Hundredths] {
    let spacers = children.filter { $0.node.kind == .spacer }.count
    let free = room - children.reduce(stack.gaps(children.count)) { $0 + $1.height }
    var shares = Shares(of: free, among: spacers)
    return children.map { $0.node.kind == .spacer ? $0.height + shares.next() : $0.height }
  }

  /// Texts are wrapped first: what they leave is the spacers'.
  private static func row(of measured: MeasuredNode, in room: Hundredths) -> [SizedNode] {
    let widths = measured.childWidths(in: room)
    let children = zip(measured.children, widths).map { SizedNode($0, width: $1, along: .horizontal) }
    let spacers = children.filter { $0.node.kind == .spacer }.count
    let free = room - children.reduce(measured.stack.gaps(children.count)) { $0 + $1.width }
    var shares = Shares(of: free, among: spacers)
    return zip(measured.children, children).map { measured, child in
      guard child.node.kind == .spacer else { return child }
      return SizedNode(measured, width: child.node.clampedWidth(child.width + shares.next()), along: .horizontal)
    }
  }

  private static func column(of measured: MeasuredNode, in room: Hundredths) -> [SizedNode] {
    measured.children.map { child in
      let node = child.node
      if node.stretchesInWidth(measured.stack.align) {
        return SizedNode(child, width: node.clampedWidth(room), fills: true, along: .vertical)
      }
      let width = child.canShrink ? node.clampedWidth(min(child.natural, room)) : child.natural
      return SizedNode(child, width: width, along: .vertical)
    }
  }
}

/// A length cut into equal parts, to the hundredth, that are as long as the whole together.
private struct Shares {
  private let whole: Hundredths
  private let count: Int
  private var taken = 0

  init(of whole: Hundredths, among count: Int) {
    self.whole = max(0, whole)
    self.count = count
  }

  mutating func next() -> Hundredths {
    defer { taken += 1 }
    return whole * (taken + 1) / count - whole * taken / count
  }
}
