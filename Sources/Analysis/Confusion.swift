package import ColorScience
import DesignModel

/// Two status colours that some eyes cannot tell apart (DESIGN.md section 9, `color/confusable`).
package struct Confusion: Sendable {
  /// Nearer than this, in ΔE2000, two colours fall together.
  private static let together = 6.0
  /// Less than this apart, two colours are not meant to be told apart by anyone.
  private static let apart = 11.0

  package let first: Int
  package let second: Int
  package let deficiency: VisionDeficiency
  /// ΔE2000 as most eyes see it.
  package let distance: Double
  /// ΔE2000 as these eyes see it.
  package let seenDistance: Double

  /// The pairs that fall together, in the order of the colours.
  static func all(_ colors: [(token: Int, color: Color)]) -> [Confusion] {
    let seen = VisionDeficiency.allCases.map { deficiency in
      (deficiency, colors.map { $0.color.seen(with: deficiency) })
    }
    var confusions: [Confusion] = []
    for first in colors.indices {
      for second in colors.indices.dropFirst(first + 1) {
        let distance = deltaE2000(colors[first].color, colors[second].color)
        guard distance >= apart else { continue }
        for (deficiency, simulated) in seen {
          let seenDistance = deltaE2000(simulated[first], simulated[second])
          guard seenDistance < together else { continue }
          confusions.append(
            Confusion(
              first: colors[first].token, second: colors[second].token, deficiency: deficiency, distance: distance,
              seenDistance: seenDistance))
        }
      }
    }
    return confusions
  }
}

extension AnalysedCatalog {
  /// The most roles that are compared.
  private static let mostRoles = 40

  /// Roles that tell by colour: those of status and accent, in declared order.
  package var signalRoles: [Int] {
    let roles = catalog.tokens.indices.lazy.filter { [self] token in
      guard tiers[token] == .semantic, catalog.tokens[token].type == "color" else { return false }
      let words = catalog.paths.segments(of: catalog.tokens[token].path).map { Words.of($0) }.joined()
      return words.contains(where: ColorWords.signal.contains) && !words.contains("on")
        && !words.contains(where: ColorWords.edge.contains)
    }
    return Array(roles.prefix(Self.mostRoles))
  }

  /// Which of the signal roles fall together in an appearance.
  package func confusions(in appearance: Int) -> [Confusion] {
    Confusion.all(
      signalRoles.compactMap { token in
        catalog.value(of: token, in: appearance)?.color.map { (token, $0.color) }
      })
  }
}
