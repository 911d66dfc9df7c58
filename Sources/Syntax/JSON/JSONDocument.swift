package import TextCore

/// A parsed JSON text as a flat array of nodes in document order.
package struct JSONDocument: Sendable {
  package enum Dialect: Sendable {
    /// RFC 8259 and nothing else.
    case strict
    /// JSON5 and JSONC too, and a byte order mark.
    case tolerant
  }

  /// The number of containers that may stand inside one another.
  package static let deepestNesting = 512

  let storage: JSONStorage

  package var source: SourceID { storage.source }

  package var root: JSONNode { JSONNode(storage: storage, index: 0) }

  /// Reports one problem and returns nil when the text is not JSON.
  ///
  /// What only the tolerant dialect accepts is reported with one warning for the file.
  package static func parse(
    _ source: Source, _ dialect: Dialect, into diagnostics: inout Diagnostics
  ) -> JSONDocument? {
    do {
      let (records, departures) = try source.bytes.withUnsafeBufferPointer { bytes throws(SyntaxFault) in
        var parser = JSONParser(bytes, dialect)
        return try parser.document()
      }
      if let problem = departures.problem, let place = departures.firstPlace {
        diagnostics.report(problem, at: SourceRange(source.id, place))
      }
      return JSONDocument(storage: JSONStorage(source: source.id, bytes: source.bytes, records: records))
    } catch {
      diagnostics.report(error.problem, at: SourceRange(source.id, error.place))
      return nil
    }
  }
}

/// What every node of one document shares.
struct JSONStorage: Sendable {
  let source: SourceID
  /// The bytes of the source, then texts that stand nowhere in it as they are read.
  let bytes: [UInt8]
  let records: [JSONRecord]
}

/// One node as it is stored. A member is the record of its name, then the records of its value.
struct JSONRecord: Sendable {
  let kind: JSONNode.Kind
  /// For strings: how the text follows from the bytes.
  var spelling = JSONSpelling.plain
  let lower: UInt32
  var upper: UInt32
  /// The index of the first record after this node and all that it holds.
  var next: UInt32
  /// Members or elements; for a decoded text, where it is stored.
  var count: UInt32 = 0
}

/// How a string or a member name is written.
enum JSONSpelling: UInt8, Sendable {
  /// In quotes, and the bytes between them are the text.
  case plain
  /// In quotes, with escapes.
  case escaped
  /// Without quotes.
  case bare
  /// Without quotes, with escapes.
  case bareEscaped
  /// In some way of YAML; the text is stored behind the source.
  case decoded

  var isQuoted: Bool { self == .plain || self == .escaped }

  var hasEscapes: Bool { self == .escaped || self == .bareEscaped }
}
