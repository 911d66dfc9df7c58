extension ColorSpace {
  /// CSS Color 4, section 8.
  package static let hwb = ColorSpace(
    "hwb",
    [
      .hue, Component("whiteness", .percentage, from: 0, to: 100, whole: 100),
      Component("blackness", .percentage, from: 0, to: 100, whole: 100),
    ], .function, .space(.sRGB, toParent: rgb(fromHWB:), fromParent: hwb(fromRGB:)))

  @Sendable
  private static func rgb(fromHWB hwb: Triple) -> Triple {
    let (white, black) = (hwb.y / 100, hwb.z / 100)
    if white + black >= 1 { return Triple(repeating: white / (white + black)) }
    return rgb(fromHSL: Triple(hwb.x, 100, 50)).mapped { $0 * (1 - white - black) + white }
  }

  @Sendable
  private static func hwb(fromRGB rgb: Triple) -> Triple {
    Triple(hue(ofRGB: rgb), min(rgb.x, rgb.y, rgb.z) * 100, (1 - max(rgb.x, rgb.y, rgb.z)) * 100)
  }
}
