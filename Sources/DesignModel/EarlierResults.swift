/// What another appearance resolved. A token whose declaration, type and targets are the same has the same value here, so
/// that an appearance costs what it changes.
struct EarlierResults {
  let graph: TokenGraph
  /// By the number of the path; nil where nothing was resolved.
  let results: [ResolvedToken?]
  /// By the number of the declaration: the tokens that its value names, nil when it holds a pointer or
  /// its colour is changed, for what that depends on stands in text.
  private let targets: [[PathID]?]

  init(graph: TokenGraph, results: [ResolvedToken?], _ declarations: Declarations) {
    self.graph = graph
    self.results = results
    targets = declarations.tokens.map { token in
      guard !token.isReference, token.colorModifier == nil else { return nil }
      if token.given != nil { return [] }
      var targets: [PathID] = []
      guard let value = token.value, Self.collect(value, into: &targets) else { return nil }
      return targets
    }
  }

  /// The tokens that a declaration depends on; nil when that cannot be told from its text.
  func targets(of declaration: Int32) -> [PathID]? {
    Int(declaration) < targets.count ? targets[Int(declaration)] : nil
  }

  private static func collect(_ expression: Expression, into targets: inout [PathID]) -> Bool {
    switch expression.form {
    case .alias(let path):
      targets.append(path)
      return true
    case .list(let items): return items.allSatisfy { collect($0, into: &targets) }
    case .record(let fields): return fields.allSatisfy { collect($0.value, into: &targets) }
    case .interpolation(let interpolation):
      targets += interpolation.targets
      return true
    case .pointer, .fault: return false
    case .null, .flag, .number, .text: return true
    }
  }
}

extension Evaluation {
  /// Everything that was resolved, for the appearances that follow.
  func results(in declarations: Declarations) -> EarlierResults {
    let byPath = states.map { state -> ResolvedToken? in
      if case .done(let index) = state { results[Int(index)] } else { nil }
    }
    return EarlierResults(graph: graph, results: byPath, declarations)
  }

  /// The earlier result, when nothing that it depends on is different here.
  mutating func earlierResult(at path: PathID) -> ResolvedToken? {
    guard let earlier, isSame(path, depth: 0) else { return nil }
    return earlier.results[Int(path.index)]
  }

  private mutating func isSame(_ path: PathID, depth: Int) -> Bool {
    if let known = sameness[Int(path.index)] { return known }
    // A cycle is not the same as anything: its members are resolved again, and reported again.
    sameness[Int(path.index)] = false
    guard let earlier, depth < limits.chain, case .token(let index) = graph[path], graph[path] == earlier.graph[path],
      let targets = earlier.targets(of: index),
      graph.groupType(of: path, in: declarations)?.value == earlier.graph.groupType(of: path, in: declarations)?.value,
      targets.allSatisfy({ isSame($0, depth: depth + 1) })
    else { return false }
    sameness[Int(path.index)] = true
    return true
  }
}
