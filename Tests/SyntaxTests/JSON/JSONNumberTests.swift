import Foundation
import Syntax
import Testing

@Suite struct JSONNumberTests {
  private func number(_ text: String, _ dialect: JSONDocument.Dialect = .strict) -> Double? {
    JSONReading(text, dialect).root?.number
  }

  @Test(
    arguments: [
      ("0", 0), ("1", 1), ("-1", -1), ("10", 10), ("0.5", 0.5), ("-0.25", -0.25), ("1e2", 100), ("1E+2", 100),
      ("25e-2", 0.25), ("1.5e3", 1500), ("0e99999", 0), ("0.0", 0), ("123456789012", 123_456_789_012),
      // Halfway between two doubles: to the even one.
      ("9007199254740993", 9_007_199_254_740_992), ("9007199254740995", 9_007_199_254_740_996),
      ("1e22", 0x1.0f0cf064dd592p+73), ("1e23", 0x1.52d02c7e14af6p+76),
      ("1.7976931348623157e308", .greatestFiniteMagnitude), ("4.9e-324", .leastNonzeroMagnitude), ("1e-400", 0),
      ("2.2250738585072014e-308", .leastNormalMagnitude),
    ] as [(String, Double)])
  func readsTheNearestDouble(text: String, expected: Double) {
    #expect(number(text) == expected)
  }

  @Test func keepsTheSignOfZero() {
    #expect(number("-0")?.sign == .minus)
    #expect(number("-0.0e1")?.sign == .minus)
    #expect(number("0")?.sign == .plus)
  }

  @Test func agreesWithTheCLibraryOnRandomDecimals() throws {
    var random = SplitMix(state: 20_251_004)
    for _ in 0..<20_000 {
      let text = random.decimal()
      let expected = strtod(text, nil)
      #expect(number(text) == (expected.isFinite ? expected : nil), "\(text)")
    }
  }

  @Test func readsEveryDoubleBackFromItsShortestDecimal() {
    var random = SplitMix(state: 7)
    for _ in 0..<20_000 {
      let value = Double(bitPattern: random.next())
      guard value.isFinite else { continue }
      #expect(number("\(value)") == value)
    }
  }

  @Test(
    arguments: [
      ("0x1FFFFFFFFFFFFF", 9_007_199_254_740_991), ("0x20000000000001", 9_007_199_254_740_992),
      ("-0xFFFFFFFFFFFFFFFF", -18_446_744_073_709_551_616),
    ] as [(String, Double)])
  func readsHexadecimalNumbers(text: String, expected: Double) {
    #expect(number(text, .tolerant) == expected)
  }

  @Test func acceptsLongNumbersThatFitAndRefusesThoseThatDoNot() {
    let zeros = String(repeating: "0", count: 400)
    #expect(number("0." + zeros + "1e401") == 1)
    #expect(number("1" + zeros + "e-400") == 1)
    #expect(number("1" + zeros) == nil)
    #expect(number("1e99999999999999999999") == nil)
    #expect(number("1e-99999999999999999999") == 0)
    #expect(number("0x1" + zeros, .tolerant) == nil)
  }
}

private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  private mutating func digits(_ count: ClosedRange<Int>) -> String {
    String((0..<Int.random(in: count, using: &self)).map { _ in "0123456789".randomElement(using: &self) ?? "0" })
  }

  /// A decimal as JSON writes it, up to 42 digits long, with an exponent up to 350.
  mutating func decimal() -> String {
    var text = Bool.random(using: &self) ? "-" : ""
    text += Bool.random(using: &self) ? "0" : "\(Int.random(in: 1...9, using: &self))" + digits(0...20)
    if Bool.random(using: &self) { text += "." + digits(1...20) }
    if Bool.random(using: &self) {
      let most = Bool.random(using: &self) ? 25 : 350
      text += "e\(Int.random(in: -most...most, using: &self))"
    }
    return text
  }
}
