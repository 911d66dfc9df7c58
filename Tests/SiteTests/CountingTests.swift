import Testing

@testable import Site

@Suite struct CountingTests {
  @Test(arguments: [(0, "no"), (1, "one"), (12, "twelve"), (13, "13"), (1000, "1,000"), (1_234_567, "1,234,567")])
  func writesSmallNumbersInWordsAndGroupsLargeOnes(number: Int, expected: String) {
    #expect(Counting.word(number) == expected)
  }

  @Test func countsOneOfAThingAsOne() {
    #expect(Counting.phrase(1, "radius", "radii") == "1 radius")
    #expect(Counting.phrase(2, "radius", "radii") == "2 radii")
    #expect(Counting.sentence(1, "follows", "follow") == "One follows")
    #expect(Counting.sentence(20, "grid", "grids") == "20 grids")
  }
}
