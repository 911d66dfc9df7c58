import Analysis
import DesignModel
import TextCore

/// What `specimen tokens INPUT NAME` prints.
package enum TraceListing {
  package enum Lookup: Sendable {
    case found(Int)
    /// No token has the name; one that is near may be meant.
    case unknown(near: String?)
  }

  package static func find(_ name: String, in system: TokenSystem) -> Lookup {
    guard let catalog = system.analysed?.catalog else { return .unknown(near: nil) }
    if let index = catalog.index(named: name) { return .found(index) }
    return .unknown(near: Suggestion.nearest(to: name, in: catalog.tokens.lazy.map(\.name)))
  }

  /// One block for each appearance: the token, then each hop with an arrow, the value at the end.
  package static func text(_ token: Int, in system: TokenSystem, pathPrefix: String) -> [UInt8] {
    var out = ByteWriter()
    guard let analysed = system.analysed else { return [] }
    var places = Places(system.sources)
    for trace in analysed.traces(of: token) {
      out.writePlain(trace.appearance)
      out.write("\n")
      for (index, hop) in trace.hops.enumerated() {
        let place = places.locate(hop.range)
        out.write(index == 0 ? "  " : "  → ")
        out.writePlain("\(hop.name)  \(hop.tier.rawValue)  \(pathPrefix)\(place.file):\(place.line):\(place.column)")
        if index == trace.hops.count - 1 { out.writePlain("  \(hop.display)") }
        out.write("\n")
      }
    }
    return out.bytes
  }

  package static func json(_ token: Int, in system: TokenSystem) -> [UInt8] {
    var json = JSONWriter()
    var places = Places(system.sources)
    json.object { json in
      guard let analysed = system.analysed else { return }
      json.name("name")
      json.string(analysed.catalog.tokens[token].name)
      json.name("traces")
      json.object { json in
        for trace in analysed.traces(of: token) {
          json.name(trace.appearance)
          json.array { json in
            for hop in trace.hops { self.hop(hop, &places, &json) }
          }
        }
      }
      json.name("diagnostics")
      json.diagnostics(of: Report(system.diagnostics, in: system.sources))
    }
    json.finish()
    return json.bytes
  }

  private static func hop(_ hop: Trace.Hop, _ places: inout Places, _ json: inout JSONWriter) {
    json.object(inline: true) { json in
      json.name("name")
      json.string(hop.name)
      json.name("tier")
      json.string(hop.tier.rawValue)
      json.name("value")
      json.value(hop.value)
      json.name("display")
      json.string(hop.value == nil ? nil : hop.display)
      json.name("source")
      json.place(places.locate(hop.range))
    }
  }
}
