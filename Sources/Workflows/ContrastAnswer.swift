import Analysis
import ColorScience

/// How a foreground is to be read on a background.
package struct ContrastAnswer: Sendable {
  /// A colour that passes where the foreground does not.
  struct Remedy: Sendable, Equatable {
    /// `#rrggbb`
    let hex: String
    let ratio: Double
  }

  let result: ContrastResult
  /// Lc of APCA: negative where the text is lighter than what it stands on.
  let apca: Double
  /// Nil where the spaces of the colours hold numbers too large to compare, as those without bounds may.
  let deltaE2000: Double?
  let deltaEOK: Double?
  /// Nil where the foreground passes.
  let remedy: Remedy?

  package var passes: Bool { result.passes }

  /// Compares two colours as CSS writes them. A foreground that lets light through lies over the background, and such a
  /// background over white.
  package init(foreground: String, background: String) throws(UnreadableValue) {
    let (front, back) = (try ColorText.read(foreground), try ColorText.read(background))
    self.init(front, on: back)
  }

  init(_ foreground: Color, on background: Color) {
    let back = background.alpha < 1 ? background.composited(over: .white) : background
    let front = foreground.alpha < 1 ? foreground.composited(over: back) : foreground
    result = ContrastResult(ratio: contrastRatio(front, back), minimum: 4.5)
    apca = apcaContrast(text: front, background: back)
    deltaE2000 = Self.finite(ColorScience.deltaE2000(front, back))
    deltaEOK = Self.finite(front.differenceOK(to: back))
    remedy = result.passes ? nil : Self.remedy(front, on: back, reaching: result.minimum)
  }

  private static func finite(_ number: Double) -> Double? { number.isFinite ? number : nil }

  /// The nearest lightness that passes, with the ratio that its hex has.
  private static func remedy(_ front: Color, on back: Color, reaching minimum: Double) -> Remedy? {
    guard let hex = Color.nearestLightness(of: front, on: back, reaching: minimum)?.hex,
      let color = Color.parsingCSS(hex)?.color
    else { return nil }
    return Remedy(hex: hex, ratio: contrastRatio(color, back))
  }
}
