/// A number literal of Swift.
struct SwiftNumber: Sendable {
  let value: Double
  let isInteger: Bool
  /// How many hexadecimal digits are written after `0x`.
  let hexDigits: Int?

  /// Nil when the digits are no number.
  init?(_ bytes: ArraySlice<UInt8>) {
    let text = String(decoding: bytes.filter { $0 != UInt8(ascii: "_") }, as: UTF8.self)
    let digits = text.dropFirst(2)
    switch text.prefix(2) {
    case "0x" where digits.utf8.allSatisfy({ $0 != UInt8(ascii: ".") && $0 | 0x20 != UInt8(ascii: "p") }):
      guard let value = UInt64(digits, radix: 16) else { return nil }
      (self.value, isInteger, hexDigits) = (Double(value), true, digits.utf8.count)
    case "0b", "0o":
      guard let value = UInt64(digits, radix: text.hasPrefix("0b") ? 2 : 8) else { return nil }
      (self.value, isInteger, hexDigits) = (Double(value), true, nil)
    default:
      guard let value = Double(text), value.isFinite else { return nil }
      (self.value, hexDigits) = (value, nil)
      isInteger = text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }
  }

  init(_ value: Double) {
    (self.value, isInteger, hexDigits) = (value, true, nil)
  }
}
