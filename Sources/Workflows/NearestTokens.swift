import Analysis
import ColorScience
import DesignModel

/// The tokens whose values are nearest to one that somebody has.
package struct NearestTokens: Sendable {
  package struct Match: Sendable, Equatable {
    package let token: Int
    /// The first of the appearances in which the token has this value.
    package let appearance: Int
    /// ΔE2000 of two colours, pixels between two lengths.
    package let difference: Double
  }

  /// Nearest first.
  package let matches: [Match]

  /// At most so many tokens, each once for every value that it has in some appearance.
  package init(to value: NearestValue, in system: TokenSystem, atMost limit: Int) {
    guard let analysed = system.analysed else {
      matches = []
      return
    }
    let ruler = Ruler(value)
    var best: [(match: Match, key: Key)] = []
    for token in analysed.catalog.tokens.indices {
      for appearance in analysed.firstAppearances(of: token) {
        // Components without bounds may be so large that their difference is none.
        guard let distance = ruler.distance(to: token, in: appearance, of: analysed), distance.difference.isFinite
        else { continue }
        let key = Key(distance, rank: analysed.tiers[token].rank)
        // Tokens come in order, so that one that is no better stands behind those that are there.
        if best.count == limit, let last = best.last, !(key < last.key) { continue }
        let place = best.firstIndex { key < $0.key } ?? best.count
        let match = Match(token: token, appearance: appearance, difference: distance.difference)
        best.insert((match, key), at: place)
        if best.count > limit { best.removeLast() }
      }
    }
    matches = best.map(\.match)
  }
}

/// What decides which of two tokens is nearer.
private struct Key: Comparable {
  private let parts: (Int, Double, Double, Int)

  init(_ distance: Ruler.Distance, rank: Int) {
    // What differs by less than a millionth differs by rounding.
    let millionths = (distance.difference * 1e6).rounded()
    parts = (distance.isApart ? 1 : 0, millionths, -distance.length, rank)
  }

  static func == (left: Key, right: Key) -> Bool { left.parts == right.parts }

  static func < (left: Key, right: Key) -> Bool { left.parts < right.parts }
}

extension Tier {
  /// A role is meant for use; what belongs to one component, or has no meaning yet, stands behind it.
  fileprivate var rank: Int {
    switch self {
    case .semantic: 0
    case .component: 1
    case .primitive: 2
    }
  }
}

/// Measures how far tokens are from a value.
private struct Ruler {
  struct Distance {
    let difference: Double
    /// Whether the colours are not equally opaque, so that others come first.
    var isApart = false
    /// In pixels; of two lengths equally far away the larger comes first.
    var length = 0.0
  }

  private let value: NearestValue

  init(_ value: NearestValue) {
    self.value = if case .color(let color) = value { .color(color.converted(to: .lab)) } else { value }
  }

  func distance(to token: Int, in appearance: Int, of analysed: AnalysedCatalog) -> Distance? {
    guard let found = analysed.catalog.resolved(token, in: appearance)?.value else { return nil }
    switch value {
    case .color(let color):
      guard let other = found.color?.color else { return nil }
      return Distance(difference: deltaE2000(color, other), isApart: (color.alpha - other.alpha).magnitude > 0.01)
    case .length(let length):
      guard let other = Self.length(found, of: token, in: analysed) else { return nil }
      return Distance(difference: (length - other).magnitude, length: other)
    }
  }

  /// A dimension, or a number that is shown as a length, in pixels.
  private static func length(_ value: TokenValue, of token: Int, in analysed: AnalysedCatalog) -> Double? {
    let type = analysed.catalog.tokens[token].type
    switch value {
    case .quantity(let amount, let unit):
      return type == "dimension" ? NearestValue.pixels(amount, unit: unit) : nil
    case .number(let number):
      switch analysed.purpose(of: token) {
      case .spacing, .radii, .sizes, .strokes: return number
      case .opacity, nil: return nil
      }
    case .null, .flag, .text, .color, .list, .record: return nil
    }
  }
}
