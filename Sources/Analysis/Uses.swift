import DesignModel

/// Which tokens name which, in any appearance.
struct Uses: Sendable {
  private var users: [Int: [Int]] = [:]

  init(_ catalog: Catalog) {
    for token in catalog.tokens.indices {
      for target in catalog.named(by: token) { users[target, default: []].append(token) }
    }
  }

  /// The tokens that name a token, in declared order.
  func users(of token: Int) -> [Int] { users[token] ?? [] }
}

extension Catalog {
  /// The tokens that a token names directly, wholly or in a part, in any appearance, each once.
  func named(by token: Int) -> [Int] {
    var named: [Int] = []
    var seen: Set<Int> = []
    for appearance in appearances.indices {
      guard let resolved = resolved(token, in: appearance) else { continue }
      for path in [resolved.target].compactMap({ $0 }) + resolved.parts.map(\.target) {
        guard let target = index(of: path), seen.insert(target).inserted else { continue }
        named.append(target)
      }
    }
    return named
  }
}

extension AnalysedCatalog {
  /// The tokens that name a token directly, wholly or in a part, in any appearance.
  package func users(of token: Int) -> [Int] { uses.users(of: token) }
}
