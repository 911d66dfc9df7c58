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
    components.flatMap { component in
      component.firstSettings.enumerated().flatMap { node, settings in
        let part = "\(component.spec.id)/\(component.partName(of: node))"
        return NodeProperty.allCases.flatMap { property -> [(name: String, property: PartProperty)] in
          guard let form = settings[property]?.form else { return [] }
          let entry = PartProperty(component: component.number, node: node, property: property)
          let groups = NodeProperty.Group.all.filter { group in
            group.properties.first == property && group.properties.allSatisfy { settings[$0]?.form == form }
          }
          return (groups.map(\.name) + [property.rawValue]).map { ("\(part).\($0)", entry) }
        }
      }
    }
  }

  /// The chain from a part of a component down to a value: its spec first, then the tokens.
  package func traces(of part: PartProperty, named name: String) -> [Trace] {
    let component = components[part.component]
    guard let setting = component.firstSettings[part.node][part.property] else { return [] }
    guard let token = component.token(setting) else {
      return catalog.appearances.enumerated().map { number, appearance in
        let hop = Trace.Hop(
          name: name, tier: .component, value: value(setting, of: component, in: number).value,
          display: words(of: setting.form), range: setting.range)
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
  /// By the number of a node: what a property is set to by default, else where a variant sets it first.
  fileprivate var firstSettings: [[NodeProperty: Setting]] {
    var settings = settings(in: standard)
    for change in spec.variants.flatMap(\.changes) where settings[change.node][change.property] == nil {
      settings[change.node][change.property] = change.setting
    }
    return settings
  }
}
