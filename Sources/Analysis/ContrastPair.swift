/// Two colours that are seen on each other, and the least ratio that they need.
package struct ContrastPair: Sendable, Hashable {
  /// Why the two belong together.
  package enum Origin: Sendable, Hashable {
    /// `pairs` in `guide.json`.
    case declared
    /// A colour's own list of partners, in its token file.
    case token
    case inferred(Inference)
  }

  /// The rules by which names make pairs, when nothing is declared.
  package enum Inference: Sendable, Hashable, CaseIterable {
    /// `onX` with `X`.
    case onName
    /// Names that differ in the word for foreground and background alone.
    case oneWord
    /// Text at the top level with the main backgrounds.
    case mainBackground
  }

  /// The numbers of the tokens.
  package let foreground: Int
  package let background: Int
  package let minimum: Double
  package let origin: Origin
}

/// The pairs of a system, at most so many; the rest is counted and never computed.
package struct ContrastPairs: Sendable {
  package static let limit = 20_000

  package private(set) var pairs: [ContrastPair] = []
  /// The number of pairs left out beyond the limit.
  package private(set) var left = 0
  private var seen: [Key: Int] = [:]
  private var byColor: [Int: [Int]] = [:]
  private var blocks: [Block] = []

  private struct Key: Hashable {
    let foreground: Int
    let background: Int
  }

  /// Each foreground with each background.
  private struct Block {
    let foregrounds: [Int]
    let backgrounds: [Int]
  }

  /// For each foreground, the first background that it is paired with.
  package private(set) var grounds: [Int: Int] = [:]

  /// Every pair that a colour is part of.
  package func pairs(of color: Int) -> [ContrastPair] { (byColor[color] ?? []).map { pairs[$0] } }

  package var isInferred: Bool {
    if case .inferred = pairs.first?.origin { true } else { false }
  }

  /// Adds every foreground with every background, as far as the limit allows; of two minimums for a pair the higher holds.
  mutating func add(
    _ foregrounds: [Int], _ backgrounds: [Int], _ minimum: (Int) -> Double, _ origin: ContrastPair.Origin
  ) {
    guard !foregrounds.isEmpty, !backgrounds.isEmpty else { return }
    blocks.append(Block(foregrounds: foregrounds, backgrounds: backgrounds))
    let isLarge = foregrounds.count * backgrounds.count > Self.limit
    for foreground in foregrounds {
      for background in backgrounds where foreground != background {
        let pair = ContrastPair(
          foreground: foreground, background: background, minimum: minimum(foreground), origin: origin)
        if !add(pair), isLarge { return raise(blocks[blocks.count - 1], minimum) }
      }
    }
  }

  /// Adds one pair, unless it is a new one beyond the limit.
  private mutating func add(_ pair: ContrastPair) -> Bool {
    let key = Key(foreground: pair.foreground, background: pair.background)
    if let index = seen[key] {
      raise(index, to: pair.minimum)
      return true
    }
    guard pairs.count < Self.limit else { return false }
    seen[key] = pairs.count
    byColor[pair.foreground, default: []].append(pairs.count)
    byColor[pair.background, default: []].append(pairs.count)
    pairs.append(pair)
    if grounds[pair.foreground] == nil { grounds[pair.foreground] = pair.background }
    return true
  }

  private mutating func raise(_ index: Int, to minimum: Double) {
    let pair = pairs[index]
    guard pair.minimum < minimum else { return }
    pairs[index] = ContrastPair(
      foreground: pair.foreground, background: pair.background, minimum: minimum, origin: pair.origin)
  }

  /// Beyond the limit a block adds no pair, and still has a say in those that are there.
  private mutating func raise(_ block: Block, _ minimum: (Int) -> Double) {
    let (foregrounds, backgrounds) = (Set(block.foregrounds), Set(block.backgrounds))
    for (index, pair) in pairs.enumerated()
    where foregrounds.contains(pair.foreground) && backgrounds.contains(pair.background) {
      raise(index, to: minimum(pair.foreground))
    }
  }

  /// Counts what the limit left out: foregrounds that stand in the same blocks are counted together, since the pairs
  /// themselves may be too many to walk through.
  mutating func countLeft() {
    guard pairs.count == Self.limit else { return }
    var memberships: [Int: [Int]] = [:]
    for (number, block) in blocks.enumerated() {
      for foreground in block.foregrounds { memberships[foreground, default: []].append(number) }
    }
    var total = 0
    for (numbers, members) in Dictionary(grouping: memberships.keys, by: { memberships[$0] ?? [] }) {
      let backgrounds = Set(numbers.flatMap { blocks[$0].backgrounds })
      // No colour is seen on itself.
      total += members.count * backgrounds.count - members.count(where: backgrounds.contains)
    }
    left = total - pairs.count
  }
}
