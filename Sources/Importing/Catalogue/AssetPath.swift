import Syntax
import TextCore

/// Where a `Contents.json` lies in an asset catalogue.
struct AssetPath {
  enum Kind {
    case color, image, symbol
    /// A folder that is no set.
    case folder
    /// A set of another kind, such as an app icon.
    case other
  }

  /// The folder of the catalogue; empty when that is the input itself.
  let catalogue: String
  /// The folders in the catalogue above what the file describes, outermost first.
  let folders: [String]
  /// What the file describes, without the ending of its kind.
  let name: String
  let kind: Kind

  /// Nil for files of other names.
  init?(_ path: String) {
    var parts = path.split(separator: "/").map(String.init)
    guard let file = parts.popLast(), file == "Contents.json" else { return nil }
    var root: [String] = []
    if let last = parts.lastIndex(where: Self.isCatalogue) {
      root = Array(parts[...last])
      parts.removeFirst(last + 1)
    }
    catalogue = root.joined(separator: "/")
    let own = parts.popLast() ?? ""
    folders = parts
    kind = Self.kind(of: own)
    name = kind == .folder ? own : String(own[..<(own.lastIndex(of: ".") ?? own.endIndex)])
  }

  /// A colour set that is the input itself, by the name of its folder.
  init(colorSet folder: String) {
    (catalogue, folders, kind) = ("", [], .color)
    name = Self.kind(of: folder) == .color ? String(folder[..<(folder.lastIndex(of: ".") ?? folder.endIndex)]) : folder
  }

  /// Whether a file is a colour set that is the input itself, which only its content can tell.
  static func isColorSet(_ file: InputFile) -> Bool {
    file.path.isExactly("Contents.json") && file.root?["colors"]?.kind == .array && file.root?["info"] != nil
  }

  /// The folder that the file describes, from the catalogue on.
  var own: [String] { folders + [name] }

  /// The name of the catalogue without its ending; empty when that is the input itself.
  var catalogueName: String { Self.stem(catalogue.split(separator: "/").last.map(String.init) ?? "") }

  /// The folders in which the catalogue lies, innermost first.
  var outerFolders: [String] { catalogue.split(separator: "/").dropLast().reversed().map(String.init) }

  /// A folder's name without `.xcassets`.
  static func stem(_ name: String) -> String {
    isCatalogue(name) ? String(name.dropLast(catalogueEnding.count)) : name
  }

  /// Whether a name is that of a catalogue.
  static func isCatalogue(_ name: String) -> Bool { name.lowercased().hasSuffix(catalogueEnding) }

  /// Whether a file lies in a catalogue.
  static func isInCatalogue(_ path: String) -> Bool {
    path.lowercased().contains(catalogueEnding)
      && path.split(separator: "/").dropLast().contains { isCatalogue(String($0)) }
  }

  /// Whether a file is something that a catalogue holds, and not what it says of its own.
  static func isData(_ path: String) -> Bool {
    isInCatalogue(path) && !path.hasSuffix("/Contents.json")
  }

  private static let catalogueEnding = ".xcassets"

  private static func kind(of folder: String) -> Kind {
    guard let period = folder.lastIndex(of: "."), period != folder.startIndex else { return .folder }
    switch folder[folder.index(after: period)...].lowercased() {
    case "colorset": return .color
    case "imageset": return .image
    case "symbolset": return .symbol
    case let ending where otherSets.contains(ending): return .other
    default: return .folder
    }
  }

  private static let otherSets: Set<String> = [
    "appiconset", "brandassets", "cubetextureset", "dataset", "gcdashboardimage", "gcleaderboard", "iconset",
    "imagestack", "imagestacklayer", "launchimage", "mipmapset", "solidimagestack", "spriteatlas", "sticker",
    "stickerpack", "stickersequence", "textureset", "complicationset", "arresourcegroup", "arreferenceimage",
  ]
}
