import DesignModel
import TextCore

/// Appearances in which the same tokens have the same values: one column of a table, one drawing of a sheet.
package struct Variant: Sendable, Hashable {
  /// Numbers of appearances, at least one.
  package let appearances: [Int]
  package let label: String
  /// The label as part of a file name.
  package let stem: String

  package var first: Int { appearances[0] }

  /// The one variant of what is the same in all appearances.
  static func whole(_ appearances: [Appearance]) -> [Variant] {
    guard let first = appearances.first else { return [] }
    let label = appearances.count == 1 ? first.name : "All appearances"
    return named([(Array(appearances.indices), label, first.name)])
  }

  /// A variant for each appearance.
  static func single(_ appearances: [Appearance]) -> [Variant] {
    named(appearances.enumerated().map { ([$0], $1.name, $1.name) })
  }

  /// Variants with stems from names, of which none are the same.
  static func named(_ groups: [(appearances: [Int], label: String, name: String)]) -> [Variant] {
    var stems = DistinctNames()
    return groups.map { group in
      Variant(
        appearances: group.appearances, label: group.label, stem: stems.distinct(PublicName.file(group.name)))
    }
  }
}

extension AnalysedCatalog {
  /// The appearances that differ in any of these tokens, in value or in direct target, each with those that do not.
  package func variants(of tokens: [Int]) -> [Variant] {
    var groups = catalog.appearances.isEmpty ? [] : [Array(catalog.appearances.indices)]
    for token in tokens where groups.count < catalog.appearances.count && !isSameEverywhere(token) {
      groups = groups.flatMap { $0.count == 1 ? [$0] : split($0, by: token) }
    }
    if groups.count <= 1 { return wholeVariants }
    if groups.count == catalog.appearances.count { return singleVariants }
    groups.sort { $0[0] < $1[0] }
    return Variant.named(
      groups.map { group in
        let label = label(of: group)
        return (group, label, label)
      })
  }

  /// The first appearance of each variant of a token, without the labels, which take longer than all else.
  package func firstAppearances(of token: Int) -> [Int] {
    guard !catalog.appearances.isEmpty else { return [] }
    return isSameEverywhere(token) ? [0] : split(Array(catalog.appearances.indices), by: token).map { $0[0] }
  }

  private func split(_ group: [Int], by token: Int) -> [[Int]] {
    var parts: [[Int]] = []
    for appearance in group {
      if let home = parts.firstIndex(where: { catalog.isSame(token, $0[0], appearance) }) {
        parts[home].append(appearance)
      } else {
        parts.append([appearance])
      }
    }
    return parts
  }

  /// The one name; or what the contexts that matter are called; or all names, as far as there is room.
  private func label(of group: [Int]) -> String {
    if group.count == 1 { return catalog.appearances[group[0]].name }
    let names = sharedName(group) ?? namesOfContexts(group) ?? group.map { catalog.appearances[$0].name }
    return names.count <= 3 ? names.joined(separator: "; ") : "\(names[0]) and \(names.count - 1) more"
  }

  /// Names without the modifiers whose every context is in the group; nil where that would say too much or too little, and
  /// where the guide has names of its own.
  private func namesOfContexts(_ group: [Int]) -> [String]? {
    let appearances = catalog.appearances
    guard group.count > 1, appearances.allSatisfy({ $0.contexts.count == catalog.modifiers.count }),
      appearances.allSatisfy({ $0.name == Appearance.name(of: $0.contexts, catalog.modifiers) })
    else { return nil }
    let members = group.map { appearances[$0].contexts }
    let mattering = catalog.modifiers.indices.filter { modifier in
      Set(members.map { $0[modifier] }) != Set(appearances.map { $0.contexts[modifier] })
    }
    let choices = members.map { contexts in contexts.indices.map { mattering.contains($0) ? contexts[$0] : nil } }
    let covered = appearances.filter { appearance in
      choices.contains { choice in zip(choice, appearance.contexts).allSatisfy { $0 == nil || $0 == $1 } }
    }
    guard covered.count == group.count else { return nil }
    var names: [String] = []
    for choice in choices {
      let name = Appearance.name(of: choice, catalog.modifiers)
      if !names.contains(name) { names.append(name) }
    }
    return names
  }

  /// The words between commas that all names of the group have and no other name has together.
  private func sharedName(_ group: [Int]) -> [String]? {
    let shared = group.dropFirst().reduce(appearanceWords[group[0]]) { shared, appearance in
      shared.filter(appearanceWords[appearance].contains)
    }
    guard !shared.isEmpty else { return nil }
    let isOwn = catalog.appearances.indices.allSatisfy { appearance in
      group.contains(appearance) || !shared.allSatisfy(appearanceWords[appearance].contains)
    }
    guard isOwn else { return nil }
    let text = shared.joined(separator: ", ")
    return [text.prefix(1).uppercased() + text.dropFirst()]
  }
}
