/// What a reporter is given: finished diagnostics, and how to name and show their places.
package struct Report: Sendable {
  package let diagnostics: [Diagnostic]
  package let sources: SourceSet
  /// Put before paths in text, to lead from the working folder to the input root; empty or ending in `/`.
  package let pathPrefix: String
  /// Whether a terminal will show the text.
  package let color: Bool

  package init(_ diagnostics: [Diagnostic], in sources: SourceSet, pathPrefix: String = "", color: Bool = false) {
    self.diagnostics = diagnostics
    self.sources = sources
    self.pathPrefix = pathPrefix
    self.color = color
  }
}

/// One way to write diagnostics.
package struct Reporter: Sendable {
  package let id: String
  package let summary: String
  package let write: @Sendable (Report, inout ByteWriter) -> Void
}

/// Every reporter. To add one: add a file in `Reporters`, and its name here.
extension Reporter {
  package static let all: [Reporter] = [.text, .json]
}

/// Places of one report: each source's line table is made once.
package struct Places {
  private let sources: SourceSet
  private var tables: [SourceID: LineTable] = [:]

  package init(_ sources: SourceSet) {
    self.sources = sources
  }

  package mutating func table(of id: SourceID) -> LineTable {
    if let table = tables[id] { return table }
    let table = LineTable(sources[id].bytes)
    tables[id] = table
    return table
  }

  /// File, line and column; nil when the place is the call itself.
  package mutating func locate(_ place: Diagnostic.Place) -> (file: String, line: Int, column: Int)? {
    switch place {
    case .call: return nil
    case .file(let path): return (path, 1, 1)
    case .range(let range): return locate(range)
    }
  }

  package mutating func locate(_ range: SourceRange) -> (file: String, line: Int, column: Int) {
    let position = table(of: range.source).position(of: Int(range.lower))
    return (sources[range.source].path, position.line, position.column)
  }
}
