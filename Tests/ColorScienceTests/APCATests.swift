import Testing

@testable import ColorScience

struct APCATests {
  @Test func isPositiveForDarkTextOnLight() throws {
    let (black, white) = (try css("black"), try css("white"))
    // The ends of the scale, as APCA's authors print them.
    #expect(abs(apcaContrast(text: black, background: white) - 106.04) < 0.005)
    #expect(abs(apcaContrast(text: white, background: black) + 107.88) < 0.005)
  }

  @Test func isNothingForColorsThatAreTooNear() throws {
    #expect(try apcaContrast(text: css("#777"), background: css("#777")) == 0)
    // 0.45307 and 0.44573 of luminance: 1.14 times the difference of powers stays below a tenth.
    #expect(try apcaContrast(text: css("#b7b7b7"), background: css("#b6b6b6")) == 0)
    #expect(try apcaContrast(text: css("#b6b6b6"), background: css("#b7b7b7")) == 0)
  }

  @Test func ignoresAlphaAndMapsToSRGB() throws {
    let white = try css("white")
    #expect(
      try apcaContrast(text: css("#8888"), background: white) == apcaContrast(text: css("#888"), background: white))
    #expect(try apcaContrast(text: css("oklch(-1 0.4 20)"), background: css("oklch(2 0.4 20)")) > 106)
  }

  /// `specimen contrast '#777' '#fff'` says 71.1.
  @Test func agreesWithTheFigureOfTheManual() throws {
    let contrast = try apcaContrast(text: css("#777"), background: css("#fff"))
    #expect((contrast * 10).rounded() == 711)
  }
}
