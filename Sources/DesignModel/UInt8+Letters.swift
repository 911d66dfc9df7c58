extension UInt8 {
  /// Whether the byte is white space in ASCII.
  var isSpace: Bool { self == UInt8(ascii: " ") || (9...13).contains(self) }

  /// Whether the byte is a digit in ASCII.
  var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  /// Whether the byte is a letter in ASCII.
  var isLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) }
}
