import DesignModel

extension StackAlign {
  /// Where something begins across the stack.
  func start(of length: Hundredths, in room: Hundredths) -> Hundredths {
    switch self {
    case .start, .stretch, .baseline: 0
    case .center: (room - length) / 2
    case .end: room - length
    }
  }
}

extension StackJustify {
  /// Where things of these lengths begin along the stack.
  func starts(of lengths: [Hundredths], gap: Hundredths, in room: Hundredths) -> [Hundredths] {
    let gaps = lengths.count - 1
    let free = room - lengths.reduce(0, +) - gap * max(0, gaps)
    let lead =
      switch self {
      case .start, .between: 0
      case .center: free / 2
      case .end: free
      }
    var next = lead
    return lengths.enumerated().map { index, length in
      let share = self == .between && gaps > 0 ? max(0, free) * index / gaps : 0
      defer { next += length + gap }
      return next + share
    }
  }
}

/// How a stack puts its children. What is not stated is as in a flexbox of CSS: a row, stretched, from the start.
struct StackStyle: Sendable, Hashable {
  let axis: StackAxis
  let align: StackAlign
  let justify: StackJustify
  let gap: Hundredths
  let top: Hundredths
  let leading: Hundredths
  let bottom: Hundredths
  let trailing: Hundredths

  init(_ node: BoundNode) {
    func choice<Choice: RawRepresentable<String>>(_ property: NodeProperty, else standard: Choice) -> Choice {
      node[property]?.text.flatMap(Choice.init) ?? standard
    }
    axis = node.axis
    align = choice(.align, else: .stretch)
    justify = choice(.justify, else: .start)
    gap = node.length(.gap) ?? 0
    top = node.length(.paddingTop) ?? 0
    leading = node.length(.paddingLeading) ?? 0
    bottom = node.length(.paddingBottom) ?? 0
    trailing = node.length(.paddingTrailing) ?? 0
  }

  func innerWidth(_ width: Hundredths) -> Hundredths { max(0, width - leading - trailing) }

  func innerHeight(_ height: Hundredths) -> Hundredths { max(0, height - top - bottom) }

  func gaps(_ children: Int) -> Hundredths { gap * max(0, children - 1) }
}
