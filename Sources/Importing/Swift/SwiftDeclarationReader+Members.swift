import Syntax
import TextCore

extension SwiftDeclarationReader {
  private func member(_ name: Int, in scope: Int) -> SwiftMember {
    var member = SwiftMember(
      scope: scope, file: file, name: self.name(name), nameRange: text.range(name..<name + 1))
    member.isStatic = modifiers.contains("static") || scope == 0
    member.isPrivate = modifiers.contains("private") || modifiers.contains("fileprivate")
    member.description = comment.text
    member.isDeprecated = deprecation.isDeprecated
    member.deprecationReason = deprecation.reason
    return member
  }

  /// `xs: CGFloat = 4, s: CGFloat = 8`, after the keyword.
  mutating func bindings(to end: Int, in scope: Int, isConstant: Bool) {
    while index < end {
      skipComments(to: end)
      guard index < end, text.tokens[index].kind == .identifier else {
        pattern(to: end, in: scope, isConstant: isConstant)
        skipValue(to: end)
        return
      }
      var member = member(index, in: scope)
      member.isConstant = isConstant
      index += 1
      skipComments(to: end)
      if index < end, text.tokens[index].kind == .colon {
        index += 1
        member.type = own(typeName(to: end), in: scope)
      }
      if index < end, text.is(index, "=") {
        var parser = SwiftExpressionParser(text, from: index + 1, to: end)
        member.value = parser.parse()
        index = max(parser.used, index + 1)
        skipComments(to: end)
      }
      if index < end, text.tokens[index].kind == .openBrace, !text.tokens[index].startsLine || member.value == nil {
        let close = min(text.end(of: index), end)
        if member.value == nil {
          member.value = computed(index + 1..<max(close, index + 1))
          member.isConstant = false
        }
        index = close + 1
      }
      program.add(member)
      skipComments(to: end)
      guard index < end, text.tokens[index].kind == .comma else { return }
      index += 1
    }
  }

  /// What `Self` stands for in an extension of a type of the platform.
  private func own(_ type: SwiftTypeName, in scope: Int) -> SwiftTypeName {
    let name = program.scopes[scope].name
    return type.text == "Self" && SwiftTypeName(name).family != nil ? SwiftTypeName(name) : type
  }

  /// The names of `(a, b)`, whose values are not told apart.
  private mutating func pattern(to end: Int, in scope: Int, isConstant: Bool) {
    guard index < end, text.tokens[index].kind == .openParen else { return }
    for place in index + 1..<max(min(text.end(of: index), end), index + 1) where text.tokens[place].kind == .identifier
    {
      var member = member(place, in: scope)
      member.isConstant = isConstant
      member.value = SwiftExpression(
        .unreadable("it is declared together with others"), at: text.range(place..<place + 1))
      program.add(member)
    }
  }

  private mutating func skipComments(to end: Int) {
    while index < end, [.comment, .docComment].contains(text.tokens[index].kind), !text.tokens[index].startsLine {
      index += 1
    }
  }

  private mutating func skipValue(to end: Int) {
    while index < end {
      index = text.end(of: index) + 1
      if index < end, text.tokens[index].startsLine || text.tokens[index].kind == .semicolon { return }
    }
  }

  /// The type after a colon, up to what can belong to none.
  private mutating func typeName(to end: Int) -> SwiftTypeName {
    var words = ""
    var angles = 0
    while index < end {
      let token = text.tokens[index]
      let isInside = angles > 0
      switch token.kind {
      case .symbol:
        if text.is(index, "=") { return SwiftTypeName(words) }
        angles += text.bytes(index).reduce(0) {
          $0 + ($1 == UInt8(ascii: "<") ? 1 : $1 == UInt8(ascii: ">") ? -1 : 0)
        }
      case .comma where !isInside, .openBrace, .semicolon, .closeBrace, .closeParen: return SwiftTypeName(words)
      case .comment, .docComment:
        index += 1
        continue
      case .period: break
      default: if token.startsLine, !words.isEmpty, !isInside { return SwiftTypeName(words) }
      }
      let close = min(text.end(of: index), end - 1)
      let isWord = token.kind == .identifier && (text.is(index, "some") || text.is(index, "any"))
      // Long enough for every name that matters, and never longer for a file of one type.
      if words.utf8.count < 200 {
        words += close > index ? inBrackets(index..<close + 1) : text.text(index) + (isWord ? " " : "")
      }
      index = close + 1
    }
    return SwiftTypeName(words)
  }

  private func inBrackets(_ tokens: Range<Int>) -> String {
    guard text.tokens[tokens.lowerBound].kind == .openBracket else { return text.text(tokens.lowerBound) + "…" }
    return tokens.prefix(16).map { text.text($0) }.joined()
  }

  /// The value of `{ … }`, `{ return … }` or `{ get { … } }` with one expression.
  private func computed(_ body: Range<Int>) -> SwiftExpression {
    var start = body.lowerBound
    while start < body.upperBound, [.comment, .docComment].contains(text.tokens[start].kind) { start += 1 }
    guard start < body.upperBound else { return unreadable("it has no value", body) }
    if text.is(start, "get"), start + 1 < body.upperBound, text.tokens[start + 1].kind == .openBrace {
      return computed(start + 2..<max(min(text.end(of: start + 1), body.upperBound), start + 2))
    }
    if text.is(start, "get") || text.is(start, "set") { return unreadable("it has no value", body) }
    var parser = SwiftExpressionParser(text, from: text.is(start, "return") ? start + 1 : start, to: body.upperBound)
    let value = parser.parse()
    guard parser.isAtEnd else { return unreadable("it is computed when the program runs", body) }
    return value
  }

  private func unreadable(_ reason: String, _ tokens: Range<Int>) -> SwiftExpression {
    SwiftExpression(.unreadable(reason), at: text.range(tokens))
  }

  /// `case xs = 4, s`, after the keyword.
  mutating func cases(to end: Int, in scope: Int) {
    guard program.scopes[scope].kind == .enumeration,
      let raw = program.scopes[scope].inherited.first.map({ SwiftTypeName($0) })
    else { return skipValue(to: end) }
    while index < end, text.tokens[index].kind == .identifier {
      var member = member(index, in: scope)
      member.isStatic = true
      member.isConstant = true
      member.type = raw
      index += 1
      if index < end, text.tokens[index].kind == .openParen { return skipValue(to: end) }
      if index < end, text.is(index, "=") {
        var parser = SwiftExpressionParser(text, from: index + 1, to: end)
        member.value = parser.parse()
        index = max(parser.used, index + 1)
        skipComments(to: end)
      } else {
        member.value = countedOn(from: scope, raw, at: member.nameRange, name: member.name)
      }
      program.add(member)
      skipComments(to: end)
      guard index < end, text.tokens[index].kind == .comma else { return }
      index += 1
    }
  }

  /// The raw value of a case without one: integers count on, and text is the name.
  private func countedOn(
    from scope: Int, _ raw: SwiftTypeName, at range: SourceRange, name: String
  ) -> SwiftExpression? {
    if raw.family == .text { return SwiftExpression(.string(name), at: range) }
    guard raw.family == .number || raw.family == .length else { return nil }
    guard let last = program.scopes[scope].ownMembers.last(where: { program.members[$0].type == raw }) else {
      return SwiftExpression(.number(SwiftNumber(0)), at: range)
    }
    switch program.members[last].value?.form {
    case .number(let number): return SwiftExpression(.number(SwiftNumber(number.value + 1)), at: range)
    case .negative(let inner):
      guard case .number(let number) = inner.form else { return nil }
      return SwiftExpression(.number(SwiftNumber(1 - number.value)), at: range)
    default: return nil
    }
  }

  /// A function that gives a style value is known by name, so that the guide can say why it is not there.
  mutating func function(to end: Int, in scope: Int) {
    guard index < end, text.tokens[index].kind == .identifier else { return skipDeclaration(to: end) }
    let start = index
    var member = member(index, in: scope)
    if !member.isStatic { program.scopes[scope].hasInstances = true }
    index += 1
    while index < end, text.tokens[index].kind != .openParen, text.tokens[index].kind != .openBrace { index += 1 }
    guard index < end, text.tokens[index].kind == .openParen else { return skipDeclaration(to: end) }
    index = text.end(of: index) + 1
    if index < end, text.is(index, "->") {
      index += 1
      member.type = typeName(to: end)
    }
    skipDeclaration(to: end)
    guard member.isStatic, scope != 0, member.type?.isStyle == true else { return }
    member.value = SwiftExpression(
      .unreadable("a function has no value of its own"), at: text.range(start..<start + 1))
    if program.scopes[scope].members[member.name] == nil { program.add(member) }
  }
}
