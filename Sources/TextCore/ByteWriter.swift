/// The only way text leaves the program: an append-only buffer of UTF-8.
package struct ByteWriter: Sendable {
  package private(set) var bytes: [UInt8] = []

  package init(reserving capacity: Int = 0) {
    bytes.reserveCapacity(capacity)
  }

  package var text: String {
    String(decoding: bytes, as: UTF8.self)
  }

  /// Writes text of ours, which is safe as it stands.
  package mutating func write(_ literal: StaticString) {
    literal.withUTF8Buffer { text in
      // Most are a mark or two, for which going through a buffer would cost more than the bytes.
      if text.count > 2 {
        bytes.append(contentsOf: text)
      } else {
        for byte in text { bytes.append(byte) }
      }
    }
  }

  /// Writes text as it stands; markup never takes this way.
  @_disfavoredOverload
  package mutating func write(_ text: String) {
    var text = text
    text.withUTF8 { bytes.append(contentsOf: $0) }
  }

  package mutating func write(_ raw: [UInt8]) {
    bytes.append(contentsOf: raw)
  }

  package mutating func write(_ raw: ArraySlice<UInt8>) {
    bytes.append(contentsOf: raw)
  }

  package mutating func write(_ raw: [UInt8], _ range: Range<Int>) {
    raw.withUnsafeBufferPointer { bytes.append(contentsOf: UnsafeBufferPointer(rebasing: $0[range])) }
  }

  package mutating func write(byte: UInt8) {
    bytes.append(byte)
  }

  /// Writes text for the content of HTML and SVG and for attribute values in double quotes.
  ///
  /// What XML cannot hold, control characters and two that are none, becomes the replacement character.
  package mutating func writeEscaped(_ text: String) {
    var text = text
    text.withUTF8 { writeEscaped($0) }
  }

  // What needs no escape is written in runs.
  private mutating func writeEscaped(_ text: UnsafeBufferPointer<UInt8>) {
    var start = 0
    for index in text.indices {
      let replacement: StaticString
      var length = 1
      switch text[index] {
      case UInt8(ascii: "&"): replacement = "&amp;"
      case UInt8(ascii: "<"): replacement = "&lt;"
      case UInt8(ascii: ">"): replacement = "&gt;"
      case UInt8(ascii: "\""): replacement = "&quot;"
      case UInt8(ascii: "'"): replacement = "&#39;"
      case 0x09, 0x0A, 0x0D: continue
      case 0..<0x20, 0x7F: replacement = "\u{FFFD}"
      case 0xBE...0xBF where index >= 2 && text[index - 1] == 0xBF && text[index - 2] == 0xEF:
        // U+FFFE and U+FFFF are three bytes, of which two lie behind.
        length = 3
        replacement = "\u{FFFD}"
      default: continue
      }
      let end = index + 1 - length
      if start < end { bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<end])) }
      write(replacement)
      start = index + 1
    }
    bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start...]))
  }

  package mutating func write(_ number: Int) {
    write(String(number))
  }

  /// Writes a coordinate or measure: at most three decimals, no exponent, no `-0`.
  package mutating func write(_ number: Double) {
    guard let rounded = RoundedNumber(number, decimals: 3) else { return write(number.exactText) }
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: rounded.length) { buffer in
      let length = rounded.write(into: buffer)
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: buffer[..<length]))
    }
  }
}
