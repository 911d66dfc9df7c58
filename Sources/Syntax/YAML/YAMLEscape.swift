/// One escape in double quotes (YAML 1.2, section 5.7).
struct YAMLEscape {
  let scalar: Unicode.Scalar
  /// The offset after the escape.
  let end: Int

  /// Reads the escape that begins with the backslash at an offset; nil when YAML has no such escape.
  init?(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) {
    guard start + 1 < bytes.count else { return nil }
    switch bytes[start + 1] {
    case UInt8(ascii: "x"): self.init(bytes, start, digits: 2)
    case UInt8(ascii: "u"): self.init(bytes, start, digits: 4)
    case UInt8(ascii: "U"): self.init(bytes, start, digits: 8)
    case let letter:
      guard let scalar = Self.scalar(of: letter) else { return nil }
      self.init(scalar, end: start + 2)
    }
  }

  private init(_ scalar: Unicode.Scalar, end: Int) {
    self.scalar = scalar
    self.end = end
  }

  private init?(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, digits: Int) {
    guard let value = JSONEscape.hexValue(bytes, start + 2, digits: digits) else { return nil }
    let end = start + 2 + digits
    if let scalar = Unicode.Scalar(value) {
      self.init(scalar, end: end)
      return
    }
    // JSON writes what lies beyond 16 bits as a pair.
    guard (0xD800..<0xDC00).contains(value), end + 1 < bytes.count, bytes[end] == UInt8(ascii: "\\"),
      bytes[end + 1] == UInt8(ascii: "u"), let low = JSONEscape.hexValue(bytes, end + 2, digits: 4),
      (0xDC00..<0xE000).contains(low), let scalar = Unicode.Scalar(0x10000 + (value - 0xD800) << 10 + (low - 0xDC00))
    else { return nil }
    self.init(scalar, end: end + 6)
  }

  private static func scalar(of letter: UInt8) -> Unicode.Scalar? {
    switch letter {
    case UInt8(ascii: "0"): "\0"
    case UInt8(ascii: "a"): "\u{7}"
    case UInt8(ascii: "b"): "\u{8}"
    case UInt8(ascii: "t"), UInt8(ascii: "\t"): "\t"
    case UInt8(ascii: "n"): "\n"
    case UInt8(ascii: "v"): "\u{B}"
    case UInt8(ascii: "f"): "\u{C}"
    case UInt8(ascii: "r"): "\r"
    case UInt8(ascii: "e"): "\u{1B}"
    case UInt8(ascii: " "), UInt8(ascii: "\""), UInt8(ascii: "/"), UInt8(ascii: "\\"): Unicode.Scalar(letter)
    case UInt8(ascii: "N"): "\u{85}"
    case UInt8(ascii: "_"): "\u{A0}"
    case UInt8(ascii: "L"): "\u{2028}"
    case UInt8(ascii: "P"): "\u{2029}"
    default: nil
    }
  }
}
