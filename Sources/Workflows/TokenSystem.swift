package import Analysis
import DesignModel
import Importing
package import TextCore

/// An input with its tokens resolved, and all that is to be said about it.
package struct TokenSystem: Sendable {
  package let sources: SourceSet
  /// Nil when nothing of the input can be used: no source, a damaged `guide.json`, or a limit that is passed.
  package let analysed: AnalysedCatalog?
  package let diagnostics: [Diagnostic]

  /// The folder of templates that `guide.json` names, relative to the input root.
  package var templatesFolder: String? { analysed?.settings.templates }

  package var hasErrors: Bool { diagnostics.contains { $0.problem.severity == .error } }

  package init(_ input: Input, _ options: ReadingOptions = ReadingOptions()) {
    var reading = Reading(input, options)
    analysed = reading.run()
    sources = reading.sources
    diagnostics = reading.diagnostics.finished(in: reading.sources)
  }
}

/// The stages from files to an analysed catalogue.
private struct Reading {
  let input: Input
  let options: ReadingOptions
  var sources: SourceSet
  var diagnostics = Diagnostics()
  let limits = Limits()

  init(_ input: Input, _ options: ReadingOptions) {
    self.input = input
    self.options = options
    sources = SourceSet(input.files)
  }

  mutating func run() -> AnalysedCatalog? {
    for fault in input.faults { diagnostics.report(.fault(fault), inFile: fault.path) }
    guard var settings = settings() else { return nil }

    let entry: TokenSources.Entry =
      switch input.entry {
      case .folder(let path): .folder(path)
      case .file(let path): .file(path)
      }
    let isWholeGuide = input.entry == .folder("") || namesEntry(settings)
    var importing = Importing(isStrict: options.isStrict, rootName: input.folderName)
    let isGuide = isWholeGuide && input.files["guide.json"] != nil
    TokenSources(sources, entry: entry, settings: settings, guideFolder: isGuide ? "" : nil).read(into: &importing)
    diagnostics.append(importing.diagnostics)
    if settings.unit == nil, importing.plan.isForApplePlatforms { settings.unit = "pt" }
    guard let appearances = appearances(importing.plan, isWholeGuide ? settings.appearances : nil) else { return nil }
    guard importing.declarations.tokens.count <= limits.tokens else {
      diagnostics.report(.limitTokens(limits.tokens))
      return nil
    }

    let catalog = Catalog(
      importing.plan, importing.declarations, sources: sources, appearances: appearances, isStrict: options.isStrict,
      limits: limits, into: &diagnostics)
    guard !importing.plan.trees.isEmpty || !diagnostics.hasErrors, !passesLimit else { return nil }
    if catalog.tokens.isEmpty, !diagnostics.hasErrors { reportNoTokens() }
    // Of a part of the system most of what the guide names is not there, and that is no fault.
    if !isWholeGuide {
      settings.grids = nil
      settings.pairs = []
      settings.canvases = []
    }
    let ids = ComponentFile.ids(in: settings.components, of: sources)
    let specs =
      isGuide
      ? ComponentFile.specs(in: settings.components, of: sources, isStrict: options.isStrict, into: &diagnostics) : []
    let icons = isGuide ? IconFolder.icons(in: settings.icons, of: sources, into: &diagnostics) : []
    let analysed = AnalysedCatalog(catalog, settings, componentIDs: ids, specs: specs, icons: icons)
    diagnostics.append(analysed.diagnostics)
    return analysed
  }

  private mutating func settings() -> Settings? {
    var settings = Settings()
    if let file = sources.sources.first(where: { $0.path == "guide.json" }), input.entry != .file("guide.json") {
      guard let read = SettingsReader.read(file, isStrict: options.isStrict, into: &diagnostics) else { return nil }
      settings = read
    }
    if settings.name == nil { settings.name = input.folderName }
    return settings
  }

  /// Whether the input is the very file that `guide.json` names, so that the appearances are those of the guide.
  private func namesEntry(_ settings: Settings) -> Bool {
    if case .file(let path) = input.entry, let names = settings.tokens { names == [path] } else { false }
  }

  private mutating func appearances(
    _ plan: ResolutionPlan, _ named: [Settings.NamedInputs]?
  ) -> [Appearance]? {
    if let chosen = options.chosen {
      guard let entries = entries(of: chosen) else { return nil }
      let contexts = plan.contexts(for: entries.inputs, at: entries.place, into: &diagnostics)
      return contexts.map { [Appearance(name: "Input", contexts: $0)] }
    }
    let count = named?.count ?? plan.defaultAppearanceCount
    guard count <= limits.appearances else {
      diagnostics.report(.limitAppearances(count, limits.appearances))
      return nil
    }
    guard let named else { return plan.defaultAppearances() }
    let guide = sources.sources.first { $0.path == "guide.json" }
    let place = guide.map { SourceRange($0.id, 0..<0) }
    let appearances = named.compactMap { item in
      plan.contexts(for: item.inputs, at: place, into: &diagnostics).map { Appearance(name: item.name, contexts: $0) }
    }
    return appearances.isEmpty ? nil : Appearance.distinct(appearances)
  }

  private mutating func entries(
    of chosen: ChosenInput
  ) -> (inputs: [ResolutionPlan.Input], place: SourceRange?)? {
    switch chosen {
    case .pairs(let pairs): return (pairs.map { ResolutionPlan.Input(name: $0.name, value: $0.value) }, nil)
    case .json(let bytes):
      let source = sources.add(path: "<standard input>", bytes: bytes)
      return ResolverInput.read(source, into: &diagnostics).map { ($0, SourceRange(source.id, 0..<0)) }
    }
  }

  private var passesLimit: Bool {
    let limits: Set<String> = ["limit-size", "limit-depth", "limit-tokens", "limit-appearances"]
    return diagnostics.items.contains { limits.contains($0.problem.code) }
  }

  private mutating func reportNoTokens() {
    if case .file(let path) = input.entry {
      diagnostics.report(.noTokens("this file"), inFile: path)
    } else {
      diagnostics.report(.noTokens("this folder"))
    }
  }
}

extension Problem {
  fileprivate static func fault(_ fault: Input.Fault) -> Problem {
    switch fault.reason {
    case .unreadable(let reason): Problem("file-unreadable", .error, "the file cannot be read: \(reason)")
    case .outsideRoot:
      Problem("file-unreadable", .error, "the file is a link that leaves the input root, and is not read")
    case .folderOutsideRoot:
      Problem("file-unreadable", .error, "the folder lies outside the input root, and is not read")
    case .tooLarge: Problem("limit-size", .error, "the file is larger than 64 MiB")
    case .iconTooLarge: Problem("icon-size", .error, "the file is larger than 1 MiB, so the icon is left out")
    }
  }

  fileprivate static func limitTokens(_ limit: Int) -> Problem {
    Problem("limit-tokens", .error, "the input declares more than \(limit) tokens")
  }

  fileprivate static func limitAppearances(_ count: Int, _ limit: Int) -> Problem {
    Problem(
      "limit-appearances", .error, "the input asks for \(count) appearances, and \(limit) is the most",
      hint: "name those that matter under 'appearances' in guide.json, or choose one with --input")
  }

}

extension TokenSystem {
  /// The files that resolver documents refer to and that are not at hand, relative to the input root.
  package static func wantedFiles(of files: FileTree) -> [String] {
    TokenSources.wantedFiles(of: SourceSet(files))
  }

  /// The folder of icons, relative to the input root; nil where no `guide.json` says that the root is a guide.
  package static func iconsFolder(of files: FileTree) -> String? {
    guard let bytes = files["guide.json"] else { return nil }
    var unwanted = Diagnostics()
    let guide = Source(path: "guide.json", bytes: bytes)
    return SettingsReader.read(guide, isStrict: false, into: &unwanted)?.icons
  }

  /// Whether a file of that folder is a picture by its name.
  package static func isPicture(_ path: String) -> Bool { IconFolder.isPicture(path) }

  /// A system of which nothing could be read, for results that are printed all the same.
  package static func unreadable(_ path: String, _ problem: Problem) -> TokenSystem {
    var diagnostics = Diagnostics()
    diagnostics.report(problem, inFile: path)
    return TokenSystem(diagnostics)
  }

  private init(_ diagnostics: Diagnostics) {
    sources = SourceSet()
    analysed = nil
    self.diagnostics = diagnostics.finished(in: sources)
  }
}
