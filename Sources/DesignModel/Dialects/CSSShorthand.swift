import ColorScience
import TextCore

/// What the rules for composite values in CSS text have in common.
enum CSSShorthand {
  static func field(_ name: String, _ form: Expression.Form, at range: SourceRange) -> Expression.Field {
    Expression.Field(name: name, nameRange: range, value: Expression(form, at: range))
  }

  /// Whether a text that cannot be taken apart is CSS all the same: it has a length, a duration, a colour or a function,
  /// or is one of the words that stand for any value.
  static func keepsText(_ text: String) -> Bool {
    guard let parts = CSSText.parts(of: text) else { return false }
    let items = parts.compactMap { CSSText.items(of: $0) }.joined()
    if items.count == 1, let word = items.first, words.contains(word.lowercased()) { return true }
    return items.contains { item in
      MeasureText(item) != nil || MeasureText(item, units: MeasureText.durations) != nil
        || Color.parsingCSS(item) != nil || isFunction(item)
    }
  }

  /// Whether a text is a name and something in brackets: `calc(1px + 1em)`.
  static func isFunction(_ text: String) -> Bool {
    guard text.utf8.last == UInt8(ascii: ")"), let open = text.utf8.firstIndex(of: UInt8(ascii: "(")) else {
      return false
    }
    return open > text.startIndex
      && text.utf8[..<open].allSatisfy { $0 == UInt8(ascii: "-") || $0.isLetter }
  }

  private static let words = ["none", "inherit", "initial", "unset", "revert"]
}

extension TalliedProblem {
  static let cssShorthand = TalliedProblem(
    "legacy-css-shorthand", hint: "write an object with the parts of the value"
  ) { count in
    "\(count) \(count == 1 ? "value is" : "values are") written as CSS text"
  }
}
