// Eight bytes of a text at once.

extension UnsafeBufferPointer<UInt8> {
  /// Eight bytes, the first in the lowest place; nil near the end.
  @inline(__always)
  func word(at offset: Int) -> UInt64? {
    guard count - offset >= 8, let base = baseAddress else { return nil }
    return UInt64(littleEndian: UnsafeRawPointer(base + offset).loadUnaligned(as: UInt64.self))
  }
}

extension UInt64 {
  /// The high bit of each byte below 0x20; above the lowest such byte the bits mean nothing.
  @inline(__always)
  var bytesBelowSpace: UInt64 { (self &- 0x2020_2020_2020_2020) & ~self & 0x8080_8080_8080_8080 }

  /// The high bit of each byte that equals one; above the lowest such byte the bits mean nothing.
  @inline(__always)
  func bytes(equalTo byte: UInt8) -> UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let difference = self ^ (ones &* UInt64(byte))
    return (difference &- ones) & ~difference & (ones &* 0x80)
  }

  /// The high bit of each byte beyond ASCII.
  @inline(__always)
  var bytesBeyondASCII: UInt64 { self & 0x8080_8080_8080_8080 }
}
