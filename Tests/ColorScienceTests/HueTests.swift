import Testing

@testable import ColorScience

struct HueTests {
  @Test(
    arguments: [
      (0, 0), (360, 0), (-90, 270), (725, 5), (359.5, 359.5), (-1e-20, 0), (1e300, 0), (-720, 0),
    ] as [(Double, Double)])
  func turnsAnglesIntoOneTurn(degrees: Double, expected: Double) {
    #expect(Hue.normalized(degrees) == expected)
  }

  @Test func writesLengthAndAngle() {
    #expect(greatestDifference(Hue.polar([0.5, 3, 4], greyBelow: 1e-10), [0.5, 5, 53.13010235415598]) < 1e-12)
    #expect(greatestDifference(Hue.rectangular([0.5, 2, 270]), [0.5, 0, -2]) < 1e-12)
    #expect(Hue.polar([0.5, -1, 0], greyBelow: 1e-10) == [0.5, 1, 180])
  }
}
