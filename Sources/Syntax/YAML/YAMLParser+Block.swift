import TextCore

// Texts that begin with `|` or `>` and go on in indented lines.
extension YAMLParser {
  /// What stands behind `|` or `>`.
  private struct Header {
    let isFolded: Bool
    /// Spaces that the lines have more than their parent, when they are written.
    var indentation: Int?
    var chomping = Chomping.clip
  }

  /// What becomes of the line breaks at the end.
  private enum Chomping {
    /// One stays.
    case clip
    case strip, keep
  }

  mutating func readBlockText(below parent: Int) throws(SyntaxFault) {
    let start = offset
    let header = try readHeader()
    var end = offset
    texts.begin()
    var blankLines = 0
    let indent: Int
    if let written = header.indentation {
      indent = max(parent, 0) + written
      blankLines = skipEmptyLines(narrowerThan: indent)
    } else {
      indent = max(try findIndentation(below: parent, &blankLines), parent + 1)
    }
    var isFirst = true
    var wasIndented = false
    while let line = nextLine(indentedBy: indent) {
      let isIndented = bytes[line].first?.isYAMLBlank ?? false
      if !isFirst, header.isFolded, !wasIndented, !isIndented {
        if blankLines == 0 { texts.append(UInt8(ascii: " ")) }
      } else if !isFirst {
        texts.append(UInt8(ascii: "\n"))
      }
      for _ in 0..<blankLines { texts.append(UInt8(ascii: "\n")) }
      texts.append(bytes[line])
      (isFirst, wasIndented, end) = (false, isIndented, line.upperBound)
      passBreakIfAny()
      blankLines = skipEmptyLines(narrowerThan: indent)
    }
    if header.chomping != .strip, !isFirst, lineStart > end { texts.append(UInt8(ascii: "\n")) }
    if header.chomping == .keep { for _ in 0..<blankLines { texts.append(UInt8(ascii: "\n")) } }
    append(Scalar(.string, .decoded, start..<end, text: texts.finish()))
  }

  private mutating func readHeader() throws(SyntaxFault) -> Header {
    var header = Header(isFolded: byte == UInt8(ascii: ">"))
    offset += 1
    for _ in 0..<2 {
      switch byte {
      case UInt8(ascii: "1")...UInt8(ascii: "9") where header.indentation == nil:
        header.indentation = Int(byte - UInt8(ascii: "0"))
      case UInt8(ascii: "-") where header.chomping == .clip: header.chomping = .strip
      case UInt8(ascii: "+") where header.chomping == .clip: header.chomping = .keep
      default: continue
      }
      offset += 1
    }
    let end = offset
    skipBlanks()
    if byte == UInt8(ascii: "#"), offset > end { skipLine() }
    guard isAtEnd || byte.isYAMLBreak else { throw SyntaxFault(.yamlBlockHeader, at: placeHere) }
    passBreakIfAny()
    return header
  }

  private mutating func passBreakIfAny() {
    if byte.isYAMLBreak { passBreak() }
  }

  /// Passes lines of spaces alone, as far as they are no deeper than the text; gives their number.
  private mutating func skipEmptyLines(narrowerThan indent: Int) -> Int {
    var count = 0
    while !isAtEnd {
      var end = offset
      while end - offset < indent, byte(at: end) == UInt8(ascii: " ") { end += 1 }
      guard byte(at: end).isYAMLBreak else { return count }
      offset = end
      passBreak()
      count += 1
    }
    return count
  }

  /// The indentation of the first line that holds more than spaces; empty lines before it are passed.
  private mutating func findIndentation(below parent: Int, _ blankLines: inout Int) throws(SyntaxFault) -> Int {
    var deepest = offset..<offset
    while true {
      var end = offset
      while byte(at: end) == UInt8(ascii: " ") { end += 1 }
      guard byte(at: end).isYAMLBreak else {
        if deepest.count > end - offset, end - offset > parent, end < bytes.count {
          throw SyntaxFault(.yamlBlockIndentation, at: deepest)
        }
        return end - offset
      }
      if end - offset > deepest.count { deepest = offset..<end }
      offset = end
      passBreak()
      blankLines += 1
    }
  }

  /// What stands in this line behind the indentation, and passes it; nil when the text ends before the line.
  private mutating func nextLine(indentedBy indent: Int) -> Range<Int>? {
    guard !isAtEnd, !isMarker else { return nil }
    var start = offset
    while start - offset < indent, byte(at: start) == UInt8(ascii: " ") { start += 1 }
    guard start - offset == indent, start < bytes.count else { return nil }
    offset = start
    skipLine()
    return start..<offset
  }
}
