import TextCore

// What elements are made of: characters, names, values and references, and what is passed over.
extension XMLParser {
  /// Passes a byte order mark and the declaration, and refuses what is no UTF-8 text.
  mutating func readStart() throws(SyntaxFault) {
    guard bytes.count <= XMLDocument.largestText else { throw SyntaxFault(.tooLarge, at: 0..<1) }
    if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) {
      throw SyntaxFault(.otherEncoding("UTF-16"), at: 0..<1)
    }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
    guard starts(with: "<?xml"), offset + 5 < bytes.count, bytes[offset + 5].isXMLSpace else { return }
    offset += 5
    try readDeclaration()
  }

  private mutating func readDeclaration() throws(SyntaxFault) {
    while true {
      let isParted = skipSpace()
      if starts(with: "?>") {
        offset += 2
        return
      }
      guard isParted else { throw SyntaxFault(.declaration, at: placeHere) }
      let name = text(try readName("'?>' at the end of the declaration"))
      skipSpace()
      guard ["version", "encoding", "standalone"].contains(name), byte == UInt8(ascii: "=") else {
        throw SyntaxFault(.declaration, at: placeHere)
      }
      offset += 1
      skipSpace()
      let (value, range) = try readValue(of: name)
      if name == "encoding", !["utf-8", "us-ascii"].contains(value.lowercased()) {
        throw SyntaxFault(.otherEncoding(value), at: range)
      }
    }
  }

  mutating func readName(_ expected: String) throws(SyntaxFault) -> Range<Int> {
    let start = offset
    while let sequence = UTF8Sequence(bytes, at: offset),
      offset == start ? sequence.scalar.isXMLNameStart : sequence.scalar.isXMLNamePart
    {
      offset += sequence.length
    }
    guard offset > start else { throw SyntaxFault(.expected(expected, atEnd: isAtEnd), at: placeHere) }
    return start..<offset
  }

  /// The value of an attribute, and the place of what stands between its quotes.
  mutating func readValue(of name: String) throws(SyntaxFault) -> (String, Range<Int>) {
    let quote = byte
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      throw SyntaxFault(.noQuote(name), at: placeHere)
    }
    let opening = placeHere
    offset += 1
    let start = offset
    var value: [UInt8] = []
    while byte != quote {
      guard !isAtEnd else { throw SyntaxFault(.unclosedValue(name), at: opening) }
      switch byte {
      case UInt8(ascii: "<"): throw SyntaxFault(.lessThan, at: placeHere)
      case UInt8(ascii: "&"): value += Array(String(try readReference()).utf8)
      case UInt8(ascii: "\r"):
        offset += byte(after: 1) == UInt8(ascii: "\n") ? 2 : 1
        value.append(UInt8(ascii: " "))
      case UInt8(ascii: "\n"), UInt8(ascii: "\t"):
        offset += 1
        value.append(UInt8(ascii: " "))
      default:
        let first = offset
        try skipCharacter()
        value += bytes[first..<offset]
      }
    }
    let range = start..<offset
    offset += 1
    return (String(decoding: value, as: UTF8.self), range)
  }

  /// Passes text up to the next tag; outside elements it may be white space only.
  mutating func skipText(isInside: Bool) throws(SyntaxFault) {
    while !isAtEnd, byte != UInt8(ascii: "<") {
      guard isInside || byte.isXMLSpace else { throw SyntaxFault(.textOutside, at: placeHere) }
      if byte == UInt8(ascii: "&") {
        _ = try readReference()
      } else if starts(with: "]]>") {
        throw SyntaxFault(.sectionEnd, at: offset..<offset + 3)
      } else {
        try skipCharacter()
      }
    }
  }

  mutating func skipComment() throws(SyntaxFault) {
    let start = offset
    offset += 4
    while !isAtEnd {
      if starts(with: "--") {
        guard byte(after: 2) == UInt8(ascii: ">") else { throw SyntaxFault(.dashes, at: offset..<offset + 2) }
        offset += 3
        return
      }
      try skipCharacter()
    }
    throw SyntaxFault(.unclosedComment, at: start..<start + 4)
  }

  /// Passes a section of character data.
  mutating func skipSection() throws(SyntaxFault) {
    let start = offset
    offset += 9
    while !isAtEnd {
      if starts(with: "]]>") {
        offset += 3
        return
      }
      try skipCharacter()
    }
    throw SyntaxFault(.unclosedSection, at: start..<start + 9)
  }

  private func byte(after distance: Int) -> UInt8 {
    offset + distance < bytes.count ? bytes[offset + distance] : 0
  }

  private mutating func skipCharacter() throws(SyntaxFault) {
    guard let sequence = UTF8Sequence(bytes, at: offset) else { throw SyntaxFault(.notText(byte), at: placeHere) }
    guard sequence.scalar.isXMLCharacter else {
      throw SyntaxFault(.character(sequence.scalar), at: offset..<offset + sequence.length)
    }
    offset += sequence.length
  }

  /// One of the five entities that XML has of its own, or a character by its number.
  private mutating func readReference() throws(SyntaxFault) -> Unicode.Scalar {
    let start = offset
    offset += 1
    while !isAtEnd, offset - start < 64, byte != UInt8(ascii: ";"), byte.isReferencePart { offset += 1 }
    guard byte == UInt8(ascii: ";") else { throw SyntaxFault(.ampersand, at: start..<start + 1) }
    let name = text(start + 1..<offset)
    offset += 1
    switch name {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default: break
    }
    guard name.hasPrefix("#") else { throw SyntaxFault(.entity(name), at: start..<offset) }
    let isHex = name.hasPrefix("#x")
    let digits = name.dropFirst(isHex ? 2 : 1)
    guard let value = UInt32(digits, radix: isHex ? 16 : 10), let scalar = Unicode.Scalar(value),
      scalar.isXMLCharacter
    else { throw SyntaxFault(.noCharacter(name), at: start..<offset) }
    return scalar
  }
}

extension UInt8 {
  fileprivate var isReferencePart: Bool {
    isDigit || self == UInt8(ascii: "#") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
  }
}

extension Problem {
  fileprivate static let tooLarge = Problem("xml-limit", .error, "the file is larger than 1 MiB")

  fileprivate static func otherEncoding(_ encoding: String) -> Problem {
    xmlSyntax("XML is read as UTF-8 text, and this file is \(encoding)", hint: "save the file as UTF-8")
  }

  fileprivate static let declaration = xmlSyntax(
    "a declaration holds 'version', 'encoding' and 'standalone', and ends with '?>'")

  fileprivate static func expected(_ what: String, atEnd: Bool) -> Problem {
    xmlSyntax("expected \(what)\(atEnd ? " before the end of the file" : "")")
  }

  fileprivate static func noQuote(_ name: String) -> Problem { xmlSyntax("the value of '\(name)' must be in quotes") }

  fileprivate static func unclosedValue(_ name: String) -> Problem {
    xmlSyntax("the value of '\(name)' has no quote at its end")
  }

  fileprivate static let lessThan = xmlSyntax("a value may not hold '<'", hint: "write '&lt;'")

  static let textOutside = xmlSyntax("text may stand in an element only")

  fileprivate static let sectionEnd = xmlSyntax("text may not hold ']]>'", hint: "write ']]&gt;'")

  fileprivate static let dashes = xmlSyntax("a comment may not hold '--'")

  fileprivate static let unclosedComment = xmlSyntax("a comment that begins with '<!--' must end with '-->'")

  fileprivate static let unclosedSection = xmlSyntax("a section that begins with '<![CDATA[' must end with ']]>'")

  fileprivate static func notText(_ byte: UInt8) -> Problem {
    xmlSyntax("XML is read as UTF-8 text, and byte 0x\(byte.hexText) is not UTF-8 here", hint: "save the file as UTF-8")
  }

  fileprivate static func character(_ scalar: Unicode.Scalar) -> Problem {
    xmlSyntax("the character U+\(scalar.hexText) may not stand in XML")
  }

  fileprivate static let ampersand = xmlSyntax("'&' must begin a reference that ends with ';'", hint: "write '&amp;'")

  fileprivate static func entity(_ name: String) -> Problem {
    xmlSyntax("there is no entity '&\(name);'", hint: "XML itself has amp, lt, gt, quot and apos")
  }

  fileprivate static func noCharacter(_ name: String) -> Problem { xmlSyntax("'&\(name);' is no character of XML") }
}

extension Unicode.Scalar {
  /// Four hexadecimal digits at least.
  fileprivate var hexText: String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
  }
}
