/// CSS Color 4, section 13.2: a binary search for the chroma in OKLCH that sRGB can show, with local clipping.
extension Color {
  /// Says whether sRGB can show the colour; a millionth outside still counts as rounding.
  package var isInSRGB: Bool {
    Self.isInside(converted(to: .sRGB).components)
  }

  /// The colour in sRGB with channels from 0 to 1, with less chroma if it lies outside; alpha is kept.
  package var mappedToSRGB: Color {
    let direct = converted(to: .sRGB)
    if Self.isInside(direct.components) {
      let channels = Self.clipped(direct.components)
      return channels == direct.components && direct.missing.isEmpty ? direct : Color(.sRGB, channels, alpha: alpha)
    }
    return Color(.sRGB, Self.clipped(reducedChroma().mapped(TransferFunction.sRGB.encoded)), alpha: alpha)
  }

  /// The mapped colour as `#rrggbb` without alpha.
  package var hex: String {
    let channels = mappedToSRGB.components
    let digits = Array("0123456789abcdef".utf8)
    return String(unsafeUninitializedCapacity: 7) { buffer in
      buffer[0] = UInt8(ascii: "#")
      for index in 0..<3 {
        let byte = Int(channels[index] * 255 + 0.5)
        buffer[1 + 2 * index] = digits[byte >> 4]
        buffer[2 + 2 * index] = digits[byte & 15]
      }
      return 7
    }
  }

  /// The distance of two colours in OKLab.
  package func differenceOK(to other: Color) -> Double {
    Self.distance(converted(to: .oklab).components, other.converted(to: .oklab).components)
  }
}

extension Color {
  private static let justNoticeable = 0.02
  private static let precision = 0.0001
  private static let tolerance = 1e-6

  /// The linear channels, clipped, of the colour with as much chroma as can be shown.
  private func reducedChroma() -> Triple {
    let origin = converted(to: .oklch).components
    if origin.x >= 1 { return Triple(repeating: 1) }
    if origin.x <= 0 { return Triple(repeating: 0) }
    let direction = Hue.rectangular(Triple(0, 1, origin.z))
    var clip = Clip(Triple(origin.x, direction.y * origin.y, direction.z * origin.y))
    if clip.difference < Self.justNoticeable { return clip.channels }

    var (low, high) = (0.0, origin.y)
    var isLowInside = true
    while high - low > Self.precision {
      let chroma = (low + high) / 2
      clip = Clip(Triple(origin.x, direction.y * chroma, direction.z * chroma))
      if isLowInside, clip.isInside {
        low = chroma
      } else if clip.difference >= Self.justNoticeable {
        high = chroma
      } else if Self.justNoticeable - clip.difference < Self.precision {
        return clip.channels
      } else {
        isLowInside = false
        low = chroma
      }
    }
    return clip.channels
  }

  /// A colour in OKLab, clipped to linear sRGB, which clips the encoded channels alike without their curve.
  private struct Clip {
    let channels: Triple
    let isInside: Bool
    private let oklab: Triple

    init(_ oklab: Triple) {
      let linear = ColorSpace.linearSRGBFromXYZ * ColorSpace.xyz(fromOKLab: oklab)
      self.oklab = oklab
      channels = Color.clipped(linear)
      isInside = Color.isInside(linear)
    }

    var difference: Double {
      Color.distance(oklab, ColorSpace.oklab(fromXYZ: ColorSpace.xyzFromLinearSRGB * channels))
    }
  }

  private static func isInside(_ channels: Triple) -> Bool {
    let range = -tolerance...1 + tolerance
    return range.contains(channels.x) && range.contains(channels.y) && range.contains(channels.z)
  }

  /// Channels from 0 to 1; what is no number becomes 0.
  private static func clipped(_ channels: Triple) -> Triple {
    channels.mapped { $0 > 0 ? min($0, 1) : 0 }
  }

  private static func distance(_ left: Triple, _ right: Triple) -> Double {
    let (x, y, z) = (left.x - right.x, left.y - right.y, left.z - right.z)
    return (x * x + y * y + z * z).squareRoot()
  }
}
