import DesignModel
import Syntax
import TextCore

/// The sets of an input with the paths of their tokens: of several with one name the first keeps it, the others
/// get a folder in front that tells them apart. Nothing takes the place of what other sources declare.
struct AssetNames {
  struct NamedSet {
    let file: InputFile
    let path: AssetPath
    /// Namespaces and the set's name: what code calls it.
    let plain: [String]
    /// The path of its token.
    var segments: [String]
  }

  /// The sets in the order of the files, as code calls them.
  static func sets(in files: [InputFile], rootName: String) -> [NamedSet] {
    let paths = files.compactMap { file -> (InputFile, AssetPath)? in
      if AssetPath.isColorSet(file) { return (file, AssetPath(colorSet: rootName)) }
      return AssetPath(file.path).map { (file, $0) }
    }
    var namespaces: Set<[ExactText]> = []
    for (file, path) in paths where path.kind == .folder {
      guard file.root?["properties"]?["provides-namespace"]?.bool == true else { continue }
      namespaces.insert(key(path.catalogue, path.own))
    }
    return paths.filter { $0.1.kind != .folder && $0.1.kind != .other }.map { file, path in
      let spaces = path.folders.indices.filter { index in
        namespaces.contains(key(path.catalogue, Array(path.folders[...index])))
      }
      let plain = spaces.map { path.folders[$0] } + [path.name]
      return NamedSet(file: file, path: path, plain: plain, segments: plain)
    }
  }

  private static func key(_ catalogue: String, _ folders: [String]) -> [ExactText] {
    ([catalogue] + folders).map { ExactText($0) }
  }

  private var taken: [ExactText: Int?] = [:]
  /// The next number for a name that no folder tells apart.
  private var numbers: [ExactText: Int] = [:]
  private let rootName: String

  /// Names that are joined with periods and belong to other sources are taken.
  init(taken: Set<ExactText>, rootName: String) {
    for name in taken { self.taken[name] = .some(nil) }
    self.rootName = rootName
  }

  /// Gives each set a path of its own, and reports those that are not called as code calls them.
  mutating func distinguish(_ sets: inout [NamedSet], into diagnostics: inout Diagnostics) {
    for index in sets.indices {
      let set = sets[index]
      guard let holder = taken[Self.text(set.plain)] else {
        taken[Self.text(set.plain)] = index
        continue
      }
      let others = holder.map { Set(labels(of: sets[$0].path).map { ExactText($0) }) } ?? []
      sets[index].segments = free(set, besides: others)
      taken[Self.text(sets[index].segments)] = index
      let place = holder.map { "in '\(sets[$0].file.path)'" } ?? "a token of another source"
      diagnostics.report(
        .assetTwice(set.plain.joined(separator: "."), place, sets[index].segments.joined(separator: ".")),
        at: SourceRange(set.file.source.id, 0..<0), subject: sets[index].segments.joined(separator: "."))
    }
  }

  /// The path behind the nearest folder that the set of the same name does not lie in.
  private mutating func free(_ set: NamedSet, besides others: Set<ExactText>) -> [String] {
    let labels = labels(of: set.path)
    for label in labels where !others.contains(ExactText(label)) {
      if taken[Self.text([label] + set.plain)] == nil { return [label] + set.plain }
    }
    let label = labels.first ?? "Assets"
    let text = Self.text([label] + set.plain)
    var number = numbers[text] ?? 2
    while taken[Self.text(["\(label) \(number)"] + set.plain)] != nil { number += 1 }
    numbers[text] = number + 1
    return ["\(label) \(number)"] + set.plain
  }

  /// What could tell a set from another: its folders, its catalogue and where that lies, the nearest first.
  private func labels(of path: AssetPath) -> [String] {
    let catalogue = path.catalogueName.isEmpty ? AssetPath.stem(rootName) : path.catalogueName
    let labels = path.folders.reversed() + [catalogue] + path.outerFolders
    let isSaying = { (label: String) in !Self.unsaying.contains(label.lowercased()) }
    return labels.filter(isSaying) + labels.filter { !isSaying($0) }
  }

  /// Names of folders that say nothing of what they hold.
  private static let unsaying: Set<String> = ["assets", "colors", "colours", "media", "resources", "sources"]

  private static func text(_ segments: [String]) -> ExactText { ExactText(segments.joined(separator: ".")) }
}

extension Problem {
  fileprivate static func assetTwice(_ name: String, _ place: String, _ new: String) -> Problem {
    Problem("catalog-duplicate", .warning, "'\(name)' is also \(place); this colour is called '\(new)' here")
  }
}
