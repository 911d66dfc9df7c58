import TextCore

// What stands between values: the start of the file, white space and comments.
extension JSONParser {
  /// Passes a byte order mark and white space, and refuses what holds no JSON at all.
  mutating func readStart() throws(SyntaxFault) {
    if bytes.isEmpty { throw SyntaxFault(.emptyFile, at: 0..<0) }
    if let encoding = wideEncoding {
      throw SyntaxFault(.wideText(encoding), at: 0..<1)
    }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      try depart(.byteOrderMark, at: 0..<3)
      offset = 3
    }
    try skipSpace()
    if isAtEnd { throw SyntaxFault(.blankFile, at: placeHere) }
  }

  /// The name of an encoding of two or four bytes, told by its mark or by the zero beside an ASCII character.
  private var wideEncoding: String? {
    guard bytes.count >= 2 else { return nil }
    switch (bytes[0], bytes[1]) {
    case (0xFF, 0xFE), (0xFE, 0xFF): return "UTF-16"
    case (0, 0): return bytes.count >= 4 && (bytes[2], bytes[3]) != (0, 0) ? "UTF-32" : nil
    case (0, _), (1..<0x80, 0): return "UTF-16"
    default: return nil
    }
  }

  @inline(__always)
  mutating func skipSpace() throws(SyntaxFault) {
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "\n"):
        offset += 1
        skipIndentation()
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): offset += 1
      case 0x0B, 0x0C, UInt8(ascii: "/"), 0x80...0xFF:
        guard try skipUnusualSpace() else { return }
      default: return
      }
    }
  }

  /// Skips spaces eight at a time.
  @inline(__always)
  private mutating func skipIndentation() {
    while let word = bytes.word(at: offset) {
      let spaces = (word ^ 0x2020_2020_2020_2020).trailingZeroBitCount / 8
      offset += spaces
      if spaces < 8 { return }
    }
  }

  /// Skips a comment or a white-space character of JSON5; false when neither is here.
  @inline(never)
  private mutating func skipUnusualSpace() throws(SyntaxFault) -> Bool {
    let start = offset
    if byte == UInt8(ascii: "/") {
      let next = offset + 1 < bytes.count ? bytes[offset + 1] : 0
      guard next == UInt8(ascii: "/") || next == UInt8(ascii: "*") else { return false }
      try depart(.comment, at: start..<start + 2)
      offset += 2
      if next == UInt8(ascii: "*") { try skipBlockComment(from: start) } else { try skipLineComment() }
      return true
    }
    guard let sequence = UTF8Sequence(bytes, at: offset) else {
      throw SyntaxFault(.notUTF8(byte), at: placeHere)
    }
    guard sequence.scalar.isSpaceInJSON5 else { return false }
    try depart(.whiteSpace, at: start..<start + sequence.length)
    offset += sequence.length
    return true
  }

  private mutating func skipBlockComment(from start: Int) throws(SyntaxFault) {
    while true {
      skipCommentText()
      if isAtEnd { throw SyntaxFault(.unclosedComment, at: start..<start + 2) }
      if byte == UInt8(ascii: "*"), offset + 1 < bytes.count, bytes[offset + 1] == UInt8(ascii: "/") {
        offset += 2
        return
      }
      _ = try skipScalar()
    }
  }

  /// A line feed or carriage return is left to be passed as white space.
  private mutating func skipLineComment() throws(SyntaxFault) {
    while true {
      skipCommentText()
      if isAtEnd || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") { return }
      if try skipScalar().isLineEnd { return }
    }
  }

  /// Skips what neither ends a comment nor needs a look, eight bytes at a time.
  @inline(__always)
  private mutating func skipCommentText() {
    while let word = bytes.word(at: offset) {
      let stops = word.bytesBelowSpace | word.bytes(equalTo: UInt8(ascii: "*")) | word.bytesBeyondASCII
      offset += stops.trailingZeroBitCount / 8
      if stops != 0 { return }
    }
  }

  private mutating func skipScalar() throws(SyntaxFault) -> Unicode.Scalar {
    guard let sequence = UTF8Sequence(bytes, at: offset) else {
      throw SyntaxFault(.notUTF8(byte), at: placeHere)
    }
    offset += sequence.length
    return sequence.scalar
  }
}

extension Unicode.Scalar {
  /// What ends a line in JSON5 (ECMAScript 5.1, section 7.3).
  var isLineEnd: Bool {
    self == "\n" || self == "\r" || self == "\u{2028}" || self == "\u{2029}"
  }

  /// The white space that JSON5 adds to JSON's.
  fileprivate var isSpaceInJSON5: Bool {
    switch value {
    case 0x0B, 0x0C, 0xA0, 0x2028, 0x2029, 0xFEFF: true
    default: value > 0x7F && properties.generalCategory == .spaceSeparator
    }
  }
}

extension Problem {
  fileprivate static let emptyFile = jsonSyntax("the file is empty", hint: "write '{}' for a file without tokens")

  fileprivate static let blankFile = jsonSyntax(
    "the file holds no value", hint: "write '{}' for a file without tokens")

  fileprivate static func wideText(_ encoding: String) -> Problem {
    jsonSyntax("JSON is UTF-8 text, and this file is \(encoding)", hint: "save the file as UTF-8")
  }

  fileprivate static let unclosedComment = jsonSyntax("a comment that begins with '/*' must end with '*/'")
}
