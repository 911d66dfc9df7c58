import TextCore

// What stands between values: the start and the end of the file, blanks, line breaks and comments.
extension YAMLParser {
  /// Checks all bytes and passes what stands before the first value; true when that is `---`.
  mutating func readStart() throws(SyntaxFault) -> Bool {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
    lineStart = offset
    try checkCharacters()
    try skipToContent()
    if isAtEnd { throw SyntaxFault(.yamlBlank, at: placeHere) }
    let directive = placeHere
    let hasDirective = byte == UInt8(ascii: "%") && offset == lineStart
    if hasDirective {
      // The version changes nothing that token files use.
      guard bytes[offset...].starts(with: "%YAML ".utf8) else { throw SyntaxFault(.yamlDirective, at: directive) }
      skipLine()
      try skipToContent()
    }
    guard isMarker, byte == UInt8(ascii: "-") else {
      if hasDirective { throw SyntaxFault(.yamlDirective, at: directive) }
      return false
    }
    offset += 3
    return true
  }

  mutating func expectEnd() throws(SyntaxFault) {
    try skipToContent()
    if isMarker, byte == UInt8(ascii: ".") {
      offset += 3
      try skipToContent()
      if isAtEnd { return }
      throw SyntaxFault(.yamlDocuments, at: placeHere)
    }
    if isAtEnd { return }
    if isMarker {
      let marker = offset..<offset + 3
      offset += 3
      try skipToContent()
      if isAtEnd { return }
      throw SyntaxFault(.yamlDocuments, at: marker)
    }
    throw SyntaxFault(offset == contentStart ? .yamlLineAfterRoot : .yamlTextAfterValue, at: placeHere)
  }

  /// Whether `---` or `...` stands alone at the start of a line.
  var isMarker: Bool { offset == lineStart && isMarker(at: offset) }

  func isMarker(at start: Int) -> Bool {
    let first = byte(at: start)
    guard first == UInt8(ascii: "-") || first == UInt8(ascii: ".") else { return false }
    return byte(at: start + 1) == first && byte(at: start + 2) == first && isSpace(at: start + 3)
  }

  /// Passes blanks, line breaks and comments; outside of braces and brackets, no tab may indent what follows.
  @inline(__always)
  mutating func skipToContent(inFlow: Bool = false) throws(SyntaxFault) {
    var isFirst = offset == lineStart || offset == contentStart
    hasTabInGap = false
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: " "): skipSpaces()
      case UInt8(ascii: "\t"):
        hasTabInGap = true
        offset += 1
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        passBreak()
        isFirst = true
        hasTabInGap = false
      case UInt8(ascii: "#") where offset == lineStart || bytes[offset - 1].isYAMLBlank: skipLine()
      default:
        if isFirst {
          contentStart = offset
          if hasTabInGap, !inFlow { throw SyntaxFault(.yamlTab, at: lineStart..<offset) }
        }
        return
      }
    }
  }

  /// Passes one line break, of whichever kind.
  @inline(__always)
  mutating func passBreak() {
    let isPair = bytes[offset] == UInt8(ascii: "\r") && byte(at: offset + 1) == UInt8(ascii: "\n")
    offset += isPair ? 2 : 1
    lineStart = offset
  }

  @inline(__always)
  mutating func skipBlanks() {
    while offset < bytes.count, bytes[offset].isYAMLBlank { offset += 1 }
  }

  /// Skips spaces, eight at a time where there are many.
  @inline(__always)
  private mutating func skipSpaces() {
    offset += 1
    while let word = bytes.word(at: offset) {
      let spaces = (word ^ 0x2020_2020_2020_2020).trailingZeroBitCount / 8
      offset += spaces
      if spaces < 8 { return }
    }
    while offset < bytes.count, bytes[offset] == UInt8(ascii: " ") { offset += 1 }
  }

  /// Passes everything up to the next line break.
  mutating func skipLine() {
    while let word = bytes.word(at: offset) {
      let stops = word.bytesBelowSpace
      offset += stops.trailingZeroBitCount / 8
      if stops == 0 { continue }
      if bytes[offset].isYAMLBreak { return }
      offset += 1
    }
    while offset < bytes.count, !bytes[offset].isYAMLBreak { offset += 1 }
  }

  /// Refuses what is not UTF-8, and control characters, so that nothing else has to.
  private func checkCharacters() throws(SyntaxFault) {
    var index = 0
    while index < bytes.count {
      if let word = bytes.word(at: index), word.bytesBelowSpace | word.bytesBeyondASCII == 0 {
        index += 8
        continue
      }
      let end = min(index + 8, bytes.count)
      while index < end {
        let byte = bytes[index]
        if byte >= 0x80 {
          guard let sequence = UTF8Sequence(bytes, at: index) else {
            throw SyntaxFault(.yamlNotUTF8(byte), at: index..<index + 1)
          }
          index += sequence.length
        } else {
          if byte < 0x20, !byte.isYAMLBreak, byte != UInt8(ascii: "\t") {
            throw SyntaxFault(.yamlControl(byte), at: index..<index + 1)
          }
          index += 1
        }
      }
    }
  }
}

extension UInt8 {
  @inline(__always)
  var isYAMLBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }

  @inline(__always)
  var isYAMLBreak: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }

  /// What ends text without quotes between braces or brackets.
  @inline(__always)
  var isYAMLFlowMark: Bool {
    switch self {
    case UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"): true
    default: false
    }
  }
}
