import TextCore

// Numbers: their grammar, and that a double can hold them.
extension JSONParser {
  /// Passes a number; the offset is at its sign, first digit or point.
  @inline(__always)
  mutating func readNumber() throws(SyntaxFault) {
    let start = offset
    if byte == UInt8(ascii: "-") { offset += 1 }
    let whole = offset
    skipDigits()
    // Most numbers are short, plain and fit.
    if offset > whole, bytes[whole] != UInt8(ascii: "0") || offset == whole + 1 {
      if byte == UInt8(ascii: "."), offset + 1 < bytes.count, bytes[offset + 1].isDigit {
        offset += 1
        skipDigits()
      }
      if byte | 0x20 != UInt8(ascii: "e"), byte != UInt8(ascii: "."), byte | 0x20 != UInt8(ascii: "x"),
        offset - start < 300
      {
        return
      }
    }
    offset = start
    try readUnusualNumber()
  }

  @inline(__always)
  private mutating func skipDigits() {
    while offset < bytes.count, bytes[offset].isDigit { offset += 1 }
  }

  @inline(never)
  private mutating func readUnusualNumber() throws(SyntaxFault) {
    let start = offset
    if byte == UInt8(ascii: "+") {
      try depart(.plusSign, at: placeHere)
      offset += 1
    } else if byte == UInt8(ascii: "-") {
      offset += 1
    }
    if byte == UInt8(ascii: "0"), offset + 1 < bytes.count, bytes[offset + 1] | 0x20 == UInt8(ascii: "x") {
      try readHexDigits(from: start)
    } else {
      try readMantissa(from: start)
      try readExponent()
    }
    let text = UnsafeBufferPointer(rebasing: bytes[start..<offset])
    if !JSONNumber.value(text).isFinite { throw SyntaxFault(.tooLarge, at: start..<offset) }
  }

  private mutating func readHexDigits(from start: Int) throws(SyntaxFault) {
    try depart(.hexNumber, at: start..<offset + 2)
    offset += 2
    let digits = offset
    while byte.hexValue != nil { offset += 1 }
    if offset == digits { throw SyntaxFault(.noHexDigit, at: placeHere) }
  }

  private mutating func readMantissa(from start: Int) throws(SyntaxFault) {
    let whole = offset
    skipDigits()
    let wholeDigits = offset - whole
    if wholeDigits > 1, bytes[whole] == UInt8(ascii: "0") {
      throw SyntaxFault(.leadingZero, at: whole..<offset)
    }
    guard byte == UInt8(ascii: ".") else {
      if wholeDigits == 0 {
        throw SyntaxFault(.noDigit(bytes[start], isInfinity: byte == UInt8(ascii: "I")), at: placeHere)
      }
      return
    }
    let point = placeHere
    offset += 1
    let fraction = offset
    skipDigits()
    if wholeDigits == 0 {
      if offset == fraction { throw SyntaxFault(.lonePoint, at: point) }
      try depart(.leadingPoint, at: point)
    } else if offset == fraction {
      try depart(.trailingPoint, at: point)
    }
  }

  private mutating func readExponent() throws(SyntaxFault) {
    guard byte | 0x20 == UInt8(ascii: "e") else { return }
    offset += 1
    if byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") { offset += 1 }
    let digits = offset
    skipDigits()
    if offset == digits { throw SyntaxFault(.noExponent, at: placeHere) }
  }
}

extension Problem {
  fileprivate static let leadingZero = jsonSyntax(
    "a number may not begin with 0 and another digit", hint: "remove the leading zeros")

  fileprivate static func noDigit(_ sign: UInt8, isInfinity: Bool) -> Problem {
    isInfinity
      ? jsonSyntax("'Infinity' is not a value in JSON", hint: "leave the member out")
      : jsonSyntax("'\(Unicode.Scalar(sign))' must be followed by a digit")
  }

  fileprivate static let lonePoint = jsonSyntax("a number must have a digit before or after its point")

  fileprivate static let noExponent = jsonSyntax("an exponent must have a digit")

  fileprivate static let noHexDigit = jsonSyntax("'0x' must be followed by a hexadecimal digit")

  fileprivate static let tooLarge = jsonSyntax("a number must lie within the range of a double, 1.8e308 at most")
}
