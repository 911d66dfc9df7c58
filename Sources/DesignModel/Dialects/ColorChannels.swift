extension HouseRule {
  /// W-4: `channels`, as drafts of DTCG called the components.
  static let colorChannels = HouseRule(.colorObject, rewriting: ["color"]) { value in
    guard case .record(let fields) = value.form, value["channels"] != nil, value["components"] == nil else {
      return nil
    }
    return .rewritten(Expression(.record(fields.map { $0.renamed(["channels": "components"]) }), at: value.range))
  }
}

extension Expression.Field {
  /// The field under the name that a table gives for its own.
  func renamed(_ names: [String: String]) -> Expression.Field {
    Expression.Field(name: names[name] ?? name, nameRange: nameRange, value: value)
  }
}
