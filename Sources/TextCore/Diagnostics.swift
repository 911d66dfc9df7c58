/// The diagnostics of one stage, in the order in which they were found.
package struct Diagnostics: Sendable {
  package private(set) var items: [Diagnostic] = []
  private var tallies: [TallyKey: Tally] = [:]

  private struct TallyKey: Hashable {
    let code: String
    let source: SourceID
  }

  private struct Tally {
    let problem: TalliedProblem
    var places: Set<SourceRange>
  }

  package init() {}

  package mutating func report(_ problem: Problem, at range: SourceRange, subject: String? = nil) {
    items.append(Diagnostic(problem: problem, place: .range(range), subject: subject))
  }

  package mutating func report(_ problem: Problem, inFile path: String) {
    items.append(Diagnostic(problem: problem, place: .file(path), subject: nil))
  }

  package mutating func report(_ problem: Problem, subject: String? = nil) {
    items.append(Diagnostic(problem: problem, place: .call, subject: subject))
  }

  /// Counts one more place of a problem; the same place counts once, however often it is met.
  package mutating func tally(_ problem: TalliedProblem, at range: SourceRange) {
    tallies[TallyKey(code: problem.code, source: range.source), default: Tally(problem: problem, places: [])]
      .places.insert(range)
  }

  package mutating func append(_ other: Diagnostics) {
    items += other.items
    for (key, tally) in other.tallies {
      tallies[key, default: Tally(problem: tally.problem, places: [])].places.formUnion(tally.places)
    }
  }

  package var hasErrors: Bool {
    items.contains { $0.problem.severity == .error }
  }

  private var tallied: [Diagnostic] {
    tallies.compactMap { key, tally in
      guard let first = tally.places.min(by: { $0.lower < $1.lower }) else { return nil }
      let message = tally.problem.message(tally.places.count)
      let problem = Problem(key.code, .warning, message, hint: tally.problem.hint)
      return Diagnostic(problem: problem, place: .range(first), subject: nil)
    }
  }

  /// Each diagnostic once, by file, place, code and message, whatever the order in which work was done.
  package func finished(in sources: SourceSet) -> [Diagnostic] {
    var seen: Set<Diagnostic> = []
    let keyed = (items + tallied).filter { seen.insert($0).inserted }.map { (key: SortKey($0, sources), item: $0) }
    return keyed.sorted { $0.key < $1.key }.map(\.item)
  }
}

private struct SortKey: Comparable {
  let path: ExactText
  let offset: UInt32
  let code: String
  let subject: ExactText
  let message: ExactText

  init(_ diagnostic: Diagnostic, _ sources: SourceSet) {
    switch diagnostic.place {
    case .range(let range):
      path = ExactText(sources[range.source].path)
      offset = range.lower
    case .file(let file):
      path = ExactText(file)
      offset = 0
    case .call:
      path = ExactText("")
      offset = 0
    }
    code = diagnostic.problem.code
    subject = ExactText(diagnostic.subject ?? "")
    message = ExactText(diagnostic.problem.message)
  }

  static func < (left: SortKey, right: SortKey) -> Bool {
    if left.path != right.path { return left.path < right.path }
    if left.offset != right.offset { return left.offset < right.offset }
    if left.code != right.code { return left.code < right.code }
    if left.subject != right.subject { return left.subject < right.subject }
    return left.message < right.message
  }
}
