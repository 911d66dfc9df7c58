package import TextCore

extension ResolutionPlan {
  /// The trees of one source for each of its contexts, by their names.
  package struct Choice: Sendable {
    package let modifier: String
    /// The first is the default.
    package let contexts: [Modifier.Context]
    package let range: SourceRange

    package init(modifier: String, contexts: [Modifier.Context], range: SourceRange) {
      self.modifier = modifier
      self.contexts = contexts
      self.range = range
    }
  }

  /// Adds a step with a choice that files offer without a resolver document.
  ///
  /// Where an earlier modifier has at least two of its contexts, both are one modifier: `Light` and `light`, and
  /// `dark-hc` and `Dark high contrast`, mean the same. A context that only one of them has takes, from the other, the
  /// trees of the context that is most like it.
  package mutating func add(_ choice: Choice) {
    if let index = join(choice, amongFirst: modifiers.count) {
      overlay(choice.contexts, on: index)
    } else {
      append(choice, defaultContext: 0)
      steps.append(.modifier(modifiers.count - 1))
    }
  }

  /// The number of a modifier that offers the contexts of a choice, without a step: one of the first `limit` where they
  /// can be one modifier, else a new one.
  package mutating func modifier(offering choice: Choice, defaultContext: Int, amongFirst limit: Int) -> Int {
    if let index = join(choice, amongFirst: limit) { return index }
    append(choice, defaultContext: defaultContext)
    return modifiers.count - 1
  }

  /// Adds a step in which a modifier that offers some contexts chooses among their trees.
  package mutating func overlay(_ contexts: [Modifier.Context], on index: Int) {
    guard !contexts.isEmpty else { return }
    let keys = contexts.map(\.key)
    let trees = modifiers[index].contexts.map { context in
      let exact = contexts.firstIndex { $0.name.isExactly(context.name) }
      return contexts[exact ?? context.key.likest(of: keys) ?? 0].trees
    }
    steps.append(.overlay(index, trees: trees))
  }

  /// The number of an earlier modifier with at least two contexts of a choice, which then has all of them.
  private mutating func join(_ choice: Choice, amongFirst limit: Int) -> Int? {
    let keys = choice.contexts.map(\.key)
    let wanted = Set(keys)
    guard let index = modifiers.prefix(limit).firstIndex(where: { $0.isJoined(by: wanted) }) else { return nil }
    let known = modifiers[index].contexts.map(\.key)
    for (context, key) in zip(choice.contexts, keys) where !known.contains(key) {
      addContext(named: context.name, likest: key.likest(of: known) ?? modifiers[index].defaultContext ?? 0, to: index)
    }
    return index
  }

  private mutating func append(_ choice: Choice, defaultContext: Int) {
    let name = modifiers.contains { $0.name.isExactly(choice.modifier) } ? unused(choice.modifier) : choice.modifier
    modifiers.append(
      Modifier(name: name, contexts: choice.contexts, defaultContext: defaultContext, range: choice.range))
  }

  private func unused(_ name: String) -> String {
    var number = 2
    while modifiers.contains(where: { $0.name.isExactly("\(name) \(number)") }) { number += 1 }
    return "\(name) \(number)"
  }

  private mutating func addContext(named name: String, likest: Int, to index: Int) {
    let modifier = modifiers[index]
    let context = Modifier.Context(name: name, trees: modifier.contexts[likest].trees)
    modifiers[index] = Modifier(
      name: modifier.name, contexts: modifier.contexts + [context], defaultContext: modifier.defaultContext,
      range: modifier.range)
    steps = steps.map { step in
      guard case .overlay(index, let trees) = step else { return step }
      return .overlay(index, trees: trees + [trees[likest]])
    }
  }
}

extension ResolutionPlan.Modifier {
  fileprivate func isJoined(by keys: Set<ContextKey>) -> Bool {
    contexts.count { keys.contains($0.key) } >= 2
  }
}

/// What the name of a context says, whatever its spelling.
package struct ContextKey: Hashable, Sendable {
  package let words: Set<String>

  package init(_ name: String) {
    var words = Set(Words.of(name))
    if words.contains("contrast") || words.contains("hc") || words.contains("increased") {
      words.subtract(["contrast", "hc", "increased"])
      words.insert("high")
    }
    if words.remove("day") != nil { words.insert("light") }
    if words.remove("night") != nil { words.insert("dark") }
    if words.count > 1 { words.remove("default") }
    self.words = words
  }

  package var isDark: Bool { words.contains("dark") }

  package var isHighContrast: Bool { words.contains("high") }

  /// The number of the key with the same words, else of the one with most of these and no others.
  package func likest(of others: [ContextKey]) -> Int? {
    if let same = others.firstIndex(of: self) { return same }
    var best: Int?
    for (index, other) in others.enumerated() where other.words.isSubset(of: words) {
      if let known = best, others[known].words.count >= other.words.count { continue }
      best = index
    }
    return best
  }
}
