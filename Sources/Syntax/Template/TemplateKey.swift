/// A name as templates look it up: two numbers, so that comparing names is no call.
package struct TemplateKey: Hashable, Sendable, ExpressibleByStringLiteral {
  private var head: UInt64 = 0
  private var tail: UInt64 = 0

  package init(stringLiteral name: StaticString) {
    self = name.withUTF8Buffer { TemplateKey($0) }
  }

  package init(_ name: String) {
    var name = name
    self = name.withUTF8 { TemplateKey($0) }
  }

  /// Up to sixteen bytes stand for themselves; a longer name has no head and is known by its hash, FNV-1a.
  private init(_ bytes: UnsafeBufferPointer<UInt8>) {
    if bytes.count <= 16 {
      for byte in bytes.prefix(8).reversed() { head = head << 8 | UInt64(byte) }
      for byte in bytes.dropFirst(8).reversed() { tail = tail << 8 | UInt64(byte) }
    } else {
      tail = bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }
  }
}
