package import TextCore

/// One merged tree with `$extends` applied: what stands at each path, and which type a token takes from its groups.
package struct TokenGraph: Sendable {
  private(set) var slots: [Slot]
  private(set) var order: [PathID]
  /// Types of inherited tokens, which keep the one that they had in the group they come from (F-47).
  private var inheritedTypes: [PathID: Located<String>] = [:]

  package init(
    _ merged: MergedTree, in declarations: inout Declarations, limits: Limits = Limits(),
    into diagnostics: inout Diagnostics
  ) {
    slots = merged.slots
    order = merged.order
    var extending = Extending(graph: self, limits: limits)
    extending.apply(in: &declarations, into: &diagnostics)
    self = extending.graph
    reportUnfinished(declarations, into: &diagnostics)
  }

  package subscript(path: PathID) -> Slot {
    Int(path.index) < slots.count ? slots[Int(path.index)] : .none
  }

  /// Every path that holds a token, in the order in which the guide lists them.
  package var tokens: [PathID] {
    order.filter { if case .token = self[$0] { true } else { false } }
  }

  func declaration(at path: PathID, in declarations: Declarations) -> TokenDeclaration? {
    if case .token(let index) = self[path] { declarations.tokens[Int(index)] } else { nil }
  }

  func group(at path: PathID, in declarations: Declarations) -> GroupProperties? {
    if case .group(let index) = self[path] { declarations.groups[Int(index)] } else { nil }
  }

  /// The type that a token takes from the groups around it.
  func groupType(of path: PathID, in declarations: Declarations) -> Located<String>? {
    if let type = inheritedTypes[path] { return type }
    var current = path
    while let parent = declarations.paths.parent(of: current) {
      // Groups are long values: reading one field in place spares the copy.
      if case .group(let index) = self[parent], let type = declarations.groups[Int(index)].type { return type }
      current = parent
    }
    return nil
  }

  /// What a token's own setting or that of the nearest group says.
  package func deprecation(of path: PathID, in declarations: Declarations) -> Deprecation? {
    if case .token(let index) = self[path], let own = declarations.tokens[Int(index)].deprecation { return own }
    var current = path
    while let parent = declarations.paths.parent(of: current) {
      if case .group(let index) = self[parent], let deprecation = declarations.groups[Int(index)].deprecation {
        return deprecation
      }
      current = parent
    }
    return nil
  }

  func hasChildren(_ path: PathID, in declarations: Declarations) -> Bool {
    var child = declarations.paths.firstChild(of: path)
    while let current = child {
      if !self[current].isEmpty { return true }
      child = declarations.paths.nextSibling(of: current)
    }
    return false
  }

  mutating func put(_ slot: Slot, at path: PathID) {
    if Int(path.index) >= slots.count {
      slots += Array(repeating: .none, count: Int(path.index) + 1 - slots.count)
    }
    slots[Int(path.index)] = slot
  }

  mutating func setInheritedType(_ type: Located<String>, of path: PathID) {
    inheritedTypes[path] = type
  }

  mutating func reorder(_ order: [PathID]) {
    self.order = order
  }

  private func reportUnfinished(_ declarations: Declarations, into diagnostics: inout Diagnostics) {
    for path in order where path != .root {
      guard case .group(let index) = self[path], let type = declarations.groups[Int(index)].type,
        declarations.groups[Int(index)].base == nil, !hasChildren(path, in: declarations)
      else { continue }
      let name = declarations.paths.text(of: path)
      diagnostics.report(.unfinished(name), at: type.range, subject: name)
    }
  }
}

/// What an input may ask of the program (DESIGN.md section 4.3).
package struct Limits: Sendable {
  package var tokens = 1_000_000
  package var chain = 64
  package var appearances = 256

  package init() {}
}

extension Problem {
  fileprivate static func unfinished(_ name: String) -> Problem {
    Problem(
      "token-incomplete", .warning, "'\(name)' has a type and neither a value nor children",
      hint: "add '$value' if it is meant to be a token")
  }
}
