extension Evaluation {
  /// Resolves the tokens that a value names before it is read itself, the last of a long way first: so that neither the
  /// order of tokens nor the stack says how long a way may be.
  mutating func prepare(_ path: PathID) {
    var waiting = namedTokens(path)
    guard !waiting.isEmpty else { return }
    var opened: Set<PathID> = []
    while let next = waiting.last {
      let isFirst = opened.insert(next).inserted
      let before = waiting.count
      if isFirst, isWaiting(next) { waiting += namedTokens(next).filter { !opened.contains($0) } }
      guard waiting.count == before else { continue }
      waiting.removeLast()
      if isWaiting(next) { _ = token(at: next) }
    }
  }

  private func isWaiting(_ path: PathID) -> Bool {
    if case .waiting = states[Int(path.index)] { true } else { false }
  }

  /// The tokens that a value names and that are not resolved yet.
  private mutating func namedTokens(_ path: PathID) -> [PathID] {
    guard case .token(let index) = graph[path], let value = declarations.tokens[Int(index)].value else { return [] }
    var found: [PathID] = []
    collect(value, into: &found)
    return found
  }

  private mutating func collect(_ value: Expression, into found: inout [PathID]) {
    switch value.form {
    case .alias(let path): collect(path, into: &found)
    case .interpolation(let text):
      for piece in text.pieces {
        if case .reference(let path) = piece { collect(path, into: &found) }
      }
    case .list(let items): for item in items { collect(item, into: &found) }
    case .record(let fields): for field in fields { collect(field.value, into: &found) }
    case .null, .flag, .number, .text, .pointer, .fault: return
    }
  }

  private mutating func collect(_ path: PathID, into found: inout [PathID]) {
    if case .token = graph[path] {
      if isWaiting(path) { found.append(path) }
    } else if !isStrict, case .token(let token)? = legacy(path)?.target, isWaiting(token) {
      found.append(token)
    }
  }
}
