import DesignModel
import Syntax
import TextCore

/// Reads what a Figma plugin wrote: a step for each collection, a modifier for each with several modes (W-31).
struct FigmaDumpReader {
  private let names: FigmaDumpNames

  static func read(_ dump: FigmaPluginDump, into importing: inout Importing) {
    let reader = FigmaDumpReader(names: FigmaDumpNames(dump, in: &importing.declarations.paths))
    let values = dump.collections.map { ($0.modes.first?.variables.count ?? 0, $0.modes.count) }
    let isLimited = ModeLimit.isExceeded(modifiers: dump.collections.count { $0.modes.count > 1 }, values: values)
    for collection in isLimited ? Array(dump.collections.prefix(1)) : dump.collections.filter(\.isCut) {
      importing.diagnostics.report(.tooManyModes, at: collection.range)
    }
    for collection in dump.collections {
      var contexts: [ResolutionPlan.Modifier.Context] = []
      for mode in isLimited ? Array(collection.modes.prefix(1)) : collection.modes {
        let tree = reader.tree(mode.variables, of: collection, &importing)
        contexts.append(ResolutionPlan.Modifier.Context(name: mode.name, trees: [importing.plan.add(tree)]))
      }
      if contexts.count > 1 {
        importing.plan.add(
          ResolutionPlan.Choice(modifier: collection.name, contexts: contexts, range: collection.range))
      } else if let only = contexts.first {
        importing.plan.steps.append(.trees(only.trees))
      }
    }
  }

  private func tree(
    _ variables: [FigmaPluginDump.Variable], of collection: FigmaPluginDump.Collection, _ importing: inout Importing
  ) -> SourceTree {
    var tree = SourceTree()
    for variable in variables {
      var token = TokenDeclaration(range: variable.value.range)
      token.type = FigmaValue.type(variable.type, value: variable.value)
      token.value = expression(variable, of: collection, &importing)
      token.description = variable.node["$description"]?.string.flatMap { $0.isEmpty ? nil : $0 }
      token.extensions = notes(on: variable, &importing)
      importing.diagnostics.tally(.figmaDump, at: variable.range)
      let path = variable.path.reduce(PathID.root) { importing.declarations.paths.intern($1, under: $0) }
      tree.entries.append(SourceTree.Entry(path: path, slot: importing.declarations.add(token)))
    }
    return tree
  }

  private func expression(
    _ variable: FigmaPluginDump.Variable, of collection: FigmaPluginDump.Collection, _ importing: inout Importing
  ) -> Expression {
    let value = variable.value
    if let text = value.string, let target = names.target(of: text, in: collection.key, named: variable.node) {
      return Expression(.alias(target), at: value.range)
    }
    if let text = value.string, text.utf8.first == UInt8(ascii: "{") {
      var reading = ExpressionReading()
      swap(&reading.paths, &importing.declarations.paths)
      defer { swap(&reading.paths, &importing.declarations.paths) }
      return Expression(reading.alias(FigmaDumpNames.bare(text)), at: value.range)
    }
    // Some plugins write a colour in every notation; its channels say all.
    let channels = value["hex"] == nil ? nil : value["rgb"].flatMap { $0["r"] == nil ? nil : $0 }
    if let channels {
      let whole = FigmaValue.verbatim(channels, into: &importing.diagnostics)
      return Expression(whole.form, at: value.range)
    }
    return FigmaValue.expression(value, type: variable.type, into: &importing.diagnostics)
  }

  private func notes(on variable: FigmaPluginDump.Variable, _ importing: inout Importing) -> Expression? {
    let node = variable.node
    let metadata = node["$variable_metadata"]
    let own = node["$extensions"].map { FigmaValue.verbatim($0, into: &importing.diagnostics) }
    let notes = FigmaValue.extensions(
      [
        ("com.figma.scopes", node["$scopes"] ?? metadata?["scopes"]),
        ("com.figma.codeSyntax", node["$codeSyntax"] ?? metadata?["codeSyntax"]),
      ], at: node.range, into: &importing.diagnostics)
    guard case .record(let first)? = own?.form else { return notes }
    guard case .record(let second)? = notes?.form else { return own }
    return Expression(.record(first + second), at: node.range)
  }
}

extension TalliedProblem {
  fileprivate static let figmaDump = TalliedProblem("figma-plugin-dump") { count in
    "\(count) \(count == 1 ? "variable" : "variables") in the notation of a Figma plugin"
  }
}
