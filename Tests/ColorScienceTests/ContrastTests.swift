import Testing

@testable import ColorScience

struct ContrastTests {
  @Test func agreesWithTheVectors() throws {
    let rows = try DifferenceVector.all.get()
    #expect(rows.count == 306)
    var greatest = 0.0
    for row in rows {
      let (first, second) = (try css(row.a), try css(row.b))
      let error = abs(contrastRatio(first, second) - row.wcag2)
      greatest = max(greatest, error)
      #expect(error <= 1e-4)
      #expect(contrastRatio(first, second) == contrastRatio(second, first))
    }
    print("Contrast: at most \(greatest) from the vectors")
  }

  @Test func reachesFrom1To21() throws {
    #expect(try contrastRatio(css("#000"), css("#fff")) == 21)
    #expect(try contrastRatio(css("#777"), css("#777")) == 1)
  }

  @Test func mapsToSRGBFirst() throws {
    #expect(try contrastRatio(css("oklch(1.4 0.3 20)"), css("color(srgb-linear 0 0 0)")) == 21)
  }

  @Test(
    arguments: [
      (4.499, 2, "4.49"), (4.499, 1, "4.4"), (4.5, 2, "4.50"), (21, 2, "21.00"), (21, 0, "21"), (1, 1, "1.0"),
      (4.47, 2, "4.47"), (1.15, 2, "1.15"), (Double(1.15).nextDown, 2, "1.14"), (Double(4.5).nextDown, 1, "4.4"),
      (2.999_999_999_999_999_6, 2, "2.99"), (7.05, 2, "7.05"), (3.001, 2, "3.00"),
    ] as [(Double, Int, String)])
  func cutsAndNeverRounds(ratio: Double, decimals: Int, expected: String) {
    #expect(cutRatio(ratio, decimals: decimals) == expected)
  }

  @Test func compositesAsBrowsersDo() throws {
    let rows = try CompositingVector.all.get()
    #expect(rows.count == 60)
    for row in rows {
      let source = try css(row.source).withAlpha(row.alpha)
      let backdrop = try css(row.backdrop)
      let result = source.composited(over: backdrop)
      #expect(result.alpha == 1)
      #expect(greatestDifference(result.components, Triple(row.result)) <= 1e-6)
      #expect(abs(contrastRatio(result, backdrop) - row.contrastOverBackdrop) <= 1e-4)
    }
  }

  @Test func compositesTwoTranslucentColors() throws {
    // Half white over half black: three quarters cover, of which white is two thirds.
    let result = try css("rgb(255 255 255 / 0.5)").composited(over: css("rgb(0 0 0 / 0.5)"))
    #expect(result.alpha == 0.75)
    #expect(greatestDifference(result.components, Triple(repeating: 2.0 / 3)) < 1e-15)
    #expect(try css("transparent").composited(over: css("transparent")).alpha == 0)
    #expect(try css("#123").composited(over: css("#fff8")) == css("#123"))
  }

  @Test func takesTheInkThatIsToldFromAColorMoreEasily() throws {
    // Both are told alike at a luminance of 0.179, between #757575 and #767676.
    #expect(try css("#757575").ink == .white)
    #expect(try css("#767676").ink == .black)
    #expect(Color.black.ink == .white)
    #expect(Color.white.ink == .black)
  }
}
