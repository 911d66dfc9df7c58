import DesignModel

/// Which tokens name which, in any appearance.
struct Uses: Sendable {
  private var users: [Int: [Int]] = [:]

  init(_ catalog: Catalog) {
    for token in catalog.tokens.indices {
      var named: Set<Int> = []
      for appearance in catalog.appearances.indices {
        guard let resolved = catalog.resolved(token, in: appearance) else { continue }
        for path in [resolved.target].compactMap({ $0 }) + resolved.parts.map(\.target) {
          guard let target = catalog.index(of: path), named.insert(target).inserted else { continue }
          users[target, default: []].append(token)
        }
      }
    }
  }

  /// The tokens that name a token, in declared order.
  func users(of token: Int) -> [Int] { users[token] ?? [] }
}

extension AnalysedCatalog {
  /// The tokens that name a token directly, wholly or in a part, in any appearance.
  package func users(of token: Int) -> [Int] { uses.users(of: token) }
}
