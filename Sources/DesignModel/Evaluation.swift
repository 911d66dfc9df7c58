package import TextCore

/// A token's value in one appearance, and where it comes from.
package struct ResolvedToken: Sendable {
  /// A reference inside a composite: the path in the normalised value, such as `0.color`, and the token that it names.
  package struct Part: Sendable, Hashable {
    package let key: String
    package let target: PathID
  }

  package var type: String?
  package var value: TokenValue?
  /// The token that the whole value names.
  package var target: PathID?
  package var parts: [Part] = []
  package let range: SourceRange
  /// The number of whole-value references down to a written value.
  var chain = 0
  var isInCycle = false

  init(range: SourceRange) {
    self.range = range
  }
}

/// Resolves the tokens of one graph: types first, then references, then values by the shapes of their types.
package struct Evaluation {
  let graph: TokenGraph
  let declarations: Declarations
  let isStrict: Bool
  let limits: Limits
  private(set) var diagnostics = Diagnostics()
  private var states: [State]
  private var results: [ResolvedToken] = []
  var keys: [String] = []
  var parts: [ResolvedToken.Part] = []
  var depth = 0
  var subject = PathID.root
  var usedDialect = false
  /// For paths that name no token, the name that was probably meant.
  var suggestions: [PathID: String?] = [:]
  static let mostSuggestions = 50
  private var warned: Set<String> = []

  private let earlier: EarlierResults?
  /// For each path, whether it is known to be as in the earlier appearance.
  private var sameness: [Bool?]

  private enum State {
    case waiting
    case active
    case done(Int32)
  }

  package init(_ graph: TokenGraph, of declarations: Declarations, isStrict: Bool, limits: Limits = Limits()) {
    self.init(graph, of: declarations, isStrict: isStrict, limits: limits, earlier: nil)
  }

  init(
    _ graph: TokenGraph, of declarations: Declarations, isStrict: Bool, limits: Limits, earlier: EarlierResults?
  ) {
    self.graph = graph
    self.earlier = earlier
    sameness = Array(repeating: nil, count: earlier == nil ? 0 : declarations.paths.count)
    self.declarations = declarations
    self.isStrict = isStrict
    self.limits = limits
    states = Array(repeating: .waiting, count: declarations.paths.count)
  }

  /// The resolved tokens of some paths, nil where the graph has none.
  package mutating func resolve(_ paths: [PathID], into diagnostics: inout Diagnostics) -> [ResolvedToken?] {
    let resolved = paths.map { path -> ResolvedToken? in
      if case .token = graph[path] { return token(at: path) }
      return nil
    }
    diagnostics.append(self.diagnostics)
    self.diagnostics = Diagnostics()
    return resolved
  }

  /// The result for a path that holds a token. A chain of whole-value aliases is followed in a loop, so that its length
  /// costs no stack.
  mutating func token(at path: PathID) -> ResolvedToken {
    var chain: [Link] = []
    var current = path
    var next: ResolvedToken?
    while next == nil {
      switch states[Int(current.index)] {
      case .done(let index): next = results[Int(index)]
      case .active:
        var result = ResolvedToken(range: declaration(at: current).range)
        result.isInCycle = true
        next = result
      case .waiting:
        if let known = earlierResult(at: current) {
          next = finish(current, known)
          continue
        }
        states[Int(current.index)] = .active
        let token = declaration(at: current)
        do throws(Fault) {
          guard let reference = try wholeReference(token) else {
            next = finish(current, literal(token, at: current))
            continue
          }
          chain.append(Link(path: current, reference: reference))
          current = reference.value
        } catch {
          report(error, for: current)
          var result = ResolvedToken(range: token.range)
          result.type = declaredType(of: token, at: current)
          // The name that leads nowhere is still what the token says.
          if case .alias(let target)? = token.value?.form { result.target = target }
          next = finish(current, result)
        }
      }
    }
    guard var result = next else { return ResolvedToken(range: declaration(at: path).range) }
    for link in chain.reversed() {
      result = finish(link.path, follow(link, to: result))
    }
    return result
  }

  /// Everything that was resolved, for the appearances that follow.
  func results(in declarations: Declarations) -> EarlierResults {
    let byPath = states.map { state -> ResolvedToken? in
      if case .done(let index) = state { results[Int(index)] } else { nil }
    }
    return EarlierResults(graph: graph, results: byPath, declarations)
  }

  /// The earlier result, when nothing that it depends on is different here.
  private mutating func earlierResult(at path: PathID) -> ResolvedToken? {
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

  private struct Link {
    let path: PathID
    let reference: Located<PathID>
  }

  private mutating func follow(_ link: Link, to target: ResolvedToken) -> ResolvedToken {
    let token = declaration(at: link.path)
    var result = ResolvedToken(range: token.range)
    result.target = link.reference.value
    result.chain = target.chain + 1
    do throws(Fault) {
      if target.isInCycle { throw Fault.cycle(link.reference.range) }
      if result.chain > limits.chain {
        throw Fault.problem(.chainTooLong(limits.chain), link.reference.range)
      }
      result.type = try aliasType(of: token, to: target, named: link.reference.value)
      result.value = target.value
    } catch {
      report(error, for: link.path)
      result.isInCycle = error.isCycle
      result.type = result.type ?? declaredType(of: token, at: link.path)
    }
    return result
  }

  private mutating func aliasType(
    of token: TokenDeclaration, to target: ResolvedToken, named name: PathID
  ) throws(Fault) -> String? {
    guard let own = token.type else { return target.type }
    let use = try use(of: own, for: token)
    guard let other = target.type, !use.isLegacyName, use.name != other else { return target.type ?? use.name }
    let text = declarations.paths.text(of: name)
    throw .problem(.aliasMismatch(own: use.name, target: text, other), own.range)
  }

  private mutating func literal(_ token: TokenDeclaration, at path: PathID) -> ResolvedToken {
    var result = ResolvedToken(range: token.range)
    let outer = (keys, parts, subject, usedDialect, warned)
    (keys, parts, subject, usedDialect, warned) = ([], [], path, false, [])
    defer { (keys, parts, subject, usedDialect, warned) = outer }
    do throws(Fault) {
      guard let value = token.value else { throw Fault.silent }
      let typed = try typed(value, token, at: path)
      result.type = typed.type
      result.value = typed.value
    } catch {
      report(error, for: path)
      result.isInCycle = error.isCycle
      result.type = declaredType(of: token, at: path)
      if !isStrict, result.type == nil, let value = token.value { result.value = raw(value) }
    }
    result.parts = parts
    return result
  }

  /// The type that is written for a token whose value cannot tell: its own, else that of its groups.
  private func declaredType(of token: TokenDeclaration, at path: PathID) -> String? {
    let type = token.type ?? graph.groupType(of: path, in: declarations)
    return type.map { LegacyType.named($0.value)?.name ?? $0.value }
  }

  private mutating func finish(_ path: PathID, _ result: ResolvedToken) -> ResolvedToken {
    states[Int(path.index)] = .done(Int32(results.count))
    results.append(result)
    return result
  }

  private func declaration(at path: PathID) -> TokenDeclaration {
    graph.declaration(at: path, in: declarations) ?? TokenDeclaration(range: SourceRange(SourceID(0), 0..<0))
  }

  mutating func report(_ fault: Fault, for path: PathID) {
    switch fault {
    case .silent: return
    case .problem(let problem, let range):
      diagnostics.report(problem, at: range, subject: declarations.paths.text(of: path))
    case .cycle(let range):
      let name = declarations.paths.text(of: path)
      diagnostics.report(.cycle(name), at: range, subject: name)
    }
  }

  /// Warns of a value once, however many of its parts give cause.
  mutating func warn(_ problem: Problem, at range: SourceRange) {
    guard warned.insert(problem.code).inserted else { return }
    diagnostics.report(problem, at: range, subject: declarations.paths.text(of: subject))
  }

  mutating func tally(_ problem: TalliedProblem, at range: SourceRange) {
    usedDialect = true
    diagnostics.tally(problem, at: range)
  }
}

/// Why a value could not be had.
enum Fault: Error {
  case problem(Problem, SourceRange)
  case cycle(SourceRange)
  /// It depends on something that was reported already.
  case silent

  var isCycle: Bool {
    if case .cycle = self { true } else { false }
  }
}

extension Problem {
  fileprivate static func cycle(_ name: String) -> Problem {
    Problem("ref-cycle", .error, "'\(name)' refers to itself, directly or through others")
  }

  static func chainTooLong(_ limit: Int) -> Problem {
    Problem("limit-chain", .error, "a chain of references is longer than \(limit)")
  }

  fileprivate static func aliasMismatch(own: String, target: String, _ other: String) -> Problem {
    Problem(
      "type-mismatch", .error, "the type here is \(own), and '\(target)' is of type \(other)",
      hint: "leave '$type' out: a reference takes the type of its target")
  }
}
