import Analysis
import Testing

@Suite struct GridSumTests {
  // DESIGN.md section 5.2.
  @Test func writesTheSumAndTheHalves() throws {
    let tablet = try #require(GridSum(width: 1024, columns: 12, gutter: 24, margin: 32))
    #expect(tablet.text == "12 × 58 + 11 × 24 + 2 × 32 = 1024")
    #expect(tablet.halves == "span 6 = 468; 2 × span 6 + 24 = 960")
    #expect((1...12).map(tablet.span) == [58, 140, 222, 304, 386, 468, 550, 632, 714, 796, 878, 960])
  }

  // 390 − 11 × 8 − 2 × 16 = 270, and 1440 − 11 × 24 − 2 × 48 = 1080, in twelve.
  @Test(arguments: [(390.0, 8.0, 16.0, 22.5), (1440, 24, 48, 90)])
  func leavesTheRestToTheColumns(width: Double, gutter: Double, margin: Double, column: Double) {
    #expect(GridSum(width: width, columns: 12, gutter: gutter, margin: margin)?.column == column)
  }

  @Test func hasNoHalvesOfAnOddNumberOfColumns() throws {
    // (375 − 2 × 10 − 2 × 20) ÷ 3 = 105.
    let odd = try #require(GridSum(width: 375, columns: 3, gutter: 10, margin: 20))
    #expect(odd.text == "3 × 105 + 2 × 10 + 2 × 20 = 375")
    #expect(odd.halves == nil)
    let one = try #require(GridSum(width: 390, columns: 1, gutter: 8, margin: 16))
    #expect(one.text == "1 × 358 + 0 × 8 + 2 × 16 = 390")
    let two = try #require(GridSum(width: 390, columns: 2, gutter: 8, margin: 16))
    #expect(two.halves == "span 1 = 175; 2 × span 1 + 8 = 358")
  }

  @Test func saysWhatFallsBetweenPixels() throws {
    let phone = try #require(GridSum(width: 390, columns: 12, gutter: 8, margin: 16))
    #expect(phone.fraction(at: 1) == 22.5)
    #expect(phone.fraction(at: 2) == nil)
    #expect(phone.fraction(at: 3) == 67.5)
    // 100 ÷ 3 is a third of a pixel off at 1× and 2×, and whole at 3×.
    let third = try #require(GridSum(width: 100, columns: 3, gutter: 0, margin: 0))
    #expect(third.fraction(at: 1) != nil)
    #expect(third.fraction(at: 2) != nil)
    #expect(third.fraction(at: 3) == nil)
  }

  @Test(arguments: [
    (1024.0, 0.0, 24.0, 32.0), (1024, 2.5, 24, 32), (1024, -12, 24, 32), (1024, 1001, 0, 0), (64, 12, 0, 32),
    (100, 12, 24, 32), (1e300, 2, 0, 0), (1024, 2, -1e308, 0), (1024, 2, 0, -1e308), (1024, 1e300, 0, 0),
  ])
  func isNoneWhereNothingIsLeftForColumns(width: Double, columns: Double, gutter: Double, margin: Double) {
    #expect(GridSum(width: width, columns: columns, gutter: gutter, margin: margin) == nil)
  }
}
