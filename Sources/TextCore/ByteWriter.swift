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
    literal.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  /// Writes text as it stands; markup never takes this way.
  @_disfavoredOverload
  package mutating func write(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }

  package mutating func write(_ raw: [UInt8]) {
    bytes.append(contentsOf: raw)
  }

  package mutating func write(_ raw: ArraySlice<UInt8>) {
    bytes.append(contentsOf: raw)
  }

  package mutating func write(byte: UInt8) {
    bytes.append(byte)
  }

  /// Writes text for the content of HTML and SVG and for attribute values in double quotes.
  ///
  /// What XML cannot hold, control characters and two that are none, becomes the replacement character.
  package mutating func writeEscaped(_ text: String) {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): write("&amp;")
      case UInt8(ascii: "<"): write("&lt;")
      case UInt8(ascii: ">"): write("&gt;")
      case UInt8(ascii: "\""): write("&quot;")
      case UInt8(ascii: "'"): write("&#39;")
      case 0..<0x20 where byte != 0x09 && byte != 0x0A && byte != 0x0D: write("\u{FFFD}")
      case 0x7F: write("\u{FFFD}")
      case 0xBE...0xBF where bytes.suffix(2).elementsEqual([0xEF, 0xBF]):
        // U+FFFE and U+FFFF end so, and begin as the replacement character does.
        bytes.append(0xBD)
      default: bytes.append(byte)
      }
    }
  }

  package mutating func write(_ number: Int) {
    write(String(number))
  }

  /// Writes a coordinate or measure: at most three decimals, no exponent, no `-0`.
  package mutating func write(_ number: Double) {
    write(number.text(decimals: 3))
  }
}
