package import DesignModel
import TextCore

/// Where a component uses a token: itself, or through the tokens that it names.
package struct ComponentUse: Sendable, Hashable {
  /// The number of the component.
  package let component: Int
  package let part: String
  package let property: NodeProperty
}

extension AnalysedCatalog {
  /// By the number of a role or component token: where components use it. Primitives are left out, since nearly every one
  /// is used by nearly everything.
  static func uses(
    by components: [Component], in catalog: Catalog, tiers: [Tier]
  ) -> [Int: [ComponentUse]] {
    var uses: [Int: [ComponentUse]] = [:]
    var seen: [Int: Set<ComponentUse>] = [:]
    var known: [Int: [Int]] = [:]
    for component in components {
      for binding in component.bindings {
        let use = ComponentUse(component: component.number, part: binding.part, property: binding.property)
        let tokens = known[binding.token] ?? tokens(behind: binding.token, in: catalog)
        known[binding.token] = tokens
        for token in tokens where tiers[token] != .primitive && seen[token, default: []].insert(use).inserted {
          uses[token, default: []].append(use)
        }
      }
    }
    return uses
  }

  /// A token and all that it names in some appearance, wholly or in a part, itself or through others.
  private static func tokens(behind token: Int, in catalog: Catalog) -> [Int] {
    var found = [token]
    var seen: Set<Int> = [token]
    var next = 0
    while next < found.count {
      for target in catalog.named(by: found[next]) where seen.insert(target).inserted { found.append(target) }
      next += 1
    }
    return found
  }
}
