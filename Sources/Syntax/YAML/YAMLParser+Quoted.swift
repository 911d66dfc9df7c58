import TextCore

// Text in single or double quotes.
extension YAMLParser {
  /// Reads a text; the offset is at its opening quote.
  @inline(__always)
  mutating func readQuoted(_ quote: UInt8) throws(SyntaxFault) -> Scalar {
    let start = offset
    offset += 1
    skipText(quote)
    if byte == quote, quote != UInt8(ascii: "'") || byte(at: offset + 1) != quote {
      offset += 1
      return Scalar(.string, .plain, start..<offset)
    }
    return try readRestOfQuoted(from: start, quote)
  }

  /// Passes everything but quotes, backslashes and line breaks.
  @inline(__always)
  private mutating func skipText(_ quote: UInt8) {
    while true {
      while let word = bytes.word(at: offset) {
        let stops =
          word.bytesBelowSpace | word.bytes(equalTo: quote) | word.bytes(equalTo: UInt8(ascii: "\\"))
        offset += stops.trailingZeroBitCount / 8
        if stops != 0 { break }
      }
      while offset < bytes.count {
        let byte = bytes[offset]
        if byte == quote || byte.isYAMLBreak || (byte == UInt8(ascii: "\\") && quote == UInt8(ascii: "\"")) { return }
        offset += 1
        if byte < 0x20 || byte == UInt8(ascii: "\\") { break }
      }
      if offset >= bytes.count { return }
    }
  }

  @inline(never)
  private mutating func readRestOfQuoted(from start: Int, _ quote: UInt8) throws(SyntaxFault) -> Scalar {
    texts.begin()
    texts.append(bytes[start + 1..<offset])
    // Blanks that an escape stands behind or that are escapes themselves are kept at the end of a line.
    var fixed = 0
    while !isAtEnd {
      if byte == quote {
        offset += 1
        guard quote == UInt8(ascii: "'"), byte == quote else {
          return Scalar(.string, .decoded, start..<offset, text: texts.finish())
        }
        texts.append(quote)
        offset += 1
      } else if byte == UInt8(ascii: "\\") {
        try readEscape(openedAt: start, quote)
        fixed = texts.count
      } else {
        texts.trimEnd(keeping: fixed)
        appendFold(try skipBreaks(openedAt: start, quote))
        fixed = texts.count
      }
      let run = offset
      skipText(quote)
      texts.append(bytes[run..<offset])
    }
    throw SyntaxFault(.yamlUnclosedQuote(quote), at: start..<start + 1)
  }

  /// Passes line breaks and the blanks around them; gives the number of breaks.
  private mutating func skipBreaks(openedAt start: Int, _ quote: UInt8) throws(SyntaxFault) -> Int {
    var breaks = 0
    while !isAtEnd {
      if byte.isYAMLBreak {
        passBreak()
        breaks += 1
        if isMarker { throw SyntaxFault(.yamlUnclosedQuote(quote), at: start..<start + 1) }
      } else if byte.isYAMLBlank {
        offset += 1
      } else {
        break
      }
    }
    return breaks
  }

  private mutating func readEscape(openedAt start: Int, _ quote: UInt8) throws(SyntaxFault) {
    if byte(at: offset + 1).isYAMLBreak {
      offset += 1
      for _ in 1..<max(1, try skipBreaks(openedAt: start, quote)) { texts.append(UInt8(ascii: "\n")) }
      return
    }
    guard let escape = YAMLEscape(bytes, at: offset) else {
      throw SyntaxFault(.yamlEscape, at: offset..<min(offset + 2, bytes.count))
    }
    texts.append(escape.scalar)
    offset = escape.end
  }
}
