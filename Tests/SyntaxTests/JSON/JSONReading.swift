import Syntax
import TextCore

/// What parsing some bytes gave.
struct JSONReading {
  let document: JSONDocument?
  let diagnostics: Diagnostics

  init(_ bytes: [UInt8], _ dialect: JSONDocument.Dialect = .strict) {
    var diagnostics = Diagnostics()
    document = JSONDocument.parse(Source(path: "x.json", bytes: bytes), dialect, into: &diagnostics)
    self.diagnostics = diagnostics
  }

  init(_ text: String, _ dialect: JSONDocument.Dialect = .strict) {
    self.init(Array(text.utf8), dialect)
  }

  var root: JSONNode? { document?.root }

  var messages: [String] { diagnostics.items.map(\.problem.message) }

  var hints: [String?] { diagnostics.items.map(\.problem.hint) }
}

extension SourceRange {
  var bytes: Range<Int> { Int(lower)..<Int(upper) }

  /// The text of the range in its source.
  func text(in source: String) -> String {
    String(decoding: Array(source.utf8)[bytes], as: UTF8.self)
  }
}
