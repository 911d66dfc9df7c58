import TextCore

// Scalars that stand in quotes or without any.
extension YAMLParser {
  /// A scalar before it becomes a record.
  struct Scalar {
    var kind: JSONNode.Kind
    let spelling: JSONSpelling
    let lower: UInt32
    let upper: UInt32
    /// Where a decoded text is stored.
    let text: UInt32

    init(_ kind: JSONNode.Kind, _ spelling: JSONSpelling, _ place: Range<Int>, text: UInt32 = 0) {
      self.kind = kind
      self.spelling = spelling
      lower = UInt32(truncatingIfNeeded: place.lowerBound)
      upper = UInt32(truncatingIfNeeded: place.upperBound)
      self.text = text
    }

    var place: Range<Int> { Int(lower)..<Int(upper) }
  }

  /// Reads a scalar in a block whose parent is indented so far, or between braces.
  @inline(__always)
  mutating func readScalar(below parent: Int, inFlow: Bool = false) throws(SyntaxFault) -> Scalar {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return try readQuoted(byte)
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "$"):
      break
    default: try refuseIndicator(inFlow)
    }
    let place = offset..<skipPlainLine(inFlow)
    if offset < bytes.count, bytes[offset].isYAMLBreak, let next = continuation(below: parent, inFlow) {
      return try readPlainLines(place, next, below: parent, inFlow)
    }
    return Scalar(YAMLSchema.kind(of: bytes, place), .bare, place)
  }

  /// Refuses what text without quotes cannot begin with.
  private func refuseIndicator(_ inFlow: Bool) throws(SyntaxFault) {
    switch byte {
    case UInt8(ascii: "&"): throw SyntaxFault(.yamlAnchor, at: placeHere)
    case UInt8(ascii: "*"): throw SyntaxFault(.yamlAlias, at: placeHere)
    case UInt8(ascii: "!"): throw SyntaxFault(.yamlTag, at: placeHere)
    case UInt8(ascii: "{"), UInt8(ascii: "["): throw SyntaxFault(.yamlKeyOfParts, at: placeHere)
    case UInt8(ascii: "?") where endsPlainMark(inFlow): throw SyntaxFault(.yamlComplexKey, at: placeHere)
    case UInt8(ascii: ":") where endsPlainMark(inFlow): throw SyntaxFault(.yamlMissingKey, at: placeHere)
    case UInt8(ascii: "-") where endsPlainMark(inFlow), UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"),
      UInt8(ascii: "#"), UInt8(ascii: "|"), UInt8(ascii: ">"), UInt8(ascii: "%"), UInt8(ascii: "@"),
      UInt8(ascii: "`"):
      throw SyntaxFault(.yamlStart(byte), at: placeHere)
    default: break
    }
  }

  /// Whether the character after this one makes of it more than text.
  private func endsPlainMark(_ inFlow: Bool) -> Bool {
    isSpace(at: offset + 1) || (inFlow && bytes[offset + 1].isYAMLFlowMark)
  }

  /// Passes text without quotes up to what ends it in this line; gives the end of its last character.
  @inline(__always)
  private mutating func skipPlainLine(_ inFlow: Bool) -> Int {
    let start = offset
    while offset < bytes.count {
      if !inFlow { skipLetters() }
      let byte = byte
      if byte == UInt8(ascii: ":") {
        if endsPlainMark(inFlow) { break }
      } else if byte == UInt8(ascii: "#") {
        if offset > start, bytes[offset - 1].isYAMLBlank { break }
      } else if byte.isYAMLBreak || byte == 0 || (inFlow && byte.isYAMLFlowMark) {
        break
      }
      offset += 1
    }
    var end = min(offset, bytes.count)
    while end > start, bytes[end - 1].isYAMLBlank { end -= 1 }
    return end
  }

  /// Skips what is no colon, hash or control character, eight bytes at a time.
  @inline(__always)
  private mutating func skipLetters() {
    while let word = bytes.word(at: offset) {
      let stops =
        word.bytesBelowSpace | word.bytes(equalTo: UInt8(ascii: ":")) | word.bytes(equalTo: UInt8(ascii: "#"))
      offset += stops.trailingZeroBitCount / 8
      if stops != 0 { return }
    }
  }

  /// A line that goes on with the text before it, and the number of line breaks between them.
  struct Continuation {
    let breaks: Int
    let lineStart: Int
    let offset: Int
  }

  /// The offset is at a line break; nil when the next content is no more of the same text.
  @inline(__always)
  private func continuation(below parent: Int, _ inFlow: Bool) -> Continuation? {
    var (position, start, breaks) = (offset, lineStart, 0)
    while position < bytes.count {
      let byte = bytes[position]
      if byte.isYAMLBreak {
        if byte == UInt8(ascii: "\n") || self.byte(at: position + 1) != UInt8(ascii: "\n") {
          breaks += 1
          start = position + 1
        }
      } else if !byte.isYAMLBlank {
        break
      }
      position += 1
    }
    guard position < bytes.count, bytes[position] != UInt8(ascii: "#") else { return nil }
    if inFlow {
      let byte = bytes[position]
      if byte.isYAMLFlowMark || (byte == UInt8(ascii: ":") && isSpace(at: position + 1)) { return nil }
    } else {
      let spaces = bytes[start..<position].prefix { $0 == UInt8(ascii: " ") }.count
      if spaces <= parent { return nil }
    }
    if position == start, isMarker(at: position) { return nil }
    return Continuation(breaks: breaks, lineStart: start, offset: position)
  }

  @inline(never)
  private mutating func readPlainLines(
    _ first: Range<Int>, _ second: Continuation, below parent: Int, _ inFlow: Bool
  ) throws(SyntaxFault) -> Scalar {
    texts.begin()
    texts.append(bytes[first])
    var end = first.upperBound
    var next: Continuation? = second
    while let line = next {
      (offset, lineStart) = (line.offset, line.lineStart)
      appendFold(line.breaks)
      end = skipPlainLine(inFlow)
      texts.append(bytes[line.offset..<end])
      if byte == UInt8(ascii: ":"), !inFlow { throw SyntaxFault(.yamlKeyInText, at: placeHere) }
      next = byte.isYAMLBreak ? continuation(below: parent, inFlow) : nil
    }
    return Scalar(.string, .decoded, first.lowerBound..<end, text: texts.finish())
  }

  /// What line breaks inside a text become: one is a space, of several the first is nothing.
  mutating func appendFold(_ breaks: Int) {
    if breaks == 1 {
      texts.append(UInt8(ascii: " "))
    } else {
      for _ in 1..<max(breaks, 1) { texts.append(UInt8(ascii: "\n")) }
    }
  }
}
