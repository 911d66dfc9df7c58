import TextCore

extension Evaluation {
  /// The result of a token whose whole value names another.
  mutating func follow(_ link: Link, to target: ResolvedToken) -> ResolvedToken {
    let token = declaration(at: link.path)
    var result = ResolvedToken(range: token.range)
    result.target = link.reference.value
    result.chain = target.chain + 1
    do throws(Fault) {
      if target.isInCycle { throw Fault.cycle(link.reference.range) }
      if result.chain > limits.chain {
        throw Fault.problem(.chainTooLong(limits.chain), link.reference.range)
      }
      (result.type, result.value) = try aliased(token, to: target, by: link)
      result.isGap = target.isGap
      result.platform = target.platform
    } catch {
      report(error, for: link.path)
      result.isInCycle = error.isCycle
      result.type = result.type ?? declaredType(of: token, at: link.path)
    }
    return result
  }

  /// The type and value of a token that names another: those of its target, or by its own type where the value fits it.
  private mutating func aliased(
    _ token: TokenDeclaration, to target: ResolvedToken, by link: Link
  ) throws(Fault) -> (type: String?, value: TokenValue?) {
    guard let own = token.type else { return (target.type, target.value) }
    let use = try use(of: own, for: token)
    // A type that DTCG does not know says nothing of values.
    if case .raw = use.shape { return (target.type ?? use.name, target.value) }
    if let other = target.type, use.isLegacyName || use.name == other { return (other, target.value) }
    if !isStrict, let value = target.value {
      if use.name == TokenType.color.name, target.type == TokenType.gradient.name { return (target.type, value) }
      let outer = (keys, parts, subject, mode)
      (keys, parts, subject, mode) = ([], [], link.path, ReadingMode())
      defer { (keys, parts, subject, mode) = outer }
      let dialect = use.wholeDialect
      if let fitted = fitted(value, of: target.type, toType: use.name, dialect: dialect, at: link.reference.range) {
        return (LegacyType.name(of: fitted, writtenAs: use.name), fitted)
      }
    } else if target.type == nil {
      return (use.name, nil)
    }
    let text = declarations.paths.text(of: link.reference.value)
    throw .problem(.aliasMismatch(own: use.name, target: text, target.type), own.range)
  }
}

extension Problem {
  fileprivate static func aliasMismatch(own: String, target: String, _ other: String?) -> Problem {
    guard let other else {
      return Problem(
        "type-mismatch", .error, "the type here is \(own), and '\(target)' has no type and a value that is none")
    }
    return Problem(
      "type-mismatch", .error, "the type here is \(own), and '\(target)' is of type \(other)",
      hint: "leave '$type' out: a reference takes the type of its target")
  }
}
