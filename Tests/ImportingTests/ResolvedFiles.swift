import DesignModel
import Importing
import TextCore

/// Files of any format, read and resolved.
struct ResolvedFiles {
  let plan: ResolutionPlan
  let catalog: Catalog
  let diagnostics: [Diagnostic]

  init(_ files: FileTree) {
    let sources = SourceSet(files)
    var importing = Importing(isStrict: false)
    TokenSources(sources, entry: .folder(""), settings: Settings(), guideFolder: nil).read(into: &importing)
    var diagnostics = importing.diagnostics
    plan = importing.plan
    catalog = Catalog(
      plan, importing.declarations, sources: sources, appearances: plan.defaultAppearances(), isStrict: false,
      into: &diagnostics)
    self.diagnostics = diagnostics.finished(in: sources)
  }

  /// For each modifier its name and those of its contexts.
  var choices: [String] {
    plan.modifiers.map { "\($0.name): " + $0.contexts.map(\.name).joined(separator: ", ") }
  }

  var names: [String] { catalog.tokens.map(\.name) }

  var codes: [String] { diagnostics.map(\.problem.code) }

  var appearances: [String] { catalog.appearances.map(\.name) }

  func token(_ name: String, _ appearance: String? = nil) -> ResolvedToken? {
    let number = appearance.map { wanted in catalog.appearances.firstIndex { $0.name == wanted } ?? -1 } ?? 0
    guard number >= 0 else { return nil }
    return catalog.index(named: name).flatMap { catalog.resolved($0, in: number) }
  }

  func number(_ name: String, _ appearance: String? = nil) -> Double? {
    token(name, appearance)?.value?.number
  }

  /// The name of the token that a whole value names.
  func target(_ name: String, _ appearance: String? = nil) -> String? {
    token(name, appearance)?.target.map { catalog.paths.text(of: $0) }
  }

  func declared(_ name: String) -> CatalogToken? {
    catalog.tokens.first { $0.name == name }
  }
}
