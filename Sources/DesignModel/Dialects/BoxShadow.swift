import TextCore

extension HouseRule {
  /// W-25: a shadow of Tokens Studio, one layer or a list of them.
  static let boxShadow = HouseRule(
    TalliedProblem("legacy-box-shadow", hint: "write 'offsetX', 'offsetY' and 'inset'") { count in
      "\(count) \(count == 1 ? "shadow is" : "shadows are") written as Tokens Studio's 'boxShadow'"
    },
    rewriting: ["shadow"]
  ) { value in
    switch value.form {
    case .record: return layer(value).map(Reading.rewritten)
    case .list(let items):
      let layers = items.map { (old: $0, new: layer($0)) }
      guard layers.contains(where: { $0.new != nil }) else { return nil }
      return .rewritten(Expression(.list(layers.map { $0.new ?? $0.old }), at: value.range))
    default: return nil
    }
  }

  /// A layer as DTCG has it; nil where it has no key of Tokens Studio.
  private static func layer(_ layer: Expression) -> Expression? {
    guard case .record(let fields) = layer.form, ["x", "y", "type"].contains(where: { layer[$0] != nil }) else {
      return nil
    }
    let renamed = fields.map { field in
      guard field.name == "type", case .text(let kind) = field.value.form,
        ["innerShadow", "dropShadow"].contains(kind)
      else { return field.renamed(["x": "offsetX", "y": "offsetY"]) }
      return Expression.Field(
        name: "inset", nameRange: field.nameRange,
        value: Expression(.flag(kind == "innerShadow"), at: field.value.range))
    }
    return Expression(.record(renamed), at: layer.range)
  }
}
