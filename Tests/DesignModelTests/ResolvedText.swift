import DesignModel
import Importing
import Syntax
import TextCore

/// A token file as text, resolved: what most tests of the model begin with.
struct ResolvedText {
  let catalog: Catalog
  let diagnostics: [Diagnostic]

  init(_ text: String, isStrict: Bool = true, limits: Limits = Limits()) {
    self.init(["a.tokens.json": text], isStrict: isStrict, limits: limits)
  }

  init(_ files: FileTree, isStrict: Bool = true, limits: Limits = Limits()) {
    let sources = SourceSet(files)
    var importing = Importing(isStrict: isStrict)
    TokenSources(sources, entry: .folder(""), settings: Settings(), guideFolder: nil).read(into: &importing)
    var diagnostics = importing.diagnostics
    catalog = Catalog(
      importing.plan, importing.declarations, sources: sources, appearances: importing.plan.defaultAppearances(),
      isStrict: isStrict, limits: limits, into: &diagnostics)
    self.diagnostics = diagnostics.finished(in: sources)
  }

  func token(_ name: String, in appearance: Int = 0) -> ResolvedToken? {
    catalog.index(named: name).flatMap { catalog.resolved($0, in: appearance) }
  }

  var names: [String] { catalog.tokens.map(\.name) }

  /// Each code with the token that it is about.
  var codes: [String] {
    diagnostics.map { $0.problem.code + ($0.subject.map { " " + $0 } ?? "") }
  }

  func display(_ name: String, unit: String = "px") -> String {
    let token = token(name)
    return TokenValue.display(token?.value, type: token?.type, DisplayStyle(unit: unit))
  }
}
