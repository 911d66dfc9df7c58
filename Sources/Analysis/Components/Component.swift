package import DesignModel
import TextCore

/// A component of the system: its spec, and the combinations of its properties that are shown.
package struct Component: Sendable {
  /// The most combinations that are shown; beyond, each value stands alone.
  package static let mostCombinations = 64

  package let spec: ComponentSpec
  /// The first property varies slowest; where each value stands alone, the other properties have their default.
  package let combinations: [Combination]
  /// Whether there are more combinations than are shown.
  package let isCut: Bool
  /// The numbers of the tokens that the spec names, by name.
  let tokens: [ExactText: Int]
  /// By the number of a node: what the anatomy says.
  private let written: [[NodeProperty: Setting]]

  init(_ spec: ComponentSpec, in catalog: Catalog) {
    self.spec = spec
    var tokens: [ExactText: Int] = [:]
    for setting in spec.settings {
      if case .token(let name) = setting.form { tokens[ExactText(name)] = catalog.index(named: name) }
    }
    self.tokens = tokens
    written = spec.nodes.map { node in
      Dictionary(node.settings.map { ($0.property, $0.setting) }) { first, _ in first }
    }
    let count = spec.properties.reduce(1) { min($0 * max(1, $1.values.count), Self.mostCombinations + 1) }
    isCut = count > Self.mostCombinations
    combinations = isCut ? Combination.eachAlone(spec.properties) : Combination.all(spec.properties)
  }

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
    for property in properties where !property.values.isEmpty {
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
