import TextCore

extension HouseRule {
  /// W-36: a text style as CSS text stays text.
  static let cssFont = HouseRule(.cssShorthand, for: ["typography"]) { value in
    guard case .text(let text) = value.form, text.contains(where: { !$0.isWhitespace }) else { return nil }
    return .text(text)
  }
}
