import TextCore

extension HouseRule {
  /// W-14: an easing as CSS text; what no cubic curve can say stays text.
  static let easing = HouseRule(
    TalliedProblem("legacy-easing", hint: "write a list of four numbers") { count in
      "\(count) \(count == 1 ? "easing is" : "easings are") written as text"
    },
    for: ["cubicBezier"], coveredBy: [.composite]
  ) { value in
    guard case .text(let text) = value.form else { return nil }
    let word = text.lowercased()
    if let curve = curves[word] { return .list(curve.map(TokenValue.number)) }
    if ["steps(", "linear("].contains(where: word.hasPrefix), word.hasSuffix(")") { return .text(text) }
    guard word.hasPrefix("cubic-bezier("), word.hasSuffix(")"),
      let parts = CSSText.parts(of: String(word.dropFirst("cubic-bezier(".count).dropLast())), parts.count == 4
    else { return nil }
    let numbers = parts.compactMap { MeasureText($0, units: [])?.amount }
    guard numbers.count == 4, (0...1).contains(numbers[0]), (0...1).contains(numbers[2]) else { return nil }
    return .list(numbers.map(TokenValue.number))
  }

  private static let curves: [String: [Double]] = [
    "linear": [0, 0, 1, 1], "ease": [0.25, 0.1, 0.25, 1], "ease-in": [0.42, 0, 1, 1], "ease-out": [0, 0, 0.58, 1],
    "ease-in-out": [0.42, 0, 0.58, 1],
  ]
}
