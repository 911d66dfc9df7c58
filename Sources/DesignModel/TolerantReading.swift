import TextCore

/// What holds while one value is read.
struct ReadingMode {
  /// Whether sub-values that DTCG does not know are kept for display (W-38).
  var keepsExtras = false
  /// What is said already of the whole value.
  var cover: HouseRule.Cover?
  /// Whether a warning of another kind says all there is to say.
  var isQuiet = false
  /// Whether the value is one that the language of its source has.
  var isNative = false
}

extension Evaluation {
  /// Whether the rules of house dialects hold: what another language calculates is no spelling of DTCG.
  private var isTolerant: Bool { !isStrict || mode.isNative }

  /// Reads a value of a type; where the specification's reading fails, the rules of house dialects are tried.
  mutating func read(
    _ value: Expression, ofType type: String, shape: ValueShape, dialect: String?, canRewrite: Bool = true
  ) throws(Fault) -> TokenValue {
    if case .interpolation(let text) = value.form {
      let outer = mode.isNative
      mode.isNative = text.isNative
      defer { mode.isNative = outer }
      return try interpolated(text, at: value.range, ofType: type, shape: shape, dialect: dialect)
    }
    if isTolerant, let (rule, known) = HouseRule.known(value, ofType: type, dialect: dialect) {
      report(rule, at: value.range)
      return known
    }
    // No message need be made for what the specification is sure to refuse and a rule can read.
    if isTolerant, shape.refuses(value.form),
      let read = try byRules(value, ofType: type, shape: shape, dialect: dialect, canRewrite)
    {
      return read
    }
    let depthOfParts = parts.count
    do {
      return try strictly(value, as: shape)
    } catch {
      guard isTolerant, case .problem(let problem, _) = error else { throw error }
      let found = Array(parts[depthOfParts...])
      parts.removeSubrange(depthOfParts...)
      if let eased = try eased(value, as: shape) {
        return try read(eased, ofType: type, shape: shape, dialect: dialect, canRewrite: canRewrite)
      }
      if let read = try byRules(value, ofType: type, shape: shape, dialect: dialect, canRewrite) { return read }
      if let calculated = try calculated(value, ofType: type, shape: shape, dialect: dialect) { return calculated }
      if problem.isExtra, !mode.keepsExtras {
        let outer = mode
        mode.keepsExtras = true
        defer { mode = outer }
        return try strictly(value, as: shape)
      }
      parts += found
      throw error
    }
  }

  /// What the rules of house dialects make of text that is not in the file, without a warning of theirs; nil where they
  /// cannot read it.
  mutating func quietly(
    _ value: Expression, ofType type: String, shape: ValueShape, dialect: String?
  ) throws(Fault) -> TokenValue? {
    let (outer, depthOfParts) = (mode, parts.count)
    mode.isQuiet = true
    defer { mode = outer }
    do throws(Fault) {
      return try byRules(value, ofType: type, shape: shape, dialect: dialect, true)
    } catch {
      guard case .problem = error else { throw error }
      parts.removeSubrange(depthOfParts...)
      return nil
    }
  }

  private mutating func byRules(
    _ value: Expression, ofType type: String, shape: ValueShape, dialect: String?, _ canRewrite: Bool
  ) throws(Fault) -> TokenValue? {
    var value = value
    if case .pointer = value.form { value = try settled(value) }
    if type == TokenType.color.name { value = try withChannels(value) }
    for rule in HouseRule.rules(ofType: type, dialect: dialect) {
      switch rule.read(value) {
      case nil: continue
      case .value(let read)?:
        report(rule, at: value.range)
        return read
      case .rewritten(let expression)?:
        guard canRewrite else { continue }
        let outer = mode
        mode = ReadingMode(keepsExtras: true, cover: .composite, isQuiet: mode.isQuiet, isNative: mode.isNative)
        defer { mode = outer }
        let read = try read(expression, ofType: type, shape: shape, dialect: dialect, canRewrite: false)
        report(rule, at: value.range)
        return read
      }
    }
    return nil
  }

  mutating func report(_ rule: HouseRule, at range: SourceRange) {
    guard !mode.isQuiet, !rule.covers.contains(where: { $0 == mode.cover }) else { return }
    tally(rule.problem, at: range)
  }

  /// Sub-values that DTCG does not know, as they are written; of a reference, what it leads to.
  mutating func keep(_ fields: [Expression.Field]) -> TokenValue {
    var result: [TokenValue.Field] = []
    for field in fields {
      if mode.cover != .composite { tally(.extra, at: field.nameRange) }
      keys += ["extra", field.name]
      defer { keys.removeLast(2) }
      result.append(TokenValue.Field(field.name, kept(field.value)))
    }
    return .record(result)
  }

  private mutating func kept(_ value: Expression) -> TokenValue {
    guard case .alias(let target) = value.form else { return raw(value) }
    do throws(Fault) {
      return try reference(target, ofType: nil, dialect: nil, at: value.range)
    } catch {
      report(error, for: subject)
      return raw(value)
    }
  }

  /// A value of another type, or of none, as a value of a type, where it can be read so: many tools know only numbers and
  /// text.
  mutating func fitted(
    _ value: TokenValue, of other: String?, toType type: String, dialect: String?, at range: SourceRange
  ) -> TokenValue? {
    guard let known = TokenType.named(type), var written = Expression(resolved: value, at: range) else { return nil }
    if other == nil { written = withReferences(written) }
    let (outer, depthOfParts) = (usedDialect, parts.count)
    usedDialect = false
    defer { usedDialect = usedDialect || outer }
    do throws(Fault) {
      let read = try read(written, ofType: type, shape: known.shape, dialect: dialect)
      if !usedDialect, mode.cover == nil, other != nil { tally(.otherType, at: range) }
      return read
    } catch {
      parts.removeSubrange(depthOfParts...)
      // A bare number is a length in pixels, and so such a length may stand for the number that it was.
      guard type == TokenType.number.name, case .quantity(let amount, unit: "px") = value else { return nil }
      tally(.otherType, at: range)
      return .number(amount)
    }
  }
}

extension ValueShape {
  /// Whether no value of a form is of this shape; false where that takes a closer look.
  fileprivate func refuses(_ form: Expression.Form) -> Bool {
    switch (self, form) {
    case (.color, .text), (.color, .number), (.quantity, .text), (.quantity, .number), (.number, .text),
      (.tuple, .text), (.record, .text):
      true
    default: false
    }
  }
}

extension Expression {
  /// A value as it would be written; nil where it holds a colour, which is read already.
  init?(resolved value: TokenValue, at range: SourceRange) {
    switch value {
    case .null: self.init(.null, at: range)
    case .flag(let flag): self.init(.flag(flag), at: range)
    case .number(let number): self.init(.number(number), at: range)
    case .text(let text): self.init(.text(text), at: range)
    case .quantity(let amount, let unit):
      let parts: [(String, Form)] = [("value", .number(amount)), ("unit", .text(unit))]
      let fields = parts.map { Field(name: $0, nameRange: range, value: Expression($1, at: range)) }
      self.init(.record(fields), at: range)
    case .list(let values):
      let items = values.compactMap { Expression(resolved: $0, at: range) }
      guard items.count == values.count else { return nil }
      self.init(.list(items), at: range)
    case .record(let values):
      let fields = values.compactMap { field in
        Expression(resolved: field.value, at: range).map { Field(name: field.name, nameRange: range, value: $0) }
      }
      guard fields.count == values.count else { return nil }
      self.init(.record(fields), at: range)
    case .color: return nil
    }
  }
}

extension TalliedProblem {
  fileprivate static let extra = TalliedProblem("legacy-extra-subvalue") { count in
    "\(count) \(count == 1 ? "part of a value has" : "parts of values have") no meaning in DTCG, shown as written"
  }

  fileprivate static let otherType = TalliedProblem("legacy-reference-type") { count in
    "\(count) \(count == 1 ? "reference names a token" : "references name tokens") of another type, whose value fits"
  }
}
