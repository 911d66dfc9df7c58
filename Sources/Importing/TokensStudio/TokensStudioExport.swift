import Syntax
import TextCore

/// What Tokens Studio writes: named sets of tokens, their order, and themes that choose among them (W-28).
struct TokensStudioExport {
  struct TokenSet {
    let name: String
    let root: JSONNode
    let spelling: TokenSpelling
  }

  /// In the order of the files.
  private(set) var sets: [TokenSet] = []
  private(set) var order: JSONNode?
  private(set) var themes: JSONNode?
  /// Where it says that it is an export.
  let range: SourceRange

  /// Takes apart what `claims` put together.
  init?(_ files: [InputFile]) {
    if let file = files.first, files.count == 1, !Self.isHead(file), let root = file.root {
      let spelling = TokenSpelling.of(root) ?? .dollar
      let members = DTCGReader.lastOfEach(Array(root.members))
      let head = members.first { $0.name == "$metadata" || $0.name == "$themes" }
      guard let first = head ?? members.first else { return nil }
      range = first.nameRange
      sets = members.filter { !$0.nameStartsWith(UInt8(ascii: "$")) && $0.value.kind == .object }
        .map { TokenSet(name: $0.name, root: $0.value, spelling: spelling) }
      order = root["$metadata"]?["tokenSetOrder"]
      themes = root["$themes"]
      return
    }
    guard let head = files.first(where: Self.isHead), let document = head.document else { return nil }
    range = SourceRange(document.source, 0..<1)
    let folder = FilePath.folder(of: head.path)
    for file in files {
      guard let root = file.document?.root else { continue }
      switch FilePath.name(of: file.path) {
      case Self.metadataName: order = root["tokenSetOrder"]
      case Self.themesName: themes = root
      default:
        let name = Self.setName(of: file.path, in: folder)
        sets.append(TokenSet(name: name, root: root, spelling: TokenSpelling.of(root) ?? .dollar))
      }
    }
  }

  /// Each single-file export alone, and for each folder with `$themes.json` or `$metadata.json` the files in it.
  static func claims(_ files: [InputFile]) -> [[InputFile]] {
    let singles = files.filter(isSingleFile)
    let heads = files.filter(isHead)
    let known = Set((singles + heads).map(\.source.id))
    let others = files.filter { !known.contains($0.source.id) }
    guard !heads.isEmpty else { return (singles + SetReferences.exports(in: others)).map { [$0] } }
    let named = names(in: heads)
    let folders = Set(heads.map { ExactText(FilePath.folder(of: $0.path)) })
    var groups: [ExactText: [InputFile]] = [:]
    var taken: Set<SourceID> = []
    for file in files where !singles.contains(where: { $0.source.id == file.source.id }) {
      guard let folder = nearest(of: folders, to: file.path) else { continue }
      let name = ExactText(setName(of: file.path, in: folder.text))
      guard isHead(file) || isSet(file) || (file.root != nil && named[folder]?.contains(name) == true) else { continue }
      groups[folder, default: []].append(file)
      taken.insert(file.source.id)
    }
    let rest = SetReferences.exports(in: others.filter { !taken.contains($0.source.id) })
    return (singles + rest).map { [$0] } + groups.sorted { $0.key < $1.key }.map(\.value)
  }

  private static let metadataName = "$metadata.json"
  private static let themesName = "$themes.json"

  /// Whether a file has a list of themes, or an order, beside sets. Many files have a `$metadata` of their own.
  private static func isSingleFile(_ file: InputFile) -> Bool {
    guard let root = file.root else { return false }
    guard root["$themes"]?.kind == .array || root["$metadata"]?["tokenSetOrder"]?.kind == .array else { return false }
    return root.members.contains { $0.value.kind == .object && !$0.nameStartsWith(UInt8(ascii: "$")) }
  }

  private static func isHead(_ file: InputFile) -> Bool {
    guard let root = file.document?.root else { return false }
    switch FilePath.name(of: file.path) {
    case metadataName: return root.kind == .object
    case themesName: return root.kind == .array
    default: return false
    }
  }

  private static func isSet(_ file: InputFile) -> Bool {
    file.root.map { TokenSpelling.of($0) != nil } ?? false
  }

  /// The sets that the order and the themes of each folder name; some of them may be empty.
  private static func names(in heads: [InputFile]) -> [ExactText: Set<ExactText>] {
    var names: [ExactText: Set<ExactText>] = [:]
    for head in heads {
      guard let root = head.document?.root else { continue }
      var found: Set<ExactText> = []
      for name in root["tokenSetOrder"].map({ Array($0.elements) }) ?? [] {
        if let name = name.string { found.insert(ExactText(name)) }
      }
      for theme in root.elements {
        for member in theme["selectedTokenSets"].map({ Array($0.members) }) ?? [] {
          found.insert(ExactText(member.name))
        }
      }
      names[ExactText(FilePath.folder(of: head.path)), default: []].formUnion(found)
    }
    return names
  }

  private static func nearest(of folders: Set<ExactText>, to path: String) -> ExactText? {
    var folder = FilePath.folder(of: path)
    while true {
      if folders.contains(ExactText(folder)) { return ExactText(folder) }
      guard !folder.isEmpty else { return nil }
      folder = FilePath.folder(of: folder)
    }
  }

  /// A path below the export without the ending of the file.
  private static func setName(of path: String, in folder: String) -> String {
    let below = path.utf8.dropFirst(folder.isEmpty ? 0 : folder.utf8.count + 1)
    let stem = below.lastIndex(of: UInt8(ascii: ".")).map { below[..<$0] } ?? below
    return String(decoding: Array(stem), as: UTF8.self)
  }
}
