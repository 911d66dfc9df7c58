package import TextCore

/// A value of a JSON document: a view that is cheap to copy.
package struct JSONNode: Sendable {
  package enum Kind: UInt8, Sendable {
    case null, bool, number, string, array, object
  }

  let storage: JSONStorage
  let index: Int

  var record: JSONRecord { storage.records[index] }

  package var kind: Kind { record.kind }

  /// The bytes of the value with its quotes or brackets.
  package var range: SourceRange {
    let record = record
    return SourceRange(storage.source, Int(record.lower)..<Int(record.upper))
  }

  package var isNull: Bool { kind == .null }

  package var bool: Bool? {
    let record = record
    return record.kind == .bool ? storage.bytes[Int(record.lower)] | 0x20 == UInt8(ascii: "t") : nil
  }

  /// The nearest double.
  package var number: Double? {
    let record = record
    guard record.kind == .number else { return nil }
    return storage.bytes.withUnsafeBufferPointer { bytes in
      JSONNumber.value(UnsafeBufferPointer(rebasing: bytes[Int(record.lower)..<Int(record.upper)]))
    }
  }

  /// The text without quotes and escapes.
  package var string: String? {
    withStringBytes { String(decoding: $0, as: UTF8.self) }
  }

  /// The text, or the spelling of a number that YAML made of text without quotes.
  package var writtenText: String? {
    guard isUnquotedNumber else { return string }
    let record = record
    return String(decoding: storage.bytes[Int(record.lower)..<Int(record.upper)], as: UTF8.self)
  }

  /// Whether this is a number in YAML, where a text without quotes may have been meant.
  package var isUnquotedNumber: Bool { kind == .number && record.spelling == .bare }

  /// Calls a function with the UTF-8 of the text; nil when this is not a string.
  package func withStringBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result? {
    kind == .string ? storage.withText(of: index, body) : nil
  }

  /// Whether this is a string of exactly these bytes.
  package func isString(_ text: StaticString) -> Bool {
    kind == .string && storage.text(of: index, equals: text)
  }

  /// The number of members or elements; 0 for other kinds.
  package var count: Int {
    let record = record
    return record.spelling == .decoded ? 0 : Int(record.count)
  }
}

extension JSONStorage {
  /// Calls a function with the text of a string or name; allocates only when there are escapes.
  func withText<Result>(of index: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    let record = records[index]
    let quote = record.spelling.isQuoted ? 1 : 0
    return bytes.withUnsafeBufferPointer { bytes in
      if record.spelling == .decoded { return body(StoredTexts.text(at: Int(record.count), in: bytes)) }
      let raw = UnsafeBufferPointer(rebasing: bytes[Int(record.lower) + quote..<Int(record.upper) - quote])
      return record.spelling.hasEscapes ? JSONEscape.decoded(raw).withUnsafeBufferPointer(body) : body(raw)
    }
  }

  func text(of index: Int, equals text: StaticString) -> Bool {
    text.withUTF8Buffer { self.text(of: index, equals: $0) }
  }

  func text(of index: Int, equals text: UnsafeBufferPointer<UInt8>) -> Bool {
    withText(of: index) { $0.count == text.count && $0.elementsEqual(text) }
  }
}
