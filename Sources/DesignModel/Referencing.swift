import TextCore

extension Evaluation {
  /// The token that a declaration's whole value names, or nil when the value is written here.
  mutating func wholeReference(_ token: TokenDeclaration) throws(Fault) -> Located<PathID>? {
    guard let value = token.value.map({ meant($0) }) else { return nil }
    switch value.form {
    case .alias(let target):
      try requireToken(target, at: value.range)
      return Located(target, at: value.range)
    case .pointer(let pointer):
      switch graph.target(of: pointer, in: declarations) {
      case .token(let target) where token.isReference: return Located(target, at: value.range)
      case .value(let target): return Located(target, at: value.range)
      default: return nil
      }
    default:
      return nil
    }
  }

  private mutating func requireToken(_ path: PathID, at range: SourceRange) throws(Fault) {
    if case .token = graph[path] { return }
    let name = declarations.paths.text(of: path)
    switch graph[path] {
    case .token, .member: throw .problem(.notToken(name, hasRoot: false), range)
    case .group:
      let root = declarations.paths.child("$root", of: path)
      let hasRoot = root.map { !graph[$0].isEmpty } ?? false
      throw .problem(.notToken(name, hasRoot: hasRoot), range)
    case .none, .removed:
      let near = suggestion(for: path, name)
      throw .problem(.unresolved("alias '{\(name)}' names no token", near.map { "did you mean '{\($0)}'?" }), range)
    }
  }

  /// The name that was probably meant. Each look-up reads all names, so only the first few are made, and every appearance
  /// gives the same answer for the same path.
  private mutating func suggestion(for path: PathID, _ name: String) -> String? {
    if let known = suggestions[path] { return known }
    guard suggestions.count < Self.mostSuggestions else { return nil }
    let near = Suggestion.nearest(
      to: name, in: graph.tokens.lazy.map { [declarations] in declarations.paths.text(of: $0) })
    suggestions[path] = .some(near)
    return near
  }

  /// The value of a token that stands for a value of a type, or of any, inside a composite.
  mutating func reference(
    _ target: PathID, ofType type: String?, dialect: String?, at range: SourceRange
  ) throws(Fault) -> TokenValue {
    parts.append(ResolvedToken.Part(key: keys.joined(separator: "."), target: target))
    let result = try resolved(target, at: range)
    guard let value = result.value else { throw result.isGap ? .gap : .silent }
    guard let type, result.type != type, !isStrict || result.type != nil else { return value }
    if !isStrict, let fitted = fitted(value, of: result.type, toType: type, dialect: dialect, at: range) {
      return fitted
    }
    throw .problem(.partMismatch(type, declarations.paths.text(of: target), result.type), range)
  }

  /// A token that another one depends on, at one level more of depth.
  mutating func resolved(_ target: PathID, at range: SourceRange) throws(Fault) -> ResolvedToken {
    try requireToken(target, at: range)
    depth += 1
    defer { depth -= 1 }
    guard depth <= limits.chain else { throw .problem(.chainTooLong(limits.chain), range) }
    let result = token(at: target)
    if result.isInCycle { throw .cycle(range) }
    return result
  }

  /// What a pointer leads to, with every reference on the way followed.
  mutating func follow(_ pointer: Pointer, at range: SourceRange) throws(Fault) -> Expression {
    try checkPointer(pointer, at: range)
    if let owner = owner(of: pointer) {
      parts.append(ResolvedToken.Part(key: keys.joined(separator: "."), target: owner))
    }
    var route = Route()
    return try walk(pointer, at: range, &route)
  }

  /// The references that lead to the place that is being read. Each is given back once it is read: another way may lead
  /// through the same place without going round in a circle.
  private struct Route {
    var places: Set<SourceRange> = []
    /// References followed in all, since ways that branch could go on for ever.
    var steps = 0
    static let mostSteps = 1_000
  }

  private func enter(_ range: SourceRange, _ route: inout Route) throws(Fault) {
    guard route.places.insert(range).inserted else { throw .cycle(range) }
    route.steps += 1
    guard route.places.count <= limits.chain, route.steps <= Route.mostSteps else {
      throw .problem(.chainTooLong(limits.chain), range)
    }
  }

  /// Reports a pointer that leads nowhere, before anything is asked of its type.
  func checkPointer(_ pointer: Pointer, at range: SourceRange) throws(Fault) {
    switch graph.target(of: pointer, in: declarations) {
    case .root: throw .problem(.pointsAtRoot, range)
    case .group: throw .problem(.notToken(pointer.text, hasRoot: false), range)
    case .token: throw .problem(.tokenObject(pointer.text), range)
    case .nothing: throw .problem(.unresolved("'\(pointer.text)' leads nowhere", nil), range)
    case .value, .part, .member: return
    }
  }

  private func owner(of pointer: Pointer) -> PathID? {
    switch graph.target(of: pointer, in: declarations) {
    case .value(let path), .token(let path): return path
    case .part(let path, _, _):
      if case .token = graph[path] { return path }
      return nil
    default: return nil
    }
  }

  private mutating func walk(
    _ pointer: Pointer, at range: SourceRange, _ route: inout Route
  ) throws(Fault) -> Expression {
    try enter(range, &route)
    defer { route.places.remove(range) }
    switch graph.target(of: pointer, in: declarations) {
    case .value(let path):
      guard let value = graph.declaration(at: path, in: declarations)?.value else { throw .silent }
      return try settled(value, &route)
    case .member(let value):
      return try settled(value, &route)
    case .part(_, let start, let rest):
      var current = try settled(start, &route)
      for segment in rest {
        guard let next = step(current, segment) else {
          throw .problem(.unresolved("'\(pointer.text)' leads nowhere", nil), range)
        }
        current = try settled(next, &route)
      }
      return current
    case .root, .group, .token, .nothing:
      try checkPointer(pointer, at: range)
      throw .silent
    }
  }

  /// An expression with the references that it consists of followed.
  private mutating func settled(_ expression: Expression, _ route: inout Route) throws(Fault) -> Expression {
    let expression = meant(expression)
    switch expression.form {
    case .alias(let target):
      try requireToken(target, at: expression.range)
      try enter(expression.range, &route)
      defer { route.places.remove(expression.range) }
      guard let token = graph.declaration(at: target, in: declarations), let value = token.value else { throw .silent }
      if token.isReference, case .pointer(let pointer) = value.form,
        case .token(let next) = graph.target(of: pointer, in: declarations)
      {
        return try settled(Expression(.alias(next), at: value.range), &route)
      }
      return try settled(value, &route)
    case .pointer(let pointer):
      return try walk(pointer, at: expression.range, &route)
    default:
      return expression
    }
  }

  private func step(_ expression: Expression, _ segment: String) -> Expression? {
    switch expression.form {
    case .record:
      return expression[segment] ?? Pointer.percentDecoded(segment).flatMap { expression[$0] }
    case .list(let items):
      let isIndex = segment == "0" || (segment.utf8.first != UInt8(ascii: "0") && segment.utf8.allSatisfy(\.isDigit))
      guard isIndex, let index = Int(segment), items.indices.contains(index) else { return nil }
      return items[index]
    default: return nil
    }
  }
}

extension Problem {
  static func unresolved(_ message: String, _ hint: String?) -> Problem {
    Problem("ref-unresolved", .error, message, hint: hint)
  }

  fileprivate static func notToken(_ name: String, hasRoot: Bool) -> Problem {
    Problem(
      "ref-not-token", .error, "'\(name)' is not a token; a reference names a whole token",
      hint: hasRoot ? "did you mean '{\(name).$root}'?" : nil)
  }

  fileprivate static func partMismatch(_ type: String, _ target: String, _ other: String?) -> Problem {
    let fault = other.map { "is of type \($0)" } ?? "has no type, and a value that is none"
    return Problem("type-mismatch", .error, "a \(type) is wanted here, and '\(target)' \(fault)")
  }

  fileprivate static let pointsAtRoot = Problem(
    "ref-root", .error, "a reference to the whole document contains itself")

  fileprivate static func tokenObject(_ text: String) -> Problem {
    Problem(
      "ref-token-object", .error, "'\(text)' is a token, and a value is wanted", hint: "did you mean '\(text)/$value'?")
  }
}
