import DesignModel

/// Values that hold values: `static let light = Theme(primary: …)`, and types that fill a protocol of properties. Where
/// one of several is dark, they are contexts; otherwise groups of tokens.
struct SwiftThemes: Sendable {
  /// An expression with the type that it must have, and the scope in which its names count.
  struct Part: Sendable {
    let expression: SwiftExpression
    let type: SwiftTypeName?
    let scope: Int
  }

  struct Leaf: Sendable {
    let parts: [String]
    let part: Part
  }

  /// The values inside each member that is made with several.
  private(set) var leaves: [Int: [Leaf]] = [:]
  /// Where each value stands among those of its member.
  private(set) var places: [SwiftTarget: Int] = [:]
  /// Types of which such members are made.
  private(set) var themedTypes: Set<Int> = []
  /// Types that fill a protocol of style values.
  private(set) var fillers: Set<Int> = []
  private var memberContexts: [Int: Context] = [:]
  private var scopeContexts: [Int: Context] = [:]

  private struct Context {
    let name: String
    let prefix: [String]
  }

  private static let deepest = 8

  init(_ program: SwiftProgram) {
    addMembers(of: program)
    addFillers(of: program)
  }

  func part(_ target: SwiftTarget, in program: SwiftProgram) -> Part? {
    let member = program.members[target.member]
    guard !target.parts.isEmpty else {
      return member.value.map { Part(expression: $0, type: member.type, scope: member.scope) }
    }
    return places[target].flatMap { leaves[target.member]?[$0].part }
  }

  /// The segments of a token's path.
  func names(of target: SwiftTarget, in program: SwiftProgram) -> [String] {
    let member = program.members[target.member]
    if let context = memberContexts[target.member] { return context.prefix + target.parts }
    if let context = scopeContexts[member.scope] { return context.prefix + [member.name] + target.parts }
    return program.names(of: member.scope) + [member.name] + target.parts
  }

  /// The context for which a member says what a token is.
  func context(of target: SwiftTarget, in program: SwiftProgram) -> String? {
    (memberContexts[target.member] ?? scopeContexts[program.members[target.member].scope])?.name
  }

  private mutating func addMembers(of program: SwiftProgram) {
    var groups: [(scope: Int, type: Int, members: [Int])] = []
    var numbers: [[Int]: Int] = [:]
    for (index, member) in program.members.enumerated() where member.isStatic {
      guard let value = member.value, let type = Self.made(value, member.type, from: member.scope, in: program) else {
        continue
      }
      var found: [Leaf] = []
      collect(value, type, [], from: member.scope, program, into: &found)
      guard found.contains(where: { $0.part.type?.isStyle == true }) else { continue }
      leaves[index] = found
      for (place, leaf) in found.enumerated() {
        let target = SwiftTarget(member: index, parts: leaf.parts)
        if places[target] == nil { places[target] = place }
      }
      themedTypes.insert(type)
      let group = numbers[[member.scope, type]] ?? groups.count
      if group == groups.count { groups.append((member.scope, type, [])) }
      numbers[[member.scope, type]] = group
      groups[group].members.append(index)
    }
    for group in groups {
      let type = program.names(of: group.type)
      let names = group.members.map { Self.name(program.members[$0].name, without: type.last ?? "") }
      guard names.count > 1, names.contains(where: { ContextKey($0).isDark }) else { continue }
      let prefix = group.scope == 0 ? type : program.names(of: group.scope)
      for (member, name) in zip(group.members, names) { memberContexts[member] = Context(name: name, prefix: prefix) }
    }
  }

  /// The type of the sources that an expression makes a value of, when it is a type of several values.
  private static func made(
    _ expression: SwiftExpression, _ type: SwiftTypeName?, from scope: Int, in program: SwiftProgram
  ) -> Int? {
    guard let (callee, arguments) = expression.call, !arguments.labels.isEmpty, var names = callee.dotted else {
      return nil
    }
    let labels = Set(arguments.labels)
    guard !SwiftValueReader.isTextStyle(labels), !SwiftValueReader.isShadow(labels, named: []) else { return nil }
    if names.last == "init" { names.removeLast() }
    if names == [""] || names.isEmpty {
      names = type?.text.split(separator: ".").map(String.init) ?? []
    }
    if names == ["Self"] { return scope }
    guard let last = names.last, !SwiftAssets.wrappers.contains(last), let made = program.type(names, from: scope),
      made != 0,
      [.structure, .other].contains(program.scopes[made].kind)
    else { return nil }
    return made
  }

  private mutating func collect(
    _ value: SwiftExpression, _ type: Int, _ parts: [String], from scope: Int, _ program: SwiftProgram,
    into found: inout [Leaf]
  ) {
    guard let (_, arguments) = value.call, parts.count < Self.deepest else { return }
    for argument in arguments {
      guard let label = argument.label else { continue }
      let property = program.scopes[type].members[label].map { program.members[$0] }
      if let inner = Self.made(argument.value, property?.type, from: scope, in: program) {
        themedTypes.insert(inner)
        collect(argument.value, inner, parts + [label], from: scope, program, into: &found)
      } else {
        let part = Part(expression: argument.value, type: property?.type, scope: scope)
        found.append(Leaf(parts: parts + [label], part: part))
      }
    }
    let labels = Set(arguments.labels)
    for index in program.scopes[type].ownMembers {
      let member = program.members[index]
      guard !member.isStatic, !member.isPrivate, let value = member.value, !labels.contains(member.name) else {
        continue
      }
      found.append(
        Leaf(parts: parts + [member.name], part: Part(expression: value, type: member.type, scope: type)))
    }
  }

  private mutating func addFillers(of program: SwiftProgram) {
    var protocols: [String: Int] = [:]
    for (index, scope) in program.scopes.enumerated() where scope.kind == .proto {
      let isOfStyle = scope.ownMembers.contains {
        !program.members[$0].isStatic && program.members[$0].type?.isStyle == true
      }
      if isOfStyle { protocols[scope.name] = index }
    }
    guard !protocols.isEmpty else { return }
    var filled: [Int: [Int]] = [:]
    for (index, scope) in program.scopes.enumerated() where scope.kind != .proto {
      for name in scope.inherited {
        guard let wanted = protocols[name.split(separator: ".").last.map(String.init) ?? name] else { continue }
        let hasValues = scope.ownMembers.contains { !program.members[$0].isStatic && program.members[$0].value != nil }
        guard hasValues, !themedTypes.contains(index) else { continue }
        fillers.insert(index)
        filled[wanted, default: []].append(index)
        break
      }
    }
    for (wanted, scopes) in filled where scopes.count > 1 {
      let proto = program.names(of: wanted)
      let names = scopes.map { Self.name(program.scopes[$0].name, without: proto.last ?? "") }
      guard names.contains(where: { ContextKey($0).isDark }) else { continue }
      for (scope, name) in zip(scopes, names) { scopeContexts[scope] = Context(name: name, prefix: proto) }
    }
  }

  /// `DarkTheme` is the context `dark` of `Theme`.
  private static func name(_ name: String, without type: String) -> String {
    let common = Words.of(type)
    let words = Words.of(name)
    let rest = words.filter { !common.contains($0) }
    return (rest.isEmpty ? words : rest).joined(separator: "-")
  }
}
