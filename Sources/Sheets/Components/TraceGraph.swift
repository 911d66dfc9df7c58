import Analysis
import DesignModel
import TextCore

/// The sources of a component and the roles that they name, in an order in which few lines cross.
struct TraceGraph {
  /// What sources name: the tokens from the first role to the last, in each appearance.
  struct Role: Hashable {
    let hops: [[PathID]]
    /// What the value is read from; of sources that name the same roles, the first.
    let origin: TraceOrigin
  }

  let sources: [TraceSource]
  /// In the order in which they stand.
  private(set) var roles: [Role] = []
  /// By the number of a source: the number of its role.
  private(set) var links: [Int] = []

  init(_ sources: [TraceSource], in analysed: AnalysedCatalog) {
    self.sources = sources
    var numbers: [Role: Int] = [:]
    for source in sources {
      let hops = source.hops(analysed)
      let isShared = !hops.isEmpty && hops.allSatisfy { !$0.isEmpty }
      let key = Role(hops: hops, origin: isShared ? .literal("") : source.key)
      let number = numbers[key] ?? roles.count
      if number == roles.count {
        numbers[key] = number
        roles.append(Role(hops: hops, origin: source.origin))
      }
      links.append(number)
    }
    let order = TraceOrder.order(of: links, count: roles.count)
    let places = Dictionary(uniqueKeysWithValues: order.enumerated().map { ($1, $0) })
    roles = order.map { roles[$0] }
    links = links.map { places[$0] ?? 0 }
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

  /// Sources that name no role have none in common.
  fileprivate var key: TraceOrigin { place.map { .literal($0) } ?? origin }
}

/// The order of roles beside their sources.
enum TraceOrder {
  /// Roles by the mean place of their sources, then neighbours exchanged, twice over, where that parts lines.
  static func order(of links: [Int], count: Int) -> [Int] {
    var places = Array(repeating: [Int](), count: count)
    for (source, role) in links.enumerated() { places[role].append(source) }
    var order = places.indices.sorted { (mean(places[$0]), $0) < (mean(places[$1]), $1) }
    for _ in 0..<2 {
      for index in order.indices.dropLast()
      where crossings(places[order[index + 1]], places[order[index]])
        < crossings(places[order[index]], places[order[index + 1]])
      {
        order.swapAt(index, index + 1)
      }
    }
    return order
  }

  /// How many lines cross when sources lead to roles of these numbers.
  static func crossings(of links: [Int]) -> Int {
    links.indices.reduce(0) { total, first in total + links[first...].count { $0 < links[first] } }
  }

  static func mean(_ places: [Int]) -> Double {
    places.isEmpty ? 0 : Double(places.reduce(0, +)) / Double(places.count)
  }

  /// Lines that cross when the first role stands above the second.
  private static func crossings(_ upper: [Int], _ lower: [Int]) -> Int {
    upper.reduce(0) { total, place in total + lower.count { $0 < place } }
  }
}
