package import TextCore

/// A token of the guide, whatever the appearance.
package struct CatalogToken: Sendable {
  package let path: PathID
  /// The path's segments joined with periods.
  package let name: String
  package let type: String?
  /// The name by which an older tool calls the type, where the token or its group has that.
  package let writtenType: String?
  package let description: String?
  package let deprecation: Deprecation?
  package let extensions: Expression?
}

/// Every token in every appearance.
package struct Catalog: Sendable {
  package let sources: SourceSet
  package let paths: PathTable
  package let appearances: [Appearance]
  /// The number of combinations that the modifiers allow.
  package let combinations: Int
  package let modifiers: [ResolutionPlan.Modifier]
  /// Colours of asset catalogues that tokens of the same names stand beside.
  package let compared: [ComparedColor]
  /// The names of colours of asset catalogues that are no tokens and that no token has the name of.
  package let colorsWithoutToken: [String]
  /// Images and symbols of asset catalogues.
  package let pictures: [CatalogPicture]
  /// In the order in which the guide lists them.
  package let tokens: [CatalogToken]
  private let indices: [Int32]
  /// The numbers of tokens whose names cannot be taken apart at periods, since a segment holds one itself.
  private let dotted: [ExactText: Int]
  /// For each appearance, the resolved tokens in the order of `tokens`.
  private let sets: [[ResolvedToken?]]
  private let longestChain: Int

  init(
    sources: SourceSet, paths: PathTable, appearances: [Appearance], plan: ResolutionPlan, tokens: [CatalogToken],
    sets: [[ResolvedToken?]], longestChain: Int
  ) {
    self.sources = sources
    self.paths = paths
    self.appearances = appearances
    combinations = plan.combinations
    modifiers = plan.modifiers
    compared = plan.compared
    colorsWithoutToken = plan.colorsWithoutToken
    pictures = plan.pictures
    self.tokens = tokens
    self.sets = sets
    self.longestChain = longestChain
    var indices = Array(repeating: Int32(-1), count: paths.count)
    for (index, token) in tokens.enumerated() { indices[Int(token.path.index)] = Int32(index) }
    self.indices = indices
    let whole = tokens.indices.filter { paths.hasPeriod(tokens[$0].path) }
    dotted = Dictionary(whole.map { (ExactText(tokens[$0].name), $0) }) { first, _ in first }
  }

  /// The number of a token.
  package func index(of path: PathID) -> Int? {
    guard indices.indices.contains(Int(path.index)), indices[Int(path.index)] >= 0 else { return nil }
    return Int(indices[Int(path.index)])
  }

  package func index(named name: String) -> Int? {
    paths.path(named: name).flatMap(index) ?? dotted[ExactText(name)]
  }

  /// A token in an appearance; nil when the appearance does not declare it.
  package func resolved(_ token: Int, in appearance: Int) -> ResolvedToken? {
    sets[appearance][token]
  }

  /// A token's value in an appearance, without the rest of what is known of it.
  package func value(of token: Int, in appearance: Int) -> TokenValue? {
    sets[appearance][token]?.value
  }

  /// The token that a token's whole value names in an appearance.
  package func target(of token: Int, in appearance: Int) -> PathID? {
    sets[appearance][token]?.target
  }

  /// Where a token's value in an appearance is written.
  package func range(of token: Int, in appearance: Int) -> SourceRange? {
    sets[appearance][token]?.range
  }

  /// The path's segments joined with periods.
  package func name(of path: PathID) -> String {
    index(of: path).map { tokens[$0].name } ?? paths.text(of: path)
  }

  /// Whether two appearances agree in value and direct target of a token.
  package func isSame(_ token: Int, _ first: Int, _ second: Int) -> Bool {
    range(of: token, in: first) == nil
      ? range(of: token, in: second) == nil
      : range(of: token, in: second) != nil && target(of: token, in: first) == target(of: token, in: second)
        && value(of: token, in: first) == value(of: token, in: second)
        && sets[first][token]?.isGap == sets[second][token]?.isGap
        && sets[first][token]?.platform == sets[second][token]?.platform
  }

  /// Whether all appearances agree in value and direct target of a token.
  package func isSameEverywhere(_ token: Int) -> Bool {
    appearances.indices.dropFirst().allSatisfy { isSame(token, 0, $0) }
  }

  /// The tokens that a whole-value alias leads through, nearest first; of a chain that is too long, one more than it
  /// may have.
  package func chain(of token: Int, in appearance: Int) -> [PathID] {
    var chain: [PathID] = []
    var current = target(of: token, in: appearance)
    while let path = current, chain.count <= longestChain, !chain.contains(path) {
      chain.append(path)
      current = index(of: path).flatMap { target(of: $0, in: appearance) }
    }
    return chain
  }
}

extension Catalog {
  /// Runs the stages from source trees to values: merge for each appearance, extend, resolve.
  package init(
    _ plan: ResolutionPlan, _ declared: Declarations, sources: SourceSet, appearances: [Appearance], isStrict: Bool,
    limits: Limits = Limits(), into diagnostics: inout Diagnostics
  ) {
    var declarations = declared
    let merged = plan.merged(for: appearances, in: &declarations, into: &diagnostics)
    let graphs = merged.map { TokenGraph($0, in: &declarations, limits: limits, into: &diagnostics) }

    var order: [PathID] = []
    var seen = Array(repeating: false, count: declarations.paths.count)
    for path in graphs.lazy.flatMap(\.tokens) where !seen[Int(path.index)] {
      seen[Int(path.index)] = true
      order.append(path)
    }
    var sets: [[ResolvedToken?]] = []
    var earlier: EarlierResults?
    var suggestions: [PathID: String?] = [:]
    for graph in graphs {
      var evaluation = Evaluation(graph, of: declarations, isStrict: isStrict, limits: limits, earlier: earlier)
      evaluation.suggestions = suggestions
      sets.append(evaluation.resolve(order, into: &diagnostics))
      suggestions = evaluation.suggestions
      if earlier == nil, graphs.count > 1 { earlier = evaluation.results(in: declarations) }
    }
    let tokens = order.enumerated().map { index, path in
      Self.token(path, graphs, declarations, type: sets.lazy.compactMap { $0[index]?.type }.first)
    }
    reportCollisions(tokens, sets, into: &diagnostics)
    self.init(
      sources: sources, paths: declarations.paths, appearances: appearances, plan: plan, tokens: tokens, sets: sets,
      longestChain: limits.chain)
  }

  private static func token(
    _ path: PathID, _ graphs: [TokenGraph], _ declarations: Declarations, type: String?
  ) -> CatalogToken {
    var description: String?
    var extensions: Expression?
    var deprecation: Deprecation?
    var writtenType: String?
    var last: Int32 = -1
    for graph in graphs {
      guard case .token(let index) = graph[path] else { continue }
      deprecation = deprecation ?? graph.deprecation(of: path, in: declarations)
      // Most appearances share a declaration, which says nothing new the second time.
      guard index != last else { continue }
      last = index
      description = description ?? declarations.tokens[Int(index)].description
      extensions = extensions ?? declarations.tokens[Int(index)].extensions
      writtenType = writtenType ?? legacyType(of: path, index, graph, declarations)
    }
    return CatalogToken(
      path: path, name: declarations.paths.text(of: path), type: type, writtenType: writtenType,
      description: description, deprecation: deprecation, extensions: extensions)
  }
}

private func legacyType(
  of path: PathID, _ index: Int32, _ graph: TokenGraph, _ declarations: Declarations
) -> String? {
  guard let type = declarations.tokens[Int(index)].type ?? graph.groupType(of: path, in: declarations),
    TokenType.named(type.value) == nil, LegacyType.named(type.value) != nil
  else { return nil }
  return type.value
}

private func reportCollisions(
  _ tokens: [CatalogToken], _ sets: [[ResolvedToken?]], into diagnostics: inout Diagnostics
) {
  var firsts: [ExactText: String] = [:]
  for (index, token) in tokens.enumerated() {
    let key = ExactText(token.name.lowercased())
    guard let first = firsts[key] else {
      firsts[key] = token.name
      continue
    }
    guard let range = sets.lazy.compactMap({ $0[index]?.range }).first else { continue }
    let problem: Problem = first.isExactly(token.name) ? .sameName(first) : .caseCollision(token.name, first)
    diagnostics.report(problem, at: range, subject: token.name)
  }
}

extension Problem {
  fileprivate static func sameName(_ name: String) -> Problem {
    Problem(
      "name-collision", .warning, "two tokens are called '\(name)', since a name inside one path has a period",
      hint: "write '0_5' instead of '0.5'")
  }

  fileprivate static func caseCollision(_ name: String, _ other: String) -> Problem {
    Problem("case-collision", .warning, "'\(name)' differs from '\(other)' only in the case of letters")
  }
}
