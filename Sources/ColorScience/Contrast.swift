/// The contrast ratio of WCAG 2.2, from 1 to 21, of two colours mapped to sRGB; alpha is ignored.
package func contrastRatio(_ first: Color, _ second: Color) -> Double {
  contrastRatio(ofLuminances: first.relativeLuminance, second.relativeLuminance)
}

/// The same of the relative luminances of two colours.
package func contrastRatio(ofLuminances first: Double, _ second: Double) -> Double {
  (max(first, second) + 0.05) / (min(first, second) + 0.05)
}

/// A ratio cut, never rounded, to so many decimals: 4.499 is `4.49`.
package func cutRatio(_ ratio: Double, decimals: Int) -> String {
  precondition(ratio.isFinite && ratio >= 0 && ratio < 1e9, "a contrast ratio is from 1 to 21")
  var scale = 1
  for _ in 0..<decimals { scale *= 10 }
  var steps = Int(ratio * Double(scale))
  // The product may round across a step.
  if Double(steps) / Double(scale) > ratio { steps -= 1 }
  if Double(steps + 1) / Double(scale) <= ratio { steps += 1 }
  if decimals == 0 { return String(steps) }
  let (whole, part) = steps.quotientAndRemainder(dividingBy: scale)
  let digits = String(part)
  return "\(whole)." + String(repeating: "0", count: decimals - digits.utf8.count) + digits
}

extension Color {
  package static let white = Color(.sRGB, Triple(repeating: 1))
  package static let black = Color(.sRGB, Triple(repeating: 0))

  /// Black or white, whichever is told from the colour more easily; alpha is ignored.
  package var ink: Color { contrastRatio(self, .white) > contrastRatio(self, .black) ? .white : .black }

  /// The relative luminance of WCAG 2.2, from 0 to 1.
  package var relativeLuminance: Double {
    let light = mappedToSRGB.components.mapped(TransferFunction.sRGB.linear)
    return 0.2126 * light.x + 0.7152 * light.y + 0.0722 * light.z
  }

  /// The colour over another one, both mapped to sRGB and mixed in its encoded channels, as browsers do.
  package func composited(over backdrop: Color) -> Color {
    let (front, back) = (mappedToSRGB, backdrop.mappedToSRGB)
    if alpha >= 1 { return front }
    let rest = backdrop.alpha * (1 - alpha)
    let total = alpha + rest
    if total <= 0 { return Color(.sRGB, Triple(repeating: 0), alpha: 0) }
    return Color(
      .sRGB,
      Triple(
        (front.components.x * alpha + back.components.x * rest) / total,
        (front.components.y * alpha + back.components.y * rest) / total,
        (front.components.z * alpha + back.components.z * rest) / total), alpha: total)
  }
}
