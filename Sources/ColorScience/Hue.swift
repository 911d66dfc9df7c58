/// Conversions between the rectangular and the polar form of a colour space.
enum Hue {
  /// Lightness, a and b as lightness, chroma and hue in degrees; a chroma that is only rounding is 0, and so is its hue.
  static func polar(_ rectangular: Triple, greyBelow limit: Double) -> Triple {
    let (a, b) = (rectangular.y, rectangular.z)
    let chroma = (a * a + b * b).squareRoot()
    if chroma < limit { return Triple(rectangular.x, 0, 0) }
    return Triple(rectangular.x, chroma, normalized(Maths.atan2(b, a) * (180 / Double.pi)))
  }

  /// Lightness, chroma and hue in degrees as lightness, a and b.
  static func rectangular(_ polar: Triple) -> Triple {
    let radians = normalized(polar.z) * (Double.pi / 180)
    return Triple(polar.x, polar.y * Maths.cos(radians), polar.y * Maths.sin(radians))
  }

  /// An angle in degrees from 0 up to 360; 0 for one so large that its digits say nothing.
  static func normalized(_ degrees: Double) -> Double {
    if degrees >= 0, degrees < 360 { return degrees }
    let rest = degrees - 360 * (degrees / 360).rounded(.down)
    return rest >= 0 && rest < 360 ? rest : 0
  }
}
