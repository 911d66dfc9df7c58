import Layout
import Testing

@Suite struct LineHeightTests {
  @Test(arguments: [
    (17, 1.2941, 22),  // 21.9997
    (13, 1.3, 16.9),
    (10, 1.7049, 17),  // 17.049 is 17.05 in hundredths, which is within 0.05 of 17
    (10, 1.706, 17.06),
    (20, 1.3333, 26.67),
  ])
  func roundsToAHundredthAndToAWholePointNearby(size: Double, ratio: Double, expected: Double) {
    #expect(LineHeight.length(size: size, ratio: ratio) == expected)
  }
}
