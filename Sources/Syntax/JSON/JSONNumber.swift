/// The value of a number that the parser has accepted.
enum JSONNumber {
  /// The double nearest to a decimal, hexadecimal or octal number; infinity when there is none.
  static func value(_ text: UnsafeBufferPointer<UInt8>) -> Double {
    exactValue(text) ?? octalValue(text) ?? Double(String(decoding: text, as: UTF8.self)) ?? .infinity
  }

  /// Only YAML has octal numbers: `0o` and digits.
  private static func octalValue(_ text: UnsafeBufferPointer<UInt8>) -> Double? {
    guard text.count > 2, text[1] == UInt8(ascii: "o") else { return nil }
    return text.dropFirst(2).reduce(0) { $0 * 8 + Double($1 - UInt8(ascii: "0")) }
  }

  /// The quotient or product of two numbers that doubles hold exactly, which is rounded once (Clinger 1990).
  private static func exactValue(_ text: UnsafeBufferPointer<UInt8>) -> Double? {
    var digits: UInt64 = 0
    var exponent = 0
    var offset = 0
    var isFraction = false
    let isNegative = text.first == UInt8(ascii: "-")
    if isNegative || text.first == UInt8(ascii: "+") { offset = 1 }
    while offset < text.count {
      let byte = text[offset]
      let digit = byte &- UInt8(ascii: "0")
      if digit < 10 {
        guard digits < 1 << 53 else { return nil }
        digits = digits * 10 + UInt64(digit)
        if isFraction { exponent -= 1 }
      } else if byte == UInt8(ascii: ".") {
        isFraction = true
      } else {
        break
      }
      offset += 1
    }
    if offset < text.count {
      guard text[offset] | 0x20 == UInt8(ascii: "e"),
        let written = writtenExponent(UnsafeBufferPointer(rebasing: text[(offset + 1)...]))
      else { return nil }
      exponent += written
    }
    guard digits <= 1 << 53, exponent.magnitude < powersOfTen.count else { return nil }
    let scale = powersOfTen[Int(exponent.magnitude)]
    let magnitude = exponent < 0 ? Double(digits) / scale : Double(digits) * scale
    return isNegative ? -magnitude : magnitude
  }

  /// Nil beyond four digits, which the exact way cannot hold.
  private static func writtenExponent(_ text: UnsafeBufferPointer<UInt8>) -> Int? {
    let isNegative = text.first == UInt8(ascii: "-")
    let digits = text.drop { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") }
    guard digits.count <= 4 else { return nil }
    let value = digits.reduce(0) { $0 * 10 + Int($1) - Int(UInt8(ascii: "0")) }
    return isNegative ? -value : value
  }

  /// The powers of ten that a double holds exactly.
  private static let powersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20,
    1e21, 1e22,
  ]
}
