import ColorScience
import TextCore

/// Text that is put together of written pieces and of the values of tokens, as CSS writes them.
struct SubstitutedText {
  private(set) var bytes: [UInt8] = []
  /// Whether a colour inside `rgba(` stays hexadecimal, as the reader of such colours wants it.
  private let keepsHex: Bool
  /// Whether the text ends in a `px` that a token may not have had: `{size}{unit}` is to make `4rem`.
  private var endsInPixels = false

  init(keepsHex: Bool) {
    self.keepsHex = keepsHex
  }

  mutating func append(_ text: String) {
    if endsInPixels, let first = text.utf8.first, first == UInt8(ascii: "%") || first.isLetter {
      bytes.removeLast(2)
    }
    endsInPixels = false
    bytes += text.utf8
  }

  /// Adds a value; false when text cannot hold it.
  mutating func append(_ value: TokenValue, ofType type: String? = nil) -> Bool {
    if type == TokenType.cubicBezier.name, let numbers = value.elements?.compactMap(\.number), numbers.count == 4 {
      append("cubic-bezier(\(numbers.map(\.exactText).joined(separator: ", ")))")
      return true
    }
    switch value {
    case .null, .record: return false
    case .flag(let flag): append(flag ? "true" : "false")
    case .number(let number): append(number.exactText)
    case .text(let text): append(text)
    case .quantity(let amount, let unit):
      append(amount.exactText + unit)
      endsInPixels = unit == "px"
    case .color(let color): append(css(color.color))
    case .list(let items):
      let separator = items.allSatisfy { $0.text == nil } ? " " : ", "
      for (index, item) in items.enumerated() {
        if index > 0 { append(separator) }
        guard item.elements == nil, bytes.count <= Interpolation.longest, append(item) else { return false }
      }
    }
    return true
  }

  private func css(_ color: Color) -> String {
    if !keepsHex, let function = openFunction { return channels(of: color, asHSL: function.hasPrefix("h")) }
    return color.exactHex ?? color.cssText { $0.exactText }
  }

  /// The colour function whose first argument comes next.
  private var openFunction: String? {
    let end = bytes.lastIndex { $0 != UInt8(ascii: " ") }.map { $0 + 1 } ?? 0
    return ColorAlphaText.functions.first { bytes[..<end].suffix($0.utf8.count).elementsEqual($0.utf8) }
  }

  private func channels(of color: Color, asHSL: Bool) -> String {
    let components = color.mappedToSRGB.converted(to: asHSL ? .hsl : .sRGB).components
    // Ten decimals are more than a channel has, and less than what the conversion adds.
    let numbers = (0..<3).map { (components[$0] * (asHSL ? 1 : 255)).text(decimals: 10) }
    return asHSL ? "\(numbers[0]), \(numbers[1])%, \(numbers[2])%" : numbers.joined(separator: ", ")
  }
}

extension Color {
  /// `#rrggbb` or `#rrggbbaa` when that says all of the colour.
  fileprivate var exactHex: String? {
    guard space == .sRGB, missing.isEmpty else { return nil }
    let channels = [components.x, components.y, components.z] + (alpha == 1 ? [] : [alpha])
    var text = "#"
    for channel in channels {
      guard let byte = UInt8(exactly: (channel * 255).rounded()), Double(byte) / 255 == channel else { return nil }
      text += (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
    return text
  }
}
