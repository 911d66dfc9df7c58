import DesignModel
import TextCore

/// Finds the files that `tokens` in `guide.json` names, by path or by pattern.
struct NamedSources {
  private let sources: [Source]
  private let prefix: String
  private var numbers: [ExactText: Int] = [:]

  /// Of the sources in a folder, empty for the root.
  init(_ sources: [Source], in folder: String) {
    self.sources = sources.filter { !IconFolder.isPicture($0.path) }
    prefix = folder.isEmpty ? "" : folder + "/"
    for (number, source) in self.sources.enumerated() { numbers[ExactText(source.path)] = number }
  }

  func matches(of name: String) -> [Source] {
    let path = prefix + Self.plain(name)
    if AssetPath.isCatalogue(path) { return contents(ofCatalogues: path) }
    if let number = numbers[ExactText(path)] { return [sources[number]] }
    guard path.contains("*") else { return [] }
    let glob = Glob(path, separator: "/")
    return sources.filter { source in
      let parts = source.path.split(separator: "/")
      return glob.matches(parts.map(String.init)) && !Self.isNeverRead(parts.last ?? "")
        && !ComponentFile.isSpec(source)
    }
  }

  /// Whether a file of that name is no token source, whatever it holds.
  static func isNeverRead(_ name: Substring) -> Bool {
    name == "guide.json" || name.hasSuffix(".schema.json")
  }

  private func contents(ofCatalogues path: String) -> [Source] {
    let glob = Glob(path, separator: "/")
    return sources.filter { source in
      guard AssetPath.isInCatalogue(source.path) else { return false }
      let parts = source.path.split(separator: "/").map(String.init)
      return parts.indices.dropLast().contains { AssetPath.isCatalogue(parts[$0]) && glob.matches(Array(parts[...$0])) }
    }
  }

  /// Without what a shell adds: `./` before the path and `/` behind it.
  private static func plain(_ name: String) -> String {
    var name = name[...]
    while name.hasPrefix("./") { name = name.dropFirst(2) }
    while name.hasSuffix("/") { name = name.dropLast() }
    return String(name)
  }
}
