package import TextCore

extension JSONDocument {
  /// Reads YAML as token files use it: maps, lists and scalars of the core schema, without anchors, aliases and tags.
  ///
  /// Reports one problem and returns nil when the text is not of that kind.
  package static func parseYAML(_ source: Source, into diagnostics: inout Diagnostics) -> JSONDocument? {
    do {
      let (records, texts, traps) = try source.bytes.withUnsafeBufferPointer { bytes throws(SyntaxFault) in
        var parser = YAMLParser(bytes)
        return try parser.document()
      }
      for trap in traps { diagnostics.tally(trap.problem, at: SourceRange(source.id, trap.place)) }
      return JSONDocument(
        storage: JSONStorage(
          source: source.id, bytes: texts.isEmpty ? source.bytes : source.bytes + texts, records: records))
    } catch {
      diagnostics.report(error.problem, at: SourceRange(source.id, error.place))
      return nil
    }
  }
}
