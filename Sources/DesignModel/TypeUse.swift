package import TextCore

/// The type by which a value is read.
struct TypeUse {
  /// The DTCG name, or the name as written where it is not one of DTCG's.
  let name: String
  let shape: ValueShape
  /// The rules of house dialects that apply beside those of the type.
  let dialect: String?
  let isLegacyName: Bool

  /// The dialect of a token's whole value.
  var wholeDialect: String? { dialect ?? (name == TokenType.color.name ? LegacyType.paint : nil) }
}

extension Evaluation {
  /// What a written type name means.
  mutating func use(of type: Located<String>, for token: TokenDeclaration) throws(Fault) -> TypeUse {
    if let known = TokenType.named(type.value) {
      return TypeUse(name: known.name, shape: known.shape, dialect: nil, isLegacyName: false)
    }
    guard !isStrict else { throw .problem(.unknownType(type.value), type.range) }
    if let legacy = LegacyType.named(type.value), let known = TokenType.named(legacy.name) {
      return TypeUse(name: known.name, shape: known.shape, dialect: legacy.dialect, isLegacyName: true)
    }
    tally(type.value == LegacyType.composition ? .composition : .nonstandardType, at: token.range)
    return TypeUse(name: type.value, shape: .raw, dialect: nil, isLegacyName: false)
  }

  /// The type and value of a token that names no other token as a whole.
  mutating func typed(
    _ value: Expression, _ token: TokenDeclaration, at path: PathID
  ) throws(Fault) -> (type: String, value: TokenValue) {
    guard let type = token.type ?? graph.groupType(of: path, in: declarations) else {
      // What is wrong with a reference comes before what is wrong without a type.
      if case .fault(let problem, _) = value.form { throw .problem(problem, value.range) }
      if case .pointer(let pointer) = value.form { try checkPointer(pointer, at: value.range) }
      if !isStrict, let guess = guessedType(of: value) {
        tally(.missingType, at: value.range)
        return (guess, try read(value, as: .token(guess), dialect: nil))
      }
      guard !isStrict else { throw .problem(.missingType, value.range) }
      tally(.missingType, at: value.range)
      throw .silent
    }
    let use = try use(of: type, for: token)
    if case .raw = use.shape { return (use.name, try unread(value, ofType: use.name)) }
    if use.isLegacyName { mode.cover = .olderType }
    let result = try read(value, ofType: use.name, shape: use.shape, dialect: use.wholeDialect)
    if use.isLegacyName, !usedDialect { tally(.legacyTypeName, at: type.range) }
    return (LegacyType.name(of: result, writtenAs: use.name), result)
  }

  /// W-44: a type only where exactly one has this form; a bare number, text or list could be many things.
  private func guessedType(of value: Expression) -> String? {
    if value["colorSpace"] != nil, value["components"] != nil { return "color" }
    guard case .number? = value["value"]?.form, case .text(let unit)? = value["unit"]?.form else { return nil }
    return [TokenType.dimension, .duration].first { type in
      if case .quantity(let units) = type.shape { units.contains(unit) } else { false }
    }?.name
  }
}

extension Problem {
  fileprivate static func unknownType(_ name: String) -> Problem {
    let near = Suggestion.nearest(to: name, in: TokenType.all.map(\.name))
    return Problem("type-unknown", .error, "'\(name)' is not a token type", hint: near.map { "did you mean '\($0)'?" })
  }

  fileprivate static let missingType = Problem(
    "type-missing", .error, "a token needs a type", hint: "add '$type' here or on a group above")
}

extension TalliedProblem {
  fileprivate static let nonstandardType = TalliedProblem("nonstandard-type") { count in
    "\(count) \(count == 1 ? "value has a type" : "values have types") outside DTCG's list, shown as written"
  }

  fileprivate static let composition = TalliedProblem("legacy-composition") { count in
    "\(count) \(count == 1 ? "composition" : "compositions") of Tokens Studio, shown as written"
  }

  package static let missingType = TalliedProblem(
    "legacy-missing-type", hint: "add '$type' here or on a group above"
  ) { count in
    "\(count) \(count == 1 ? "token has" : "tokens have") no type; where the value tells none, it is shown as written"
  }

  fileprivate static let legacyTypeName = TalliedProblem("legacy-type-name") { count in
    "\(count) \(count == 1 ? "type name is" : "type names are") older than DTCG 2025.10"
  }
}
