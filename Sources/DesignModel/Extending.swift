import TextCore

/// Applies `$extends`: each extending group gets what its base has and it lacks (F-40 to F-50).
struct Extending {
  private(set) var graph: TokenGraph
  let limits: Limits
  private var states: [PathID: State] = [:]
  private var stack: [PathID] = []
  private var inherited: [PathID: [PathID]] = [:]
  /// Tokens and groups that the graph has.
  private var count = 0
  /// Places that were looked at for something to inherit; groups that many others extend are looked at again each time.
  private var visits = 0
  private var isOverLimit = false
  private var suggestionsLeft = 50

  private enum State {
    case active, done
  }

  init(graph: TokenGraph, limits: Limits) {
    self.graph = graph
    self.limits = limits
  }

  mutating func apply(in declarations: inout Declarations, into diagnostics: inout Diagnostics) {
    adoptGroupReferences(in: &declarations)
    let extending = graph.order.filter { path in
      if case .group(let index) = graph[path] { declarations.groups[Int(index)].base != nil } else { false }
    }
    guard !extending.isEmpty else { return }
    let written = graph
    count = graph.tokens.count
    for path in extending where !isOverLimit { process(path, in: &declarations, into: &diagnostics) }
    if isOverLimit { graph = written } else { reorder(in: declarations) }
  }

  /// `{"$ref": "#/group"}` without children is written like a token and is a group (F-50).
  private mutating func adoptGroupReferences(in declarations: inout Declarations) {
    for path in graph.order {
      guard case .token(let index) = graph[path], declarations.tokens[Int(index)].isReference else { continue }
      let token = declarations.tokens[Int(index)]
      guard case .pointer(let pointer)? = token.value?.form, leadsToGroup(pointer, declarations) else { continue }
      var group = GroupProperties(range: token.range)
      group.type = token.type
      group.description = token.description
      group.deprecation = token.deprecation
      group.extensions = token.extensions
      group.base = Located(.pointer(pointer), at: token.range)
      graph.put(declarations.add(group), at: path)
    }
  }

  /// Whether a pointer leads to a group, also by way of other references that stand for groups.
  private func leadsToGroup(_ pointer: Pointer, _ declarations: Declarations) -> Bool {
    var pointer = pointer
    for _ in 0..<limits.chain {
      switch graph.target(of: pointer, in: declarations) {
      case .group: return true
      case .token(let path):
        guard let token = graph.declaration(at: path, in: declarations), token.isReference,
          case .pointer(let next)? = token.value?.form
        else { return false }
        pointer = next
      default: return false
      }
    }
    return false
  }

  private mutating func process(
    _ path: PathID, in declarations: inout Declarations, into diagnostics: inout Diagnostics
  ) {
    guard states[path] == nil, let base = graph.group(at: path, in: declarations)?.base else { return }
    let name = declarations.paths.text(of: path)
    guard stack.count < limits.chain else {
      diagnostics.report(.tooLong(limits.chain), at: base.range, subject: name)
      states[path] = .done
      return
    }
    states[path] = .active
    stack.append(path)
    defer {
      stack.removeLast()
      states[path] = .done
    }
    do {
      let target = try target(of: base.value, in: &declarations, into: &diagnostics)
      if target == path || declarations.paths.isAncestor(target, of: path)
        || declarations.paths.isAncestor(path, of: target)
      {
        diagnostics.report(.cycle([name, declarations.paths.text(of: target)]), at: base.range, subject: name)
        return
      }
      let inherited = [target] + declarations.paths.descendants(of: target)
      guard visit(inherited.count, at: base.range, &diagnostics) else { return }
      for inner in inherited {
        guard graph.group(at: inner, in: declarations)?.base != nil else { continue }
        if states[inner] == .active {
          reportCycle(from: inner, declarations, into: &diagnostics)
          return
        }
        process(inner, in: &declarations, into: &diagnostics)
        if isOverLimit { return }
      }
      inherit(from: target, to: path, at: base.range, in: &declarations, into: &diagnostics)
    } catch {
      diagnostics.report(error.problem, at: base.range, subject: name)
    }
  }

  private struct Fault: Error {
    let problem: Problem
  }

  private mutating func target(
    of base: GroupProperties.Base, in declarations: inout Declarations, into diagnostics: inout Diagnostics
  ) throws(Fault) -> PathID {
    switch base {
    case .fault(let problem): throw Fault(problem: problem)
    case .path(let path):
      // The target may come into being only when a group above it is extended.
      var above = declarations.paths.parent(of: path)
      while let ancestor = above {
        if states[ancestor] == nil { process(ancestor, in: &declarations, into: &diagnostics) }
        above = declarations.paths.parent(of: ancestor)
      }
      let text = declarations.paths.text(of: path)
      switch graph[path] {
      case .group: return path
      case .token: throw Fault(problem: .baseIsToken(text))
      case .member: throw Fault(problem: .baseIsNoGroup(text))
      case .none, .removed: throw Fault(problem: .baseIsMissing(text, near: nearestGroup(to: text, declarations)))
      }
    case .pointer(let pointer):
      switch graph.target(of: pointer, in: declarations) {
      case .group(let path): return path
      case .root: return .root
      case .token(let path), .value(let path): throw Fault(problem: .baseIsToken(declarations.paths.text(of: path)))
      case .part, .member: throw Fault(problem: .baseIsNoGroup(pointer.text))
      case .nothing: throw Fault(problem: .baseIsMissing(pointer.text, near: nil))
      }
    }
  }

  /// Each look-up reads all names, so only the first few are made.
  private mutating func nearestGroup(to text: String, _ declarations: Declarations) -> String? {
    guard suggestionsLeft > 0 else { return nil }
    suggestionsLeft -= 1
    let groups = graph.order.lazy.filter { [graph] in if case .group = graph[$0] { true } else { false } }
    return Suggestion.nearest(to: text, in: groups.map { declarations.paths.text(of: $0) })
  }

  private func reportCycle(
    from start: PathID, _ declarations: Declarations, into diagnostics: inout Diagnostics
  ) {
    guard let first = stack.firstIndex(of: start) else { return }
    let members = stack[first...].map { declarations.paths.text(of: $0) }
    for (path, name) in zip(stack[first...], members) {
      guard let base = graph.group(at: path, in: declarations)?.base else { continue }
      diagnostics.report(.cycle(members), at: base.range, subject: name)
    }
  }

  private mutating func inherit(
    from base: PathID, to path: PathID, at range: SourceRange, in declarations: inout Declarations,
    into diagnostics: inout Diagnostics
  ) {
    if let own = graph.group(at: path, in: declarations)?.type,
      let other = graph.group(at: base, in: declarations)?.type, own.value != other.value
    {
      let name = declarations.paths.text(of: path)
      diagnostics.report(.typeConflict(name, own.value, other.value), at: own.range, subject: name)
    }
    join(base, into: path, &declarations)
    var added: [PathID] = []
    var waiting = [(base, path)]
    while let (from, to) = waiting.popLast() {
      var pairs: [(PathID, PathID)] = []
      var child = declarations.paths.firstChild(of: from)
      while let source = child {
        child = declarations.paths.nextSibling(of: source)
        guard isInheritable(source), source != path else { continue }
        let copy = declarations.paths.intern(declarations.paths.name(of: source), under: to)
        let isNew = graph[copy].isEmpty
        if lay(source, at: copy, range, &declarations, &diagnostics) { pairs.append((source, copy)) }
        if isOverLimit { return }
        if isNew, case .token = graph[copy] { added.append(copy) }
      }
      waiting += pairs.reversed()
    }
    inherited[path] = added
  }

  private func isInheritable(_ path: PathID) -> Bool {
    switch graph[path] {
    case .token, .group: true
    case .member, .none, .removed: false
    }
  }

  /// Puts an inherited node where nothing local stands; says whether its children are wanted too.
  private mutating func lay(
    _ source: PathID, at copy: PathID, _ range: SourceRange, _ declarations: inout Declarations,
    _ diagnostics: inout Diagnostics
  ) -> Bool {
    switch (graph[source], graph[copy]) {
    case (.token, .none), (.token, .removed):
      guard add(at: range, &diagnostics) else { return false }
      graph.put(graph[source], at: copy)
      if let type = graph.groupType(of: source, in: declarations) { graph.setInheritedType(type, of: copy) }
      return graph.hasChildren(source, in: declarations)
    case (.group(let index), .none), (.group(let index), .removed):
      guard add(at: range, &diagnostics) else { return false }
      var group = declarations.groups[Int(index)]
      group.base = nil
      graph.put(declarations.add(group), at: copy)
      return true
    case (.group, .group):
      join(source, into: copy, &declarations)
      return true
    case (.token, .group), (.group, .token):
      let name = declarations.paths.text(of: copy)
      let place = graph.declaration(at: copy, in: declarations)?.range ?? graph.group(at: copy, in: declarations)?.range
      diagnostics.report(.baseKindMismatch(name), at: place ?? range, subject: name)
      return false
    default:
      return false
    }
  }

  private mutating func add(at range: SourceRange, _ diagnostics: inout Diagnostics) -> Bool {
    count += 1
    return isWithin(count, limits.tokens, at: range, &diagnostics)
  }

  private mutating func visit(_ places: Int, at range: SourceRange, _ diagnostics: inout Diagnostics) -> Bool {
    visits += places
    return isWithin(visits, 4 * limits.tokens, at: range, &diagnostics)
  }

  private mutating func isWithin(
    _ count: Int, _ limit: Int, at range: SourceRange, _ diagnostics: inout Diagnostics
  ) -> Bool {
    guard count > limit else { return true }
    if !isOverLimit { diagnostics.report(.tooMany(limits.tokens), at: range) }
    isOverLimit = true
    return false
  }

  /// Gives a group the properties of another that it lacks.
  private mutating func join(_ base: PathID, into path: PathID, _ declarations: inout Declarations) {
    guard let local = graph.group(at: path, in: declarations), let other = graph.group(at: base, in: declarations)
    else {
      return
    }
    var joined = other.overlaid(with: local)
    joined.base = local.base
    graph.put(declarations.add(joined), at: path)
  }

  /// Inherited tokens follow the tokens that their group declares itself, before its groups (F-16).
  private mutating func reorder(in declarations: Declarations) {
    guard !inherited.isEmpty else { return }
    var anchors: [PathID: PathID] = [:]
    for path in graph.order {
      guard let parent = declarations.paths.parent(of: path) else { continue }
      if inherited[path] != nil, anchors[path] == nil { anchors[path] = path }
      if inherited[parent] != nil, case .token = graph[path] { anchors[parent] = path }
    }
    var following: [PathID: [PathID]] = [:]
    for (group, anchor) in anchors { following[anchor, default: []] += inherited[group] ?? [] }
    var seen: Set<PathID> = []
    var order: [PathID] = []
    var waiting = Array(graph.order.reversed())
    while let path = waiting.popLast() {
      guard seen.insert(path).inserted else { continue }
      order.append(path)
      waiting += (following[path] ?? []).reversed()
    }
    for path in inherited.keys.sorted() {
      for token in inherited[path] ?? [] where seen.insert(token).inserted { order.append(token) }
    }
    graph.reorder(order)
  }
}

extension Problem {
  fileprivate static func baseIsToken(_ name: String) -> Problem {
    Problem("extends-token", .error, "'\(name)' is a token; a group extends groups")
  }

  fileprivate static func baseIsNoGroup(_ name: String) -> Problem {
    Problem("extends-not-group", .error, "'\(name)' is not a group")
  }

  fileprivate static func baseIsMissing(_ name: String, near: String?) -> Problem {
    Problem("extends-unresolved", .error, "'\(name)' names no group", hint: near.map { "did you mean '{\($0)}'?" })
  }

  fileprivate static func cycle(_ names: [String]) -> Problem {
    let route = (names + names.prefix(1)).joined(separator: " → ")
    return Problem("extends-cycle", .error, "groups extend each other in a circle: \(route)")
  }

  fileprivate static func typeConflict(_ name: String, _ own: String, _ inherited: String) -> Problem {
    Problem(
      "extends-type-conflict", .warning,
      "'\(name)' has the type \(own) and inherits \(inherited); its own tokens take the first, inherited ones the second"
    )
  }

  fileprivate static func baseKindMismatch(_ name: String) -> Problem {
    Problem(
      "extends-kind-mismatch", .warning,
      "'\(name)' is a token here and a group in the base, or the reverse; this one counts")
  }

  fileprivate static func tooLong(_ limit: Int) -> Problem {
    Problem("limit-chain", .error, "a chain of '$extends' is longer than \(limit)")
  }

  fileprivate static func tooMany(_ limit: Int) -> Problem {
    Problem("limit-tokens", .error, "'$extends' makes more than \(limit) tokens and groups")
  }
}
