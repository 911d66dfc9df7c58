/// What may happen to a line after a character.
enum LineBreak: Sendable, Hashable {
  case forbidden, allowed
  /// With a hyphen at the end of the line.
  case hyphenated

  /// Between two characters of one paragraph of which the second is no space; a small part of Unicode Standard Annex 14.
  static func between(_ left: Character, after before: Character?, and right: Character) -> LineBreak {
    if left.isGlue || right.isGlue { return .forbidden }
    if left.isBreakingSpace { return .allowed }
    if left.isDash {
      // A sign belongs to its number, and a range of years stays together.
      let isInWord = before.map { $0.isLetter || $0.isNumber } ?? false
      let isHyphen = left == "-" || left == "\u{2010}"
      let isRefused = right.isDash || (isHyphen && (!isInWord || right.isNumber))
      return isRefused ? .forbidden : .allowed
    }
    let isIdeographic = left.isWide || right.isWide
    return isIdeographic && !left.opens && !right.closes ? .allowed : .forbidden
  }
}

extension Character {
  var isBreakingSpace: Bool { isWhitespace && !isGlue }

  /// Holds the characters beside it together.
  fileprivate var isGlue: Bool { ["\u{A0}", "\u{2007}", "\u{202F}"].contains(self) }

  fileprivate var isDash: Bool { ["-", "\u{2010}", "–", "—"].contains(self) }

  fileprivate var isWide: Bool { isEmoji || unicodeScalars.contains(where: \.isWide) }

  /// Never ends a line.
  fileprivate var opens: Bool {
    self == "\"" || self == "'" || unicodeScalars.first.map(CharacterRanges.opening.holds) == true
  }

  /// Never begins a line.
  fileprivate var closes: Bool {
    Self.followers.contains(self) || unicodeScalars.first.map(CharacterRanges.closing.holds) == true
  }

  private static let followers = Set(
    "\"'!%,.:;?°′″‰…、。・゛゜ゝゞ々ー〻ヽヾぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶ！％，．：；？､｡･ｧｨｩｪｫｬｭｮｯｰ")
}
