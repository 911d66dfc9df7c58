package import DesignModel
package import TextCore

/// Values of tokens that depend on a mode, as files hold them inside a token; they become modifiers.
package struct ModeTable: Sendable {
  private struct Entry: Sendable {
    let path: PathID
    let modes: [Mode]
  }

  private struct Mode: Sendable {
    /// The number of its name.
    let name: Int
    let slot: Slot
    /// Whether it says what the token says without a mode.
    let isBase: Bool
    let range: SourceRange
  }

  private var entries: [Entry] = []
  private var names: [String] = []
  private var numbers: [ExactText: Int] = [:]
  /// For each name, another of the same modifier, or itself.
  private var links: [Int] = []

  package init() {}

  package var isEmpty: Bool { entries.isEmpty }

  /// Notes the values of one token. `base` is what it is without a mode, nil when it has no such value.
  package mutating func add(
    _ modes: [(name: String, token: TokenDeclaration)], base: TokenDeclaration?, at path: PathID,
    in declarations: inout Declarations
  ) {
    let noted = modes.map { mode in
      let isBase =
        if let own = mode.token.value, let value = base?.value {
          own.isSame(as: value)
        } else {
          base == nil || mode.token.given != nil && mode.token.given == base?.given
        }
      return Mode(
        name: number(of: mode.name), slot: declarations.add(mode.token), isBase: isBase, range: mode.token.range)
    }
    guard let first = noted.first else { return }
    for mode in noted.dropFirst() { join(first.name, mode.name) }
    entries.append(Entry(path: path, modes: noted))
  }

  /// Turns what was noted into steps of the plan, and forgets it.
  ///
  /// Names that occur in one token are contexts of one modifier. When no mode says what its tokens say without one,
  /// the modifier begins with a context of its own: `light` beside `dark`, else `default`.
  ///
  /// Of more modes than `ModeLimit` allows none count.
  package mutating func finish(
    into plan: inout ResolutionPlan, _ diagnostics: inout Diagnostics, named name: String = "mode"
  ) {
    let table = self
    self = ModeTable()
    let modifiers = table.modifiers()
    let values = modifiers.map { ($0.tokenCount, $0.contexts.count) }
    if ModeLimit.isExceeded(modifiers: modifiers.count, values: values) {
      if let range = modifiers.first?.range { diagnostics.report(.tooManyModes, at: range) }
      return
    }
    for modifier in modifiers { modifier.add(to: &plan, named: name) }
  }

  /// Whether a mode of that name is usually the one that counts when nobody asks for another.
  static func isUsualDefault(_ name: String) -> Bool {
    SiblingSources.isUsualDefault(name) || name.lowercased() == "desktop"
  }

  private mutating func number(of name: String) -> Int {
    if let known = numbers[ExactText(name)] { return known }
    numbers[ExactText(name)] = names.count
    links.append(names.count)
    names.append(name)
    return names.count - 1
  }

  private mutating func join(_ left: Int, _ right: Int) {
    let (left, right) = (group(of: left), group(of: right))
    if left != right { links[max(left, right)] = min(left, right) }
  }

  /// The first of the names that belong together.
  private mutating func group(of name: Int) -> Int {
    var name = name
    while links[name] != name {
      links[name] = links[links[name]]
      name = links[name]
    }
    return name
  }

  /// The modifiers in the order of their first names.
  private func modifiers() -> [Modifier] {
    var table = self
    var numbers: [Int: Int] = [:]
    var modifiers: [Modifier] = []
    for name in names.indices {
      let group = table.group(of: name)
      if numbers[group] == nil {
        numbers[group] = modifiers.count
        modifiers.append(Modifier())
      }
      modifiers[numbers[group] ?? 0].contexts.append(ModeContext(name: names[name], number: name))
    }
    for entry in entries {
      guard let first = entry.modes.first, let index = numbers[table.group(of: first.name)] else { continue }
      modifiers[index].range = modifiers[index].range ?? first.range
      modifiers[index].tokenCount += 1
      for mode in entry.modes {
        guard let context = modifiers[index].index(of: mode.name) else { continue }
        modifiers[index].contexts[context].note(SourceTree.Entry(path: entry.path, slot: mode.slot), mode.isBase)
      }
    }
    return modifiers
  }

  private struct ModeContext {
    let name: String
    let number: Int
    var tree = SourceTree()
    /// How many of its values are those without a mode.
    var baseCount = 0

    mutating func note(_ entry: SourceTree.Entry, _ isBase: Bool) {
      tree.entries.append(entry)
      if isBase { baseCount += 1 }
    }

    var isBase: Bool { baseCount == tree.entries.count }
  }

  private struct Modifier {
    /// In the order of their numbers.
    var contexts: [ModeContext] = []
    var range: SourceRange?
    var tokenCount = 0

    func index(of number: Int) -> Int? {
      var (low, high) = (0, contexts.count)
      while low < high {
        let middle = (low + high) / 2
        if contexts[middle].number < number { low = middle + 1 } else { high = middle }
      }
      return low < contexts.count && contexts[low].number == number ? low : nil
    }

    /// The context that says nothing new.
    private var base: Int? {
      contexts.firstIndex { $0.isBase && ModeTable.isUsualDefault($0.name) }
        ?? contexts.firstIndex { $0.isBase && $0.baseCount == tokenCount }
    }

    func add(to plan: inout ResolutionPlan, named name: String) {
      guard let range else { return }
      let base = base
      let baseName = base.map { contexts[$0].name } ?? newBaseName(in: plan)
      let others = contexts.indices.filter { $0 != base }
      guard !others.isEmpty else { return }
      let trees = others.map { index in
        var tree = contexts[index].tree
        tree.isVariant = true
        return plan.add(tree)
      }
      var read = [ResolutionPlan.Modifier.Context(name: baseName, trees: [])]
      let keys = others.map { ContextKey(contexts[$0].name) }
      for (number, index) in others.enumerated() {
        // What dark says counts in dark high contrast too, where that says nothing itself.
        let wider = keys.indices.filter { keys[$0].words.isStrictSubset(of: keys[number].words) }
          .sorted { (keys[$0].words.count, $0) < (keys[$1].words.count, $1) }
        read.append(
          ResolutionPlan.Modifier.Context(
            name: contexts[index].name, trees: wider.map { trees[$0] } + [trees[number]]))
      }
      plan.add(ResolutionPlan.Choice(modifier: name, contexts: read, range: range))
    }

    /// What the state without a mode is called: as in a modifier that has one of these modes, so that they are joined.
    private func newBaseName(in plan: ResolutionPlan) -> String {
      let keys = Set(contexts.map { ContextKey($0.name) })
      var wanted: [String] = plan.modifiers.compactMap { modifier in
        guard modifier.contexts.contains(where: { keys.contains($0.key) }),
          let index = modifier.defaultContext
        else { return nil }
        return modifier.contexts[index].name
      }
      if keys.contains(where: \.isDark) { wanted.append("light") }
      wanted += ["default", "base"]
      return wanted.first { !keys.contains(ContextKey($0)) } ?? "no mode"
    }
  }
}
