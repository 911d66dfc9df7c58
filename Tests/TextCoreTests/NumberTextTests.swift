import Testing
import TextCore

@Suite struct NumberTextTests {
  @Test(
    arguments: [
      (0, "0"), (-0.0, "0"), (1, "1"), (-1, "-1"), (1.5, "1.5"), (0.1, "0.1"), (0.0004, "0"), (-0.0004, "0"),
      (0.0005, "0.001"), (-0.0005, "-0.001"), (2.125, "2.125"), (1.0625, "1.063"), (-1.0625, "-1.063"),
      (0.9996, "1"), (100, "100"), (1200, "1200"), (12.050, "12.05"), (1e15, "1000000000000000"),
      (1e21, "1000000000000000000000"), (9_007_199_254_740_994, "9007199254740994"),
    ] as [(Double, String)])
  func writesNumbersWithAtMostThreeDecimals(number: Double, text: String) {
    #expect(number.text(decimals: 3) == text)
  }

  @Test func roundsToAsManyDecimalsAsAreAsked() {
    #expect((0...5).map { 3.14159.text(decimals: $0) } == ["3", "3.1", "3.14", "3.142", "3.1416", "3.14159"])
    #expect(2.5.text(decimals: 0) == "3")
    #expect((-2.5).text(decimals: 0) == "-3")
  }

  @Test(
    arguments: [
      (0, "0"), (-0.0, "0"), (1, "1"), (-1, "-1"), (0.1, "0.1"), (-17.25, "-17.25"), (100, "100"),
      (1e16, "10000000000000000"),
      (1.5e16, "15000000000000000"), (-1.25e18, "-1250000000000000000"), (1e-5, "0.00001"), (-1.25e-7, "-0.000000125"),
      (0.0001, "0.0001"), (123_456_789.125, "123456789.125"), (1.0 / 3, "0.3333333333333333"),
    ] as [(Double, String)])
  func writesTheShortestDecimalWithoutAnExponent(number: Double, text: String) {
    #expect(number.exactText == text)
  }

  @Test func writesTheLargestAndTheSmallestNumber() {
    #expect(Double.greatestFiniteMagnitude.exactText == "17976931348623157" + String(repeating: "0", count: 292))
    #expect(Double.leastNonzeroMagnitude.exactText == "0." + String(repeating: "0", count: 323) + "5")
  }

  @Test func readsBackAsTheSameNumber() {
    var bits: UInt64 = 1
    for _ in 0..<2000 {
      bits = bits &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let number = Double(bitPattern: bits)
      guard number.isFinite else { continue }
      #expect(Double(number.exactText) == number)
      #expect(number.exactText.utf8.allSatisfy { $0 != UInt8(ascii: "e") })
    }
  }
}
