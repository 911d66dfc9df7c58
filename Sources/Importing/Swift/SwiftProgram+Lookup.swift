/// What a name leads to: a member, or a part of the value that it is made with, such as `Theme.light.primary`.
struct SwiftTarget: Hashable, Sendable {
  let member: Int
  var parts: [String] = []
}

extension SwiftProgram {
  private static let mostAliases = 16

  /// Members that give the same value in another form.
  private static let conversions: Set<String> = [
    "rawValue", "cgColor", "uiColor", "nsColor", "color", "swiftUIColor", "self", "font", "value",
  ]

  /// What a dotted name means inside a type: the innermost type that knows it, then those around it.
  func target(_ names: [String], from scope: Int) -> SwiftTarget? {
    guard let first = names.first else { return nil }
    if first == "Self" || first == "self" { return member(names.dropFirst(), in: scope, hops: 0) }
    var current: Int? = scope
    while let inner = current {
      if let found = member(names[...], in: inner, hops: 0) { return found }
      current = scopes[inner].parent
    }
    return nil
  }

  /// A type by its dotted name, as it is seen inside another.
  func type(_ names: [String], from scope: Int) -> Int? {
    var current: Int? = scope
    while let inner = current {
      if let found = type(names[...], in: inner, hops: 0) { return found }
      current = scopes[inner].parent
    }
    return nil
  }

  private func type(_ names: ArraySlice<String>, in scope: Int, hops: Int) -> Int? {
    guard let first = names.first else { return scope }
    if let inner = scopes[scope].types[first] { return type(names.dropFirst(), in: inner, hops: hops) }
    guard hops < Self.mostAliases, let alias = scopes[scope].aliases[first] else { return nil }
    return aliased(alias, from: scope, hops: hops).flatMap { type(names.dropFirst(), in: $0, hops: hops + 1) }
  }

  /// Only the innermost type that knows the first name is asked, so that no way is tried twice.
  private func aliased(_ alias: [String], from scope: Int, hops: Int) -> Int? {
    var current: Int? = scope
    while let inner = current {
      if scopes[inner].types[alias[0]] != nil || scopes[inner].aliases[alias[0]] != nil {
        return type(alias[...], in: inner, hops: hops + 1)
      }
      current = scopes[inner].parent
    }
    return nil
  }

  func member(_ names: ArraySlice<String>, in scope: Int, hops: Int) -> SwiftTarget? {
    guard let first = names.first else { return nil }
    let rest = names.dropFirst()
    if let inner = scopes[scope].types[first], !rest.isEmpty { return member(rest, in: inner, hops: hops) }
    if let member = scopes[scope].members[first] {
      var parts = Array(rest)
      while let last = parts.last, Self.conversions.contains(last) { parts.removeLast() }
      return SwiftTarget(member: member, parts: parts)
    }
    guard hops < Self.mostAliases, let alias = scopes[scope].aliases[first] else { return nil }
    return aliased(alias, from: scope, hops: hops).flatMap { member(rest, in: $0, hops: hops + 1) }
  }
}
