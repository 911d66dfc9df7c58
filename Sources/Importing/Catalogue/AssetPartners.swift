import ColorScience
import DesignModel
import TextCore

/// Finds, for each colour set, the colour token of another source that has its name when case and separators do not count.
///
/// Only one token may have the name, else there is no partner: `accent` and `color.accent` both could be meant.
struct AssetPartners {
  /// The names of everything that other sources declare, joined with periods.
  let names: Set<ExactText>
  private let partners: [PathID?]

  init(of sets: [[String]], in importing: Importing) {
    let known = KnownColors(importing)
    names = known.names
    var byKey: [String: [PathID]] = [:]
    for path in known.tokens {
      byKey[Self.key(importing.declarations.paths.segments(of: path)), default: []].append(path)
    }
    var shortKeys: [String: Int] = [:]
    for set in sets { shortKeys[Self.key(set.suffix(1)), default: 0] += 1 }
    partners = sets.map { set in
      let exact = set.reduce(PathID?.some(.root)) { parent, name in
        parent.flatMap { importing.declarations.paths.child(name, of: $0) }
      }
      if let exact, known.isColor(exact) { return exact }
      let short = Self.key(set.suffix(1))
      let found = byKey[Self.key(set[...])] ?? (shortKeys[short] == 1 ? byKey[short] : nil) ?? []
      guard found.count == 1, known.isColor(found[0]) else { return nil }
      return found[0]
    }
  }

  func token(ofSet index: Int) -> PathID? { partners[index] }

  /// Whether something names the set by its path, and nothing else stands there.
  func isWanted(_ set: [String], in importing: Importing) -> Bool {
    guard !names.contains(ExactText(set.joined(separator: "."))),
      let path = set.reduce(
        PathID?.some(.root),
        { parent, name in
          parent.flatMap { importing.declarations.paths.child(name, of: $0) }
        })
    else { return false }
    // Code that names a colour is what makes its path known.
    return importing.declarations.tokens.contains { $0.value?.mentions(path) ?? false }
  }

  /// The words of a path without a leading `color`, written together.
  private static func key(_ segments: ArraySlice<String>) -> String {
    var words = segments.filter { $0 != "$root" }.flatMap { Words.of($0) }
    if words.count > 1, ["color", "colors", "colour", "colours"].contains(words[0]) { words.removeFirst() }
    return words.joined()
  }

  private static func key(_ segments: [String]) -> String { key(segments[...]) }
}

extension Expression {
  /// Whether a reference to a token stands anywhere in the value.
  fileprivate func mentions(_ path: PathID) -> Bool {
    switch form {
    case .alias(let target): target == path
    case .list(let items): items.contains { $0.mentions(path) }
    case .record(let fields): fields.contains { $0.value.mentions(path) }
    case .interpolation(let interpolation): interpolation.targets.contains(path)
    default: false
    }
  }
}

/// What the sources that are read so far declare, and which of it are colours as far as that can be told without
/// resolving anything.
private struct KnownColors {
  private static let longestChain = 64

  private(set) var tokens: [PathID] = []
  private(set) var names: Set<ExactText> = []
  private var declarations: [PathID: TokenDeclaration] = [:]
  private var groupTypes: [PathID: String] = [:]
  private let paths: PathTable

  init(_ importing: Importing) {
    paths = importing.declarations.paths
    for entry in importing.plan.trees.lazy.flatMap(\.entries) where entry.path != .root {
      switch entry.slot {
      case .token(let index):
        if declarations[entry.path] == nil { tokens.append(entry.path) }
        declarations[entry.path] = declarations[entry.path] ?? importing.declarations.tokens[Int(index)]
      case .group(let index):
        if let type = importing.declarations.groups[Int(index)].type { groupTypes[entry.path] = type.value }
      default: continue
      }
      names.insert(ExactText(paths.text(of: entry.path)))
    }
    for entry in importing.plan.trees.lazy.flatMap(\.entries) where entry.path == .root {
      if case .group(let index) = entry.slot, let type = importing.declarations.groups[Int(index)].type {
        groupTypes[.root] = type.value
      }
    }
  }

  func isColor(_ path: PathID, depth: Int = 0) -> Bool {
    guard depth < Self.longestChain, let token = declarations[path] else { return false }
    if token.given != nil { return true }
    if let type = token.type?.value ?? groupType(of: path) { return type.lowercased() == "color" }
    switch token.value?.form {
    case .alias(let target): return isColor(target, depth: depth + 1)
    case .record: return token.value?["colorSpace"] != nil
    case .text(let text): return Color.parsingCSS(text) != nil
    default: return false
    }
  }

  private func groupType(of path: PathID) -> String? {
    var current = path
    while let parent = paths.parent(of: current) {
      if let type = groupTypes[parent] { return type }
      current = parent
    }
    return nil
  }
}
