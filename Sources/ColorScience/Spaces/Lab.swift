extension ColorSpace {
  /// CSS Color 4, section 9.3: CIE Lab with the white of D50.
  package static let lab = ColorSpace(
    "lab",
    [Component("lightness", from: 0, to: 100, whole: 100), Component("a", whole: 125), Component("b", whole: 125)],
    .function, .space(.xyzD50, toParent: xyz(fromLab:), fromParent: lab(fromXYZ:)))

  /// CSS Color 4, section 17: the exact values of the CIE standard's constants.
  private static let epsilon = 216.0 / 24389
  private static let kappa = 24389.0 / 27

  /// The chroma below which a colour is a grey: far above the rounding of conversions, far below any difference.
  static let labGrey = 1e-8

  @Sendable
  private static func xyz(fromLab lab: Triple) -> Triple {
    let middle = (lab.x + 16) / 116
    let (first, last) = (middle + lab.y / 500, middle - lab.z / 200)
    let part = { (root: Double) in
      let cube = root * root * root
      return cube > epsilon ? cube : (116 * root - 16) / kappa
    }
    return Triple(part(first), part(middle), part(last)) * whiteOfD50
  }

  @Sendable
  private static func lab(fromXYZ xyz: Triple) -> Triple {
    let roots = (xyz / whiteOfD50).mapped { $0 > epsilon ? Maths.cbrt($0) : (kappa * $0 + 16) / 116 }
    return Triple(116 * roots.y - 16, 500 * (roots.x - roots.y), 200 * (roots.y - roots.z))
  }
}
