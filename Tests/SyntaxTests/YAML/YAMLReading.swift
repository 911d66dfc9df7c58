import Syntax
import TextCore

/// What parsing some YAML gave.
struct YAMLReading {
  let document: JSONDocument?
  let diagnostics: Diagnostics
  private let source: Source

  init(_ bytes: [UInt8]) {
    source = Source(path: "x.yaml", bytes: bytes)
    var diagnostics = Diagnostics()
    document = JSONDocument.parseYAML(source, into: &diagnostics)
    self.diagnostics = diagnostics
  }

  init(_ text: String) {
    self.init(Array(text.utf8))
  }

  var root: JSONNode? { document?.root }

  var tree: JSONTree? { root.map(JSONTree.init) }

  var messages: [String] { diagnostics.items.map(\.problem.message) }

  /// Warnings too, which are counted before they are given.
  var finished: [Diagnostic] {
    var sources = SourceSet()
    sources.add(path: source.path, bytes: source.bytes)
    return diagnostics.finished(in: sources)
  }
}
