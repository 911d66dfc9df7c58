import TextCore

extension HouseRule {
  /// W-26: a text style of Tokens Studio, whose keys may be plural and go beyond those of DTCG.
  static let studioTypography = HouseRule(
    TalliedProblem(
      "legacy-typography", hint: "DTCG has 'fontFamily', 'fontSize', 'fontWeight', 'letterSpacing' and 'lineHeight'"
    ) { count in
      "\(count) text \(count == 1 ? "style has" : "styles have") keys of Tokens Studio"
    },
    rewriting: ["typography"]
  ) { value in
    guard case .record(let fields) = value.form,
      fields.contains(where: { singular[$0.name] != nil || others.contains($0.name) })
    else { return nil }
    // A plural key beside its singular has nothing to say.
    let names = singular.filter { value[$0.value] == nil }
    return .rewritten(Expression(.record(fields.map { $0.renamed(names) }), at: value.range))
  }

  private static let singular = [
    "fontFamilies": "fontFamily", "fontWeights": "fontWeight", "fontSizes": "fontSize", "lineHeights": "lineHeight",
  ]
  private static let others = ["paragraphSpacing", "paragraphIndent", "textCase", "textDecoration"]
}
