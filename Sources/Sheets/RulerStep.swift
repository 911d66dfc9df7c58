import Analysis
import DesignModel

/// A step of spacing with the roles that name it.
struct RulerStep {
  let token: Int
  let roles: [Int]

  /// Primitives in declared order with the roles that name them, directly or through others; a role that names none of
  /// them is a step of its own.
  static func all(of tokens: [Int], in appearance: Int, of analysed: AnalysedCatalog) -> [RulerStep] {
    let primitives = Set(tokens.filter { analysed.tiers[$0] == .primitive })
    var roles: [Int: [Int]] = [:]
    var steps: [Int] = []
    for token in tokens {
      let chain = analysed.catalog.chain(of: token, in: appearance)
      let named = chain.lazy.compactMap { analysed.catalog.index(of: $0) }.first { primitives.contains($0) }
      if let named, !primitives.contains(token) {
        roles[named, default: []].append(token)
      } else {
        steps.append(token)
      }
    }
    return steps.map { RulerStep(token: $0, roles: roles[$0] ?? []) }
  }
}
