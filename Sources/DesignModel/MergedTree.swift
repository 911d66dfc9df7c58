package import TextCore

/// Source trees laid over each other for one combination of inputs: a later token replaces an earlier one whole, groups
/// are joined.
package struct MergedTree: Sendable {
  /// What stands at each path, by the path's number.
  package private(set) var slots: [Slot] = []
  /// Every path that was ever declared, in the order of first declarations.
  package private(set) var order: [PathID] = []
  /// For paths at which trees laid something that are made to be joined, the number of these.
  private var joining: [PathID: Int] = [:]

  package init() {}

  package subscript(path: PathID) -> Slot {
    Int(path.index) < slots.count ? slots[Int(path.index)] : .none
  }

  /// Lays one source tree over what is there.
  package mutating func lay(
    _ tree: SourceTree, joinsFiles: Bool, in declarations: inout Declarations, into diagnostics: inout Diagnostics
  ) {
    if slots.count < declarations.paths.count {
      slots += Array(repeating: .none, count: declarations.paths.count - slots.count)
    }
    for entry in tree.entries {
      let index = Int(entry.path.index)
      let old = slots[index]
      // Steps may lay one tree twice.
      if old == entry.slot { continue }
      if old == .none { order.append(entry.path) }
      switch (old, entry.slot) {
      case (.group(let earlier), .group(let later)):
        let joined = declarations.groups[Int(earlier)].overlaid(with: declarations.groups[Int(later)])
        slots[index] = declarations.add(joined)
      case (.token, .group), (.member, .group):
        reportMismatch(at: entry.path, entry.slot, old: old, declarations, into: &diagnostics)
        slots[index] = entry.slot
      case (.group, .token), (.group, .member):
        reportMismatch(at: entry.path, entry.slot, old: old, declarations, into: &diagnostics)
        for path in declarations.paths.descendants(of: entry.path) where !self[path].isEmpty {
          slots[Int(path.index)] = .removed
        }
        slots[index] = entry.slot
      case (.token(let earlier), .token(let later)) where isJoined(tree, at: entry.path):
        let joined = declarations.tokens[Int(later)].joined(to: declarations.tokens[Int(earlier)])
        slots[index] = joined.map { declarations.add($0) } ?? entry.slot
      case (.token(let earlier), .token(let later)):
        let range = declarations.tokens[Int(later)].range
        if joinsFiles, !tree.isVariant, declarations.tokens[Int(earlier)].range.source != range.source {
          diagnostics.tally(.collision, at: range)
        }
        slots[index] = entry.slot
      default:
        slots[index] = entry.slot
      }
      if let number = tree.joining {
        joining[entry.path] = number
      } else if !joining.isEmpty {
        joining[entry.path] = nil
      }
    }
  }

  private func isJoined(_ tree: SourceTree, at path: PathID) -> Bool {
    tree.joining.map { joining[path] == $0 } ?? false
  }

  private func reportMismatch(
    at path: PathID, _ slot: Slot, old: Slot, _ declarations: Declarations, into diagnostics: inout Diagnostics
  ) {
    let range: SourceRange
    switch slot {
    case .token(let index): range = declarations.tokens[Int(index)].range
    case .group(let index): range = declarations.groups[Int(index)].range
    default: return
    }
    if case .member = old { return }
    let name = declarations.paths.text(of: path)
    diagnostics.report(.kindMismatch(name), at: range, subject: name)
  }
}

extension ResolutionPlan {
  /// One merged tree for each appearance; what the first steps of several have in common is merged once.
  package func merged(
    for appearances: [Appearance], in declarations: inout Declarations, into diagnostics: inout Diagnostics
  ) -> [MergedTree] {
    guard !appearances.isEmpty else { return [] }
    var results = Array(repeating: MergedTree(), count: appearances.count)
    var waiting: [(tree: MergedTree, step: Int, members: [Int])] = [(MergedTree(), 0, Array(appearances.indices))]
    while var (tree, step, members) = waiting.popLast() {
      steps: while step < steps.count {
        switch steps[step] {
        case .trees(let indices):
          lay(indices, over: &tree, joinsFiles: joinsFiles, &declarations, &diagnostics)
        case .modifier(let modifier), .overlay(let modifier, _):
          let chosen = appearances[members[0]].contexts[modifier]
          let others = members.filter { appearances[$0].contexts[modifier] != chosen }
          if !others.isEmpty {
            // The same step is tried again for the others, from the same state.
            waiting.append((tree, step, others))
            members.removeAll { appearances[$0].contexts[modifier] != chosen }
          }
          // A context is there to replace what is below it.
          let trees = trees(of: steps[step], context: chosen)
          lay(trees, over: &tree, joinsFiles: false, &declarations, &diagnostics)
        }
        step += 1
      }
      for member in members { results[member] = tree }
    }
    return results
  }

  private func trees(of step: Step, context: Int) -> [Int] {
    switch step {
    case .trees(let trees): trees
    case .modifier(let modifier): modifiers[modifier].contexts[context].trees
    case .overlay(_, let trees): trees[context]
    }
  }

  private func lay(
    _ indices: [Int], over tree: inout MergedTree, joinsFiles: Bool, _ declarations: inout Declarations,
    _ diagnostics: inout Diagnostics
  ) {
    for index in indices {
      tree.lay(trees[index], joinsFiles: joinsFiles, in: &declarations, into: &diagnostics)
    }
  }
}

extension Problem {
  fileprivate static func kindMismatch(_ name: String) -> Problem {
    Problem(
      "merge-kind-mismatch", .warning, "'\(name)' is a token in one source and a group in another; the later one counts"
    )
  }
}

extension TalliedProblem {
  fileprivate static let collision = TalliedProblem("merge-collision") { count in
    count == 1
      ? "1 token replaces one of the same name in an earlier file"
      : "\(count) tokens replace those of the same names in earlier files"
  }
}
