import TextCore

/// Where a JSON Pointer leads in a merged tree, as far as that can be told without following references.
enum PointerTarget {
  case root
  case group(PathID)
  /// A token object.
  case token(PathID)
  /// The whole `$value` of a token.
  case value(PathID)
  /// Something inside `$value` or another property; the segments are still to be walked.
  case part(PathID, Expression, rest: ArraySlice<String>)
  case member(Expression)
  case nothing
}

extension TokenGraph {
  func target(of pointer: Pointer, in declarations: Declarations) -> PointerTarget {
    guard !pointer.segments.isEmpty else { return .root }
    var current = PathID.root
    var rest = pointer.segments[...]
    while let segment = rest.first {
      guard let child = child(segment, of: current, declarations) else {
        return property(segment, of: current, rest: rest.dropFirst(), declarations)
      }
      current = child
      rest = rest.dropFirst()
    }
    switch self[current] {
    case .token: return .token(current)
    case .group: return .group(current)
    case .member(let index): return .member(declarations.members[Int(index)])
    case .none, .removed: return .nothing
    }
  }

  private func child(_ segment: String, of path: PathID, _ declarations: Declarations) -> PathID? {
    if let child = declarations.paths.child(segment, of: path), !self[child].isEmpty { return child }
    guard let decoded = Pointer.percentDecoded(segment), let child = declarations.paths.child(decoded, of: path),
      !self[child].isEmpty
    else { return nil }
    return child
  }

  private func property(
    _ name: String, of path: PathID, rest: ArraySlice<String>, _ declarations: Declarations
  ) -> PointerTarget {
    let found: Expression?
    switch self[path] {
    case .token(let index):
      let token = declarations.tokens[Int(index)]
      if name == "$value" {
        guard let value = token.value, !token.isReference else { return .nothing }
        return rest.isEmpty ? .value(path) : .part(path, value, rest: rest)
      }
      found = expression(name, type: token.type, token.description, token.deprecation, token.extensions, token.range)
    case .group(let index):
      let group = declarations.groups[Int(index)]
      found = expression(name, type: group.type, group.description, group.deprecation, group.extensions, group.range)
    case .member(let index):
      return .part(path, declarations.members[Int(index)], rest: [name] + rest)
    case .none, .removed:
      found = nil
    }
    return found.map { .part(path, $0, rest: rest) } ?? .nothing
  }

  private func expression(
    _ name: String, type: Located<String>?, _ description: String?, _ deprecation: Deprecation?,
    _ extensions: Expression?, _ range: SourceRange
  ) -> Expression? {
    switch name {
    case "$type": type.map { Expression(.text($0.value), at: $0.range) }
    case "$description": description.map { Expression(.text($0), at: range) }
    case "$deprecated":
      switch deprecation {
      case .yes(let reason?): Expression(.text(reason), at: range)
      case .yes(nil): Expression(.flag(true), at: range)
      case .no: Expression(.flag(false), at: range)
      case nil: nil
      }
    case "$extensions": extensions
    default: nil
    }
  }
}
