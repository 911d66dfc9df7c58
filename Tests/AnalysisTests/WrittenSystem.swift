import Analysis
import DesignModel
import Importing
import TextCore

/// A small system, written as tokens by path, of which some differ between contexts.
struct WrittenSystem {
  var tokens: KeyValuePairs<String, String> = [:]
  var contexts: KeyValuePairs<String, KeyValuePairs<String, String>> = [:]
  var guide = "{}"
  /// Component specs by id.
  var specs: KeyValuePairs<String, String> = [:]

  var analysed: AnalysedCatalog {
    var settings: Settings?
    var diagnostics = Diagnostics()
    settings = SettingsReader.read(
      Source(path: "guide.json", bytes: Array(guide.utf8)), isStrict: true, into: &diagnostics)
    return AnalysedCatalog(
      catalog(["a.resolver.json": resolver]), settings ?? Settings(), componentIDs: specs.map(\.key),
      specs: specs.compactMap { id, text in
        ComponentReader.read(
          Source(path: "components/\(id).json", bytes: Array(text.utf8)), isStrict: true, into: &diagnostics)
      })
  }

  private var resolver: String {
    let set = ##""sets": {"s": {"sources": [\##(sources(tokens))]}}"##
    guard !contexts.isEmpty else {
      return ##"{"version": "2025.10", \##(set), "resolutionOrder": [{"$ref": "#/sets/s"}]}"##
    }
    let modifier = contexts.map { #""\#($0.key)": [\#(sources($0.value))]"# }.joined(separator: ", ")
    return ##"""
      {"version": "2025.10", \##(set), "modifiers": {"m": {"contexts": {\##(modifier)}}},
       "resolutionOrder": [{"$ref": "#/sets/s"}, {"$ref": "#/modifiers/m"}]}
      """##
  }

  private func sources(_ tokens: KeyValuePairs<String, String>) -> String {
    tokens.map { path, token in
      path.split(separator: ".").reversed().reduce(token) { #"{"\#($1)": \#($0)}"# }
    }.joined(separator: ", ")
  }
}

/// A colour as a token, from `0xrrggbb`.
func color(_ hex: Int, alpha: Double = 1) -> String {
  let channels = [hex >> 16, hex >> 8 & 255, hex & 255].map { Double($0) / 255 }
  return #"{"$type": "color", "$value": {"colorSpace": "srgb", "components": \#(channels), "alpha": \#(alpha)}}"#
}

func dimension(_ value: Double, unit: String = "px") -> String {
  #"{"$type": "dimension", "$value": {"value": \#(value), "unit": "\#(unit)"}}"#
}

func number(_ value: Double) -> String { #"{"$type": "number", "$value": \#(value)}"# }

func alias(_ path: String) -> String { #"{"$value": "{\#(path)}"}"# }

extension AnalysedCatalog {
  func name(_ token: Int) -> String { catalog.tokens[token].name }

  /// `foreground on background` of every pair.
  var pairNames: [String] { contrastPairs.pairs.map { "\(name($0.foreground)) on \(name($0.background))" } }
}
