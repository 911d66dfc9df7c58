/// What another appearance resolved. A token whose declaration, type and targets are the same has the same value here, so
/// that an appearance costs what it changes.
struct EarlierResults {
  let graph: TokenGraph
  /// By the number of the path; nil where nothing was resolved.
  let results: [ResolvedToken?]
  /// By the number of the declaration: the tokens that its value names, nil when it holds a pointer.
  private let targets: [[PathID]?]

  init(graph: TokenGraph, results: [ResolvedToken?], _ declarations: Declarations) {
    self.graph = graph
    self.results = results
    targets = declarations.tokens.map { token in
      guard !token.isReference else { return nil }
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
    case .pointer, .fault: return false
    case .null, .flag, .number, .text: return true
    }
  }
}
