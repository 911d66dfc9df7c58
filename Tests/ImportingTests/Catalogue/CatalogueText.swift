import ColorScience
import DesignModel
import Syntax
import TextCore

@testable import Importing

/// Catalogues written in a test.
enum CatalogueText {
  /// An entry of a colour set: appearances as `dark`, `high`, and a grey, or no colour at all.
  static func entry(_ appearances: [String] = [], gray: Int?, more: String = #""idiom": "universal""#) -> String {
    let list = appearances.map { name in
      #"{"appearance": "\#(name == "high" ? "contrast" : "luminosity")", "value": "\#(name)"}"#
    }
    let when = list.isEmpty ? "" : #", "appearances": [\#(list.joined(separator: ", "))]"#
    let color = gray.map { gray in
      #", "color": {"color-space": "srgb", "components": {"red": "\#(gray)", "green": "\#(gray)", "blue": "\#(gray)", "alpha": "1.000"}}"#
    }
    return "{\(more)\(when)\(color ?? "")}"
  }

  static func set(_ entries: String...) -> String { #"{"colors": [\#(entries.joined(separator: ", "))]}"# }

  static let namespace = #"{"properties": {"provides-namespace": true}}"#

  static func read(
    _ files: FileTree, isStrict: Bool = false, rootName: String = "theme"
  ) -> (importing: Importing, diagnostics: [Diagnostic]) {
    let sources = SourceSet(files)
    var importing = Importing(isStrict: isStrict, rootName: rootName)
    TokenSources(sources, entry: .folder(""), settings: Settings(), guideFolder: nil).read(into: &importing)
    return (importing, importing.diagnostics.finished(in: sources))
  }

  /// The values of every token by the names of appearances: a grey from 0 to 255, `gap`, `broken`, or a name.
  static func values(_ files: FileTree, rootName: String = "theme") -> [String: [String: String]] {
    let sources = SourceSet(files)
    let read = read(files, rootName: rootName).importing
    var diagnostics = Diagnostics()
    let catalog = Catalog(
      read.plan, read.declarations, sources: sources, appearances: read.plan.defaultAppearances(), isStrict: false,
      into: &diagnostics)
    var found: [String: [String: String]] = [:]
    for (token, entry) in catalog.tokens.enumerated() {
      for (appearance, name) in catalog.appearances.map(\.name).enumerated() {
        guard let resolved = catalog.resolved(token, in: appearance) else { continue }
        let value =
          resolved.value?.color.map { String(Int(($0.color.components.x * 255).rounded())) } ?? resolved.value?.text
          ?? (resolved.isGap ? "gap" : "broken")
        found[entry.name, default: [:]][name] = value
      }
    }
    return found
  }
}
