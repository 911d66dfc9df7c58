/// The lightness contrast Lc of APCA 0.0.98G-4g, from about -108 to 106: positive for dark text on a light background.
///
/// Both colours are mapped to sRGB; alpha is ignored.
package func apcaContrast(text: Color, background: Color) -> Double {
  let (front, back) = (APCA.luminance(of: text), APCA.luminance(of: background))
  if (back - front).magnitude < APCA.leastDifference { return 0 }
  let isDarkText = back > front
  let contrast =
    isDarkText
    ? Maths.pow(back, 0.56) - Maths.pow(front, 0.57)
    : Maths.pow(back, 0.65) - Maths.pow(front, 0.62)
  let scaled = contrast * APCA.scale
  if scaled.magnitude < APCA.leastContrast { return 0 }
  return (isDarkText ? scaled - APCA.offset : scaled + APCA.offset) * 100
}

/// The constants of APCA-W3 0.1.9, "0.0.98G-4g": its table `SA98G`.
private enum APCA {
  static let leastDifference = 0.0005
  static let leastContrast = 0.1
  static let scale = 1.14
  static let offset = 0.027

  private static let gamma = 2.4
  private static let red = 0.2126729
  private static let green = 0.7151522
  private static let blue = 0.0721750
  private static let blackThreshold = 0.022
  private static let blackPower = 1.414

  /// The estimated luminance of a screen, with black raised by stray light.
  static func luminance(of color: Color) -> Double {
    let light = color.mappedToSRGB.components.mapped { Maths.pow($0, gamma) }
    let sum = light.x * red + light.y * green + light.z * blue
    return sum > blackThreshold ? sum : sum + Maths.pow(blackThreshold - sum, blackPower)
  }
}
