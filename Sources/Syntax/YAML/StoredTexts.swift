/// Texts that differ from the bytes that spell them, one behind the other, each after its length in four bytes.
struct StoredTexts {
  private(set) var bytes: [UInt8] = []
  /// Where the texts will stand in the bytes of the document.
  private let base: Int
  private var start = 0

  private static let lengthSize = 4

  init(after base: Int) {
    self.base = base
  }

  /// Begins a text that the following calls add to.
  mutating func begin() {
    start = bytes.count
    bytes.append(contentsOf: [0, 0, 0, 0])
  }

  mutating func append(_ byte: UInt8) {
    bytes.append(byte)
  }

  mutating func append(_ text: Slice<UnsafeBufferPointer<UInt8>>) {
    bytes.append(contentsOf: text)
  }

  mutating func append(_ scalar: Unicode.Scalar) {
    bytes.append(contentsOf: String(scalar).utf8)
  }

  /// The length of the text that has been begun.
  var count: Int { bytes.count - start - Self.lengthSize }

  /// Removes spaces and tabs from the end of the text, but none of the first bytes.
  mutating func trimEnd(keeping least: Int) {
    while count > least, let last = bytes.last, last.isYAMLBlank { bytes.removeLast() }
  }

  /// Ends the text; gives the place at which it can be found.
  mutating func finish() -> UInt32 {
    let count = UInt32(truncatingIfNeeded: count)
    for index in 0..<Self.lengthSize {
      bytes[start + index] = UInt8(truncatingIfNeeded: count >> UInt32(index * 8))
    }
    return UInt32(truncatingIfNeeded: base + start)
  }

  static func text(at place: Int, in bytes: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
    let text = place + lengthSize
    let length = bytes[place..<text].reversed().reduce(0) { $0 << 8 | Int($1) }
    return UnsafeBufferPointer(rebasing: bytes[text..<text + length])
  }
}
