import DesignModel
import Syntax
import TextCore

/// The variables of a dump by their names, as references spell them: with or without the collection, the signs `@` and
/// `$`, and perhaps in lower case with hyphens for spaces.
struct FigmaDumpNames {
  private var exact: [[ExactText]: PathID] = [:]
  private var exactRest: [[ExactText]: PathID] = [:]
  private var slugged: [[ExactText]: PathID] = [:]
  private var sluggedRest: [[ExactText]: PathID] = [:]

  init(_ dump: FigmaPluginDump, in paths: inout PathTable) {
    for mode in dump.collections.lazy.flatMap(\.modes) {
      for variable in mode.variables {
        let path = variable.path.reduce(PathID.root) { paths.intern($1, under: $0) }
        let name = variable.path.last == "$root" ? Array(variable.path.dropLast()) : variable.path
        let key = name.map { ExactText($0) }
        guard exact.updateValue(path, forKey: key) == nil else { continue }
        let slug = name.map { ExactText(Self.slug($0)) }
        if exactRest[Array(key.dropFirst())] == nil { exactRest[Array(key.dropFirst())] = path }
        if slugged[slug] == nil { slugged[slug] = path }
        if sluggedRest[Array(slug.dropFirst())] == nil { sluggedRest[Array(slug.dropFirst())] = path }
      }
    }
  }

  /// The variable that `{a.b}` means in a collection; nil when this is no reference or there is no such variable.
  ///
  /// The full name comes first, then a name in the collection that the variable's own note says, in the same collection,
  /// and in any; after them slugs in the same order.
  func target(of text: String, in collection: String, named node: JSONNode) -> PathID? {
    guard let segments = Self.segments(text) else { return nil }
    let noted = node["$collectionName"]?.string.flatMap { $0.isEmpty ? nil : $0 }
    let names = [noted.map { [$0] + segments }, segments, [collection] + segments].compactMap { $0 }
    let keys = names.map { $0.map { ExactText($0) } }
    if let path = keys.lazy.compactMap({ exact[$0] }).first { return path }
    if let path = exactRest[segments.map { ExactText($0) }] { return path }
    let slugs = names.map { $0.map { ExactText(Self.slug($0)) } }
    if let path = slugs.lazy.compactMap({ slugged[$0] }).first { return path }
    return sluggedRest[segments.map { ExactText(Self.slug($0)) }]
  }

  /// A reference without the signs of collections and groups.
  static func bare(_ text: String) -> String {
    segments(text).map { "{\($0.joined(separator: "."))}" } ?? text
  }

  private static func segments(_ text: String) -> [String]? {
    let isBraced = text.utf8.first == UInt8(ascii: "{") && text.utf8.last == UInt8(ascii: "}") && text.utf8.count > 2
    guard isBraced else { return nil }
    let inner = text.utf8.dropFirst().dropLast()
    guard !inner.contains(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }) else { return nil }
    return inner.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).map { segment in
      let name = String(decoding: Array(segment), as: UTF8.self)
      return FigmaPluginDump.bare(FigmaPluginDump.bare(name, of: UInt8(ascii: "@")), of: UInt8(ascii: "$"))
    }
  }

  private static func slug(_ name: String) -> String {
    String(name.lowercased().map { $0 == " " ? "-" : $0 })
  }
}
