import DesignModel
import Layout

/// A length between two places of a component, along one axis.
struct AnatomyDistance {
  let label: String
  let from: Double
  let to: Double
}

/// Paddings, gaps and heights of a stack.
struct AnatomyDistances {
  let stack: PlacedNode
  /// From the leading to the trailing side: paddings, and gaps where the stack is horizontal.
  let across: [AnatomyDistance]
  /// From the top down: paddings, and gaps where the stack is vertical.
  let down: [AnatomyDistance]
  /// The same with what lies between them.
  let column: [AnatomyDistance]

  init(_ stack: PlacedNode, _ subject: AnatomySubject) {
    self.stack = stack
    let (frame, content) = (stack.frame, stack.content)
    func padding(_ property: NodeProperty, _ from: Double, _ to: Double) -> [AnatomyDistance] {
      to - from > 0.005 ? [AnatomyDistance(label: subject.name(stack, property, to - from), from: from, to: to)] : []
    }
    func gaps(_ ends: [(start: Double, end: Double)]) -> [AnatomyDistance] {
      zip(ends, ends.dropFirst()).flatMap { before, after -> [AnatomyDistance] in
        let length = after.start - before.end
        guard length > 0.005 else { return [] }
        let isGap = abs(length - stack.length(.gap)) < 0.011
        let label = isGap ? subject.name(stack, .gap, length) : "free \(AnatomySubject.figure(length))"
        return [AnatomyDistance(label: label, from: before.end, to: after.start)]
      }
    }
    let columns = gaps(stack.isHorizontal ? stack.children.map { ($0.frame.x, $0.frame.right) } : [])
    let rows = gaps(stack.isHorizontal ? [] : stack.children.map { ($0.frame.y, $0.frame.bottom) })
    across =
      padding(.paddingLeading, frame.x, content.x) + columns + padding(.paddingTrailing, content.right, frame.right)
    let top = padding(.paddingTop, frame.y, content.y)
    let bottom = padding(.paddingBottom, content.bottom, frame.bottom)
    down = top + rows + bottom
    column = (top + rows + Self.between(stack, subject) + bottom).sorted { $0.from < $1.from }
  }

  /// The heights of what a vertical stack holds, or of the room that a horizontal one leaves.
  private static func between(_ stack: PlacedNode, _ subject: AnatomySubject) -> [AnatomyDistance] {
    if !stack.isHorizontal {
      return stack.children.filter { $0.frame.height > 0 }.map {
        AnatomyDistance(label: AnatomySum.name(of: $0, subject), from: $0.frame.y, to: $0.frame.bottom)
      }
    }
    let content = stack.content
    guard content.height > 0, content.height < stack.frame.height, let tallest = stack.tallestChild else { return [] }
    let isFilled = abs(tallest.ownHeight - content.height) < 0.011
    let label =
      isFilled ? AnatomySum.name(of: tallest, subject) : "inner \(AnatomySubject.figure(content.height))"
    return [AnatomyDistance(label: label, from: content.y, to: content.bottom)]
  }
}
