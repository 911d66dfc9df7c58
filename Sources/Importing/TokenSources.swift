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
      if isResolver(source) { readResolver(source, &importing) } else { Importer.dtcg.read([source], &importing) }
    case .folder(let folder):
      if let folder = guideFolder, let names = settings.tokens {
        readNamed(names, in: folder, &importing)
      } else {
        readAll(candidates(in: folder), &importing)
      }
    }
  }

  private func readNamed(_ names: [String], in folder: String, _ importing: inout Importing) {
    let prefix = folder.isEmpty ? "" : folder + "/"
    var chosen: [Source] = []
    for name in names {
      let glob = Glob(prefix + name, separator: "/")
      let matches = sources.sources.filter { source in
        guard !IconFolder.isPicture(source.path) else { return false }
        return source.path.isExactly(prefix + name)
          || (name.contains("*") && glob.matches(source.path.split(separator: "/").map(String.init))
            && !Self.isNeverRead(source.path.split(separator: "/").last ?? "") && !ComponentFile.isSpec(source))
      }
      if matches.isEmpty { importing.diagnostics.report(.missingFile(prefix + name), inFile: prefix + "guide.json") }
      chosen += matches.filter { match in !chosen.contains { $0.id == match.id } }
    }
    if let resolver = chosen.first(where: isResolver) {
      let used = readResolver(resolver, &importing)
      reportUnused(chosen, besides: resolver, used, resolvers: chosen.filter(isResolver).count, &importing)
    } else {
      importing.plan.joinsFiles = chosen.count > 1
      for source in chosen { Importer.dtcg.read([source], &importing) }
    }
  }

  private func readAll(_ candidates: [Source], _ importing: inout Importing) {
    let resolvers = candidates.filter(isResolver)
    if let first = resolvers.first {
      let used = readResolver(first, &importing)
      reportUnused(candidates, besides: first, used, resolvers: resolvers.count, &importing)
      return
    }
    var rest = candidates
    var groups: [(importer: Importer, sources: [Source])] = []
    for importer in Importer.all {
      let claimed = importer.claims(rest)
      groups += claimed.map { (importer, $0) }
      let taken = Set(claimed.joined().map(\.id))
      rest.removeAll { taken.contains($0.id) }
    }
    importing.plan.joinsFiles = groups.count > 1
    for group in groups { group.importer.read(group.sources, &importing) }
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
    let special = [settings.components, settings.pages, settings.icons, settings.templates].compactMap { $0 }
    return sources.sources.filter { source in
      guard source.path.hasPrefix(prefix) else { return false }
      let parts = source.path.dropFirst(prefix.count).split(separator: "/")
      guard let name = parts.last, !Self.isNeverRead(name), !IconFolder.isPicture(source.path),
        !parts.contains(where: { $0.hasPrefix(".") || $0 == "node_modules" })
      else { return false }
      if let guidePrefix, special.contains(where: { source.path.hasPrefix(guidePrefix + $0 + "/") }) { return false }
      return !ComponentFile.isSpec(source)
    }
  }

  /// Whether a file of that name is no token source, whatever it holds.
  private static func isNeverRead(_ name: Substring) -> Bool {
    name == "guide.json" || name.hasSuffix(".schema.json")
  }

  private func isResolver(_ source: Source) -> Bool {
    guard source.path.hasSuffix(".json") || source.path.hasSuffix(".json5") || source.path.hasSuffix(".jsonc"),
      source.bytes.mentions("resolutionOrder") || source.bytes.mentions("version")
    else { return false }
    var unwanted = Diagnostics()
    guard let document = JSONDocument.parse(source, .tolerant, into: &unwanted) else { return false }
    return document.root.kind == .object && ResolverReader.isResolver(document.root)
  }

  /// The files that a resolver document refers to and that are not among the sources, relative to the input root.
  package static func wantedFiles(of sources: SourceSet) -> [String] {
    let present = Set(sources.sources.map { ExactText($0.path) })
    var wanted: Set<ExactText> = []
    var unwanted = Diagnostics()
    for source in sources.sources where source.bytes.mentions("resolutionOrder") {
      guard let document = JSONDocument.parse(source, .tolerant, into: &unwanted) else { continue }
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
