import DesignModel
import Syntax
import TextCore

/// Chooses the members that are tokens, and adds them to what was read.
struct SwiftTokens {
  private let program: SwiftProgram
  private let themes: SwiftThemes
  private var reader: SwiftValueReader
  private var candidates: [SwiftTarget] = []
  private var chosen: Set<SwiftTarget> = []
  private var reasons: [SwiftTarget: String] = [:]
  /// Constants of types that are named for style and have instances.
  private var passed: [SwiftTarget] = []

  /// Reads files together, as Swift does.
  static func read(_ texts: [SwiftText], into importing: inout Importing) {
    var program = SwiftProgram()
    for text in texts { SwiftDeclarationReader.read(text, into: &program) }
    let assets = SwiftAssets(importing.plan, importing.declarations)
    var tokens = SwiftTokens(program, assets, isStrict: importing.isStrict)
    swap(&tokens.reader.paths, &importing.declarations.paths)
    tokens.choose()
    swap(&tokens.reader.paths, &importing.declarations.paths)
    tokens.add(to: &importing)
  }

  private init(_ program: SwiftProgram, _ assets: SwiftAssets, isStrict: Bool) {
    self.program = program
    themes = SwiftThemes(program)
    reader = SwiftValueReader(program, themes, assets, isStrict: isStrict)
  }

  private mutating func choose() {
    let hidden = program.scopes.indices.map { isHidden($0) }
    for (index, member) in program.members.enumerated() where !member.isPrivate && !hidden[member.scope] {
      if let leaves = themes.leaves[index] {
        candidates += leaves.map { SwiftTarget(member: index, parts: $0.parts) }
      } else if isCandidate(member) {
        candidates.append(SwiftTarget(member: index))
      }
    }
    var plain: [SwiftTarget] = []
    var styled: Set<Int> = []
    for target in candidates {
      switch reader.reading(of: target) {
      case .success(let reading)?:
        if isStyle(reading.value) {
          chosen.insert(target)
          styled.insert(program.members[target.member].scope)
        } else if program.members[target.member].isStatic, canBeNamed(target) {
          plain.append(target)
        }
      case .failure(.because(let reason))?: reasons[target] = reason
      case .failure(.unresolved(let names, let near))?: reasons[target] = Self.unknown(names, near)
      case .failure(.notStyle)?, nil: continue
      }
    }
    for target in plain {
      let scope = program.members[target.member].scope
      if !styled.contains(scope) {
        let name = Set(Words.of(program.members[target.member].name))
        let isNamed = !name.isDisjoint(with: SwiftStyleWords.ofMembers) || name.isSuperset(of: ["line", "height"])
        guard scope != 0, !program.scopes[scope].hasInstances, isNamed || isNamedForStyle(scope) else {
          if scope != 0, isNamedForStyle(scope) { passed.append(target) }
          continue
        }
        if isNamedForStyle(scope) { styled.insert(scope) }
      } else if scope == 0 {
        continue
      }
      chosen.insert(target)
    }
    settle()
    keepReasons(of: styled)
  }

  /// Whether a value, or what it names in the end, is a style value whatever it is called.
  private mutating func isStyle(_ value: SwiftValue) -> Bool {
    var value = value
    for _ in 0..<64 {
      guard let target = value.target else { return value.isStyle }
      guard case .success(let reading)? = reader.reading(of: target) else { return value.isStyle }
      value = reading.value
    }
    return false
  }

  private func isCandidate(_ member: SwiftMember) -> Bool {
    if member.isStatic { return true }
    let scope = program.scopes[member.scope]
    if themes.fillers.contains(member.scope) { return true }
    guard member.isConstant, [.structure, .other].contains(scope.kind), !themes.themedTypes.contains(member.scope)
    else {
      return false
    }
    return !SwiftStyleWords.containers.isDisjoint(with: Words.of(scope.name))
  }

  private func canBeNamed(_ target: SwiftTarget) -> Bool {
    reader.names(of: target).allSatisfy { name in
      name.utf8.first != UInt8(ascii: "$") && !name.utf8.contains { "{.}".utf8.contains($0) }
    }
  }

  private static let viewEndings = [
    "View", "ViewModifier", "Style", "Controller", "Cell", "App", "Scene", "PreviewProvider", "Shape", "Control",
    "Layer",
    "Key",
    "Commands", "Widget", "TestCase", "Representable",
  ]

  /// Whether a type, or one around it, is private or draws something: its constants are its own affair.
  private func isHidden(_ scope: Int) -> Bool {
    var current = scope
    while let parent = program.scopes[current].parent {
      if program.scopes[current].isPrivate { return true }
      let draws = program.scopes[current].inherited.contains { name in
        Self.viewEndings.contains { name.hasSuffix($0) } && program.type([name], from: 0) == nil
      }
      if draws { return true }
      current = parent
    }
    return false
  }

  /// Adds what tokens name, and takes away what names something that is no token.
  private mutating func settle() {
    var users: [SwiftTarget: [SwiftTarget]] = [:]
    var waiting = program.members.indices.isEmpty ? [] : candidates.filter { chosen.contains($0) }
    var lost: [SwiftTarget] = []
    while let user = waiting.popLast() {
      guard case .success(let reading)? = reader.reading(of: user) else { continue }
      for target in reading.targets {
        users[target, default: []].append(user)
        guard chosen.insert(target).inserted else { continue }
        if case .success? = reader.reading(of: target), canBeNamed(target) {
          waiting.append(target)
        } else {
          lost.append(target)
        }
      }
    }
    while let target = lost.popLast() {
      guard chosen.remove(target) != nil else { continue }
      for user in users[target] ?? [] where chosen.contains(user) {
        reasons[user] = "it names '\(reader.names(of: target).joined(separator: "."))', which could not be read"
        lost.append(user)
      }
    }
  }

  private func isNamedForStyle(_ scope: Int) -> Bool {
    reader.isStyleWord(Set(program.names(of: scope).flatMap { Words.of($0) }))
  }

  /// Only of types that hold tokens, and of members whose type says that they are style, is anything missing.
  private mutating func keepReasons(of styled: Set<Int>) {
    reasons = reasons.filter { target, _ in
      let member = program.members[target.member]
      let part = themes.part(target, in: program)
      let type = part?.type ?? part.flatMap { reader.ownType(of: $0.expression) }
      return type?.isStyle == true || (member.isStatic && member.scope != 0 && styled.contains(member.scope))
    }
  }

  private mutating func add(to importing: inout Importing) {
    var tree = SourceTree()
    var contexts: [(path: PathID, members: [(name: String, token: TokenDeclaration)])] = []
    var places: [PathID: Int] = [:]
    for target in chosen.sorted(by: { isBefore($0, $1) }) {
      guard case .success(let reading)? = reader.reading(of: target) else { continue }
      let path = importing.declarations.paths.path(of: reader.names(of: target))
      let token = declaration(reading.value, of: target)
      note(reading.value, target, &importing)
      if let context = themes.context(of: target, in: program) {
        let place = places[path] ?? contexts.count
        if place == contexts.count { contexts.append((path, [])) }
        places[path] = place
        contexts[place].members.append((context, token))
        continue
      }
      tree.entries.append(SourceTree.Entry(path: path, slot: importing.declarations.add(token)))
      addSchemes(reading, target, token, at: path, &importing)
    }
    for (path, members) in contexts {
      let base = members.first { ["light", "default", "base", "standard", "day"].contains($0.name) } ?? members[0]
      tree.entries.append(SourceTree.Entry(path: path, slot: importing.declarations.add(base.token)))
      importing.modes.add(members, base: base.token, at: path, in: &importing.declarations)
    }
    for (target, reason) in reasons {
      let name = reader.names(of: target).joined(separator: ".")
      guard let part = themes.part(target, in: program) else { continue }
      importing.diagnostics.report(.notStatic(name, reason), at: part.expression.range, subject: name)
    }
    noteFiles(&importing)
    guard !tree.entries.isEmpty else { return }
    importing.plan.isForApplePlatforms = true
    importing.plan.steps.append(.trees([importing.plan.add(tree)]))
  }

  /// In the order of the sources.
  private func isBefore(_ left: SwiftTarget, _ right: SwiftTarget) -> Bool {
    guard left.member == right.member else { return left.member < right.member }
    return (themes.places[left] ?? .max) < (themes.places[right] ?? .max)
  }

  private mutating func addSchemes(
    _ reading: SwiftReading, _ target: SwiftTarget, _ base: TokenDeclaration, at path: PathID,
    _ importing: inout Importing
  ) {
    guard reading.schemes.count > 1 else { return }
    var modes = [(reading.schemes[0], base)]
    for scheme in reading.schemes.dropFirst() {
      swap(&reader.paths, &importing.declarations.paths)
      let other = reader.read(target, scheme: scheme)
      swap(&reader.paths, &importing.declarations.paths)
      switch other {
      case .success(let reading): modes.append((scheme, declaration(reading.value, of: target)))
      case .failure(let fault):
        var gap = TokenDeclaration(range: base.range)
        gap.given = .gap
        gap.type = Located("color", at: base.range)
        if let type = base.type { gap.type = type }
        modes.append((scheme, gap))
        let name = reader.names(of: target).joined(separator: ".")
        let reason =
          switch fault {
          case .because(let reason): reason
          case .unresolved(let names, let near): Self.unknown(names, near)
          case .notStyle: "it is no style value"
          }
        importing.diagnostics.report(.notInScheme(name, scheme, reason), at: base.range, subject: name)
      }
    }
    importing.modes.add(modes, base: base, at: path, in: &importing.declarations)
  }

  private func declaration(_ value: SwiftValue, of target: SwiftTarget) -> TokenDeclaration {
    let member = program.members[target.member]
    let range = value.expression.range
    var token = TokenDeclaration(range: range)
    token.given = value.given
    if value.given == nil { token.value = value.expression }
    token.type = value.type.map { Located($0, at: range) }
    token.description = target.parts.isEmpty ? member.description : nil
    if member.isDeprecated { token.deprecation = .yes(reason: member.deprecationReason) }
    if !value.textSettings.isEmpty {
      let settings = reader.record(
        value.textSettings.map { ($0.name, Expression(.text($0.value), at: range)) }, at: range)
      token.extensions = reader.record([("design.specimen", settings)], at: range)
    }
    return token
  }

  private func note(_ value: SwiftValue, _ target: SwiftTarget, _ importing: inout Importing) {
    guard case .value(.text(let text))? = value.given else { return }
    let name = reader.names(of: target).joined(separator: ".")
    let problem = value.type == "infiniteLength" ? Problem.infinite(name) : .asWritten(name, text)
    importing.diagnostics.report(problem, at: value.expression.range, subject: name)
  }

  private static func unknown(_ names: [String], _ near: String) -> String {
    "'\(names.joined(separator: "."))' is declared in no Swift file here; did you mean '\(near)'?"
  }

  /// What is said once a file.
  private func noteFiles(_ importing: inout Importing) {
    for place in reader.hexPlaces { importing.diagnostics.tally(.hexOrder, at: place) }
    var files: [Int: [SourceRange]] = [:]
    for target in passed {
      files[program.members[target.member].file, default: []].append(program.members[target.member].nameRange)
    }
    for (_, places) in files {
      importing.diagnostics.report(.passed(places.count), at: places[0])
    }
    let taken = Set(chosen.map { program.members[$0.member].file })
    for (file, names) in program.otherBranches where taken.contains(file) {
      let known = Set(program.members.lazy.filter { $0.file == file }.map(\.name))
      let lost = names.filter { !known.contains($0.name) }
      if let first = lost.first { importing.diagnostics.report(.otherBranch(lost.count), at: first.range) }
    }
  }
}

extension PathTable {
  fileprivate mutating func path(of names: [String]) -> PathID {
    names.reduce(PathID.root) { intern($1, under: $0) }
  }
}
