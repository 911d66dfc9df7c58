import TextCore

/// One escape in a string, of JSON or of JSON5.
struct JSONEscape {
  /// Nil for a line that goes on in the next.
  let scalar: Unicode.Scalar?
  /// The offset after the escape.
  let end: Int
  /// Why strict JSON does not have it.
  let departure: JSONDeparture?

  /// Reads the escape that begins with the backslash at an offset.
  init(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) throws(SyntaxFault) {
    guard let sequence = UTF8Sequence(bytes, at: start + 1) else {
      throw start + 1 < bytes.count
        ? SyntaxFault(.notUTF8(bytes[start + 1]), at: start + 1..<start + 2)
        : SyntaxFault(.cutEscape, at: start..<start + 1)
    }
    let end = start + 1 + sequence.length
    switch sequence.scalar {
    case "\"", "\\", "/": self.init(sequence.scalar, end)
    case "b": self.init("\u{8}", end)
    case "f": self.init("\u{C}", end)
    case "n": self.init("\n", end)
    case "r": self.init("\r", end)
    case "t": self.init("\t", end)
    case "u": try self.init(unicode: bytes, at: start)
    case "x":
      guard let value = Self.hexValue(bytes, start + 2, digits: 2), let scalar = Unicode.Scalar(value) else {
        throw SyntaxFault(.shortEscape("\\x", digits: "two"), at: start..<end)
      }
      self.init(scalar, start + 4, .escape)
    case "v": self.init("\u{B}", end, .escape)
    case "0" where end >= bytes.count || !bytes[end].isDigit: self.init("\0", end, .escape)
    case "0"..."9": throw SyntaxFault(.octalEscape, at: start..<end)
    case "\r":
      let isPair = end < bytes.count && bytes[end] == UInt8(ascii: "\n")
      self.init(nil, isPair ? end + 1 : end, .lineContinuation)
    case "\n", "\u{2028}", "\u{2029}": self.init(nil, end, .lineContinuation)
    default: self.init(sequence.scalar, end, .escape)
    }
  }

  private init(_ scalar: Unicode.Scalar?, _ end: Int, _ departure: JSONDeparture? = nil) {
    self.scalar = scalar
    self.end = end
    self.departure = departure
  }

  private init(unicode bytes: UnsafeBufferPointer<UInt8>, at start: Int) throws(SyntaxFault) {
    guard let unit = Self.hexValue(bytes, start + 2, digits: 4) else {
      throw SyntaxFault(.shortEscape("\\u", digits: "four"), at: start..<start + 2)
    }
    if let scalar = Unicode.Scalar(unit) {
      self.init(scalar, start + 6)
      return
    }
    guard unit < 0xDC00, start + 7 < bytes.count, bytes[start + 6] == UInt8(ascii: "\\"),
      bytes[start + 7] == UInt8(ascii: "u"), let low = Self.hexValue(bytes, start + 8, digits: 4),
      (0xDC00..<0xE000).contains(low),
      let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
    else {
      throw SyntaxFault(.loneSurrogate, at: start..<start + 6)
    }
    self.init(scalar, start + 12)
  }

  static func hexValue(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, digits: Int) -> UInt32? {
    guard start + digits <= bytes.count else { return nil }
    var value: UInt32 = 0
    for byte in bytes[start..<start + digits] {
      guard let digit = byte.hexValue else { return nil }
      value = value << 4 | UInt32(digit)
    }
    return value
  }

  /// The text of what stands between the quotes of a string that the parser has accepted.
  static func decoded(_ raw: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(raw.count)
    var offset = 0
    while offset < raw.count {
      guard raw[offset] == UInt8(ascii: "\\"), let escape = try? JSONEscape(raw, at: offset) else {
        text.append(raw[offset])
        offset += 1
        continue
      }
      if let scalar = escape.scalar { text.append(contentsOf: String(scalar).utf8) }
      offset = escape.end
    }
    return text
  }
}

extension Problem {
  fileprivate static let cutEscape = jsonSyntax("'\\' must be followed by the character that it escapes")

  fileprivate static func shortEscape(_ start: String, digits: String) -> Problem {
    jsonSyntax("'\(start)' must be followed by \(digits) hexadecimal digits", hint: "write '\\\\' for a backslash")
  }

  fileprivate static let octalEscape = jsonSyntax(
    "a string may not hold an octal escape", hint: "write '\\u' and four hexadecimal digits")

  fileprivate static let loneSurrogate = jsonSyntax(
    "a surrogate escape must be one of a pair", hint: "write both halves, or the character itself")
}
