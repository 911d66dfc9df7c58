import Analysis
import DesignModel
import TextCore

/// What `specimen tokens INPUT NAME` prints.
package enum TraceListing {
  /// What a trace begins at.
  package struct Subject: Sendable {
    let name: String
    let traces: [Trace]
  }

  package enum Lookup: Sendable {
    case found(Subject)
    /// Nothing has the name; one that is near may be meant.
    case unknown(near: String?, isPart: Bool)
  }

  /// A token, or a property of a part of a component: `button/container.fill`.
  package static func find(_ name: String, in system: TokenSystem) -> Lookup {
    guard let analysed = system.analysed else { return .unknown(near: nil, isPart: false) }
    let catalog = analysed.catalog
    if let token = catalog.index(named: name) {
      return .found(Subject(name: catalog.tokens[token].name, traces: analysed.traces(of: token)))
    }
    let parts = name.contains("/") ? analysed.partProperties() : []
    guard let part = parts.first(where: { $0.name.isExactly(name) }) else {
      // A token's name may have a slash in it too.
      let head = name.prefix { $0 != "/" }
      if !parts.isEmpty, analysed.components.contains(where: { $0.spec.id.isExactly(String(head)) }) {
        return .unknown(near: Suggestion.nearest(to: name, in: parts.lazy.map(\.name)), isPart: true)
      }
      let token = Suggestion.nearest(to: name, in: catalog.tokens.lazy.map(\.name))
      let near = token ?? Suggestion.nearest(to: name, in: parts.lazy.map(\.name))
      return .unknown(near: near, isPart: token == nil && near != nil)
    }
    return .found(Subject(name: name, traces: analysed.traces(of: part.property, named: name)))
  }

  /// One block for each appearance: the subject, then each hop with an arrow, the value at the end.
  package static func text(_ subject: Subject, in system: TokenSystem, pathPrefix: String) -> [UInt8] {
    var out = ByteWriter()
    var places = Places(system.sources)
    for trace in subject.traces {
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

  package static func json(_ subject: Subject, in system: TokenSystem) -> [UInt8] {
    var json = JSONWriter()
    var places = Places(system.sources)
    json.object { json in
      json.name("name")
      json.string(subject.name)
      json.name("traces")
      json.object { json in
        for trace in subject.traces {
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
