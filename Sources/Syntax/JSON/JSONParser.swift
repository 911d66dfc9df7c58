import TextCore

/// Reads the structure of a JSON text into records, without recursion and without making a single `String`.
struct JSONParser {
  let bytes: UnsafeBufferPointer<UInt8>
  let isTolerant: Bool
  var offset = 0
  var departures = JSONDepartures()
  private var records: [JSONRecord] = []
  private var open: [OpenContainer] = []

  private struct OpenContainer {
    let record: Int
    let isObject: Bool
    var count: UInt32 = 0

    var closing: UInt8 { isObject ? UInt8(ascii: "}") : UInt8(ascii: "]") }
  }

  init(_ bytes: UnsafeBufferPointer<UInt8>, _ dialect: JSONDocument.Dialect) {
    self.bytes = bytes
    isTolerant = dialect == .tolerant
    // Dense token files have a record in 8 bytes; what is reserved and not used is never touched.
    records.reserveCapacity(bytes.count / 8 + 1)
    open.reserveCapacity(16)
  }

  mutating func document() throws(SyntaxFault) -> ([JSONRecord], JSONDepartures) {
    try readStart()
    try readValue()
    while let container = open.last {
      try readNext(in: container)
    }
    try skipSpace()
    guard offset == bytes.count else { throw SyntaxFault(.textAfterValue, at: placeHere) }
    return (records, departures)
  }

  /// The byte at the offset; 0, which begins nothing in JSON, at the end.
  @inline(__always)
  var byte: UInt8 { offset < bytes.count ? bytes[offset] : 0 }

  /// The byte at the offset, or nothing at the end.
  var placeHere: Range<Int> { offset..<min(offset + 1, bytes.count) }

  /// Reads one member or element with the comma before it, or the closing bracket.
  @inline(__always)
  private mutating func readNext(in container: OpenContainer) throws(SyntaxFault) {
    try skipSpace()
    if container.count > 0, byte != container.closing {
      guard byte == UInt8(ascii: ",") else { throw expectedComma(container) }
      let comma = offset..<offset + 1
      offset += 1
      try skipSpace()
      if byte == container.closing { try depart(.trailingComma, at: comma) }
    }
    if byte == container.closing { return close(container) }
    open[open.count - 1].count += 1
    if container.isObject {
      try readName(in: container)
      try skipSpace()
      guard byte == UInt8(ascii: ":") else { throw SyntaxFault(.expectedColon(atEnd: isAtEnd), at: placeHere) }
      offset += 1
      try skipSpace()
    }
    try readValue()
  }

  @inline(__always)
  private mutating func readValue() throws(SyntaxFault) {
    let start = offset
    switch byte {
    case UInt8(ascii: "\""):
      append(.string, from: start, try readString(quote: UInt8(ascii: "\"")))
    case UInt8(ascii: "{"): try openContainer(.object)
    case UInt8(ascii: "["): try openContainer(.array)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      try readNumber()
      append(.number, from: start)
    case UInt8(ascii: "t"): try readWord("true", .bool)
    case UInt8(ascii: "f"): try readWord("false", .bool)
    case UInt8(ascii: "n"): try readWord("null", .null)
    default: try readUnusualValue()
    }
  }

  private mutating func readUnusualValue() throws(SyntaxFault) {
    let start = offset
    switch byte {
    case UInt8(ascii: "'"):
      try depart(.singleQuotes, at: placeHere)
      append(.string, from: start, try readString(quote: UInt8(ascii: "'")))
    case UInt8(ascii: "+"), UInt8(ascii: "."):
      try readNumber()
      append(.number, from: start)
    default: throw expectedValue()
    }
  }

  private mutating func readWord(_ word: StaticString, _ kind: JSONNode.Kind) throws(SyntaxFault) {
    let end = offset + word.utf8CodeUnitCount
    guard end <= bytes.count, word.withUTF8Buffer({ $0.elementsEqual(bytes[offset..<end]) }) else {
      throw expectedValue()
    }
    let start = offset
    offset = end
    append(kind, from: start)
  }

  @inline(__always)
  private mutating func readName(in container: OpenContainer) throws(SyntaxFault) {
    let start = offset
    if byte == UInt8(ascii: "\"") {
      append(.string, from: start, try readString(quote: UInt8(ascii: "\"")))
    } else if byte == UInt8(ascii: "'") {
      try depart(.singleQuotes, at: placeHere)
      append(.string, from: start, try readString(quote: UInt8(ascii: "'")))
    } else if let spelling = try readBareName() {
      append(.string, from: start, spelling)
    } else {
      throw expectedName(container)
    }
  }

  @inline(__always)
  private mutating func append(_ kind: JSONNode.Kind, from start: Int, _ spelling: JSONSpelling = .plain) {
    records.append(
      JSONRecord(
        kind: kind, spelling: spelling, lower: UInt32(truncatingIfNeeded: start),
        upper: UInt32(truncatingIfNeeded: offset), next: UInt32(truncatingIfNeeded: records.count + 1)))
  }

  private mutating func openContainer(_ kind: JSONNode.Kind) throws(SyntaxFault) {
    guard open.count < JSONDocument.deepestNesting else { throw SyntaxFault(.tooDeepInJSON, at: placeHere) }
    open.append(OpenContainer(record: records.count, isObject: kind == .object))
    append(kind, from: offset)
    offset += 1
  }

  private mutating func close(_ container: OpenContainer) {
    offset += 1
    records[container.record].upper = UInt32(truncatingIfNeeded: offset)
    records[container.record].next = UInt32(truncatingIfNeeded: records.count)
    records[container.record].count = container.count
    open.removeLast()
  }

  var isAtEnd: Bool { offset >= bytes.count }

  /// Counts what only the tolerant dialect reads; the strict one refuses it.
  @inline(never)
  mutating func depart(_ departure: JSONDeparture, at place: Range<Int>) throws(SyntaxFault) {
    guard isTolerant else { throw SyntaxFault(departure.problem, at: place) }
    departures.add(departure, at: place)
  }
}

// What the parser says when the structure is broken.
extension JSONParser {
  private func expectedComma(_ container: OpenContainer) -> SyntaxFault {
    let item = container.isObject ? "a member" : "an element"
    let closing = container.isObject ? "}" : "]"
    let hint: String? =
      switch byte {
      case UInt8(ascii: "}"), UInt8(ascii: "]"): unclosed(container)
      case UInt8(ascii: ";"): "write ',' instead"
      case _ where isAtEnd: unclosed(container)
      default: "put ',' between two \(container.isObject ? "members" : "elements")"
      }
    return SyntaxFault(.expected("',' or '\(closing)' after \(item)", atEnd: isAtEnd, hint: hint), at: placeHere)
  }

  private func expectedName(_ container: OpenContainer) -> SyntaxFault {
    let hint: String? =
      switch byte {
      case UInt8(ascii: ","): "remove the comma"
      case _ where isAtEnd: unclosed(container)
      case _ where isWord(byte): "put it in double quotes"
      default: nil
      }
    return SyntaxFault(
      .expected(container.count > 0 ? "a member name" : "a member name or '}'", atEnd: isAtEnd, hint: hint),
      at: placeHere)
  }

  /// Says where the container begins that is still open.
  private func unclosed(_ container: OpenContainer) -> String {
    let start = Int(records[container.record].lower)
    let line = bytes[..<start].reduce(1) { $1 == UInt8(ascii: "\n") ? $0 + 1 : $0 }
    return "the '\(container.isObject ? "{" : "[")' of line \(line) is not closed"
  }

  private func expectedValue() -> SyntaxFault {
    var end = offset
    while end < bytes.count, end - offset < 64, isWord(bytes[end]) { end += 1 }
    let word = String(decoding: bytes[offset..<end], as: UTF8.self)
    let place = word.isEmpty ? placeHere : offset..<end
    switch word {
    case "NaN", "Infinity", "undefined":
      return SyntaxFault(.jsonSyntax("'\(word)' is not a value in JSON", hint: "leave the member out"), at: place)
    case "": break
    default:
      let hint = Suggestion.nearest(to: word, in: ["true", "false", "null"]).map { "did you mean '\($0)'?" }
      return SyntaxFault(
        .expected("a value, and '\(word)' is none", atEnd: false, hint: hint ?? "put text in double quotes"), at: place)
    }
    let hint: String? =
      if let container = open.last, isAtEnd {
        unclosed(container)
      } else if byte == UInt8(ascii: ",") {
        "remove the comma, or put a value before it"
      } else {
        nil
      }
    return SyntaxFault(.expected("a value", atEnd: isAtEnd, hint: hint), at: place)
  }

  private func isWord(_ byte: UInt8) -> Bool {
    byte.isDigit || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte == UInt8(ascii: "_")
  }
}

extension Problem {
  fileprivate static func expected(_ what: String, atEnd: Bool, hint: String? = nil) -> Problem {
    .jsonSyntax("expected \(what)\(atEnd ? " before the end of the file" : "")", hint: hint)
  }

  fileprivate static func expectedColon(atEnd: Bool) -> Problem {
    .expected("':' after a member name", atEnd: atEnd)
  }

  fileprivate static let textAfterValue = jsonSyntax(
    "a JSON text is one value, and nothing may follow it", hint: "remove the rest, or put the values in an array")

  static let tooDeepInJSON = Problem(
    "limit-depth", .error, "objects and arrays may be nested \(JSONDocument.deepestNesting) deep and no deeper")
}
