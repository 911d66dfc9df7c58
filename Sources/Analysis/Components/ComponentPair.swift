import DesignModel
import TextCore

/// A colour of a component on what lies behind it, wherever neither the state nor the part is disabled (DESIGN.md section
/// 7).
package struct ComponentPair: Sendable {
  /// The numbers of the tokens; a nil background is the canvas.
  package struct Colors: Sendable, Hashable {
    package let foreground: Int
    package let background: Int?
  }

  package let colors: Colors
  /// The parts that show the foreground, in reading order.
  package fileprivate(set) var parts: [String]
  /// The highest that one of the parts needs.
  fileprivate var minimum = 0.0
  /// For each appearance the worst of all parts and combinations; nil where a colour has no value.
  fileprivate var results: [ContrastResult?]

  package func result(in appearance: Int) -> ContrastResult? { results[appearance] }

  /// What is needed in the appearances, each once, from the least.
  package var minimums: [Double] {
    let known = Set(results.compactMap { $0?.minimum }).sorted()
    return known.isEmpty ? [minimum] : known
  }
}

/// Pairs with the same colours, gathered; at most so many as a guide has of declared ones.
struct PairCollector {
  private let appearances: Int
  private(set) var pairs: [ComponentPair] = []
  private var numbers: [ComponentPair.Colors: Int] = [:]
  private var seen: [Set<ExactText>] = []

  init(appearances: Int) {
    self.appearances = appearances
  }

  mutating func add(
    _ colors: ComponentPair.Colors, _ minimum: Double, part: String, ratio: Double?, in group: [Int]
  ) {
    guard let number = number(of: colors) else { return }
    add(part, minimum, to: number)
    let result = ratio.map { ContrastResult(ratio: $0, minimum: minimum) }
    for appearance in group { add(result, to: number, in: appearance) }
  }

  mutating func add(_ pair: ComponentPair) {
    guard let number = number(of: pair.colors) else { return }
    for part in pair.parts { add(part, pair.minimum, to: number) }
    for (appearance, result) in pair.results.enumerated() { add(result, to: number, in: appearance) }
  }

  /// Nil beyond the limit.
  private mutating func number(of colors: ComponentPair.Colors) -> Int? {
    if let number = numbers[colors] { return number }
    guard pairs.count < ContrastPairs.limit else { return nil }
    numbers[colors] = pairs.count
    pairs.append(ComponentPair(colors: colors, parts: [], results: Array(repeating: nil, count: appearances)))
    seen.append([])
    return pairs.count - 1
  }

  private mutating func add(_ part: String, _ minimum: Double, to number: Int) {
    pairs[number].minimum = max(minimum, pairs[number].minimum)
    if seen[number].insert(ExactText(part)).inserted { pairs[number].parts.append(part) }
  }

  private mutating func add(_ result: ContrastResult?, to number: Int, in appearance: Int) {
    guard let result else { return }
    if let known = pairs[number].results[appearance], !result.isWorse(than: known) { return }
    pairs[number].results[appearance] = result
  }
}

extension AnalysedCatalog {
  /// The facts of pairs that components have and that are not declared as strictly, one a line, as those of declared pairs.
  package func componentPairFacts() -> [String] {
    var collector = PairCollector(appearances: catalog.appearances.count)
    for component in components {
      for pair in pairs(of: component) { collector.add(pair) }
    }
    var declared: [ComponentPair.Colors: ContrastPair] = [:]
    for pair in contrastPairs.pairs {
      if case .inferred = pair.origin { continue }
      declared[ComponentPair.Colors(foreground: pair.foreground, background: pair.background)] = pair
    }
    return collector.pairs.filter { pair in declared[pair.colors].map { covers($0, pair) } != true }.flatMap { pair in
      facts(
        Ledger.name(catalog.tokens[pair.colors.foreground].name),
        // In brackets, since a token may be called canvas.
        on: pair.colors.background.map { Ledger.name(catalog.tokens[$0].name) } ?? "(canvas)",
        minimum: pair.minimum, pair.result)
    }
  }

  /// Whether a declared pair says all that a component's pair says.
  private func covers(_ declared: ContrastPair, _ pair: ComponentPair) -> Bool {
    catalog.appearances.indices.allSatisfy { appearance in
      guard let result = pair.result(in: appearance) else { return true }
      return declared.minimum >= result.minimum && contrast(declared, in: appearance)?.shown == result.shown
    }
  }
}
