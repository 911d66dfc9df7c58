import ColorScience
import TextCore

extension HouseRule {
  /// W-36: a border as CSS text: a width, a style and a colour in any order.
  static let cssBorder = HouseRule(.cssShorthand, rewriting: ["border"]) { value in
    guard case .text(let text) = value.form, let items = CSSText.items(of: text) else { return nil }
    return border(items, at: value.range).map(Reading.rewritten)
      ?? (CSSShorthand.keepsText(text) ? .value(.text(text)) : nil)
  }

  private static func border(_ items: [String], at range: SourceRange) -> Expression? {
    var parts: [(name: String, text: String)] = []
    for item in items {
      let name: String
      let word = item.lowercased()
      if let measure = MeasureText(item), measure.unit != "%" {
        name = "width"
      } else if TokenType.strokeStyles.contains(word) {
        name = "style"
      } else if Color.parsingCSS(item) != nil {
        name = "color"
      } else {
        return nil
      }
      guard !parts.contains(where: { $0.name == name }) else { return nil }
      parts.append((name, name == "style" ? word : item))
    }
    guard parts.count == 3 else { return nil }
    return Expression(.record(parts.map { CSSShorthand.field($0.name, .text($0.text), at: range) }), at: range)
  }
}
