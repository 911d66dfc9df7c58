import DesignModel

// Analysis: what follows from the tokens of a catalogue. It reads no file and draws nothing.

/// How near a token is to use.
package enum Tier: String, Sendable, Hashable {
  /// A raw value.
  case primitive
  /// A role that names other tokens.
  case semantic
  /// One component's use of a role.
  case component
}

extension Tier {
  /// The tier of a token (DESIGN.md section 4.4): by the globs of the settings, else by component ids and references.
  static func of(
    _ index: Int, in catalog: Catalog, _ settings: Settings, componentIDs: Set<String>
  ) -> Tier {
    let segments = catalog.paths.segments(of: catalog.tokens[index].path)
    if let tiers = settings.tiers {
      if tiers.component.contains(where: { $0.matches(segments) }) { return .component }
      if tiers.primitive.contains(where: { $0.matches(segments) }) { return .primitive }
      return .semantic
    }
    if let first = segments.first, componentIDs.contains(first) { return .component }
    let hasReference = catalog.appearances.indices.contains { appearance in
      guard let token = catalog.resolved(index, in: appearance) else { return false }
      return token.target != nil || !token.parts.isEmpty
    }
    return hasReference ? .semantic : .primitive
  }
}
