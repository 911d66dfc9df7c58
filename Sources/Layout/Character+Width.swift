extension Unicode.Scalar {
  /// Whether it is a mark on another character, or steers text without being seen.
  var takesNoRoom: Bool { !(0x20..<0x7F).contains(value) && CharacterRanges.unseen.holds(self) }

  var isWide: Bool { value >= 0x1100 && CharacterRanges.wide.holds(self) }
}

extension Character {
  /// Whether it is shown as a picture in colours.
  var isEmoji: Bool {
    let scalars = unicodeScalars
    guard let first = scalars.first, first.value >= 0xA9 || scalars.count > 1, CharacterRanges.emoji.holds(first) else {
      return false
    }
    return scalars.contains { $0.value == 0xFE0F || CharacterRanges.emojiPresentation.holds($0) }
  }
}
