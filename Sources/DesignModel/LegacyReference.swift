package import TextCore

/// Where a reference of an older file leads when its letters are the path of no token (W-17 to W-20, W-40).
struct LegacyReference: Sendable {
  enum Target: Sendable {
    case token(PathID)
    /// A value without the form of a token.
    case leaf(Expression)
  }

  let target: Target
  /// What the reference owes to the look-up.
  let problems: [TalliedProblem]
}

extension TokenGraph {
  /// Looks for the token that a reference means: without spaces, without a last `value`, with periods inside names.
  func legacyReference(_ names: [String], in declarations: Declarations) -> LegacyReference? {
    guard names.count <= LegacySearch.mostNames else { return nil }
    let trimmed = names.map(withoutSpaces)
    let spaces: [TalliedProblem] = zip(trimmed, names).allSatisfy { $0.isExactly($1) } ? [] : [.aliasSpace]
    var search = LegacySearch(graph: self, declarations: declarations, names: trimmed)
    if let found = search.reference() {
      return LegacyReference(target: found.target, problems: spaces + found.problems)
    }
    guard let last = trimmed.last, trimmed.count > 1, last.isExactly("value") || last.isExactly("$value") else {
      return nil
    }
    search = LegacySearch(graph: self, declarations: declarations, names: trimmed.dropLast())
    return search.reference().map {
      LegacyReference(target: $0.target, problems: spaces + [.aliasValue] + $0.problems)
    }
  }

  private func withoutSpaces(_ name: String) -> String {
    guard let first = name.utf8.first, let last = name.utf8.last, first.isSpace || last.isSpace else { return name }
    guard let start = name.utf8.firstIndex(where: { !$0.isSpace }),
      let end = name.utf8.lastIndex(where: { !$0.isSpace })
    else { return "" }
    return String(name[start...end])
  }
}

/// Walks down the names of a reference, at each level by the longest name first: `0.5` before `0`.
private struct LegacySearch {
  let graph: TokenGraph
  let declarations: Declarations
  let names: [String]
  private var steps = 0

  /// Longer paths are found by their letters or not at all.
  static let mostNames = 64
  private static let mostSteps = 512

  init(graph: TokenGraph, declarations: Declarations, names: [String]) {
    self.graph = graph
    self.declarations = declarations
    self.names = names
  }

  mutating func reference() -> LegacyReference? { reference(below: .root, from: 0, problems: []) }

  private mutating func reference(below path: PathID, from index: Int, problems: [TalliedProblem]) -> LegacyReference? {
    if index == names.count { return target(at: path, problems) }
    if case .member(let member) = graph[path] {
      return item(of: declarations.members[Int(member)], by: names[index...]).flatMap { leaf($0, problems) }
    }
    for end in ((index + 1)...names.count).reversed() {
      steps += 1
      guard steps <= Self.mostSteps else { return nil }
      let name = end == index + 1 ? names[index] : names[index..<end].joined(separator: ".")
      guard let child = declarations.paths.child(name, of: path), !graph[child].isEmpty else { continue }
      let period: [TalliedProblem] = end == index + 1 || !problems.isEmpty ? [] : [.namePeriod]
      if let found = reference(below: child, from: end, problems: problems + period) { return found }
    }
    return nil
  }

  private func target(at path: PathID, _ problems: [TalliedProblem]) -> LegacyReference? {
    switch graph[path] {
    case .token: return LegacyReference(target: .token(path), problems: problems)
    case .member(let index): return leaf(declarations.members[Int(index)], problems)
    case .group:
      guard let root = declarations.paths.child("$root", of: path), case .token = graph[root] else { return nil }
      return LegacyReference(target: .token(root), problems: problems + [.aliasRoot])
    case .none, .removed: return nil
    }
  }

  /// `{opacities.3}`: an item of a plain list by its number.
  private func item(of list: Expression, by names: ArraySlice<String>) -> Expression? {
    var current = list
    for name in names {
      guard case .list(let items) = current.form, let index = Int(name), items.indices.contains(index) else {
        return nil
      }
      current = items[index]
    }
    return current
  }

  private func leaf(_ value: Expression, _ problems: [TalliedProblem]) -> LegacyReference? {
    switch value.form {
    case .text, .number, .flag, .list, .interpolation, .alias:
      LegacyReference(target: .leaf(value), problems: problems + [.plainLeaf])
    case .null, .record, .pointer, .fault: nil
    }
  }
}

extension TalliedProblem {
  fileprivate static let aliasValue = TalliedProblem(
    "legacy-alias-value", hint: "a reference names the token, without '.value'"
  ) { count in
    "\(count) \(count == 1 ? "reference ends" : "references end") in '.value'"
  }

  fileprivate static let aliasSpace = TalliedProblem("legacy-alias-space", hint: "write '{a.b}' without spaces") {
    count in
    "\(count) \(count == 1 ? "reference has" : "references have") spaces inside the braces"
  }

  fileprivate static let aliasRoot = TalliedProblem("legacy-alias-root", hint: "write '{group.$root}'") { count in
    "\(count) \(count == 1 ? "reference names a group and means" : "references name groups and mean") its '$root'"
  }

  fileprivate static let plainLeaf = TalliedProblem("legacy-plain-leaf", hint: "make a token of the value") { count in
    "\(count) \(count == 1 ? "reference leads" : "references lead") to a plain value that is no token"
  }

  static let dollarAlias = TalliedProblem("legacy-dollar-alias", hint: "write '{a.b}' instead of '$a.b'") { count in
    "\(count) \(count == 1 ? "reference is" : "references are") written with '$' instead of braces"
  }

  /// Periods in the names of tokens, and in what refers to them.
  package static let namePeriod = TalliedProblem(
    "legacy-name-period", hint: "a period in a reference parts names; write '0_5' instead of '0.5'"
  ) { count in
    "\(count) \(count == 1 ? "name or reference has a period" : "names or references have periods") inside a name"
  }
}
