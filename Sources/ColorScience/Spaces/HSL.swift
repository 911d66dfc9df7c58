extension ColorSpace {
  /// CSS Color 4, section 7.
  package static let hsl = ColorSpace(
    "hsl",
    [
      .hue, Component("saturation", .percentage, from: 0, to: 100, whole: 100),
      Component("lightness", .percentage, from: 0, to: 100, whole: 100),
    ], .function, .space(.sRGB, toParent: rgb(fromHSL:), fromParent: hsl(fromRGB:)))

  static func rgb(fromHSL hsl: Triple) -> Triple {
    let hue = Hue.normalized(hsl.x) / 30
    let (saturation, lightness) = (hsl.y / 100, hsl.z / 100)
    let reach = saturation * min(lightness, 1 - lightness)
    return Triple(0, 8, 4).mapped { start in
      let sector = start + hue
      let k = sector >= 12 ? sector - 12 : sector
      return lightness - reach * max(-1, min(k - 3, 9 - k, 1))
    }
  }

  @Sendable
  private static func hsl(fromRGB rgb: Triple) -> Triple {
    let (greatest, least) = (max(rgb.x, rgb.y, rgb.z), min(rgb.x, rgb.y, rgb.z))
    let lightness = (greatest + least) / 2
    let room = min(lightness, 1 - lightness)
    // Beyond sRGB a lightness of 0 or 1 leaves no room for the saturation that the channels would need.
    if greatest - least < greyReach || room == 0 { return Triple(0, 0, lightness * 100) }
    let saturation = (greatest - lightness) / room
    let hue = hue(ofRGB: rgb)
    // Outside sRGB a lightness may make the saturation negative; half a turn makes it positive.
    if saturation < 0 { return Triple(Hue.normalized(hue + 180), -saturation * 100, lightness * 100) }
    return Triple(hue, saturation * 100, lightness * 100)
  }

  /// The difference of channels below which a colour is a grey: what conversions round, and no more.
  private static let greyReach = 1e-10

  /// The hue in degrees that HSL and HWB share; 0 for a grey.
  static func hue(ofRGB rgb: Triple) -> Double {
    let greatest = max(rgb.x, rgb.y, rgb.z)
    let reach = greatest - min(rgb.x, rgb.y, rgb.z)
    if reach < greyReach { return 0 }
    let sector =
      if greatest == rgb.x {
        (rgb.y - rgb.z) / reach
      } else if greatest == rgb.y {
        (rgb.z - rgb.x) / reach + 2
      } else {
        (rgb.x - rgb.y) / reach + 4
      }
    return Hue.normalized(sector * 60)
  }
}
