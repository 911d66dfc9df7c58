/// Reads the numbers of path data and of lists in attributes, as SVG writes them.
struct NumberScanner {
  /// What is wrong, and where in the text.
  struct Fault: Error {
    let message: String
    let place: Range<Int>
  }

  /// Beyond it nothing can be meant.
  static let largest = 100_000.0

  private let bytes: [UInt8]
  private(set) var offset = 0
  /// Whether a comma came after the last number.
  private(set) var hasComma = false

  init(_ text: String) {
    bytes = Array(text.utf8)
    skipSpace()
  }

  var isAtEnd: Bool { offset >= bytes.count }

  /// The byte at the offset; 0, which XML does not have, at the end.
  var byte: UInt8 { offset < bytes.count ? bytes[offset] : 0 }

  /// The byte at the offset, or nothing at the end.
  var placeHere: Range<Int> { offset..<min(offset + 1, bytes.count) }

  var beginsNumber: Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."): true
    default: false
    }
  }

  /// Passes one byte and the space after it.
  mutating func skip() {
    offset += 1
    hasComma = false
    skipSpace()
  }

  /// A number, with the space and the comma after it.
  mutating func number() throws(Fault) -> Double {
    let start = offset
    if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") { offset += 1 }
    let whole = skipDigits()
    var end = offset
    var fraction = 0
    if byte == UInt8(ascii: ".") {
      offset += 1
      fraction = skipDigits()
      // A point at the end is allowed and says nothing.
      if fraction > 0 { end = offset }
    }
    guard whole + fraction > 0 else { throw Fault(message: "a number is missing", place: start..<start) }
    var text = String(decoding: bytes[start..<end], as: UTF8.self)
    if byte | 0x20 == UInt8(ascii: "e") {
      let exponent = offset
      offset += 1
      if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") { offset += 1 }
      guard skipDigits() > 0 else { throw Fault(message: "an exponent is missing", place: exponent..<offset) }
      text += String(decoding: bytes[exponent..<offset], as: UTF8.self)
    }
    let place = start..<offset
    guard let value = Double(text), value.magnitude <= Self.largest else {
      throw Fault(message: "a number is larger than 100,000", place: place)
    }
    skipSeparator()
    return value
  }

  /// One digit that says yes or no; the next number may follow at once.
  mutating func flag() throws(Fault) -> Bool {
    guard byte == UInt8(ascii: "0") || byte == UInt8(ascii: "1") else {
      throw Fault(message: "a flag is missing, 0 or 1", place: placeHere)
    }
    let isSet = byte == UInt8(ascii: "1")
    offset += 1
    skipSeparator()
    return isSet
  }

  /// Every number of a text that holds nothing else.
  static func numbers(_ text: String) throws(Fault) -> [Double] {
    var scanner = NumberScanner(text)
    var numbers: [Double] = []
    while !scanner.isAtEnd || scanner.hasComma { numbers.append(try scanner.number()) }
    return numbers
  }

  private mutating func skipDigits() -> Int {
    let start = offset
    while (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { offset += 1 }
    return offset - start
  }

  private mutating func skipSeparator() {
    skipSpace()
    hasComma = byte == UInt8(ascii: ",")
    if hasComma {
      offset += 1
      skipSpace()
    }
  }

  private mutating func skipSpace() {
    while [0x20, 0x9, 0xA, 0xC, 0xD].contains(byte) { offset += 1 }
  }
}
