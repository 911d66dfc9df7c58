import Analysis
import DesignModel
import TextCore

/// The sources of a component and the roles that they name, in an order in which no line crosses another.
struct TraceGraph {
  /// What sources name: the tokens from the first role to the last, in each appearance.
  struct Role {
    let hops: [[PathID]]
    /// What the value is read from; of sources that name the same roles, the first.
    let origin: TraceOrigin
  }

  /// What brings sources together: the roles that they name; those that name none have none in common.
  private enum Key: Hashable {
    case roles([[PathID]])
    case source(place: String?, TraceOrigin)
  }

  let sources: [TraceSource]
  /// In the order in which they are first named.
  private(set) var roles: [Role] = []
  /// By the number of a source: the number of its role.
  let links: [Int]

  /// How many of the roles are tokens.
  var namedRoles: Int { roles.count { role in role.hops.contains { !$0.isEmpty } } }

  /// Sources that name the same role come together, so that no line crosses another.
  init(_ sources: [TraceSource], in analysed: AnalysedCatalog) {
    var numbers: [Key: Int] = [:]
    var links: [Int] = []
    for source in sources {
      let hops = source.hops(analysed)
      let isShared = !hops.isEmpty && hops.allSatisfy { !$0.isEmpty }
      let key: Key = isShared ? .roles(hops) : .source(place: source.place, source.origin)
      let number = numbers[key] ?? roles.count
      if number == roles.count {
        numbers[key] = number
        roles.append(Role(hops: hops, origin: source.origin))
      }
      links.append(number)
    }
    let order = links.indices.sorted { (links[$0], $0) < (links[$1], $1) }
    self.sources = order.map { sources[$0] }
    self.links = order.map { links[$0] }
  }
}

extension TraceSource {
  /// The roles that lie between a source and its value, in each appearance.
  fileprivate func hops(_ analysed: AnalysedCatalog) -> [[PathID]] {
    guard case .token(let token) = origin else { return [] }
    let catalog = analysed.catalog
    let own = place == nil ? [] : [catalog.tokens[token].path]
    return catalog.appearances.indices.map { appearance in
      (own + catalog.chain(of: token, in: appearance)).prefix { path in
        catalog.index(of: path).map { analysed.tiers[$0] != .primitive } ?? false
      }
    }
  }
}
