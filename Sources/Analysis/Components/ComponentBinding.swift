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
    return spec.everySetting.compactMap { node, property, setting in
      guard let token = token(setting) else { return nil }
      let binding = ComponentBinding(node: node, part: partName(of: node), property: property, token: token)
      return seen.insert(binding).inserted ? binding : nil
    }
  }
}
