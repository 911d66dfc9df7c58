import DesignModel
import Syntax
import TextCore

/// Reads Figma's own export: DTCG with a file for each mode, and Figma's notes in extensions (W-30).
struct FigmaExportReader {
  private let collections: FigmaCollections

  /// The mode whose values a file holds; nil when it is no such file.
  static func mode(of file: InputFile) -> JSONNode? {
    file.root?["$extensions"]?["com.figma.modeName"].flatMap { $0.kind == .string ? $0 : nil }
  }

  static func read(_ inputs: [InputFile], into importing: inout Importing) {
    let files = inputs.compactMap { file($0, &importing) }
    let rootName = importing.rootName
    let reader = FigmaExportReader(
      collections: FigmaCollections(files, in: &importing.declarations.paths, rootName: rootName))
    reader.arrange(&importing)
  }

  private static func file(_ input: InputFile, _ importing: inout Importing) -> FigmaCollections.File? {
    guard let root = input.root, let mode = mode(of: input) else { return nil }
    let tree = DTCGReader.read(root, into: &importing)
    var tokens: [PathID: Int] = [:]
    var ids: [PathID: ExactText] = [:]
    for entry in tree.entries {
      guard case .token(let number) = entry.slot else { continue }
      tokens[entry.path] = Int(number)
      if case .text(let id)? = importing.declarations.tokens[Int(number)].extensions?["com.figma.variableId"]?.form {
        ids[entry.path] = ExactText(id)
      }
    }
    let name = mode.string ?? ""
    let count = tokens.count
    let problem = TalliedProblem("figma-export") { _ in
      "\(count) \(count == 1 ? "variable" : "variables") of Figma's export of the mode '\(name)'"
    }
    importing.diagnostics.tally(problem, at: mode.range)
    return FigmaCollections.File(
      path: input.path, mode: name, tree: tree, tokens: tokens, ids: ids, range: mode.range)
  }

  /// The tree of a file with the types and aliases that its notes name, at the places of its collection.
  private func tree(ofFile index: Int, _ importing: inout Importing) -> SourceTree {
    let file = collections.files[index]
    let collection = collections.collectionOfFile[index]
    var tree = SourceTree()
    tree.entries.reserveCapacity(file.tree.entries.count)
    for entry in file.tree.entries {
      let variable = FigmaCollections.Variable(collection: collection, path: entry.path)
      let place = collections.place(of: variable, in: &importing.declarations.paths)
      var slot = entry.slot
      if case .token(let number) = entry.slot {
        var token = importing.declarations.tokens[Int(number)]
        applyNotes(to: &token, of: variable, inMode: file.mode, &importing)
        slot = importing.declarations.add(token)
      }
      tree.entries.append(SourceTree.Entry(path: place, slot: slot))
    }
    return tree
  }

  private func applyNotes(
    to token: inout TokenDeclaration, of variable: FigmaCollections.Variable, inMode mode: String,
    _ importing: inout Importing
  ) {
    guard let value = token.value else { return }
    if case .alias(let path) = value.form {
      // Within a collection Figma writes references, with the collection's own names.
      let own = FigmaCollections.Variable(collection: variable.collection, path: path)
      guard collections.collections[own.collection].names.contains(path) else { return }
      let place = collections.place(of: own, in: &importing.declarations.paths)
      token.value = Expression(.alias(place), at: value.range)
      return
    }
    guard let notes = token.extensions else { return }
    if case .text("boolean")? = notes["com.figma.type"]?.form {
      token.type = Located("boolean", at: token.type?.range ?? value.range)
      if case .number(let number) = value.form { token.value = Expression(.flag(number != 0), at: value.range) }
    }
    guard let alias = notes["com.figma.aliasData"],
      let target = target(of: alias, of: value, from: variable, inMode: mode, importing.declarations)
    else { return }
    let place = collections.place(of: target, in: &importing.declarations.paths)
    token.value = Expression(.alias(place), at: value.range)
  }

  /// The variable of another collection that a value comes from: the one with the noted id; without ids, one of the noted
  /// name in the noted collection, or with the same value.
  private func target(
    of alias: Expression, of value: Expression, from variable: FigmaCollections.Variable, inMode mode: String,
    _ declarations: Declarations
  ) -> FigmaCollections.Variable? {
    let path = alias.text("targetVariableName").flatMap { Self.path(named: $0, declarations.paths) }
    let id = alias.text("targetVariableId")
    if let id, let found = collections.variables(withID: id, at: path).first { return found == variable ? nil : found }
    guard let path else { return nil }
    let candidates = collections.collections.indices.compactMap { number -> FigmaCollections.Variable? in
      let names = collections.collections[number].names
      let root = declarations.paths.child("$root", of: path)
      guard let own = names.contains(path) ? path : root.flatMap({ names.contains($0) ? $0 : nil }) else { return nil }
      let found = FigmaCollections.Variable(collection: number, path: own)
      // Another id means another variable.
      return found == variable || (id != nil && collections.id(of: found) != nil) ? nil : found
    }
    let set = alias.text("targetVariableSetName")
    if let set, let found = candidates.first(where: { collections.isCalled(set, $0.collection) }) { return found }
    return candidates.first { candidate in
      let number = collections.declaration(of: candidate, inMode: mode)
      return number.flatMap { declarations.tokens[$0].value }?.isSame(as: value) == true
    }
  }

  private static func path(named name: String, _ paths: PathTable) -> PathID? {
    name.split(separator: "/").reduce(PathID?.some(.root)) { parent, segment in
      parent.flatMap { paths.child(String(segment), of: $0) }
    }
  }

  /// A step for the collections with one mode, then a modifier for each of the others.
  private func arrange(_ importing: inout Importing) {
    let trees = collections.files.indices.map { index in
      let tree = tree(ofFile: index, &importing)
      return importing.plan.add(tree)
    }
    let plain = collections.collections.filter { $0.files.count == 1 }.map { trees[$0.files[0]] }
    importing.plan.joinsFiles = importing.plan.joinsFiles || plain.count > 1
    if !plain.isEmpty { importing.plan.steps.append(.trees(plain)) }
    for collection in collections.collections where collection.files.count > 1 {
      let contexts = collection.files.map { index in
        ResolutionPlan.Modifier.Context(name: collections.files[index].mode, trees: [trees[index]])
      }
      let first = collections.files[collection.files.min() ?? 0]
      importing.plan.add(
        ResolutionPlan.Choice(modifier: collection.name, contexts: contexts, range: first.range))
    }
  }
}

extension Expression {
  /// The text of a field.
  fileprivate func text(_ name: String) -> String? {
    if case .text(let text)? = self[name]?.form { text } else { nil }
  }
}
