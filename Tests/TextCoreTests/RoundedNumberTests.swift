import Testing

@testable import TextCore

@Suite struct RoundedNumberTests {
  @Test(arguments: [(0, 1), (10, 2), (-10, 3), (0.05, 4), (-0.05, 5), (12.5, 4)] as [(Double, Int)])
  func isAsLongAsItsDigitsPointAndSign(number: Double, length: Int) throws {
    #expect(try #require(RoundedNumber(number, decimals: 3)).length == length)
  }

  @Test func isNothingWhereADoubleHasNoDecimals() {
    #expect(RoundedNumber(9_007_199_254_740_992, decimals: 0) == nil)
    #expect(RoundedNumber(9_007_199_254_740_991, decimals: 0) != nil)
  }

  @Test(arguments: [(0, "0"), (-0.25, "-0.25"), (1e21, "1000000000000000000000"), (7.0004, "7")] as [(Double, String)])
  func standsInABufferAsInText(number: Double, text: String) {
    var out = ByteWriter()
    out.write(number)
    #expect(out.text == text)
  }
}
