import TextCore

extension HouseRule {
  /// W-36: a transition of no certain property as CSS text: a duration, an easing and a delay.
  static let cssTransition = HouseRule(.cssShorthand, rewriting: ["transition"]) { value in
    guard case .text(let text) = value.form, let items = CSSText.items(of: text) else { return nil }
    return transition(items, at: value.range).map(Reading.rewritten)
      ?? (CSSShorthand.keepsText(text) ? .value(.text(text)) : nil)
  }

  /// In CSS the first time is the duration and the second the delay; an easing that is not named is `ease`.
  private static func transition(_ items: [String], at range: SourceRange) -> Expression? {
    var times: [String] = []
    var easing: String?
    for item in items where item.lowercased() != "all" {
      if let measure = MeasureText(item, units: MeasureText.durations), !measure.unit.isEmpty {
        times.append(item)
      } else if easing == nil, isEasing(item, at: range) {
        easing = item
      } else {
        return nil
      }
    }
    guard (1...2).contains(times.count) else { return nil }
    return Expression(
      .record([
        CSSShorthand.field("duration", .text(times[0]), at: range),
        CSSShorthand.field("delay", .text(times.count > 1 ? times[1] : "0ms"), at: range),
        CSSShorthand.field("timingFunction", .text(easing ?? "ease"), at: range),
      ]), at: range)
  }

  private static func isEasing(_ item: String, at range: SourceRange) -> Bool {
    HouseRule.easing.read(Expression(.text(item), at: range)) != nil
  }
}
