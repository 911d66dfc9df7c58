package import DesignModel
package import TextCore

/// The chain from a token down to its value, with the place of every hop.
package struct Trace: Sendable {
  package struct Hop: Sendable {
    package let name: String
    package let tier: Tier
    package let value: TokenValue?
    package let display: String
    package let range: SourceRange
  }

  package let appearance: String
  package let hops: [Hop]
}

extension AnalysedCatalog {
  /// One trace for each appearance that has the token.
  package func traces(of token: Int) -> [Trace] {
    catalog.appearances.indices.compactMap { appearance in
      guard catalog.resolved(token, in: appearance) != nil else { return nil }
      let path = [token] + catalog.chain(of: token, in: appearance).compactMap { catalog.index(of: $0) }
      let hops = path.compactMap { index -> Trace.Hop? in
        guard let resolved = catalog.resolved(index, in: appearance) else { return nil }
        return Trace.Hop(
          name: catalog.tokens[index].name, tier: tiers[index], value: resolved.value,
          display: display(index, in: appearance), range: resolved.range)
      }
      return Trace(appearance: catalog.appearances[appearance].name, hops: hops)
    }
  }
}
