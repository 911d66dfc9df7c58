extension Unicode.Scalar {
  /// Whether it is a mark on another character, or steers text without being seen.
  var takesNoRoom: Bool {
    if (0x20..<0x7F).contains(value) { return false }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .control, .format, .lineSeparator, .paragraphSeparator: return true
    default: return properties.isDefaultIgnorableCodePoint || (0x1160...0x11FF).contains(value)
    }
  }

  /// Whether it is as wide as high (Unicode Standard Annex 11, wide and fullwidth).
  var isWide: Bool { value >= 0x1100 && Self.wide.contains { $0.contains(value) } }

  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3,
    0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DFF,
    0x1AFF0...0x1B2FF, 0x1F200...0x1F2FF, 0x20000...0x3FFFD,
  ]
}

extension Character {
  /// Whether it is shown as a picture in colours.
  var isEmoji: Bool {
    guard let first = unicodeScalars.first, first.properties.isEmoji else { return false }
    return unicodeScalars.contains { $0.properties.isEmojiPresentation || $0.value == 0xFE0F }
  }
}
