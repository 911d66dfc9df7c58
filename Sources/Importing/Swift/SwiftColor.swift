/// A colour as an initializer of Swift describes it.
struct SwiftColor {
  var space = "srgb"
  let components: [Double]
  var alpha = 1.0
  var isOfEightDigits = false

  init(_ components: [Double], space: String = "srgb", alpha: Double = 1) {
    self.components = components
    self.space = space
    self.alpha = alpha
  }

  /// `0xRRGGBB`, or eight digits with the opacity last or first.
  init?(hex number: SwiftNumber, isAlphaFirst: Bool) {
    guard number.isInteger, number.value >= 0, number.value <= Double(UInt32.max) else { return nil }
    let value = UInt32(number.value)
    let hasAlpha = (number.hexDigits ?? 0) > 6 || value > 0xFF_FFFF
    self.init(value, hasAlpha: hasAlpha, isAlphaFirst: isAlphaFirst)
  }

  /// `#RGB`, `#RRGGBB` or `#RRGGBBAA`, with or without the mark.
  init?(hex text: String, isAlphaFirst: Bool) {
    var digits = text[...]
    for mark in ["#", "0x", "0X"] where digits.hasPrefix(mark) {
      digits = digits.dropFirst(mark.count)
      break
    }
    let long = digits.utf8.count <= 4 ? digits.flatMap { [$0, $0] } : Array(digits)
    guard long.count == 6 || long.count == 8, long.allSatisfy(\.isHexDigit), let value = UInt32(String(long), radix: 16)
    else { return nil }
    self.init(value, hasAlpha: long.count == 8, isAlphaFirst: isAlphaFirst)
  }

  private init(_ value: UInt32, hasAlpha: Bool, isAlphaFirst: Bool) {
    func part(_ shift: UInt32) -> Double { Double(value >> shift & 0xFF) / 255 }
    let shift: UInt32 = hasAlpha && !isAlphaFirst ? 8 : 0
    components = [part(16 + shift), part(8 + shift), part(shift)]
    alpha = hasAlpha ? part(isAlphaFirst ? 24 : 0) : 1
    isOfEightDigits = hasAlpha
  }

  /// From hue, saturation and brightness, each 0 to 1.
  init(hue: Double, saturation: Double, brightness: Double, alpha: Double) {
    func part(_ offset: Double) -> Double {
      let place = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(place, 4 - place, 1))
    }
    self.init([part(5), part(3), part(1)], alpha: alpha)
  }

  /// A colour of the platform that is the same everywhere.
  static func fixed(_ name: String, in type: String) -> SwiftColor? {
    switch name {
    case "black": return SwiftColor([0, 0, 0])
    case "white": return SwiftColor([1, 1, 1])
    case "clear": return SwiftColor([0, 0, 0], alpha: 0)
    default:
      guard type == "UIColor" || type == "NSColor" else { return nil }
      return ofKit[name].map { SwiftColor($0) }
    }
  }

  // As UIKit's documentation gives them; those that begin with `system` change with the scheme.
  private static let ofKit: [String: [Double]] = [
    "red": [1, 0, 0], "green": [0, 1, 0], "blue": [0, 0, 1], "cyan": [0, 1, 1], "yellow": [1, 1, 0],
    "magenta": [1, 0, 1], "orange": [1, 0.5, 0], "purple": [0.5, 0, 0.5], "brown": [0.6, 0.4, 0.2],
    "gray": [0.5, 0.5, 0.5], "darkGray": [1.0 / 3, 1.0 / 3, 1.0 / 3], "lightGray": [2.0 / 3, 2.0 / 3, 2.0 / 3],
  ]

  private static let ofSystem: Set<String> = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown", "gray",
    "primary", "secondary", "tertiary", "quaternary", "quinary", "accentColor", "accent", "tint", "tintColor", "link",
    "separator", "opaqueSeparator", "label", "placeholderText", "darkText", "lightText", "foreground", "background",
    "selection", "fill", "windowBackground", "textColor", "gridColor", "findHighlightColor",
  ]

  /// Whether the platform decides about a colour of that name.
  static func isOfSystem(_ name: String) -> Bool {
    ofSystem.contains(name) || name.hasPrefix("system")
      || ["Label", "LabelColor", "SystemFill", "SystemBackground", "GroupedBackground", "BackgroundColor", "TextColor"]
        .contains { name.hasSuffix($0) }
      || name == "labelColor" || name == "controlAccentColor"
      || name == "separatorColor" || name == "linkColor" || name == "controlColor"
  }
}
