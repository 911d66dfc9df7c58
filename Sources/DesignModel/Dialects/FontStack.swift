import TextCore

extension HouseRule {
  /// W-12: several font families in one text, which DTCG takes for one odd name.
  static let fontStack = HouseRule(
    TalliedProblem("legacy-font-list", hint: "write a list of names") { count in
      "\(count) font \(count == 1 ? "family is" : "families are") written as a list in one text"
    },
    for: ["fontFamily"], coveredBy: [.composite], isKnownByShape: true
  ) { value in
    switch value.form {
    case .text(let text): names(in: text).map { .list($0.map(TokenValue.text)) }
    case .list(let items): families(items).map { .list($0.map(TokenValue.text)) }
    default: nil
    }
  }

  /// The names in a text; nil where it is a name itself.
  private static func names(in text: String) -> [String]? {
    guard text.utf8.contains(where: { ",\"'".utf8.contains($0) }), let names = CSSText.parts(of: text) else {
      return nil
    }
    let unquoted = names.map(CSSText.unquoted).filter { !$0.isEmpty }
    return unquoted.isEmpty || (unquoted.count == 1 && unquoted[0].isExactly(text)) ? nil : unquoted
  }

  /// The names of a list in which a text holds several; nil where each holds one.
  private static func families(_ items: [Expression]) -> [String]? {
    var families: [String] = []
    for item in items {
      guard case .text(let text) = item.form, !text.isEmpty else { return nil }
      families += text.utf8.contains(UInt8(ascii: ",")) ? names(in: text) ?? [text] : [text]
    }
    return families.count > items.count ? families : nil
  }
}
