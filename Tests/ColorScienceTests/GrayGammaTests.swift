import Testing

@testable import ColorScience

@Suite struct GrayGammaTests {
  // 0.5 to the power of 2.2 is 0.2176376 of the light, which sRGB encodes as 1.055 · 0.2176376^(1/2.4) - 0.055.
  @Test(arguments: [(0.5, 0.50386678), (0, 0), (1, 1), (0.1, 0.07281617), (-0.5, -0.50386678)])
  func turnsAGammaOf22IntoSRGB(white: Double, channel: Double) {
    let color = Color.gray(gamma22: white, alpha: 0.25)
    #expect(color.space == .sRGB)
    #expect(color.alpha == 0.25)
    for index in 0..<3 { #expect(abs(color.components[index] - channel) < 1e-8) }
  }
}
