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
  /// The colour before a change that is written beside it.
  package var modification: ModifiedColor?
  /// Whether it is declared and not filled in: there is no value, and that is no fault.
  package var isGap = false
  /// The platform that sets the colour; the value is then its name.
  package var platform: String?
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
  private(set) var states: [State]
  private(set) var results: [ResolvedToken] = []
  var keys: [String] = []
  var parts: [ResolvedToken.Part] = []
  var depth = 0
  var subject = PathID.root
  var usedDialect = false
  var mode = ReadingMode()
  /// For paths that name no token, the name that was probably meant.
  var suggestions: [PathID: String?] = [:]
  static let mostSuggestions = 50
  /// For paths that name no token, what older files mean by them.
  var legacyReferences: [PathID: LegacyReference?] = [:]
  var leafDepth = 0
  /// The text of plain values with references in it, by the text as written; nil while it is put together.
  var leafTexts: [ExactText: LeafText?] = [:]
  /// Plain values may name each other, and themselves.
  static let deepestLeaf = 64
  private var warned: Set<String> = []

  let earlier: EarlierResults?
  /// For each path, whether it is known to be as in the earlier appearance.
  var sameness: [Bool?]

  enum State {
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
            prepare(current)
            next = finish(current, modified(literal(token, at: current), at: current))
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
      result = finish(link.path, modified(follow(link, to: result), at: link.path))
    }
    return result
  }

  /// A token whose whole value names another.
  struct Link {
    let path: PathID
    let reference: Located<PathID>
  }

  private mutating func literal(_ token: TokenDeclaration, at path: PathID) -> ResolvedToken {
    var result = ResolvedToken(range: token.range)
    if let given = token.given {
      result.type = declaredType(of: token, at: path)
      switch given {
      case .value(let value): result.value = value
      case .platform(let name, let platform): (result.value, result.platform) = (.text(name), platform)
      case .gap: result.isGap = true
      }
      return result
    }
    let outer = (keys, parts, subject, usedDialect, mode, warned)
    (keys, parts, subject, usedDialect, mode, warned) = ([], [], path, false, ReadingMode(), [])
    defer { (keys, parts, subject, usedDialect, mode, warned) = outer }
    do throws(Fault) {
      guard let value = token.value.map({ meant($0) }) else { throw Fault.silent }
      let typed = try typed(value, token, at: path)
      result.type = typed.type
      result.value = typed.value
    } catch {
      report(error, for: path)
      result.isInCycle = error.isCycle
      if case .gap = error { result.isGap = true }
      result.type = declaredType(of: token, at: path)
      if !isStrict, result.type == nil, !error.isCycle, let value = token.value { result.value = shown(value) }
    }
    result.parts = parts
    return result
  }

  /// The type that is written for a token whose value cannot tell: its own, else that of its groups.
  func declaredType(of token: TokenDeclaration, at path: PathID) -> String? {
    let type = token.type ?? graph.groupType(of: path, in: declarations)
    return type.map { LegacyType.named($0.value)?.name ?? $0.value }
  }

  private mutating func finish(_ path: PathID, _ result: ResolvedToken) -> ResolvedToken {
    states[Int(path.index)] = .done(Int32(results.count))
    results.append(result)
    return result
  }

  func declaration(at path: PathID) -> TokenDeclaration {
    graph.declaration(at: path, in: declarations) ?? TokenDeclaration(range: SourceRange(SourceID(0), 0..<0))
  }

  mutating func report(_ fault: Fault, for path: PathID) {
    switch fault {
    case .silent, .gap: return
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
    guard !mode.isNative else { return }
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
  /// It depends on something that is not filled in, which is no fault.
  case gap

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
}
