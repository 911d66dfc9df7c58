import Analysis
import Testing

@testable import Site

@Suite struct RatioCountTests {
  @Test func leavesOutColorsWithoutAValue() {
    let results = [ContrastResult(ratio: 5, minimum: 4.5), nil, ContrastResult(ratio: 3, minimum: 4.5)]
    #expect(RatioCount.words(results) == "1 of 2 ratios reach their minimum")
  }
}
