import TextCore

// Strings, and member names without quotes.
extension JSONParser {
  /// Passes a string; the offset is at its opening quote.
  @inline(__always)
  mutating func readString(quote: UInt8) throws(SyntaxFault) -> JSONSpelling {
    let start = offset
    offset += 1
    skipPlainText(quote)
    if byte == quote {
      offset += 1
      return .plain
    }
    return try readRestOfString(from: start, quote: quote)
  }

  @inline(never)
  private mutating func readRestOfString(from start: Int, quote: UInt8) throws(SyntaxFault) -> JSONSpelling {
    var spelling = JSONSpelling.plain
    while !isAtEnd {
      switch byte {
      case quote:
        offset += 1
        return spelling
      case UInt8(ascii: "\\"):
        let escape = try JSONEscape(bytes, at: offset)
        if let departure = escape.departure { try depart(departure, at: offset..<escape.end) }
        offset = escape.end
        spelling = .escaped
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): throw SyntaxFault(.rawLineBreak, at: placeHere)
      case 0..<0x20: try passControlCharacter()
      default:
        guard let sequence = UTF8Sequence(bytes, at: offset) else {
          throw SyntaxFault(.notUTF8(byte), at: placeHere)
        }
        offset += sequence.length
      }
      skipPlainText(quote)
    }
    throw SyntaxFault(.unclosedString, at: start..<start + 1)
  }

  private mutating func passControlCharacter() throws(SyntaxFault) {
    guard isTolerant else { throw SyntaxFault(.rawControlCharacter(byte), at: placeHere) }
    try depart(.controlCharacter, at: placeHere)
    offset += 1
  }

  /// Stops at a quote, a backslash, a control character, a byte beyond ASCII or the end.
  @inline(__always)
  private mutating func skipPlainText(_ quote: UInt8) {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let quotes = ones &* UInt64(quote)
    let backslashes = ones &* UInt64(UInt8(ascii: "\\"))
    while let word = bytes.word(at: offset) {
      // The high bit of a byte is set where it stops us; above the lowest such byte the bits mean nothing.
      let isQuote = (word ^ quotes) &- ones
      let isBackslash = (word ^ backslashes) &- ones
      let isControl = word &- (ones &* 0x20)
      let stops = (isQuote | isBackslash | isControl | word) & (ones &* 0x80)
      offset += stops.trailingZeroBitCount / 8
      if stops != 0 { return }
    }
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte == quote || byte == UInt8(ascii: "\\") || byte < 0x20 || byte >= 0x80 { return }
      offset += 1
    }
  }

  /// Passes an identifier of ECMAScript 5.1; nil when none begins here.
  @inline(never)
  mutating func readBareName() throws(SyntaxFault) -> JSONSpelling? {
    let start = offset
    // Most names are ASCII.
    while byte.continuesASCIIName { offset += 1 }
    if offset > start, !bytes[start].isDigit, byte < 0x80, byte != UInt8(ascii: "\\") {
      try depart(.bareName, at: start..<offset)
      return .bare
    }
    offset = start
    var end = start
    var spelling = JSONSpelling.bare
    while let (scalar, next, isEscape) = try identifierScalar(at: end) {
      guard end == start ? scalar.beginsIdentifier : scalar.continuesIdentifier else { break }
      if isEscape { spelling = .bareEscaped }
      end = next
    }
    if end == start { return nil }
    try depart(.bareName, at: start..<end)
    offset = end
    return spelling
  }

  private func identifierScalar(
    at offset: Int
  ) throws(SyntaxFault) -> (scalar: Unicode.Scalar, end: Int, isEscape: Bool)? {
    guard offset < bytes.count else { return nil }
    if bytes[offset] == UInt8(ascii: "\\") {
      guard offset + 1 < bytes.count, bytes[offset + 1] == UInt8(ascii: "u"), isTolerant else { return nil }
      let escape = try JSONEscape(bytes, at: offset)
      return escape.scalar.map { ($0, escape.end, true) }
    }
    guard let sequence = UTF8Sequence(bytes, at: offset) else {
      throw SyntaxFault(.notUTF8(bytes[offset]), at: offset..<offset + 1)
    }
    return (sequence.scalar, offset + sequence.length, false)
  }
}

extension UInt8 {
  @inline(__always)
  fileprivate var continuesASCIIName: Bool {
    (self | 0x20) &- UInt8(ascii: "a") < 26 || isDigit || self == UInt8(ascii: "_") || self == UInt8(ascii: "$")
  }
}

extension Unicode.Scalar {
  fileprivate var beginsIdentifier: Bool {
    switch value {
    case 0x24, 0x5F, 0x41...0x5A, 0x61...0x7A: return true
    case 0..<0x80: return false
    default: break
    }
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .letterNumber: return true
    default: return false
    }
  }

  fileprivate var continuesIdentifier: Bool {
    if beginsIdentifier { return true }
    switch value {
    case 0x30...0x39, 0x200C, 0x200D: return true
    case 0..<0x80: return false
    default: break
    }
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .decimalNumber, .connectorPunctuation: return true
    default: return false
    }
  }
}

extension Problem {
  fileprivate static let rawLineBreak = jsonSyntax(
    "a string may not hold a raw line break", hint: "close the string before it, or write '\\n'")

  fileprivate static let unclosedString = jsonSyntax("a string must end with the quote that it begins with")

  fileprivate static func rawControlCharacter(_ byte: UInt8) -> Problem {
    jsonSyntax(
      "a string may not hold the raw control character U+00\(byte.hexText)",
      hint: byte == UInt8(ascii: "\t") ? "write '\\t'" : "write '\\u00\(byte.hexText)'")
  }
}
