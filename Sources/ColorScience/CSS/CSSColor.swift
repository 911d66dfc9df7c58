/// Colours as CSS Color 4 writes them.
extension Color {
  /// The colour of a CSS text in the space in which it is written, and for hex notation its first six digits.
  ///
  /// Values out of range are clamped where CSS clamps them. Nil if the text is no colour.
  package static func parsingCSS(_ text: String) -> (color: Color, hex: String?)? {
    let bytes = text.utf8.map { byte in
      (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
    }
    guard let first = bytes.firstIndex(where: { !CSSColorScanner.isSpace($0) }),
      let last = bytes.lastIndex(where: { !CSSColorScanner.isSpace($0) })
    else { return nil }
    let trimmed = bytes[first...last]
    guard trimmed.count <= longest else { return nil }
    if trimmed.first == UInt8(ascii: "#") { return hexColor(trimmed.dropFirst()) }
    if trimmed.last == UInt8(ascii: ")") { return function(trimmed.dropLast()).map { ($0, nil) } }
    return named(trimmed).map { ($0, nil) }
  }

  /// Far more bytes than a colour needs, so that no text is slow to refuse.
  private static let longest = 1024

  private static func named(_ bytes: ArraySlice<UInt8>) -> Color? {
    // The longest name is lightgoldenrodyellow.
    guard bytes.count <= 20 else { return nil }
    let name = String(decoding: bytes, as: UTF8.self)
    if name == "transparent" { return Color(.sRGB, Triple(repeating: 0), alpha: 0) }
    return NamedColors.channels[name].map { channels in
      Color(
        .sRGB,
        Triple(Double(channels >> 16) / 255, Double(channels >> 8 & 0xff) / 255, Double(channels & 0xff) / 255))
    }
  }

  private static func hexColor(_ text: ArraySlice<UInt8>) -> (color: Color, hex: String?)? {
    let isShort = text.count == 3 || text.count == 4
    guard isShort || text.count == 6 || text.count == 8 else { return nil }
    let digits = isShort ? text.flatMap { [$0, $0] } : Array(text)
    var channels: [Double] = []
    for start in stride(from: 0, to: digits.count, by: 2) {
      guard let high = hexDigit(digits[start]), let low = hexDigit(digits[start + 1]) else { return nil }
      channels.append(Double(high * 16 + low) / 255)
    }
    let color = Color(
      .sRGB, Triple(channels[0], channels[1], channels[2]), alpha: channels.count == 4 ? channels[3] : 1)
    return (color, "#" + String(decoding: digits.prefix(6), as: UTF8.self))
  }

  private static func hexDigit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    default: nil
    }
  }

  private static func function(_ bytes: ArraySlice<UInt8>) -> Color? {
    guard let open = bytes.firstIndex(of: UInt8(ascii: "(")),
      let items = CSSColorScanner.items(of: bytes[(open + 1)...])
    else { return nil }
    return CSSColorFunction(name: String(decoding: bytes[..<open], as: UTF8.self), items: items)?.color
  }
}
