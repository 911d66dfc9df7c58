import DesignModel
import Syntax
import TextCore

/// Reads an export of Tokens Studio: a step for each set in the order of the export, a modifier for each group of
/// themes (W-28).
struct TokensStudioReader {
  private let export: TokensStudioExport
  private let themes: TokensStudioThemes
  /// For each group of themes, the number of its modifier.
  private var modifiers: [Int] = []
  private var pending: Step?

  /// Sets that lie side by side in the order and are used alike.
  private enum Step {
    case always([Int])
    /// For each theme of a group, its sets.
    case choice(group: Int, trees: [[Int]])
  }

  static func read(_ export: TokensStudioExport, into importing: inout Importing) {
    var themes = TokensStudioThemes(export.themes, unnamed: "theme")
    let values = themes.groups.map { (export.sets.count, $0.themes.count) }
    if ModeLimit.isExceeded(modifiers: themes.groups.count, values: values) {
      importing.diagnostics.report(.tooManyModes, at: export.range)
      themes = TokensStudioThemes(nil, unnamed: "")
    }
    var reader = TokensStudioReader(export: export, themes: themes)
    reader.offerThemes(&importing)
    reader.readSets(&importing)
    reader.reportMissing(&importing)
    if !themes.unread.isEmpty { importing.diagnostics.report(.themesWithoutSets(themes.unread), at: export.range) }
    let count = export.sets.count
    let problem = TalliedProblem("legacy-token-sets") { _ in
      "\(count) token \(count == 1 ? "set" : "sets") of Tokens Studio: sets are laid over each other, themes are modifiers"
    }
    importing.diagnostics.tally(problem, at: export.range)
  }

  private init(export: TokensStudioExport, themes: TokensStudioThemes) {
    self.export = export
    self.themes = themes
  }

  private mutating func offerThemes(_ importing: inout Importing) {
    let earlier = importing.plan.modifiers.count
    for group in themes.groups {
      let contexts = group.themes.map { ResolutionPlan.Modifier.Context(name: $0, trees: []) }
      let choice = ResolutionPlan.Choice(modifier: group.name, contexts: contexts, range: group.range)
      let usual = group.themes.firstIndex { SiblingSources.isUsualDefault($0) } ?? 0
      modifiers.append(importing.plan.modifier(offering: choice, defaultContext: usual, amongFirst: earlier))
    }
  }

  private mutating func readSets(_ importing: inout Importing) {
    var unused: [String] = []
    var laid: [SiblingSources.Tree] = []
    // No tree has this number yet.
    let origin = importing.plan.trees.count + 1
    for set in ordered() {
      let uses = themes.uses(of: set.name)
      guard themes.isEmpty || !uses.isEmpty else {
        unused.append(set.name)
        continue
      }
      guard set.root.kind == .object else {
        importing.diagnostics.report(.rootNotObject, at: set.root.range)
        continue
      }
      var source = DTCGReader.read(set.root, spelling: set.spelling, into: &importing)
      source.joining = origin
      let tree = importing.plan.add(source)
      if themes.isEmpty {
        laid.append(SiblingSources.Tree(path: set.name, source: set.root.range.source, index: tree))
        continue
      }
      let isAlways = uses.contains { $0.themes.count == themes.groups[$0.group].themes.count }
      if isAlways {
        add(tree, &importing)
      } else {
        for use in uses { add(tree, use, &importing) }
      }
    }
    finishStep(&importing)
    if themes.isEmpty { Self.lay(laid, &importing) }
    if !unused.isEmpty { importing.diagnostics.report(.unusedSets(unused), at: export.range) }
  }

  /// Sets that no theme chooses: those that declare nearly the same tokens are modes, as files of these names would be.
  private static func lay(_ sets: [SiblingSources.Tree], _ importing: inout Importing) {
    let (steps, joinsFiles) = (importing.plan.steps, importing.plan.joinsFiles)
    SiblingSources.arrange(sets, in: &importing)
    importing.plan.joinsFiles = joinsFiles
    let isChoice = importing.plan.steps[steps.count...].contains { step in
      if case .trees = step { false } else { true }
    }
    // The order of the export counts, not that of its folders.
    if !isChoice { importing.plan.steps = steps + [.trees(sets.map(\.index))] }
  }

  /// Sets by the order of the export, then those that it does not name.
  private func ordered() -> [TokensStudioExport.TokenSet] {
    var places: [ExactText: Int] = [:]
    for name in (export.order.map { Array($0.elements) } ?? []).compactMap(\.string)
    where places[ExactText(name)] == nil {
      places[ExactText(name)] = places.count
    }
    let keyed = export.sets.enumerated().map { index, set in
      (place: places[ExactText(set.name)] ?? .max, index: index, set: set)
    }
    return keyed.sorted { ($0.place, $0.index) < ($1.place, $1.index) }.map(\.set)
  }

  private mutating func add(_ tree: Int, _ importing: inout Importing) {
    var trees: [Int] = []
    if case .always(let earlier)? = pending { trees = earlier } else { finishStep(&importing) }
    // The only owner again, so that nothing is copied.
    pending = nil
    trees.append(tree)
    pending = .always(trees)
  }

  // A set that themes of several groups use is laid once for each of them, which comes to the same as once.
  private mutating func add(_ tree: Int, _ use: TokensStudioThemes.Use, _ importing: inout Importing) {
    var trees: [[Int]]
    if case .choice(use.group, let earlier)? = pending {
      trees = earlier
    } else {
      finishStep(&importing)
      trees = Array(repeating: [], count: themes.groups[use.group].themes.count)
    }
    pending = nil
    for theme in use.themes { trees[theme].append(tree) }
    pending = .choice(group: use.group, trees: trees)
  }

  private mutating func finishStep(_ importing: inout Importing) {
    switch pending {
    case nil: return
    case .always(let trees): importing.plan.steps.append(.trees(trees))
    case .choice(let group, let trees):
      let contexts = zip(themes.groups[group].themes, trees).map {
        ResolutionPlan.Modifier.Context(name: $0, trees: $1)
      }
      importing.plan.overlay(contexts, on: modifiers[group])
    }
    pending = nil
  }

  private func reportMissing(_ importing: inout Importing) {
    let known = Set(export.sets.map { ExactText($0.name) })
    let missing = themes.names.filter { !known.contains(ExactText($0)) }
    if !missing.isEmpty { importing.diagnostics.report(.missingSets(missing), at: export.range) }
  }
}

extension Problem {
  fileprivate static func unusedSets(_ names: [String]) -> Problem {
    Problem(
      "source-unused", .warning,
      "not read: \(list(names)); no theme uses \(names.count == 1 ? "this set" : "these sets")",
      hint: "enable a set in a theme, or make it a source of one")
  }

  fileprivate static func missingSets(_ names: [String]) -> Problem {
    Problem(
      "token-set-missing", .warning, "themes use \(list(names)), and there is no such set",
      hint: "export the sets together with the themes")
  }

  fileprivate static func themesWithoutSets(_ names: [String]) -> Problem {
    Problem(
      "theme-without-sets", .warning,
      "not read: the \(names.count == 1 ? "theme" : "themes") \(list(names)), without sets in 'selectedTokenSets'",
      hint: "export the themes again, with the sets that each enables")
  }

  private static func list(_ names: [String]) -> String {
    names.prefix(5).map { "'\($0)'" }.joined(separator: ", ")
      + (names.count > 5 ? " and \(names.count - 5) more" : "")
  }
}
