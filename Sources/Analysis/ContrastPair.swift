/// Two colours that are seen on each other, and the least ratio that they need.
package struct ContrastPair: Sendable, Hashable {
  /// Why the two belong together.
  package enum Origin: Sendable, Hashable {
    /// `pairs` in `guide.json`.
    case declared
    /// The foreground's own list of partners, in its token file.
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

  private struct Key: Hashable {
    let foreground: Int
    let background: Int
  }

  package var isInferred: Bool {
    if case .inferred = pairs.first?.origin { true } else { false }
  }

  /// Adds a pair; of two minimums for the same pair the higher holds.
  mutating func add(_ foreground: Int, _ background: Int, _ minimum: Double, _ origin: ContrastPair.Origin) {
    guard foreground != background else { return }
    let key = Key(foreground: foreground, background: background)
    if let index = seen[key] {
      guard pairs[index].minimum < minimum else { return }
      pairs[index] = ContrastPair(
        foreground: foreground, background: background, minimum: minimum, origin: pairs[index].origin)
      return
    }
    seen[key] = pairs.count
    pairs.append(
      ContrastPair(foreground: foreground, background: background, minimum: minimum, origin: origin))
  }

  /// Adds every foreground with every background, as far as the limit allows.
  mutating func add(
    _ foregrounds: [Int], _ backgrounds: [Int], _ minimum: (Int) -> Double, _ origin: ContrastPair.Origin
  ) {
    for (index, foreground) in foregrounds.enumerated() {
      guard pairs.count < Self.limit else {
        left += (foregrounds.count - index) * backgrounds.count
        return
      }
      for (position, background) in backgrounds.enumerated() {
        guard pairs.count < Self.limit else {
          left += backgrounds.count - position
          break
        }
        add(foreground, background, minimum(foreground), origin)
      }
    }
  }
}
