import DesignModel
import Layout
import TextCore

/// The part of a component that a finger hits, where it is smallest.
package struct TouchTarget: Sendable, Hashable {
  /// What a finger needs, in points.
  package static let minimum = 44.0

  package let part: String
  /// The least of all combinations and appearances.
  package let width: Double
  package let height: Double

  package var isEnough: Bool { width >= Self.minimum && height >= Self.minimum }
}

extension AnalysedCatalog {
  /// Nil where the spec names no target, or every combination hides it.
  package func target(of component: Component) -> TouchTarget? {
    guard let node = component.spec.accessibility.target else { return nil }
    let frames = component.combinations.flatMap { combination in
      catalog.appearances.indices.compactMap { appearance in
        placed(component, combination, in: appearance).all.first { $0.node.number == node }?.frame
      }
    }
    guard let width = frames.map(\.width).min(), let height = frames.map(\.height).min() else { return nil }
    return TouchTarget(part: component.partName(of: node), width: width, height: height)
  }

  func reportTargets(into diagnostics: inout Diagnostics) {
    for component in components {
      guard let target = target(of: component), !target.isEnough,
        let node = component.spec.accessibility.target
      else { continue }
      diagnostics.report(.target(target), at: component.spec.nodes[node].range)
    }
  }
}

extension Problem {
  fileprivate static func target(_ target: TouchTarget) -> Problem {
    let sides = [("wide", target.width), ("high", target.height)].filter { $0.1 < TouchTarget.minimum }
    let sizes = sides.map { "\($0.1.text(decimals: 2)) pt \($0.0)" }.joined(separator: " and ")
    return Problem(
      "spec-target", .warning, "the target '\(target.part)' is \(sizes) at its smallest, and a finger needs 44 pt",
      hint: "give it a 'minWidth' or 'minHeight'")
  }
}
