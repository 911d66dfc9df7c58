import DesignModel
import Syntax
import TextCore

/// Reads the `Contents.json` of a colour set.
struct ColorSetReader {
  /// What an entry is for; the first of several for the same counts.
  private struct Key: Hashable {
    let luminosity: String?
    let isHighContrast: Bool
    let idiom: ExactText
    let gamut: ExactText
  }

  private struct Entry {
    let node: JSONNode
    let key: Key

    var isWide: Bool { key.gamut.text.lowercased() == "display-p3" }
  }

  private let name: String
  private var diagnostics = Diagnostics()

  /// Reads a set; one that cannot be read has no values.
  static func read(_ file: InputFile, named name: String, into diagnostics: inout Diagnostics) -> ColorSet {
    var reader = ColorSetReader(name: name)
    let set = reader.read(file)
    diagnostics.append(reader.diagnostics)
    return set
  }

  private init(name: String) {
    self.name = name
  }

  private mutating func read(_ file: InputFile) -> ColorSet {
    guard let root = file.document?.root else { return ColorSet(range: SourceRange(file.source.id, 0..<0)) }
    guard let list = root["colors"], list.kind == .array, !list.elements.isEmpty else {
      report(.assetColors, at: root["colors"]?.range ?? root.range)
      return ColorSet(range: root.range)
    }
    let place = root.members.first { $0.isNamed("colors") }?.nameRange ?? list.range
    var set = ColorSet(range: place)
    let all = entries(Array(list.elements))
    guard !all.isEmpty else {
      // What is no entry at all is a fault; entries that are not shown leave the colour open.
      guard list.elements.allSatisfy({ $0.kind == .object }) else { return set }
      report(.assetNothingLeft, at: place)
      set.values[.light] = ColorSet.Value(given: .gap, range: place)
      return set
    }
    let universal = ExactText("universal")
    let idiom = all.contains { $0.key.idiom == universal } ? universal : all[0].key.idiom
    let entries = all.filter { $0.key.idiom == idiom }
    for column in AssetColumn.allCases {
      let own = entries.filter { $0.key.isHighContrast == column.isHighContrast }
      let exact = own.filter { $0.key.luminosity == (column.isDark ? "dark" : "light") }
      let any = own.filter { $0.key.luminosity == nil }
      let saysLight = own.contains { $0.key.luminosity == "light" }
      // Beside a colour for light alone, that for any appearance is what dark shows.
      let chosen = exact.isEmpty && (!column.isDark || saysLight) ? any : exact
      guard !chosen.isEmpty else { continue }
      if column != .light || !exact.isEmpty { set.holdsEverywhere = false }
      set.values[column] = value(of: chosen)
      if column.isDark, saysLight, !exact.isEmpty, let unused = any.first {
        let light = set.values[AssetColumn(isDark: false, isHighContrast: column.isHighContrast)]
        if read(unused.node).given != light?.given { report(.assetNeverUsed, at: unused.node.range) }
      }
    }
    for other in all where other.key.idiom != idiom {
      let column = AssetColumn(isDark: other.key.luminosity == "dark", isHighContrast: other.key.isHighContrast)
      note(other, as: other.key.idiom, besides: set.values[set.holdsEverywhere ? .light : column])
    }
    return set
  }

  /// The entries that are shown, one for each appearance and device. Those for one size of screen count where there are
  /// no others.
  private mutating func entries(_ nodes: [JSONNode]) -> [Entry] {
    var entries: [Entry] = []
    var known: Set<Key> = []
    let sizes = Set(nodes.map { $0["locale"] == nil ? $0["subtype"]?.string.map { ExactText($0) } : nil })
    let readsSizes = sizes.count == 1 && sizes != [nil]
    for node in nodes {
      guard let entry = entry(node, readsSizes: readsSizes) else { continue }
      if known.insert(entry.key).inserted { entries.append(entry) } else { report(.assetRepeated, at: node.range) }
    }
    return entries
  }

  private mutating func entry(_ node: JSONNode, readsSizes: Bool) -> Entry? {
    guard node.kind == .object else {
      report(.assetEntry, at: node.range)
      return nil
    }
    if let part = node.members.first(where: { $0.isNamed("locale") || (!readsSizes && $0.isNamed("subtype")) }) {
      report(.assetIgnored(part.name), at: part.nameRange)
      return nil
    }
    var luminosity: String?
    var isHighContrast = false
    for appearance in node["appearances"].map({ Array($0.elements) }) ?? [] {
      switch (appearance["appearance"]?.string, appearance["value"]?.string) {
      case ("luminosity", let value?) where value == "dark" || value == "light": luminosity = value
      case ("contrast", "high"): isHighContrast = true
      default:
        report(.assetAppearance, at: appearance.range)
        return nil
      }
    }
    let key = Key(
      luminosity: luminosity, isHighContrast: isHighContrast, idiom: ExactText(node["idiom"]?.string ?? "universal"),
      gamut: ExactText(node["display-gamut"]?.string ?? ""))
    return Entry(node: node, key: key)
  }

  /// The value for screens of every kind; what others show is noted where it is different.
  private mutating func value(of entries: [Entry]) -> ColorSet.Value {
    let chosen = entries.first { !$0.isWide } ?? entries[0]
    let value = read(chosen.node)
    for other in entries where other.node.range != chosen.node.range {
      note(other, as: other.key.gamut, besides: value)
    }
    return value
  }

  private mutating func note(_ other: Entry, as part: ExactText, besides value: ColorSet.Value?) {
    let different = read(other.node)
    if value == nil || different.given != value?.given { report(.assetVariant(part.text), at: different.range) }
  }

  private mutating func read(_ node: JSONNode) -> ColorSet.Value {
    guard let color = node["color"] else {
      report(.assetUnfilled, at: node.range)
      return ColorSet.Value(given: .gap, range: node.range)
    }
    do {
      return ColorSet.Value(given: try AssetColor.value(of: color), range: color.range)
    } catch {
      report(error.problem, at: error.range)
      return ColorSet.Value(given: nil, range: color.range)
    }
  }

  private mutating func report(_ problem: Problem, at range: SourceRange) {
    diagnostics.report(problem, at: range, subject: name)
  }
}

extension Problem {
  fileprivate static let assetColors = Problem(
    "catalog-colors", .error, "a colour set has a list 'colors' with an entry for each appearance")

  fileprivate static let assetEntry = Problem("catalog-colors", .error, "an entry of a colour set is an object")

  fileprivate static let assetRepeated = Problem(
    "catalog-entry-twice", .warning, "this appearance has an entry already; the first counts")

  fileprivate static let assetUnfilled = Problem(
    "catalog-unfilled", .warning, "the entry has no colour: the appearance is declared and not filled in",
    hint: "give it a colour in Xcode, or remove the appearance")

  fileprivate static let assetNothingLeft = Problem(
    "catalog-unfilled", .warning,
    "no entry of this colour set can be shown, so that the colour counts as not filled in",
    hint: "add an entry without 'locale' and 'subtype'")

  fileprivate static let assetNeverUsed = Problem(
    "catalog-ignored", .note, "the colour for any appearance is never used: light and dark have their own")

  fileprivate static func assetIgnored(_ part: String) -> Problem {
    Problem("catalog-ignored", .note, "an entry with '\(part)' is not shown")
  }

  fileprivate static let assetAppearance = Problem(
    "catalog-ignored", .note, "the entry is not shown: appearances are luminosity (dark, light) and contrast (high)")

  fileprivate static func assetVariant(_ what: String) -> Problem {
    Problem("catalog-variant", .note, "'\(what)' has a colour of its own here, which the guide does not show")
  }
}
