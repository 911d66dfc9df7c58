import DesignModel

/// Why a colour cannot be drawn.
package enum ColorAbsence: Sendable, Hashable {
  /// Not to be had: a fault, or an appearance that does not declare it.
  case missing
  /// Declared and not filled in.
  case unfilled
  /// Known by its name alone, since a platform sets it.
  case platform(String)

  package var words: String {
    switch self {
    case .missing: "missing"
    case .unfilled: "not filled in"
    case .platform(let platform): "set by \(platform)"
    }
  }
}

extension AnalysedCatalog {
  /// Why a token has no colour in an appearance.
  package func absence(of token: Int, in appearance: Int) -> ColorAbsence {
    guard let resolved = catalog.resolved(token, in: appearance) else { return .missing }
    return resolved.isGap ? .unfilled : resolved.platform.map { .platform($0) } ?? .missing
  }

  /// Why a pair has no ratio: a fault of either colour comes first.
  package func absence(of pair: ContrastPair, in appearance: Int) -> ColorAbsence {
    let found = [pair.foreground, pair.background]
      .filter { catalog.value(of: $0, in: appearance)?.color == nil }
      .map { absence(of: $0, in: appearance) }
    return found.contains(.missing) ? .missing : found.first ?? .missing
  }
}
