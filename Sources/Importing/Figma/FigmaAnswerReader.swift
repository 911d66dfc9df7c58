import DesignModel
import Syntax
import TextCore

/// Reads variables of Figma's REST API: a step for each collection, a modifier for each with several modes (W-32).
struct FigmaAnswerReader {
  private let answer: FigmaAnswer
  private let paths: [PathID]
  private let pathsByID: [ExactText: PathID]
  /// For each variable, what Figma notes beside its values.
  private let notes: [Expression?]
  private let hasModes: Bool
  private let isPublished: Bool
  /// For each variable that is an alias of one that is not there, where it first says so, and in which modes.
  private var missing: [Int: (range: SourceRange, modes: [String])] = [:]

  static func read(_ answer: FigmaAnswer, into importing: inout Importing) {
    var reader = FigmaAnswerReader(answer, &importing)
    reader.readCollections(&importing)
    reader.reportMissing(&importing)
    for variable in answer.variables { importing.diagnostics.tally(.figmaRest, at: variable.node.range) }
    if answer.variables.isEmpty { importing.diagnostics.report(.noTokens("this file"), at: answer.range) }
  }

  private init(_ answer: FigmaAnswer, _ importing: inout Importing) {
    let names = FigmaNames(answer, in: &importing.declarations.paths)
    self.answer = answer
    paths = names.paths
    let named = zip(answer.variables, names.paths).map { (ExactText($0.id), $1) }
    pathsByID = Dictionary(named) { first, _ in first }
    notes = answer.variables.map { Self.notes(on: $0.node, into: &importing.diagnostics) }
    for root in names.roots { importing.diagnostics.tally(.variableAndFolder, at: answer.variables[root].node.range) }
    isPublished = answer.variables.allSatisfy { $0.node["valuesByMode"] == nil }
    hasModes = !Self.hasTooManyModes(answer)
    if !hasModes { importing.diagnostics.report(.tooManyModes, at: answer.range) }
  }

  private mutating func readCollections(_ importing: inout Importing) {
    let answer = self.answer
    let members = Dictionary(grouping: answer.variables.indices) { answer.variables[$0].collection }
    let extensions = Dictionary(grouping: answer.collections.filter { $0.parent != nil }) { ExactText($0.parent ?? "") }
    for (number, collection) in answer.collections.enumerated() {
      guard let members = members[number] else { continue }
      // An extension of an extension offers its modes too.
      var sources = [collection]
      var seen: Set = [ExactText(collection.id)]
      var next = 0
      while next < sources.count {
        sources += (extensions[ExactText(sources[next].id)] ?? []).filter { seen.insert(ExactText($0.id)).inserted }
        next += 1
      }
      let modes = sources.flatMap { source in source.modes.map { (source: source, mode: $0) } }
      guard modes.count > 1, hasModes else {
        let tree = tree(of: members, inMode: nil, &importing) { answer.defaultValue(of: $0) }
        importing.plan.steps.append(.trees([importing.plan.add(tree)]))
        continue
      }
      var contexts: [ResolutionPlan.Modifier.Context] = []
      for (source, mode) in modes {
        let name = Self.name(
          of: mode, in: source, isExtended: sources.count > 1, isExtension: source.id != collection.id)
        let tree = tree(of: members, inMode: name, &importing) { answer.value(of: $0, in: mode, of: source) }
        contexts.append(ResolutionPlan.Modifier.Context(name: name, trees: [importing.plan.add(tree)]))
      }
      importing.plan.add(
        ResolutionPlan.Choice(modifier: collection.name, contexts: contexts, range: collection.range))
    }
    guard let loose = members[nil] else { return }
    let tree = tree(of: loose, inMode: nil, &importing) { answer.defaultValue(of: $0) }
    importing.plan.steps.append(.trees([importing.plan.add(tree)]))
  }

  /// A mode by its name; beside extensions, a collection with one mode by its own.
  private static func name(
    of mode: FigmaAnswer.Mode, in collection: FigmaAnswer.Collection, isExtended: Bool, isExtension: Bool
  ) -> String {
    guard isExtended else { return mode.name }
    if collection.modes.count == 1 { return collection.name }
    return isExtension ? "\(collection.name) \(mode.name)" : mode.name
  }

  private static func hasTooManyModes(_ answer: FigmaAnswer) -> Bool {
    var sizes: [Int: Int] = [:]
    for variable in answer.variables {
      if let collection = variable.collection { sizes[collection, default: 0] += 1 }
    }
    let extended = answer.collections.contains { $0.parent != nil }
    let all = answer.collections.reduce(0) { $0 + $1.modes.count }
    let values = answer.collections.indices.map { number in
      (sizes[number] ?? 0, extended ? all : answer.collections[number].modes.count)
    }
    return ModeLimit.isExceeded(
      modifiers: answer.collections.count { $0.modes.count > 1 || $0.parent != nil }, values: values)
  }

  private mutating func tree(
    of members: [Int], inMode mode: String?, _ importing: inout Importing, value: (FigmaAnswer.Variable) -> JSONNode?
  ) -> SourceTree {
    var tree = SourceTree()
    tree.entries.reserveCapacity(members.count)
    for member in members {
      let variable = answer.variables[member]
      guard let value = value(variable) else {
        let problem = isPublished ? TalliedProblem.publishedVariable : .variableWithoutValue
        importing.diagnostics.tally(problem, at: variable.node.range)
        continue
      }
      var token = token(variable, value, &importing)
      if token.value == nil {
        missing[member, default: (value.range, [])].modes += mode.map { [$0] } ?? []
      }
      token.extensions = notes[member]
      let slot = importing.declarations.add(token)
      tree.entries.append(SourceTree.Entry(path: paths[member], slot: slot))
    }
    return tree
  }

  private func token(
    _ variable: FigmaAnswer.Variable, _ value: JSONNode, _ importing: inout Importing
  ) -> TokenDeclaration {
    let node = variable.node
    var token = TokenDeclaration(range: value.range)
    token.value = expression(value, of: variable, &importing)
    token.type = FigmaValue.type(node["resolvedType"], value: value)
    token.description = node["description"]?.string.flatMap { $0.isEmpty ? nil : $0 }
    if node["deletedButReferenced"]?.bool == true { token.deprecation = .yes(reason: "deleted in Figma") }
    return token
  }

  private static func notes(on node: JSONNode, into diagnostics: inout Diagnostics) -> Expression? {
    let hidden = node["hiddenFromPublishing"].flatMap { $0.bool == true ? $0 : nil }
    return FigmaValue.extensions(
      [
        ("com.figma.scopes", node["scopes"]), ("com.figma.codeSyntax", node["codeSyntax"]),
        ("com.figma.hiddenFromPublishing", hidden),
      ], at: node.range, into: &diagnostics)
  }

  /// Nil for an alias of a variable that is not there.
  private func expression(
    _ value: JSONNode, of variable: FigmaAnswer.Variable, _ importing: inout Importing
  ) -> Expression? {
    guard value["type"]?.isString("VARIABLE_ALIAS") == true, let id = value["id"]?.string else {
      return FigmaValue.expression(value, type: variable.node["resolvedType"], into: &importing.diagnostics)
    }
    return pathsByID[ExactText(id)].map { Expression(.alias($0), at: value.range) }
  }

  private func reportMissing(_ importing: inout Importing) {
    for (variable, use) in missing.sorted(by: { $0.key < $1.key }) {
      let name = importing.declarations.paths.text(of: paths[variable])
      importing.diagnostics.report(.unknownVariable(name, use.modes), at: use.range, subject: name)
    }
  }
}

extension Problem {
  fileprivate static func unknownVariable(_ name: String, _ modes: [String]) -> Problem {
    let names = modes.prefix(5).map { "'\($0)'" }.joined(separator: ", ")
    let more = modes.count > 5 ? " and \(modes.count - 5) more" : ""
    let place = modes.isEmpty ? "" : " in \(modes.count == 1 ? "the mode" : "the modes") \(names)\(more)"
    return Problem(
      "ref-unresolved", .error, "'\(name)' is an alias of a variable that is not in this answer\(place)",
      hint: "it belongs to a library: fetch the variables of that file too")
  }
}

extension TalliedProblem {
  fileprivate static let figmaRest = TalliedProblem("figma-rest") { count in
    "\(count) \(count == 1 ? "variable" : "variables") of an answer of Figma's REST API"
  }

  fileprivate static let variableAndFolder = TalliedProblem("legacy-token-and-group") { count in
    "\(count) \(count == 1 ? "variable has the name of a folder" : "variables have the names of folders")"
      + " and became its root token"
  }

  fileprivate static let publishedVariable = TalliedProblem(
    "figma-no-value",
    hint: "fetch '/v1/files/:key/variables/local': the answer of '/variables/published' has no values"
  ) { count in
    "\(count) \(count == 1 ? "variable has" : "variables have") no value and cannot be shown"
  }

  fileprivate static let variableWithoutValue = TalliedProblem("figma-no-value") { count in
    "\(count) \(count == 1 ? "variable has" : "variables have") no value and cannot be shown"
  }
}
