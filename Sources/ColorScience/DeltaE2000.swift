/// The colour difference CIEDE2000 in CIE Lab with the white of D50; colours are not mapped to a gamut, alpha is ignored.
///
/// Both factors of lightness, chroma and hue are 1. Colours that are in `lab` already need no conversion.
package func deltaE2000(_ first: Color, _ second: Color) -> Double {
  DeltaE2000(first.converted(to: .lab).components, second.converted(to: .lab).components).value
}

/// The difference when it is below a limit, else nil; most colours that are too far say so by their lightness alone.
package func deltaE2000(_ first: Color, _ second: Color, below limit: Double) -> Double? {
  let (one, two) = (first.converted(to: .lab).components, second.converted(to: .lab).components)
  // Rounding may leave the whole a little below its part.
  guard DeltaE2000.lightnessPart(one.x, two.x).magnitude <= limit * (1 + 1e-9) else { return nil }
  let value = DeltaE2000(one, two).value
  return value < limit ? value : nil
}

/// ISO/CIE 11664-6:2014 (CIE 142-2001), with the cases of hue that Sharma, Wu and Dalal, 2005, section 2 spell out.
struct DeltaE2000 {
  let value: Double

  init(_ first: Triple, _ second: Triple) {
    let stretch = Self.stretch(meanChroma: (Self.chroma(first) + Self.chroma(second)) / 2)
    let one = Hue.polar(Triple(first.x, first.y * stretch, first.z), greyBelow: ColorSpace.labGrey)
    let two = Hue.polar(Triple(second.x, second.y * stretch, second.z), greyBelow: ColorSpace.labGrey)

    let chroma = (one.y + two.y) / 2
    let (turn, hue) = Self.hues(one, two)

    let lightnessPart = Self.lightnessPart(one.x, two.x)
    let chromaPart = (two.y - one.y) / (1 + 0.045 * chroma)
    let huePart =
      2 * (one.y * two.y).squareRoot() * Maths.sin(turn / 2 * Self.degree)
      / (1 + 0.015 * chroma * Self.weight(ofHue: hue))
    let squares = lightnessPart * lightnessPart + chromaPart * chromaPart + huePart * huePart
    let rotated = Self.rotation(hue: hue, chroma: chroma) * chromaPart * huePart
    // Rounding may take a sum of nothing below 0.
    value = max(squares + rotated, 0).squareRoot()
  }

  /// What the whole is never less than: the other parts make an ellipse, however it is turned.
  static func lightnessPart(_ first: Double, _ second: Double) -> Double {
    let mean = (first + second) / 2 - 50
    return (second - first) / (1 + 0.015 * mean * mean / (20 + mean * mean).squareRoot())
  }

  private static let degree = Double.pi / 180

  private static func chroma(_ lab: Triple) -> Double { (lab.y * lab.y + lab.z * lab.z).squareRoot() }

  /// What `a` is multiplied by, so that greys are judged as finely as they are seen.
  private static func stretch(meanChroma: Double) -> Double {
    1.5 - 0.5 * saturation(meanChroma)
  }

  /// √(C⁷ / (C⁷ + 25⁷)), in a form that no chroma overflows.
  private static func saturation(_ chroma: Double) -> Double {
    let quotient = 25 / chroma
    let square = quotient * quotient
    return (1 / (1 + square * square * square * quotient)).squareRoot()
  }

  /// The turn from one hue to the other and their mean, in degrees; a grey has no hue to add.
  private static func hues(_ first: Triple, _ second: Triple) -> (turn: Double, mean: Double) {
    let sum = first.z + second.z
    if first.y == 0 || second.y == 0 { return (0, sum) }
    let turn = second.z - first.z
    // Opposite hues are half a turn apart, however the last digit was rounded.
    if turn.magnitude <= 180 + 1e-9 { return (turn, sum / 2) }
    return (turn > 0 ? turn - 360 : turn + 360, sum < 360 ? sum / 2 + 180 : sum / 2 - 180)
  }

  /// The factor T.
  private static func weight(ofHue hue: Double) -> Double {
    let first = 0.17 * Maths.cos((hue - 30) * degree)
    let second = 0.24 * Maths.cos(2 * hue * degree)
    let third = 0.32 * Maths.cos((3 * hue + 6) * degree)
    let fourth = 0.2 * Maths.cos((4 * hue - 63) * degree)
    return 1 - first + second + third - fourth
  }

  /// The factor of the term that turns the ellipses of blue.
  private static func rotation(hue: Double, chroma: Double) -> Double {
    let distance = (hue - 275) / 25
    let angle = 30 * Maths.exp(-(distance * distance))
    return -2 * saturation(chroma) * Maths.sin(2 * angle * degree)
  }
}
