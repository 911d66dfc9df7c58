import Testing

@testable import ColorScience

struct VisionTests {
  /// Each row of the three matrices adds up to 1 within a millionth, so that greys stay.
  @Test(arguments: VisionDeficiency.allCases) func leavesGreysAlone(deficiency: VisionDeficiency) {
    for level in stride(from: 0.0, through: 1, by: 0.125) {
      let seen = Color(.sRGB, Triple(repeating: level)).seen(with: deficiency)
      #expect(greatestDifference(seen.components, Triple(repeating: level)) < 1e-5)
    }
  }

  @Test(arguments: VisionDeficiency.allCases) func staysInSRGBAndKeepsAlpha(deficiency: VisionDeficiency) throws {
    for text in ["color(display-p3 1 0 0 / 0.5)", "oklch(0.7 0.4 150 / 0.5)", "lab(50 none 120 / 0.5)", "#ff000080"] {
      let seen = try css(text).seen(with: deficiency)
      #expect(seen.space == .sRGB && abs(seen.alpha - 0.5) < 0.01)
      #expect(seen.components.min() >= 0 && seen.components.max() <= 1)
    }
  }

  @Test func mapsToSRGBFirst() throws {
    let vivid = try css("color(display-p3 0 1 0)")
    #expect(vivid.seen(with: .deutan) == vivid.mappedToSRGB.seen(with: .deutan))
  }

  @Test func hasTheNamesOfTheThreeConesThatAreMissing() {
    #expect(VisionDeficiency.allCases.map(\.rawValue) == ["protan", "deutan", "tritan"])
  }
}
