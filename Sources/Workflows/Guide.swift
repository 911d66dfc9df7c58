import Analysis
import DesignModel
import Sheets
import Site
package import TextCore

/// A guide as files, made from a resolved input: what `build` writes and `check` compares.
package struct Guide: Sendable {
  /// Nil when nothing may be written: the input or a template cannot be used.
  package let files: FileTree?
  package let name: String
  package let sources: SourceSet
  package let diagnostics: [Diagnostic]

  package var hasErrors: Bool { diagnostics.contains { $0.problem.severity == .error } }

  /// Templates replace built-in ones of the same path below `templatesPath`, which is empty or ends in `/`.
  package init(
    _ system: TokenSystem, templates: FileTree = FileTree(), templatesPath: String = "templates/",
    workers: Workers = .one
  ) {
    var sources = system.sources
    var diagnostics = Diagnostics()
    name = system.analysed?.settings.name ?? ""
    files = Self.files(system, templates, templatesPath, workers, &sources, &diagnostics)
    self.sources = sources
    self.diagnostics = system.diagnostics + diagnostics.finished(in: sources)
  }

  private static func files(
    _ system: TokenSystem, _ own: FileTree, _ ownPath: String, _ workers: Workers, _ sources: inout SourceSet,
    _ diagnostics: inout Diagnostics
  ) -> FileTree? {
    guard let analysed = system.analysed,
      let templates = GuideTemplates(replacing: own, from: ownPath, sources: &sources, into: &diagnostics)
    else { return nil }
    let plans = SheetPlan.distinct(SheetKind.all.flatMap { $0.plan(analysed) })
    let content = GuideContent(
      analysed, sheets: workers.map(plans) { DrawnSheet($0) }, diagnostics: system.diagnostics,
      sources: system.sources)
    let builder = SiteBuilder(templates)
    var files = builder.assets(content)
    // What is one long piece goes first, so that no thread is left alone with it.
    let tasks = ledgers(analysed) + [builder.styles(content)] + builder.pages(content)
    for (task, written) in zip(tasks, workers.map(tasks) { $0.write() }) {
      // A ledger without facts is none.
      if !written.0.isEmpty { files[task.path] = written.0 }
      diagnostics.append(written.1)
    }
    guard !diagnostics.hasErrors else { return nil }
    files[".gitattributes"] = Array(gitAttributes.utf8)
    files[GuideManifest.path] = GuideManifest(name: analysed.settings.name ?? "", paths: files.paths).bytes
    return files
  }

  private static func ledgers(_ analysed: AnalysedCatalog) -> [SiteBuilder.FileTask] {
    [
      ledger("tokens") { analysed.catalog.tokens.indices.flatMap { analysed.facts(of: $0) } },
      ledger("contrast") {
        analysed.contrastPairs.pairs.flatMap { analysed.facts(of: $0) } + analysed.remedyFacts()
          + analysed.componentPairFacts()
      },
      ledger("grid") { analysed.grids.flatMap { analysed.facts(of: $0) } },
    ]
  }

  private static func ledger(_ name: String, _ facts: @escaping @Sendable () -> [String]) -> SiteBuilder.FileTask {
    SiteBuilder.FileTask(path: "ledgers/\(name).txt") { (Ledger.bytes(facts()), Diagnostics()) }
  }

  // Hosts fold generated files in a diff; sheets and ledgers are what a reviewer must see.
  private static let gitAttributes = """
    * text eol=lf
    *.html linguist-generated
    assets/** linguist-generated

    """
}
