import ColorScience
import TextCore

extension HouseRule {
  /// W-36: a shadow as CSS text, in one or several layers.
  static let cssShadow = HouseRule(.cssShorthand, rewriting: ["shadow"]) { value in
    guard case .text(let text) = value.form, let parts = CSSText.parts(of: text) else { return nil }
    let layers = parts.map { layer($0, at: value.range) }
    guard layers.contains(where: { $0 == nil }) else {
      return .rewritten(Expression(.list(layers.compactMap(\.self)), at: value.range))
    }
    return CSSShorthand.keepsText(text) ? .value(.text(text)) : nil
  }

  /// Whether a text is a shadow in each of its layers.
  package static func isShadow(_ text: String) -> Bool {
    let place = SourceRange(SourceID(0), 0..<0)
    return CSSText.parts(of: text)?.allSatisfy { layer($0, at: place) != nil } ?? false
  }

  /// A layer with two to four lengths and a colour; nil where CSS would need the page to know them.
  private static func layer(_ text: String, at range: SourceRange) -> Expression? {
    guard let items = CSSText.items(of: text) else { return nil }
    var lengths: [String] = []
    var color: String?
    var isInset = false
    for item in items {
      if let measure = MeasureText(item), measure.unit != "%" {
        lengths.append(item)
      } else if item.lowercased() == "inset", !isInset {
        isInset = true
      } else if color == nil, Color.parsingCSS(item) != nil {
        color = item
      } else {
        return nil
      }
    }
    guard let color, (2...4).contains(lengths.count) else { return nil }
    let names = ["offsetX", "offsetY", "blur", "spread"]
    let all = lengths + Array(repeating: "0px", count: 4 - lengths.count)
    var fields = zip(names, all).map { CSSShorthand.field($0, .text($1), at: range) }
    fields.append(CSSShorthand.field("color", .text(color), at: range))
    fields.append(CSSShorthand.field("inset", .flag(isInset), at: range))
    return Expression(.record(fields), at: range)
  }
}
