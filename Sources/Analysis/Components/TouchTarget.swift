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
  /// Whatever bears on lengths.
  private static let measured = Set(
    NodeProperty.allCases.filter { property in
      switch property {
      case .color, .fill, .border, .shadow, .opacity, .outline, .outlineOffset, .scale: false
      default: true
      }
    })

  func findTarget(of component: Component) -> TouchTarget? {
    guard let node = component.spec.accessibility.target else { return nil }
    let looks = ComponentLooks(self, component, in: Self.measured)
    let groups = looks.appearances()
    let frames = looks.combinations().flatMap { combination in
      groups.compactMap { group in
        placed(component, combination, in: group[0])?.all.first { $0.node.number == node }?.frame
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
      "spec-target", .warning,
      "the target '\(target.part)' is \(sizes) at its smallest, and a finger needs "
        + "\(TouchTarget.minimum.text(decimals: 0)) pt",
      hint: "give it a 'minWidth' or 'minHeight'")
  }
}
