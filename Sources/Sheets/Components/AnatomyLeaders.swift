import DesignModel
import Graphics
import Layout

/// Where a part is pointed at, and where its number stands, in places of the component drawn to scale.
struct AnatomyLeader {
  enum Side { case below, right }

  let number: Int
  let side: Side
  /// On the part.
  let anchor: Point
  /// Along the side: where the middle of the number stands.
  fileprivate(set) var place: Double
}

/// Finds ways from parts to their numbers that cross no other part, where there are any.
struct AnatomyLeaders {
  private static let pitch = 26.0

  /// What is drawn and has a name, in reading order, but for stacks that no token says anything of; everything that is
  /// drawn where nothing has a name.
  let parts: [PlacedNode]
  private let scale: Double
  private(set) var leaders: [AnatomyLeader] = []

  /// Leaders to as many parts as are wished for.
  init(_ root: PlacedNode, scale: Double, most: Int = .max) {
    let all = root.all
    parts = Self.parts(all)
    self.scale = scale
    let leaves = all.filter { $0.children.isEmpty && $0.node.kind != .spacer }
    // More numbers than stand side by side below go to the right, where the sheet grows with them.
    let mostBelow = Int(root.frame.width * scale / Self.pitch) + 1
    let stacks = all.filter { $0.node.kind == .stack && $0.children.count > 1 }
    let prefersRight = stacks.contains { !$0.isHorizontal }
    let sides: [AnatomyLeader.Side] = prefersRight ? [.right, .below] : [.below, .right]
    for (index, part) in parts.prefix(most).enumerated() {
      let sides = on(.below).count < mostBelow ? sides : [.right]
      let inside = Set(part.all.map(\.node.number))
      let obstacles = leaves.filter { !inside.contains($0.node.number) }
      // Where no way is free, the first is taken that no other leader takes.
      let ways = [true, false].flatMap { isStrict in
        sides.compactMap { side in free(part, side, past: isStrict ? obstacles : []).map { (side, $0) } }
      }
      let (side, at) = ways.first ?? (sides[0], candidates(part, sides[0])[0])
      let anchor =
        side == .right ? Point(edge(part, side) * scale, at * scale) : Point(at * scale, edge(part, side) * scale)
      leaders.append(AnatomyLeader(number: index + 1, side: side, anchor: anchor, place: at * scale))
    }
    spread(.right, limit: root.frame.height * scale)
    spread(.below, limit: root.frame.width * scale)
  }

  private static func parts(_ all: [PlacedNode]) -> [PlacedNode] {
    let drawn = all.filter {
      ($0.node.kind != .spacer || $0.node.part != nil) && $0.frame.width > 0 && $0.frame.height > 0
    }
    let named = drawn.filter { part in
      part.node.part != nil && (part.children.isEmpty || part.node.values.values.contains { $0.token != nil })
    }
    return named.isEmpty ? drawn : named
  }

  func on(_ side: AnatomyLeader.Side) -> [AnatomyLeader] { leaders.filter { $0.side == side } }

  /// Where a part ends on a side; text ends where its words do.
  private func edge(_ part: PlacedNode, _ side: AnatomyLeader.Side) -> Double {
    guard side == .right else { return part.frame.bottom }
    return part.lines.map { $0.x + $0.width }.max() ?? part.frame.right
  }

  /// Places along a part at which it may be pointed at, the best first.
  private func candidates(_ part: PlacedNode, _ side: AnatomyLeader.Side) -> [Double] {
    let frame = part.frame
    let (start, length) =
      side == .right
      ? (frame.y, frame.height) : (frame.x, (part.lines.map { $0.x + $0.width }.max() ?? frame.right) - frame.x)
    let shares = [0.5, 0.3, 0.7, 0.15, 0.85, 0.4, 0.6, 0.03, 0.97].map { start + $0 * length }
    guard !part.children.isEmpty else { return shares }
    let first = part.length(side == .right ? .paddingTop : .paddingLeading)
    let last = part.length(side == .right ? .paddingBottom : .paddingTrailing)
    // A box is pointed at where it shows itself.
    let paddings = (first > 0 ? [start + first / 2] : []) + (last > 0 ? [start + length - last / 2] : [])
    return paddings + [0.1, 0.9, 0.25, 0.75, 0.5].map { start + $0 * length }
  }

  private func free(_ part: PlacedNode, _ side: AnatomyLeader.Side, past obstacles: [PlacedNode]) -> Double? {
    let edge = edge(part, side)
    return candidates(part, side).first { at in
      let isTaken = leaders.contains { leader in
        leader.side == side && abs((side == .right ? leader.anchor.y : leader.anchor.x) - at * scale) < 7
      }
      return !isTaken
        && !obstacles.contains { other in
          let frame = other.frame
          return side == .right
            ? frame.y - 1 < at && at < frame.bottom + 1 && frame.right > edge + 0.5
            : frame.x - 1 < at && at < frame.right + 1 && frame.bottom > edge + 0.5
        }
    }
  }

  /// Numbers that are too near each other move apart, without changing their order.
  private mutating func spread(_ side: AnatomyLeader.Side, limit: Double) {
    let order = leaders.indices.filter { leaders[$0].side == side }.sorted { leaders[$0].place < leaders[$1].place }
    guard let last = order.last else { return }
    for (before, index) in zip(order, order.dropFirst()) {
      leaders[index].place = max(leaders[index].place, leaders[before].place + Self.pitch)
    }
    leaders[last].place = max(min(leaders[last].place, limit), Self.pitch * Double(order.count - 1))
    for (index, after) in zip(order.dropLast().reversed(), order.dropFirst().reversed()) {
      leaders[index].place = min(leaders[index].place, leaders[after].place - Self.pitch)
    }
  }
}
