import ColorScience
import DesignModel

/// Primitive colours that share all but the last segment of their names: one row of a palette.
package struct Ramp: Sendable, Hashable {
  package struct Step: Sendable, Hashable {
    /// The last segment of the name.
    package let name: String
    /// The number of the token in the catalogue.
    package let token: Int
  }

  /// The shared segments, joined with periods.
  package let name: String
  package let steps: [Step]

  /// The ramps of a catalogue in declared order; steps by number when all their names are numbers.
  static func all(in catalog: Catalog, tiers: [Tier], globs: [Glob]?) -> [Ramp] {
    var order: [PathID] = []
    var steps: [PathID: [Step]] = [:]
    for (index, token) in catalog.tokens.enumerated() where token.type == "color" && tiers[index] == .primitive {
      guard let parent = catalog.paths.parent(of: token.path) else { continue }
      if let globs {
        let segments = catalog.paths.segments(of: parent)
        guard globs.contains(where: { $0.matches(segments) }) else { continue }
      }
      if steps[parent] == nil { order.append(parent) }
      steps[parent, default: []].append(Step(name: catalog.paths.name(of: token.path), token: index))
    }
    return order.map { parent in
      Ramp(name: catalog.paths.text(of: parent), steps: sorted(steps[parent] ?? []))
    }
  }

  private static func sorted(_ steps: [Step]) -> [Step] {
    let numbers = steps.map { Double($0.name) }
    guard numbers.allSatisfy({ $0?.isFinite == true }) else { return steps }
    return zip(numbers, steps).enumerated().sorted { left, right in
      let (first, second) = (left.element.0 ?? 0, right.element.0 ?? 0)
      return first == second ? left.offset < right.offset : first < second
    }.map(\.element.1)
  }
}
