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
}

extension AnalysedCatalog {
  /// The appearances that differ in any of these tokens, in value or in direct target, each with those that do not.
  package func variants(of tokens: [Int]) -> [Variant] {
    var groups = catalog.appearances.isEmpty ? [] : [Array(catalog.appearances.indices)]
    for token in tokens where groups.count < catalog.appearances.count && !isSameEverywhere(token) {
      groups = groups.flatMap { $0.count == 1 ? [$0] : split($0, by: token) }
    }
    groups.sort { $0[0] < $1[0] }
    var stems = DistinctNames()
    return groups.map { group in
      let label = label(of: group)
      let name = group.count == catalog.appearances.count ? catalog.appearances[group[0]].name : label
      return Variant(appearances: group, label: label, stem: stems.distinct(PublicName.file(name)))
    }
  }

  private func split(_ group: [Int], by token: Int) -> [[Int]] {
    var parts: [[Int]] = []
    for appearance in group {
      if let home = parts.firstIndex(where: { isSame(token, $0[0], appearance) }) {
        parts[home].append(appearance)
      } else {
        parts.append([appearance])
      }
    }
    return parts
  }

  private func isSame(_ token: Int, _ first: Int, _ second: Int) -> Bool {
    let (one, other) = (catalog.resolved(token, in: first), catalog.resolved(token, in: second))
    return (one == nil) == (other == nil) && one?.target == other?.target && one?.value == other?.value
  }

  /// The one name, or the part of the names that the appearances share, or all names.
  private func label(of group: [Int]) -> String {
    let names = group.map { catalog.appearances[$0].name }
    guard names.count > 1 else { return names[0] }
    if names.count == catalog.appearances.count { return "All appearances" }
    let parts = names.map { $0.split(separator: ", ").map { $0.lowercased() } }
    let shared = names[0].split(separator: ", ").filter { word in
      parts.allSatisfy { $0.contains(word.lowercased()) }
    }
    let others = catalog.appearances.indices.filter { !group.contains($0) }.map { catalog.appearances[$0].name }
    let isOwn = others.allSatisfy { name in
      let words = name.split(separator: ", ").map { $0.lowercased() }
      return !shared.allSatisfy { words.contains($0.lowercased()) }
    }
    if !shared.isEmpty, isOwn {
      let text = shared.joined(separator: ", ")
      return text.prefix(1).uppercased() + text.dropFirst()
    }
    return names.count <= 3 ? names.joined(separator: "; ") : "\(names[0]) and \(names.count - 1) more"
  }
}
