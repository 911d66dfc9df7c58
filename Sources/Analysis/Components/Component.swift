package import DesignModel
import TextCore

/// A component of the system: its spec, and the combinations of its properties that are shown.
package struct Component: Sendable {
  /// Its place among the components of the guide.
  package let number: Int
  package let spec: ComponentSpec
  /// The first property varies slowest; where each value stands alone, the other properties have their default.
  package let combinations: [Combination]
  /// Whether there are more combinations than are shown.
  package let isCut: Bool
  /// The numbers of the tokens that the spec names, by name.
  let tokens: [ExactText: Int]
  /// By the number of a node: what the anatomy says.
  private let written: [[NodeProperty: Setting]]
  private let partNames: [String]

  init(_ spec: ComponentSpec, _ number: Int, in catalog: Catalog) {
    self.number = number
    self.spec = spec
    var tokens: [ExactText: Int] = [:]
    for (_, _, setting) in spec.everySetting {
      if case .token(let name) = setting.form { tokens[ExactText(name)] = catalog.index(named: name) }
    }
    self.tokens = tokens
    written = spec.nodes.map { node in
      Dictionary(node.settings.map { ($0.property, $0.setting) }) { first, _ in first }
    }
    var names = DistinctNames()
    for part in spec.nodes.compactMap(\.part) { _ = names.distinct(part) }
    partNames = spec.nodes.enumerated().map { number, node in
      node.part ?? names.distinct("\(node.kind.rawValue)-\(number + 1)")
    }
    isCut = spec.properties.combinations > ComponentSpec.mostCombinations
    combinations = isCut ? Combination.eachAlone(spec.properties) : Combination.all(spec.properties)
  }

  /// The name of a node: its part, else its kind with its number.
  package func partName(of node: Int) -> String { partNames[node] }

  /// The combination of all defaults.
  package var standard: Combination { Combination.standard(spec.properties) }

  /// The token that a setting names; nil for another form, and for a name that is none.
  package func token(_ setting: Setting) -> Int? {
    guard case .token(let name) = setting.form else { return nil }
    return tokens[ExactText(name)]
  }

  /// What the properties of each node are set to in a combination: as the anatomy says, unless a variant says otherwise.
  package func settings(in combination: Combination) -> [[NodeProperty: Setting]] {
    var settings = written
    for variant in spec.variants where combination.meets(variant.conditions, spec.properties) {
      for change in variant.changes { settings[change.node][change.property] = change.setting }
    }
    return settings
  }

  /// The value of each property.
  package func values(in combination: Combination) -> [String] {
    zip(spec.properties, combination.values).map { $0.values[$1] }
  }

  /// The value of a property by its name, in a combination.
  package func value(_ name: String, in combination: Combination) -> String? {
    zip(spec.properties, combination.values).first { $0.0.name == name }.map { $0.0.values[$0.1] }
  }
}

/// One value of each property of a component, by their numbers.
package struct Combination: Sendable, Hashable {
  package let values: [Int]

  package init(_ values: [Int]) {
    self.values = values
  }

  /// A component without properties has one.
  static func all(_ properties: [ComponentSpec.Property]) -> [Combination] {
    var all = [Combination([])]
    for property in properties {
      all = all.flatMap { head in property.values.indices.map { Combination(head.values + [$0]) } }
    }
    return all
  }

  static func standard(_ properties: [ComponentSpec.Property]) -> Combination {
    Combination(properties.map(\.standard))
  }

  /// The defaults, then every other value with the defaults of the rest.
  static func eachAlone(_ properties: [ComponentSpec.Property]) -> [Combination] {
    let standard = standard(properties)
    return [standard]
      + properties.enumerated().flatMap { index, property in
        property.values.indices.filter { $0 != property.standard }.map { value in
          var values = standard.values
          values[index] = value
          return Combination(values)
        }
      }
  }

  func meets(_ conditions: [ComponentSpec.Condition], _ properties: [ComponentSpec.Property]) -> Bool {
    conditions.allSatisfy { $0.values.contains(properties[$0.property].values[values[$0.property]]) }
  }
}
