package import DesignModel
import Layout
import TextCore

/// A property of a part of a component, as traces name it: `button/container.fill`.
package struct PartProperty: Sendable, Hashable {
  /// The number of the component.
  package let component: Int
  package let node: Int
  package let property: NodeProperty
}

extension AnalysedCatalog {
  /// Every property of a part that a component sets, with its name: sides and corners that agree go by one name too.
  package func partProperties() -> [(name: String, property: PartProperty)] {
    components.enumerated().flatMap { number, component in
      component.spec.nodes.indices.flatMap { node -> [(name: String, property: PartProperty)] in
        guard let part = component.spec.nodes[node].part else { return [] }
        let set = NodeProperty.allCases.filter { component.setting(of: node, $0) != nil }
        return set.flatMap { property -> [(name: String, property: PartProperty)] in
          let entry = PartProperty(component: number, node: node, property: property)
          let group = property.group
          let isShared =
            group?.properties.first == property
            && group?.properties.allSatisfy {
              component.setting(of: node, $0)?.form == component.setting(of: node, property)?.form
            } == true
          let names = (isShared ? [group?.name].compactMap { $0 } : []) + [property.rawValue]
          return names.map { ("\(component.spec.id)/\(part).\($0)", entry) }
        }
      }
    }
  }

  /// The chain from a part of a component down to a value: its spec first, then the tokens.
  package func traces(of part: PartProperty, named name: String) -> [Trace] {
    let component = components[part.component]
    guard let setting = component.setting(of: part.node, part.property) else { return [] }
    guard let token = component.token(setting) else {
      return catalog.appearances.enumerated().map { number, appearance in
        let hop = Trace.Hop(
          name: name, tier: .component, value: value(setting, of: component, in: number).value,
          display: setting.form.display, range: setting.range)
        return Trace(appearance: appearance.name, hops: [hop])
      }
    }
    return traces(of: token).map { trace in
      let first = trace.hops.first
      let hop = Trace.Hop(
        name: name, tier: .component, value: first?.value, display: first?.display ?? "–", range: setting.range)
      return Trace(appearance: trace.appearance, hops: [hop] + trace.hops)
    }
  }
}

extension Component {
  /// What a property is set to by default, else where a variant sets it first.
  func setting(of node: Int, _ property: NodeProperty) -> Setting? {
    settings(in: standard)[node][property]
      ?? spec.variants.lazy.flatMap(\.changes).first { $0.node == node && $0.property == property }?.setting
  }
}

extension Setting.Form {
  fileprivate var display: String {
    switch self {
    case .token(let name): "{\(name)}"
    case .number(let number): number.text(decimals: 4)
    case .text(let text): text
    case .flag(let flag): flag ? "true" : "false"
    case .span(let grid, let columns): "\(columns) columns of \(grid)"
    }
  }
}
