import Testing

@testable import ColorScience

struct ColorTests {
  /// The anchors that the DTCG Color Module's samples give for magenta, to their last digit.
  @Test(arguments: [
    ("xyz-d65", [0.5929, 0.2848, 0.9699], 0.0001), ("xyz-d50", [0.5791, 0.2831, 0.7280], 0.0001),
    ("lab", [60.17, 93.54, -60.50], 0.01), ("lch", [60.17, 111.40, 327.11], 0.01),
    ("oklab", [0.7017, 0.2746, -0.1692], 0.0001), ("oklch", [0.7017, 0.3225, 328.36], 0.01),
    ("hsl", [300, 100, 50], 0),
    ("hwb", [300, 0, 0], 0), ("srgb-linear", [1, 0, 1], 0),
  ])
  func convertsMagentaToItsAnchors(name: String, anchor: [Double], tolerance: Double) throws {
    let magenta = Color(.sRGB, [1, 0, 1])
    let components = magenta.converted(to: try #require(ColorSpace.named(name))).components
    #expect(greatestDifference(components, Triple(anchor[0], anchor[1], anchor[2])) <= tolerance)
  }

  @Test func staysTheSameInItsOwnSpace() {
    let color = Color(.lab, [50, 1e-17, 3], alpha: 0.5, missing: .component(0))
    #expect(color.converted(to: .lab) == color)
  }

  @Test func convertsMissingComponentsAsZero() {
    let color = Color(.hsl, [200, 80, 40], missing: .component(1))
    #expect(color.components == [200, 0, 40])
    #expect(color.converted(to: .sRGB) == Color(.hsl, [200, 0, 40]).converted(to: .sRGB))
    #expect(color.converted(to: .sRGB).missing.isEmpty)
  }

  @Test func tellsColorsApartBySpaceAlphaAndWhatIsMissing() {
    let color = Color(.oklab, [0.5, 0, 0])
    #expect(color == Color(.oklab, [0.5, 0, 0]))
    #expect(color != Color(.lab, [0.5, 0, 0]))
    #expect(color != Color(.oklab, [0.5, 0, 0], alpha: 0.5))
    #expect(color != Color(.oklab, [0.5, 0, 0], missing: .component(1)))
    #expect(Set([color, Color(.oklab, [0.5, 0, -0.0])]).count == 1)
  }

  @Test func keepsAlphaThroughConversion() {
    #expect(Color(.sRGB, [1, 0, 0], alpha: 0.25).converted(to: .lch).alpha == 0.25)
    #expect(Color(.sRGB, [1, 0, 0]).withAlpha(0.5) == Color(.sRGB, [1, 0, 0], alpha: 0.5))
  }

  @Test func losesLightThatIsOnlyRounding() {
    // The encoded root of 1e-16 would be 1e-7 in a98-rgb, and 2e-7 in rec2020.
    let noise = Color(.xyzD65, [1e-16, 1e-16, 1e-16])
    #expect(noise.converted(to: .a98RGB).components == [0, 0, 0])
    #expect(noise.converted(to: .rec2020).components == [0, 0, 0])
  }

  @Test(arguments: [0, 0.25, 0.5, 1]) func greysHaveNoChromaAndNoHue(level: Double) {
    let grey = Color(.sRGB, Triple(repeating: level)).oklch
    #expect(grey.chroma == 0 && grey.hue == 0)
  }

  @Test func readsChannelsBeyondSRGBUnclipped() {
    // CSS Color 4's sample: this P3 green needs less than no red and blue.
    let green = Color(.displayP3, [0, 1, 0]).srgb
    #expect(green.red < -0.5 && green.green > 1 && green.blue < -0.3)
  }
}
