import Analysis
import ColorScience
import DesignModel
import TextCore

/// What `specimen tokens` prints.
package enum TokenListing {
  /// The facts of every token in declared order.
  package static func text(_ system: TokenSystem) -> [UInt8] {
    var out = ByteWriter()
    guard let analysed = system.analysed else { return [] }
    for index in analysed.catalog.tokens.indices {
      for fact in analysed.facts(of: index) {
        out.write(fact)
        out.write("\n")
      }
    }
    return out.bytes
  }

  /// The object that DESIGN.md section 3 fixes; it is whole also when nothing could be read.
  package static func json(_ system: TokenSystem) -> [UInt8] {
    var json = JSONWriter()
    var places = Places(system.sources)
    json.object { json in
      json.name("appearances")
      json.array(inline: true) { json in
        for appearance in system.analysed?.catalog.appearances ?? [] { json.string(appearance.name) }
      }
      json.name("tokens")
      json.array { json in
        guard let analysed = system.analysed else { return }
        for index in analysed.catalog.tokens.indices { token(index, of: analysed, &places, &json) }
      }
      json.name("diagnostics")
      json.diagnostics(of: Report(system.diagnostics, in: system.sources))
    }
    json.finish()
    return json.bytes
  }

  private static func token(
    _ index: Int, of analysed: AnalysedCatalog, _ places: inout Places, _ json: inout JSONWriter
  ) {
    let token = analysed.catalog.tokens[index]
    json.object { json in
      json.name("name")
      json.string(token.name)
      json.name("type")
      json.string(token.type)
      json.name("tier")
      json.string(analysed.tiers[index].rawValue)
      json.name("purpose")
      json.string(analysed.purpose(of: index)?.rawValue)
      json.name("purposeFrom")
      json.string(analysed.purposeOrigin(of: index)?.rawValue)
      json.name("description")
      json.string(token.description)
      json.name("deprecated")
      json.deprecation(token.deprecation)
      if let extensions = token.extensions {
        json.name("extensions")
        json.written(extensions)
      }
      json.name("values")
      json.object { json in
        for (appearance, name) in analysed.catalog.appearances.map(\.name).enumerated() {
          json.name(name)
          value(index, in: appearance, of: analysed, &places, &json)
        }
      }
    }
  }

  private static func value(
    _ index: Int, in appearance: Int, of analysed: AnalysedCatalog, _ places: inout Places, _ json: inout JSONWriter
  ) {
    let catalog = analysed.catalog
    guard let resolved = catalog.resolved(index, in: appearance) else { return json.absent() }
    json.object(inline: true) { json in
      json.name("value")
      json.value(resolved.value)
      json.name("display")
      json.string(resolved.value == nil ? nil : analysed.display(index, in: appearance))
      json.name("aliases")
      json.names(catalog.chain(of: index, in: appearance), of: catalog)
      if !resolved.parts.isEmpty {
        json.name("parts")
        json.object { json in
          for part in resolved.parts {
            let target = catalog.index(of: part.target)
            json.name(part.key)
            json.names([part.target] + (target.map { catalog.chain(of: $0, in: appearance) } ?? []), of: catalog)
          }
        }
      }
      if let color = resolved.value?.color {
        json.name("color")
        json.converted(color)
      }
      if let modification = resolved.modification {
        json.name("authored")
        json.value(.color(modification.authored))
        json.name("modifier")
        json.string(modification.words)
      }
      json.name("source")
      json.place(places.locate(resolved.range))
    }
  }

}

extension JSONWriter {
  fileprivate mutating func names(_ paths: [PathID], of catalog: Catalog) {
    array { json in
      for path in paths { json.string(catalog.paths.text(of: path)) }
    }
  }

  /// A token that an appearance does not declare.
  fileprivate mutating func absent() {
    object(inline: true) { json in
      json.name("value")
      json.null()
      json.name("display")
      json.null()
      json.name("aliases")
      json.array { _ in }
      json.name("source")
      json.null()
    }
  }

  fileprivate mutating func deprecation(_ deprecation: Deprecation?) {
    switch deprecation {
    case .yes(let reason?): string(reason)
    case .yes(nil): flag(true)
    case .no, nil: null()
    }
  }

  mutating func place(_ place: (file: String, line: Int, column: Int)) {
    object(inline: true) { json in
      json.name("file")
      json.string(place.file)
      json.name("line")
      json.integer(place.line)
      json.name("column")
      json.integer(place.column)
    }
  }

  /// A colour in the forms that readers of the JSON need most: sRGB unclipped, OKLCH, and hex after gamut mapping.
  fileprivate mutating func converted(_ value: ColorValue) {
    object { json in
      let srgb = value.color.srgb
      json.name("srgb")
      json.array { json in
        for component in [srgb.red, srgb.green, srgb.blue] { json.number(component) }
      }
      let oklch = value.color.oklch
      json.name("oklch")
      json.array { json in
        for component in [oklch.lightness, oklch.chroma, oklch.hue] { json.number(component) }
      }
      json.name("hex")
      json.string(value.color.hex)
      json.name("inSRGB")
      json.flag(value.color.isInSRGB)
    }
  }
}
