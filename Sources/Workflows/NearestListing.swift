import Analysis
import DesignModel
import TextCore

/// What `specimen nearest` prints.
package enum NearestListing {
  private static let mostLines = 10
  private static let mostObjects = 50

  /// A line for each token and value, nearest first: `0.0  color.accent.base  [Light]  #0060df  semantic`.
  package static func text(_ value: NearestValue, in system: TokenSystem) -> [UInt8] {
    var out = ByteWriter()
    guard let analysed = system.analysed else { return [] }
    for match in NearestTokens(to: value, in: system, atMost: mostLines).matches {
      let words = [
        difference(match, value), Ledger.name(analysed.catalog.tokens[match.token].name),
        "[\(analysed.label(match))]", analysed.display(match.token, in: match.appearance),
        analysed.tiers[match.token].rawValue,
      ]
      out.writePlain(words.joined(separator: "  "))
      out.write("\n")
    }
    return out.bytes
  }

  /// The object that DESIGN.md section 3 fixes; it is whole also when there is nothing to compare with.
  package static func json(_ value: NearestValue, in system: TokenSystem) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.name("nearest")
      json.array { json in
        guard let analysed = system.analysed else { return }
        for match in NearestTokens(to: value, in: system, atMost: mostObjects).matches {
          json.object(inline: true) { json in
            json.name("name")
            json.string(analysed.catalog.tokens[match.token].name)
            json.name("appearance")
            json.string(analysed.label(match))
            json.name("value")
            json.string(analysed.display(match.token, in: match.appearance))
            json.name("difference")
            json.number(match.difference)
          }
        }
      }
      json.name("diagnostics")
      json.diagnostics(of: Report(system.diagnostics, in: system.sources))
    }
    json.finish()
    return json.bytes
  }

  /// A difference of colours to one decimal; lengths have few, and those are shown.
  private static func difference(_ match: NearestTokens.Match, _ value: NearestValue) -> String {
    switch value {
    case .color: match.difference.textWithOneDecimal
    case .length: match.difference.text(decimals: 3)
    }
  }
}

extension AnalysedCatalog {
  /// The appearances in which a token has the value that was found; a star for all of them.
  fileprivate func label(_ match: NearestTokens.Match) -> String {
    if isSameEverywhere(match.token) { return "*" }
    return variants(of: [match.token]).first { $0.first == match.appearance }?.label ?? "*"
  }
}
