package import DesignModel
import Syntax
package import TextCore

/// Chooses the token sources of an input and reads them (DESIGN.md sections 4.1 and 4.2).
package struct TokenSources: Sendable {
  package enum Entry: Sendable, Hashable {
    /// A folder, empty for the input root.
    case folder(String)
    case file(String)
  }

  private let sources: SourceSet
  private let entry: Entry
  private let settings: Settings
  /// The folder that holds `guide.json`, when the input is that folder.
  private let guideFolder: String?

  package init(_ sources: SourceSet, entry: Entry, settings: Settings, guideFolder: String?) {
    self.sources = sources
    self.entry = entry
    self.settings = settings
    self.guideFolder = guideFolder
  }

  package func read(into importing: inout Importing) {
    switch entry {
    case .file(let path):
      guard let source = sources.sources.first(where: { $0.path.isExactly(path) }) else { return }
      if isResolver(source) { readResolver(source, &importing) } else { readNamed([source], &importing) }
    case .folder(let folder):
      if let folder = guideFolder, let names = settings.tokens {
        readNamed(names, in: folder, &importing)
      } else {
        readAll(candidates(in: folder), &importing)
      }
    }
    finish(&importing)
  }

  private func readNamed(_ names: [String], in folder: String, _ importing: inout Importing) {
    let prefix = folder.isEmpty ? "" : folder + "/"
    let named = NamedSources(sources.sources, in: folder)
    var chosen: [Source] = []
    var known: Set<SourceID> = []
    for name in names {
      let matches = named.matches(of: name)
      if matches.isEmpty { importing.diagnostics.report(.missingFile(prefix + name), inFile: prefix + "guide.json") }
      chosen += matches.filter { known.insert($0.id).inserted }
    }
    if let resolver = chosen.first(where: isResolver) {
      let used = readResolver(resolver, &importing)
      reportUnused(chosen, besides: resolver, used, resolvers: chosen.filter(isResolver).count, &importing)
      compareCatalogues(candidates(in: folder), &importing)
    } else {
      readNamed(chosen, &importing)
    }
  }

  /// Reads files that someone named: one that no format claims is read as DTCG.
  private func readNamed(_ sources: [Source], _ importing: inout Importing) {
    for unclaimed in readFiles(sources, &importing) {
      importing.diagnostics.append(unclaimed.diagnostics)
      if unclaimed.document != nil { Importer.dtcg.read([unclaimed], &importing) }
    }
    SiblingSources.arrange(in: &importing)
  }

  /// Files that one format reads together.
  private struct Group {
    let rank: Int
    /// Of the first file.
    let place: Int
    let importer: Importer
    let files: [InputFile]
  }

  /// Reads each file by the first format that claims it, groups by the place of their first file; gives back what no
  /// format claims, about which nothing has been said.
  private func readFiles(_ sources: [Source], _ importing: inout Importing) -> [InputFile] {
    var rest = sources.map { InputFile($0, isStrict: importing.isStrict) }
    let places = Dictionary(sources.enumerated().map { ($1.id, $0) }) { first, _ in first }
    var groups: [Group] = []
    for (index, importer) in Importer.all.enumerated() where importer.isStrictlyRead || !importing.isStrict {
      var taken: Set<SourceID> = []
      for files in importer.claims(rest) {
        guard let place = files.compactMap({ places[$0.source.id] }).min() else { continue }
        groups.append(
          Group(rank: importer.isReadLast ? index + 1 : 0, place: place, importer: importer, files: files))
        taken.formUnion(files.map(\.source.id))
      }
      if !taken.isEmpty { rest.removeAll { taken.contains($0.source.id) } }
    }
    groups.sort { ($0.rank, $0.place) < ($1.rank, $1.place) }
    importing.plan.joinsFiles = importing.plan.joinsFiles || Self.mayCollide(groups)
    let lastByPath = groups.lastIndex { $0.importer.isArrangedByPath } ?? 0
    for (index, group) in groups.enumerated() {
      for file in group.files { importing.diagnostics.append(file.diagnostics) }
      group.importer.read(group.files, &importing)
      guard index >= lastByPath else { continue }
      importing.siblings.sort { places[$0.source, default: 0] < places[$1.source, default: 0] }
      SiblingSources.arrange(in: &importing)
      finish(&importing)
    }
    return rest
  }

  /// Whether a token of one group, or of one Swift file, may replace that of another by mistake; catalogues look for
  /// names that are free.
  private static func mayCollide(_ groups: [Group]) -> Bool {
    let declaring = groups.filter { $0.importer.id != Importer.assetCatalog.id }
    return declaring.count > 1 || declaring.contains { $0.importer.isReadLast && $0.files.count > 1 }
  }

  private func finish(_ importing: inout Importing) {
    importing.modes.finish(into: &importing.plan, &importing.diagnostics)
  }

  private func readAll(_ candidates: [Source], _ importing: inout Importing) {
    let resolvers = candidates.filter(isResolver)
    if let first = resolvers.first {
      let used = readResolver(first, &importing)
      reportUnused(candidates, besides: first, used, resolvers: resolvers.count, &importing)
      compareCatalogues(candidates, &importing)
      return
    }
    UnclaimedFiles(readFiles(candidates, &importing)).report(into: &importing.diagnostics)
  }

  /// Catalogues beside a resolver document add no tokens; their colours are compared with those that it leads to.
  private func compareCatalogues(_ candidates: [Source], _ importing: inout Importing) {
    let files = candidates.filter { AssetPath.isInCatalogue($0.path) }
      .map { InputFile($0, isStrict: importing.isStrict) }
    guard !files.isEmpty else { return }
    for file in files { importing.diagnostics.append(file.diagnostics) }
    AssetCatalogReader.read(files, addsTokens: false, into: &importing)
  }

  /// One warning for the token sources that a resolver document leaves out.
  private func reportUnused(
    _ candidates: [Source], besides resolver: Source, _ used: Set<ExactText>, resolvers: Int,
    _ importing: inout Importing
  ) {
    let unused = candidates.filter { candidate in
      candidate.id != resolver.id && !used.contains(ExactText(candidate.path)) && Importer.looksLikeTokens(candidate)
    }
    guard !unused.isEmpty else { return }
    importing.diagnostics.report(.unused(unused.map(\.path), resolvers: resolvers), inFile: resolver.path)
  }

  @discardableResult
  private func readResolver(_ source: Source, _ importing: inout Importing) -> Set<ExactText> {
    var documents = Documents(sources, isStrict: importing.isStrict)
    guard let document = documents.document(source.path, into: &importing.diagnostics) else { return [] }
    var reader = ResolverReader(document, path: source.path, documents: documents)
    reader.read(into: &importing)
    return reader.usedFiles
  }

  /// The files of a folder that may be token sources.
  private func candidates(in folder: String) -> [Source] {
    let prefix = folder.isEmpty ? "" : folder + "/"
    let guidePrefix = guideFolder.map { $0.isEmpty ? "" : $0 + "/" }
    let special = [settings.components, settings.pages, settings.icons, settings.templates ?? "templates"]
    return sources.sources.filter { source in
      guard source.path.hasPrefix(prefix) else { return false }
      let parts = source.path.dropFirst(prefix.count).split(separator: "/")
      guard let name = parts.last, !NamedSources.isNeverRead(name), !IconFolder.isPicture(source.path),
        !parts.contains(where: { $0.hasPrefix(".") || $0 == "node_modules" })
      else { return false }
      if let guidePrefix, special.contains(where: { source.path.hasPrefix(guidePrefix + $0 + "/") }) { return false }
      return !ComponentFile.isSpec(source)
    }
  }

  private func isResolver(_ source: Source) -> Bool {
    guard InputFile.hasEnding(source.path, InputFile.endings),
      source.bytes.mentions("resolutionOrder") || source.bytes.mentions("version")
    else { return false }
    var unwanted = Diagnostics()
    guard let document = JSONDocument.read(source, isStrict: false, into: &unwanted) else { return false }
    return document.root.kind == .object && ResolverReader.isResolver(document.root)
  }

  /// The files that a resolver document refers to and that are not among the sources, relative to the input root.
  package static func wantedFiles(of sources: SourceSet) -> [String] {
    let present = Set(sources.sources.map { ExactText($0.path) })
    var wanted: Set<ExactText> = []
    var unwanted = Diagnostics()
    for source in sources.sources where source.bytes.mentions("resolutionOrder") {
      guard let document = JSONDocument.read(source, isStrict: false, into: &unwanted) else { continue }
      var waiting = [document.root]
      while let node = waiting.popLast() {
        waiting += node.elements
        for member in node.members {
          waiting.append(member.value)
          guard member.name == "$ref", let text = member.value.string,
            let file = (try? DocumentReference(text, from: source.path))?.file
          else { continue }
          wanted.insert(ExactText(file))
        }
      }
    }
    return wanted.subtracting(present).sorted().map(\.text)
  }
}

extension [UInt8] {
  /// Whether an ASCII word stands anywhere.
  func mentions(_ word: StaticString) -> Bool {
    word.withUTF8Buffer { word in
      withUnsafeBufferPointer { bytes in
        guard bytes.count >= word.count else { return false }
        for start in 0...(bytes.count - word.count) where bytes[start] == word[0] {
          if bytes[start..<(start + word.count)].elementsEqual(word) { return true }
        }
        return false
      }
    }
  }
}

extension Problem {
  fileprivate static func missingFile(_ path: String) -> Problem {
    Problem("file-unreadable", .error, "'tokens' names '\(path)', and there is no such file")
  }

  fileprivate static func unused(_ paths: [String], resolvers: Int) -> Problem {
    let shown = paths.prefix(5).joined(separator: ", ") + (paths.count > 5 ? " and \(paths.count - 5) more" : "")
    let reason =
      resolvers > 1
      ? "only the first of \(resolvers) resolver documents is read" : "the resolver document does not name them"
    return Problem("source-unused", .warning, "not read: \(shown); \(reason)")
  }
}
