/// The bytes of one Unicode scalar.
struct UTF8Sequence {
  let scalar: Unicode.Scalar
  let length: Int

  /// Nil at the end, and where the bytes are not UTF-8 (RFC 3629: no surrogates, no longer spelling than needed).
  init?(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) {
    guard offset < bytes.count else { return nil }
    let lead = bytes[offset]
    let needed: Int
    var value: UInt32
    let least: UInt32
    switch lead {
    case 0..<0x80: (needed, value, least) = (1, UInt32(lead), 0)
    case 0xC2...0xDF: (needed, value, least) = (2, UInt32(lead & 0x1F), 0x80)
    case 0xE0...0xEF: (needed, value, least) = (3, UInt32(lead & 0x0F), 0x800)
    case 0xF0...0xF4: (needed, value, least) = (4, UInt32(lead & 0x07), 0x10000)
    default: return nil
    }
    guard bytes.count - offset >= needed else { return nil }
    for index in offset + 1..<offset + needed {
      guard bytes[index] & 0xC0 == 0x80 else { return nil }
      value = value << 6 | UInt32(bytes[index] & 0x3F)
    }
    guard value >= least, let scalar = Unicode.Scalar(value) else { return nil }
    self.scalar = scalar
    length = needed
  }
}
