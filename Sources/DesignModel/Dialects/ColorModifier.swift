import ColorScience
import TextCore

/// A change of a colour that Tokens Studio writes beside it (W-29).
struct ColorModifier {
  enum Kind: String {
    case lighten, darken, mix, alpha
  }

  let kind: Kind
  let space: ColorSpace
  /// From 0, nothing, to 1.
  let amount: Double
  /// What is mixed in.
  let other: Color?

  init?(_ kind: Kind, in space: String, by amount: Double, with other: Color? = nil) {
    guard let space = Self.spaces[space], kind != .mix || other != nil else { return nil }
    self.kind = kind
    self.space = space
    self.amount = min(max(amount, 0), 1)
    self.other = other
  }

  private static let spaces: [String: ColorSpace] = [
    "srgb": .sRGB, "hsl": .hsl, "lch": .lch, "p3": .displayP3, "display-p3": .displayP3,
  ]

  /// How the change reads beside the colour: `lighten 0.2 in lch`.
  var words: String {
    var words = "\(kind.rawValue) \(amount.text(decimals: 4))"
    if kind == .mix, let other { words += " with \(ColorValue(other).display)" }
    return kind == .alpha ? words : words + " in \(space.name)"
  }

  func applied(to value: ColorValue) -> ColorValue {
    let color = value.color
    switch kind {
    case .alpha: return ColorValue(color.withAlpha(amount), hex: value.hex)
    case .lighten, .darken: return Self.shown(Color(space, moved(color.converted(to: space)), alpha: color.alpha))
    case .mix:
      guard let other else { return value }
      return Self.shown(mixed(color.converted(to: space), other.converted(to: space)))
    }
  }

  /// A colour that sRGB can show is written in it, with its digits; another keeps the space in which it was made.
  private static func shown(_ color: Color) -> ColorValue {
    color.isInSRGB ? ColorValue(color.mappedToSRGB, hex: color.hex) : ColorValue(color)
  }

  /// In lch and hsl lightness moves, and in lch chroma shrinks with it; elsewhere each channel moves.
  private func moved(_ color: Color) -> SIMD3<Double> {
    var components = color.components
    func moved(_ component: Double, whole: Double) -> Double {
      kind == .lighten ? component + (whole - component) * amount : component - component * amount
    }
    switch space {
    case .lch:
      components.x = moved(components.x, whole: 100)
      components.y -= components.y * amount
    case .hsl: components.z = moved(components.z, whole: 100)
    default: for index in 0..<3 { components[index] = moved(components[index], whole: 1) }
    }
    return components
  }

  /// The way from one colour to another, along the shorter arc of hue; a grey has no hue of its own.
  private func mixed(_ color: Color, _ other: Color) -> Color {
    var start = color.components
    var end = other.components
    if let (hue, strength) = hueAndStrength {
      if start[strength] <= Self.greyBelow { start[hue] = end[hue] }
      if end[strength] <= Self.greyBelow { end[hue] = start[hue] }
      if end[hue] - start[hue] > 180 { start[hue] += 360 }
      if end[hue] - start[hue] < -180 { end[hue] += 360 }
    }
    var components = start + (end - start) * amount
    if let (hue, _) = hueAndStrength, components[hue] >= 360 { components[hue] -= 360 }
    return Color(space, components, alpha: color.alpha + (other.alpha - color.alpha) * amount)
  }

  /// The numbers of the components that are hue, and chroma or saturation.
  private var hueAndStrength: (hue: Int, strength: Int)? {
    switch space {
    case .lch: (2, 1)
    case .hsl: (0, 1)
    default: nil
    }
  }

  /// CSS Color 4, section 4.4: a hue is powerless at less chroma.
  private static let greyBelow = 0.0015
}
