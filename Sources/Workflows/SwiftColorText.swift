import ColorScience

/// A colour as Swift source constructs it: `UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1)`, `Color(hex: 0x0060DF)`.
struct SwiftColorText {
  let color: Color

  private static let types: Set<Substring> = [
    "Color", "SwiftUI.Color", "UIColor", "NSColor", "CGColor", "#colorLiteral", "",
  ]

  init?(_ text: String) {
    let trimmed = text.trimmingSpace
    guard trimmed.hasSuffix(")"), let open = trimmed.firstIndex(of: "(") else { return nil }
    var type = trimmed[..<open]
    if type.hasSuffix(".init") { type = type.dropLast(5) }
    guard Self.types.contains(type) else { return nil }
    let inside = trimmed[trimmed.index(after: open)...].dropLast()
    var arguments: [Argument] = []
    for part in inside.split(separator: ",", omittingEmptySubsequences: false) {
      guard let argument = Argument(part) else { return nil }
      arguments.append(argument)
    }
    guard let color = Self.color(arguments) else { return nil }
    self.color = color
  }

  private static func color(_ arguments: [Argument]) -> Color? {
    var rest = arguments[...]
    var space: ColorSpace?
    if let first = rest.first, first.label == nil {
      switch first.text {
      case ".sRGB", "Color.RGBColorSpace.sRGB": space = .sRGB
      case ".sRGBLinear": space = .linearSRGB
      case ".displayP3": space = .displayP3
      default: return nil
      }
      rest = rest.dropFirst()
    }
    if space == nil, let hex = rest.first, hex.label == "hex" {
      return hex.hex.flatMap { color in alpha(rest.dropFirst()).map { color.withAlpha($0 * color.alpha) } }
    }
    if let white = rest.first, white.label == "white", let level = white.number {
      return alpha(rest.dropFirst()).map { Color(space ?? .sRGB, Triple(repeating: level), alpha: $0) }
    }
    guard rest.count >= 3, let red = rest.first, let own = Self.space(ofRed: red.label, given: space) else {
      return nil
    }
    let (green, blue) = (rest[rest.startIndex + 1], rest[rest.startIndex + 2])
    guard green.label == "green", blue.label == "blue", let x = red.number, let y = green.number, let z = blue.number
    else { return nil }
    return alpha(rest.dropFirst(3)).map { Color(own, Triple(x, y, z), alpha: $0) }
  }

  /// The space that the label of the first channel names.
  private static func space(ofRed label: Substring?, given: ColorSpace?) -> ColorSpace? {
    switch label {
    case "red": given ?? .sRGB
    case "srgbRed" where given == nil: .sRGB
    case "displayP3Red" where given == nil: .displayP3
    default: nil
    }
  }

  /// Alpha is left out, or the one argument that is left.
  private static func alpha(_ rest: ArraySlice<Argument>) -> Double? {
    guard let last = rest.first else { return 1 }
    guard rest.count == 1, last.label == "alpha" || last.label == "opacity", let alpha = last.number else { return nil }
    return min(max(alpha, 0), 1)
  }

  /// What stands between two commas.
  private struct Argument {
    let label: Substring?
    let text: Substring

    init?(_ part: Substring) {
      let colon = part.firstIndex(of: ":")
      label = colon.map { part[..<$0].trimmingSpace }
      text = (colon.map { part[part.index(after: $0)...] } ?? part).trimmingSpace
      if text.isEmpty || label?.isEmpty == true { return nil }
    }

    /// A decimal, or one divided by another, as in `96 / 255`.
    var number: Double? {
      let factors = text.split(separator: "/", omittingEmptySubsequences: false).map { Self.decimal($0.trimmingSpace) }
      switch factors.count {
      case 1: return factors[0]
      case 2:
        guard let dividend = factors[0], let divisor = factors[1], divisor != 0 else { return nil }
        return dividend / divisor
      default: return nil
      }
    }

    /// Six digits, as a number or in quotes, where the digits may be any that CSS knows.
    var hex: Color? {
      if text.utf8.count >= 2, text.hasPrefix("\""), text.hasSuffix("\"") {
        let digits = text.dropFirst().dropLast()
        return Color.parsingCSS(digits.hasPrefix("#") ? String(digits) : "#" + digits)?.color
      }
      let digits = text.filter { $0 != "_" }
      guard digits.hasPrefix("0x"), digits.utf8.count == 8 else { return nil }
      return Color.parsingCSS("#" + digits.dropFirst(2))?.color
    }

    private static func decimal(_ text: Substring) -> Double? {
      guard text.utf8.allSatisfy({ "0123456789.-".utf8.contains($0) }) else { return nil }
      return Double(text).flatMap { $0.isFinite && $0.magnitude <= 1000 ? $0 : nil }
    }
  }
}

extension StringProtocol where SubSequence == Substring {
  /// Without white space at both ends.
  var trimmingSpace: Substring {
    guard let first = firstIndex(where: { !$0.isWhitespace }), let last = lastIndex(where: { !$0.isWhitespace }) else {
      return self[endIndex...]
    }
    return self[first...last]
  }
}
