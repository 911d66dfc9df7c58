import DesignModel
import TextCore

@testable import Importing

/// What an input of Swift files becomes, one line a token.
struct SwiftTokenList {
  /// `name: type = value`, without a type where it is that of another token.
  let tokens: [String]
  /// The same for each context of each modifier, `context/name: …`.
  let modes: [String]
  /// `code: message`
  let problems: [String]
  let importing: Importing

  init(_ text: String, isStrict: Bool = false) {
    self.init(["A.swift": text], isStrict: isStrict)
  }

  init(_ files: [String: String], isStrict: Bool = false) {
    var tree = FileTree()
    for (path, text) in files { tree[path] = Array(text.utf8) }
    var importing = Importing(isStrict: isStrict)
    let sources = SourceSet(tree)
    TokenSources(sources, entry: .folder(""), settings: Settings(), guideFolder: nil).read(into: &importing)
    var plain: [String] = []
    for case .trees(let trees) in importing.plan.steps {
      plain += trees.flatMap { Self.lines(importing.plan.trees[$0], importing) }
    }
    tokens = plain
    modes = importing.plan.modifiers.flatMap { modifier in
      modifier.contexts.flatMap { context in
        context.trees.flatMap { Self.lines(importing.plan.trees[$0], importing) }.map { "\(context.name)/\($0)" }
      }
    }
    problems = importing.diagnostics.finished(in: sources).map { "\($0.problem.code): \($0.problem.message)" }
    self.importing = importing
  }

  /// The declaration of a token that is the same in all modes.
  func declaration(_ name: String) -> TokenDeclaration? {
    importing.declarations.paths.path(named: name).flatMap { path in
      importing.plan.trees.flatMap(\.entries).lazy.compactMap { entry -> TokenDeclaration? in
        guard entry.path == path, case .token(let index) = entry.slot else { return nil }
        return importing.declarations.tokens[Int(index)]
      }.first
    }
  }

  private static func lines(_ tree: SourceTree, _ importing: Importing) -> [String] {
    tree.entries.compactMap { entry in
      guard case .token(let index) = entry.slot else { return nil }
      let token = importing.declarations.tokens[Int(index)]
      let type = token.type.map { ": \($0.value)" } ?? ""
      let value =
        switch token.given {
        case .platform(let name, let platform)?: "\(name) of \(platform)"
        case .value(.text(let text))?: text
        case .gap?: "gap"
        case .value?: "given"
        case nil: token.value.map { text($0, importing.declarations.paths) } ?? "nothing"
        }
      return "\(importing.declarations.paths.text(of: entry.path))\(type) = \(value)"
    }
  }

  static func text(_ value: Expression, _ paths: PathTable) -> String {
    switch value.form {
    case .number(let number): number.exactText
    case .text(let text): text
    case .flag(let flag): "\(flag)"
    case .alias(let path): "{\(paths.text(of: path))}"
    case .interpolation(let interpolation): "`\(interpolation.written)`"
    case .list(let items): items.map { text($0, paths) }.joined(separator: ", ")
    case .record where value["unit"] != nil:
      [value["value"], value["unit"]].compactMap { $0.map { text($0, paths) } }.joined()
    case .record(let fields): fields.map { "\($0.name) \(text($0.value, paths))" }.joined(separator: "; ")
    case .null, .pointer, .fault: "?"
    }
  }
}
