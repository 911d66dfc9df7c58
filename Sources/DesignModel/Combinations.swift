package import TextCore

extension ResolutionPlan {
  /// The number of combinations of contexts; a number too large to count is the largest there is.
  package var combinations: Int {
    modifiers.reduce(1) { product, modifier in
      let (result, overflow) = product.multipliedReportingOverflow(by: max(1, modifier.contexts.count))
      return overflow ? .max : result
    }
  }

  /// The appearances of a guide that names none: every combination up to 16, the first modifier varying slowest; beyond
  /// that the defaults, then each modifier's other contexts alone.
  package func defaultAppearances() -> [Appearance] {
    let defaults = modifiers.map { $0.defaultContext ?? 0 }
    var choices: [[Int]] = []
    if combinations <= 16 {
      choices = [[]]
      for modifier in modifiers {
        choices = choices.flatMap { choice in modifier.contexts.indices.map { choice + [$0] } }
      }
    } else {
      choices = [defaults]
      for (index, modifier) in modifiers.enumerated() {
        for context in modifier.contexts.indices where context != defaults[index] {
          var choice = defaults
          choice[index] = context
          choices.append(choice)
        }
      }
    }
    return named(choices)
  }

  private func named(_ choices: [[Int]]) -> [Appearance] {
    Appearance.distinct(choices.map { Appearance(name: Appearance.name(of: $0, modifiers), contexts: $0) })
  }

  /// The number of `defaultAppearances`, told without making them.
  package var defaultAppearanceCount: Int {
    combinations <= 16 ? combinations : modifiers.reduce(1) { $0 + max(1, $1.contexts.count) - 1 }
  }

  /// The contexts that an input chooses; every fault is reported, and then there is no answer.
  package func contexts(
    for input: [Input], at place: SourceRange?, into diagnostics: inout Diagnostics
  ) -> [Int]? {
    guard !modifiers.isEmpty || !unusedModifiers.isEmpty else { return [] }
    var chosen: [Int: Int] = [:]
    var isValid = true
    func report(_ problem: Problem, _ subject: String, at range: SourceRange?) {
      isValid = false
      guard !isDamaged else { return }
      if let range {
        diagnostics.report(problem, at: range, subject: subject)
      } else {
        diagnostics.report(problem, subject: subject)
      }
    }
    for item in input {
      guard let index = modifierIndex(named: item.name) else {
        if !unusedModifiers.contains(where: { $0.name.lowercased() == item.name.lowercased() }) {
          report(.unknownModifier(item.name, modifiers.map(\.name)), item.name, at: place)
        }
        continue
      }
      guard let value = item.value else {
        report(.notString(item.name), item.name, at: place)
        chosen[index] = 0
        continue
      }
      if let context = modifiers[index].context(named: value) {
        chosen[index] = context
      } else {
        report(.unknownContext(value, modifiers[index]), item.name, at: place)
        chosen[index] = 0
      }
    }
    for (index, modifier) in modifiers.enumerated() where chosen[index] == nil {
      if let context = modifier.defaultContext {
        chosen[index] = context
      } else {
        report(.missingInput(modifier), modifier.name, at: place ?? modifier.range)
      }
    }
    guard isValid || isDamaged else { return nil }
    return modifiers.indices.map { chosen[$0] ?? modifiers[$0].defaultContext ?? 0 }
  }

  /// One entry of an input: a modifier and the context that is wanted, nil when it was no string.
  package struct Input: Sendable, Hashable {
    package let name: String
    package let value: String?

    package init(name: String, value: String?) {
      self.name = name
      self.value = value
    }
  }

  private func modifierIndex(named name: String) -> Int? {
    modifiers.firstIndex { $0.name.isExactly(name) }
      ?? modifiers.firstIndex { $0.name.lowercased() == name.lowercased() }
  }
}

extension Appearance {
  /// The name of a choice of contexts: theirs, without those that say nothing. A context of nil says nothing either.
  package static func name(of choice: [Int?], _ modifiers: [ResolutionPlan.Modifier]) -> String {
    let words = zip(modifiers, choice).compactMap { modifier, context -> String? in
      guard let context else { return nil }
      let name = modifier.contexts[context].name
      let saysNothing =
        modifier.contexts.count == 1 || (context == modifier.defaultContext && name.lowercased() == "default")
      return saysNothing ? nil : name
    }
    var text = words.joined(separator: ", ")
    text = String(text.map { $0 == "-" || $0 == "_" ? " " : $0 })
    guard let first = text.first else { return "Default" }
    return first.uppercased() + text.dropFirst()
  }
}

extension Problem {
  fileprivate static func unknownModifier(_ name: String, _ names: [String]) -> Problem {
    let near = Suggestion.nearest(to: name, in: names)
    return Problem(
      "input-unknown-modifier", .error, "'\(name)' is no modifier of this resolver",
      hint: near.map { "did you mean '\($0)'?" } ?? "modifiers: " + names.joined(separator: ", "))
  }

  fileprivate static func unknownContext(_ name: String, _ modifier: ResolutionPlan.Modifier) -> Problem {
    let names = modifier.contexts.map(\.name)
    let near = Suggestion.nearest(to: name, in: names)
    return Problem(
      "input-unknown-context", .error, "'\(name)' is no context of '\(modifier.name)'",
      hint: near.map { "did you mean '\($0)'?" } ?? "contexts: " + names.joined(separator: ", "))
  }

  fileprivate static func missingInput(_ modifier: ResolutionPlan.Modifier) -> Problem {
    Problem(
      "input-missing", .error, "'\(modifier.name)' has no default, so the input must name a context",
      hint: "contexts: " + modifier.contexts.map(\.name).joined(separator: ", "))
  }

  fileprivate static func notString(_ name: String) -> Problem {
    Problem("input-not-string", .error, "the context of '\(name)' is a string")
  }
}
