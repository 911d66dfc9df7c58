import DesignModel

/// A node that is shown, with the widths that it would like to have and can do with.
struct MeasuredNode: Sendable {
  let node: BoundNode
  let stack: StackStyle
  let text: MeasuredText?
  /// How many lines its text may have.
  let lineLimit: Int?
  let children: [MeasuredNode]
  /// With every text on one line.
  let natural: Hundredths
  /// With every text wrapped as far as its words allow.
  let least: Hundredths
  /// Whether there is something inside that can be wrapped, in the middle of a word if need be, or drawn narrower.
  let canShrink: Bool

  /// The axis is that of the stack around it.
  init(_ node: BoundNode, along axis: StackAxis) {
    let stack = StackStyle(node)
    self.node = node
    self.stack = stack
    lineLimit = node[.lines]?.number.flatMap { $0.isNaN ? nil : Int(min(max(1, $0), 1_000)) }
    children = node.children.filter { !$0.isHidden }.map { MeasuredNode($0, along: stack.axis) }
    text = node.style.flatMap { node.kind == .text ? MeasuredText(node.shownText, style: $0) : nil }
    let content: (natural: Hundredths, least: Hundredths)
    switch node.kind {
    case .stack: content = Self.widths(of: children, in: stack)
    case .text:
      let longest = text?.lines(in: BoundNode.longest, atMost: lineLimit).map(\.width).max() ?? 0
      content = (longest, min(longest, text?.longestWord ?? 0))
    case .image, .skeleton: content = (node.usualWidth(along: axis), 0)
    case .icon, .spinner, .divider, .spacer:
      let usual = node.usualWidth(along: axis)
      content = (usual, usual)
    }
    natural = min(node.width(content: content.natural), BoundNode.longest)
    least = min(natural, node.width(content: content.least))
    let isElastic =
      switch node.kind {
      case .stack: children.contains(where: \.canShrink)
      case .text, .image, .skeleton: true
      case .icon, .spinner, .divider, .spacer: false
      }
    canShrink = isElastic && natural > 0 && node.length(.width) == nil
  }

  private static func widths(
    of children: [MeasuredNode], in stack: StackStyle
  ) -> (natural: Hundredths, least: Hundredths) {
    let padding = stack.leading + stack.trailing
    switch stack.axis {
    case .horizontal:
      let around = padding + stack.gaps(children.count)
      return (children.reduce(around) { $0 + $1.natural }, children.reduce(around) { $0 + $1.least })
    case .vertical:
      return (
        padding + (children.map(\.natural).max() ?? 0), padding + (children.map(\.least).max() ?? 0)
      )
    }
  }

  /// The widths of the children of a horizontal stack: their natural ones, or less where the room is short. What can
  /// shrink shares what is left in proportion to its natural width, and keeps its least width where possible.
  func childWidths(in room: Hundredths) -> [Hundredths] {
    var widths = children.map(\.natural)
    let shrinking = children.indices.filter { children[$0].canShrink }
    let fixed = children.reduce(stack.gaps(children.count)) { $1.canShrink ? $0 : $0 + $1.natural }
    var left = max(0, room - fixed)
    var naturals = shrinking.reduce(0) { $0 + children[$1].natural }
    guard naturals > left else { return widths }
    let leasts = shrinking.reduce(0) { $0 + children[$1].least }
    guard leasts <= left else {
      // A word has to break, and rather a long one: short ones stay whole while they leave two fifths to the others.
      let order = shrinking.sorted { (children[$0].least, $0) < (children[$1].least, $1) }
      for (place, index) in order.enumerated() {
        let others = order.count - place - 1
        let isShort = others > 0 && children[index].least <= left * 3 / 5
        let width = isShort ? children[index].least : min(children[index].least, left / (others + 1))
        widths[index] = children[index].node.clampedWidth(width)
        left -= width
      }
      return widths
    }
    // Those first whose least width is the largest part of their natural one: they alone can ask for more than their share.
    let order = shrinking.sorted { first, second in
      let left = children[first].least * children[second].natural
      let right = children[second].least * children[first].natural
      return left == right ? first < second : left > right
    }
    for index in order {
      let child = children[index]
      let width = max(child.least, child.natural * left / naturals)
      widths[index] = width
      left -= width
      naturals -= child.natural
    }
    return widths
  }
}

extension BoundNode {
  /// In the case in which it is shown.
  fileprivate var shownText: String {
    let text = self[.text]?.text ?? ""
    guard let style, self[.letterCase]?.text != "original" else { return text }
    return style.cased(text)
  }
}
