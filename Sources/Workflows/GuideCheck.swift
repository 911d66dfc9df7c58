import Analysis
package import TextCore

/// How a committed guide differs from what a build would write.
package struct GuideCheck: Sendable {
  /// A token whose facts in the ledger differ.
  package struct TokenChange: Sendable, Equatable {
    package enum Kind: String, Sendable {
      case added, changed, removed
    }

    package let kind: Kind
    package let name: String
    /// The first fact that differs, without the name; empty for what was not there.
    package let before: String
    package let after: String
  }

  package let differences: [FileTree.Difference]
  package let tokens: [TokenChange]
  /// Committed files in which a merge has left its marks.
  package let conflicts: [String]

  package init(_ files: FileTree, committed: FileTree) {
    differences = files.differences(from: committed)
    conflicts = differences.map(\.path).filter { committed[$0].map(Self.holdsConflict) == true }
    let ledger = "ledgers/tokens.txt"
    tokens =
      differences.contains { $0.path == ledger }
      ? Self.changes(from: committed[ledger] ?? [], to: files[ledger] ?? []) : []
  }

  private static func holdsConflict(_ bytes: [UInt8]) -> Bool {
    let mark = Array("<<<<<<< ".utf8)
    return bytes.split(separator: UInt8(ascii: "\n")).contains { $0.starts(with: mark) }
  }

  private static func changes(from old: [UInt8], to new: [UInt8]) -> [TokenChange] {
    let (before, after) = (facts(old), facts(new))
    let names = Set(before.keys).union(after.keys).sorted()
    return names.compactMap { name in
      let (old, new) = (before[name] ?? [], after[name] ?? [])
      guard old != new else { return nil }
      let kind: TokenChange.Kind = old.isEmpty ? .added : new.isEmpty ? .removed : .changed
      return TokenChange(
        kind: kind, name: name.text, before: old.first { !new.contains($0) } ?? "",
        after: new.first { !old.contains($0) } ?? "")
    }
  }

  /// The facts of each token, by its name as the ledger spells it.
  private static func facts(_ ledger: [UInt8]) -> [ExactText: [String]] {
    var facts: [ExactText: [String]] = [:]
    // Git may have put a return before each line feed.
    for line in ledger.split(whereSeparator: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) {
      guard let fact = Ledger.parse(line) else { continue }
      facts[ExactText(fact.name), default: []].append(fact.rest)
    }
    return facts
  }
}
