package import DesignModel
import TextCore

/// A place of a spec that names a token.
package struct ComponentBinding: Sendable, Hashable {
  /// The number of the node.
  package let node: Int
  package let part: String
  package let property: NodeProperty
  package let token: Int
}

extension Component {
  /// Every place of the anatomy that names a token, then those of the variants, each once.
  package var bindings: [ComponentBinding] {
    var seen: Set<ComponentBinding> = []
    let written = spec.nodes.indices.flatMap { node in spec.nodes[node].settings.map { (node, $0.property, $0.setting) }
    }
    let changed = spec.variants.flatMap { $0.changes.map { ($0.node, $0.property, $0.setting) } }
    return (written + changed).compactMap { node, property, setting in
      guard let token = token(setting) else { return nil }
      let binding = ComponentBinding(node: node, part: partName(of: node), property: property, token: token)
      return seen.insert(binding).inserted ? binding : nil
    }
  }

  /// The name of a node: its part, else its kind with its number.
  package func partName(of node: Int) -> String {
    spec.nodes[node].part ?? "\(spec.nodes[node].kind.rawValue)-\(node + 1)"
  }
}

/// Where a component uses a token: itself, or through the tokens of its own tier that name it.
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
    for (number, component) in components.enumerated() {
      for binding in component.bindings {
        let use = ComponentUse(component: number, part: binding.part, property: binding.property)
        let chains = catalog.appearances.indices.flatMap { catalog.chain(of: binding.token, in: $0) }
        var seen: Set<Int> = []
        for token in [binding.token] + chains.compactMap({ catalog.index(of: $0) })
        where tiers[token] != .primitive && seen.insert(token).inserted {
          if uses[token]?.contains(use) != true { uses[token, default: []].append(use) }
        }
      }
    }
    return uses
  }
}
