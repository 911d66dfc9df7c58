/// An opaque colour of 24 bits, written as `#rrggbb`.
package struct HexColor: Sendable, Hashable {
  package let value: UInt32

  /// Red, green and blue as in `0xRRGGBB`.
  package init(_ value: UInt32) {
    self.value = value & 0xFF_FFFF
  }

  /// Reads `#rrggbb`, in either case.
  package init?(_ text: String) {
    let digits = text.utf8.dropFirst()
    guard text.utf8.first == UInt8(ascii: "#"), digits.count == 6 else { return nil }
    var value: UInt32 = 0
    for digit in digits {
      switch digit {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): value = value << 4 | UInt32(digit - UInt8(ascii: "0"))
      case UInt8(ascii: "a")...UInt8(ascii: "f"): value = value << 4 | UInt32(digit - UInt8(ascii: "a") + 10)
      case UInt8(ascii: "A")...UInt8(ascii: "F"): value = value << 4 | UInt32(digit - UInt8(ascii: "A") + 10)
      default: return nil
      }
    }
    self.value = value
  }

  package static let black = HexColor(0x000000)
  package static let white = HexColor(0xFFFFFF)
  /// Magenta stands wherever a colour is not there.
  package static let missing = HexColor(0xFF00FF)
}
