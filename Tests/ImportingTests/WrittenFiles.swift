import DesignModel
import TextCore

@testable import Importing

/// Files as the token sources of a folder, read.
struct WrittenFiles {
  let importing: Importing
  private let sources: SourceSet

  init(_ files: FileTree, isStrict: Bool = false) {
    sources = SourceSet(files)
    var importing = Importing(isStrict: isStrict)
    TokenSources(sources, entry: .folder(""), settings: Settings(), guideFolder: nil).read(into: &importing)
    self.importing = importing
  }

  /// The names of tokens, those of modes left out.
  var names: [String] { tokens.map(\.name) }

  var tokens: [(name: String, declaration: TokenDeclaration)] {
    importing.plan.trees.filter { !$0.isVariant }.flatMap(\.entries).compactMap { entry in
      guard case .token(let index) = entry.slot else { return nil }
      return (importing.declarations.paths.text(of: entry.path), importing.declarations.tokens[Int(index)])
    }
  }

  func token(_ name: String) -> TokenDeclaration? { tokens.first { $0.name == name }?.declaration }

  var codes: [String] { importing.diagnostics.finished(in: sources).map(\.problem.code) }

  /// For each modifier, the text that each context puts in the place of a token.
  func texts(_ name: String) -> [[String: String]] {
    importing.plan.modifiers.map { modifier in
      var texts: [String: String] = [:]
      for context in modifier.contexts {
        for entry in context.trees.flatMap({ importing.plan.trees[$0].entries }) {
          guard importing.declarations.paths.text(of: entry.path) == name, case .token(let index) = entry.slot,
            let value = importing.declarations.tokens[Int(index)].value
          else { continue }
          texts[context.name] = text(value)
        }
      }
      return texts
    }
  }

  func text(_ value: Expression) -> String {
    switch value.form {
    case .text(let text): text
    case .number(let number): "\(number)"
    case .alias(let path): "{\(importing.declarations.paths.text(of: path))}"
    case .record(let fields): fields.map { "\($0.name) \(text($0.value))" }.joined(separator: ", ")
    default: "?"
    }
  }
}
