import ColorScience
import TextCore

extension Evaluation {
  /// What an older file means by a value: the token that a reference leads to by another way, the plain value that it
  /// names, `$path`. What is no such thing stays as it is.
  mutating func meant(_ value: Expression) -> Expression {
    guard !isStrict else { return value }
    switch value.form {
    case .alias(let path):
      if case .token = graph[path] { return value }
      return legacy(path).flatMap { followed($0, at: value.range) } ?? value
    case .interpolation(let text):
      guard let path = text.dollarTarget else { return value }
      guard let found = dollarToken(path) else { return Expression(.text(text.written), at: value.range) }
      for problem in found.problems + [.dollarAlias] { tally(problem, at: value.range) }
      return Expression(.alias(found.token), at: value.range)
    default: return value
    }
  }

  /// `$path` is a reference only to a token that there is (W-18).
  private mutating func dollarToken(_ path: PathID) -> (token: PathID, problems: [TalliedProblem])? {
    if case .token = graph[path] { return (path, []) }
    guard let found = legacy(path), case .token(let token) = found.target else { return nil }
    return (token, found.problems)
  }

  mutating func legacy(_ path: PathID) -> LegacyReference? {
    if let known = legacyReferences[path] { return known }
    let found = graph.legacyReference(declarations.paths.segments(of: path), in: declarations)
    legacyReferences[path] = .some(found)
    return found
  }

  private mutating func followed(_ reference: LegacyReference, at range: SourceRange) -> Expression? {
    switch reference.target {
    case .token(let token):
      for problem in reference.problems { tally(problem, at: range) }
      return Expression(.alias(token), at: range)
    case .leaf(let leaf):
      guard leafDepth < Self.deepestLeaf else { return nil }
      leafDepth += 1
      defer { leafDepth -= 1 }
      for problem in reference.problems { tally(problem, at: range) }
      return meant(withReferences(leaf))
    }
  }

  /// A plain value with its references found; the file's reader took it for text.
  func withReferences(_ leaf: Expression) -> Expression {
    switch leaf.form {
    case .text(let text): reading(text, at: leaf.range)
    case .list(let items): Expression(.list(items.map(withReferences)), at: leaf.range)
    case .record(let fields):
      Expression(
        .record(
          fields.map { Expression.Field(name: $0.name, nameRange: $0.nameRange, value: withReferences($0.value)) }),
        at: leaf.range)
    default: leaf
    }
  }

  /// Text whose references have names of which the input knows the paths.
  func reading(_ text: String, at range: SourceRange) -> Expression {
    guard text.utf8.contains(UInt8(ascii: "{")), let reference = ReferenceText(text) else {
      return Expression(.text(text), at: range)
    }
    var pieces: [Interpolation.Piece] = []
    for piece in reference.pieces {
      switch piece {
      case .text(let text): pieces.append(.text(text))
      case .reference(let names):
        guard let path = path(of: names) else { return Expression(.text(text), at: range) }
        pieces.append(.reference(path))
      }
    }
    if reference.whole != nil, case .reference(let path)? = pieces.first { return Expression(.alias(path), at: range) }
    return Expression(.interpolation(Interpolation(pieces, written: text)), at: range)
  }

  func path(of names: [String]) -> PathID? {
    let path = names.reduce(PathID?.some(.root)) { parent, name in
      parent.flatMap { declarations.paths.child(name, of: $0) }
    }
    if let path { return path }
    guard case .token(let token)? = graph.legacyReference(names, in: declarations)?.target else { return nil }
    return token
  }
}

extension Evaluation {
  /// The text with the values of its references in it (W-22); nil where that would be too long, or where a value is none
  /// that text can hold.
  mutating func substituted(
    _ interpolation: Interpolation, forType type: String, at range: SourceRange
  ) throws(Fault) -> String? {
    var text = SubstitutedText(keepsHex: type == TokenType.color.name && interpolation.isColorFunction)
    var targets: [PathID] = []
    for piece in interpolation.pieces {
      switch piece {
      case .text(let written): text.append(written)
      case .reference(let path):
        let reference = meant(Expression(.alias(path), at: range))
        var value: TokenValue?
        var type: String?
        switch reference.form {
        case .alias(let target):
          if !targets.contains(target) {
            // References in one text are known by their order, since the value has no part for each.
            let key = (keys + [String(targets.count)]).joined(separator: ".")
            parts.append(ResolvedToken.Part(key: key, target: target))
            targets.append(target)
          }
          let result = try resolved(target, at: range)
          (value, type) = (result.value, result.type)
        case .interpolation(let inner): value = .text(try leafText(inner, at: reference.range))
        case .list(let items):
          var values: [TokenValue] = []
          for item in items {
            switch item.form {
            case .interpolation(let inner): values.append(.text(try leafText(inner, at: item.range)))
            case .alias(let path):
              let inner = Interpolation([.reference(path)], written: "{\(declarations.paths.text(of: path))}")
              values.append(.text(try leafText(inner, at: item.range)))
            default: values.append(raw(item))
            }
          }
          value = .list(values)
        default: value = raw(reference)
        }
        guard let value else { throw .silent }
        guard text.append(value, ofType: type) else { return nil }
      }
      guard text.bytes.count <= Interpolation.longest else { return nil }
    }
    return String(decoding: text.bytes, as: UTF8.self)
  }

  /// The text of a plain value with the values of its own references in it; what leads to itself stays as it is written.
  private mutating func leafText(_ leaf: Interpolation, at range: SourceRange) throws(Fault) -> String {
    let key = ExactText(leaf.written)
    if let known = leafTexts[key] {
      parts += known?.parts ?? []
      return known?.text ?? leaf.written
    }
    guard leafDepth < Self.deepestLeaf else { return leaf.written }
    leafDepth += 1
    leafTexts[key] = .some(nil)
    let before = parts.count
    defer { leafDepth -= 1 }
    do throws(Fault) {
      let text = try substituted(leaf, forType: "", at: range) ?? leaf.written
      leafTexts[key] = LeafText(text: text, parts: Array(parts[before...]))
      return text
    } catch {
      leafTexts[key] = nil
      throw error
    }
  }

  /// Reads text with references by a type: with their values in it, as arithmetic, or else as mere text; but a colour is no
  /// mere text.
  mutating func interpolated(
    _ interpolation: Interpolation, at range: SourceRange, ofType type: String, shape: ValueShape, dialect: String?
  ) throws(Fault) -> TokenValue {
    let isColor = type == TokenType.color.name
    guard let text = try substituted(interpolation, forType: type, at: range) else {
      guard !isColor else { throw .problem(.wrongShape(shape), range) }
      tally(.interpolation, at: range)
      return .text(interpolation.written)
    }
    let (outer, found) = (mode, parts.count)
    mode.isQuiet = true
    defer { mode = outer }
    let calculates = arithmetic(text, ofType: type) != .none
    if !calculates { tally(.interpolation, at: range) }
    do throws(Fault) {
      let value = try read(Expression(.text(text), at: range), ofType: type, shape: shape, dialect: dialect)
      // What has no result stays as it is written.
      return calculates && value == .text(text) ? .text(interpolation.written) : value
    } catch {
      guard case .problem = error, !isColor else { throw error }
      parts.removeSubrange(found...)
      return .text(text)
    }
  }

  /// A value without a type: as it is written, with the values of references inside text where there are such.
  mutating func shown(_ value: Expression) -> TokenValue {
    guard case .interpolation = value.form else { return raw(value) }
    let outer = parts
    do throws(Fault) {
      return try unread(value, ofType: "")
    } catch {
      parts = outer
      return raw(value)
    }
  }

  /// A value of a type that DTCG does not know: as it is written, but with the values of references inside text.
  mutating func unread(_ value: Expression, ofType type: String) throws(Fault) -> TokenValue {
    guard !isStrict else { return raw(value) }
    var value = value
    var problem: TalliedProblem?
    if case .interpolation(let interpolation) = value.form {
      let outer = parts
      do throws(Fault) {
        guard let text = try substituted(interpolation, forType: type, at: value.range) else { return raw(value) }
        value = Expression(.text(text), at: value.range)
        problem = .interpolation
      } catch {
        guard case .problem = error else { throw error }
        // Braces in mere text need not be meant as references.
        parts = outer
        return raw(value)
      }
    }
    if ["other", "math"].contains(type), case .text(let text) = value.form,
      case .result(let result) = Arithmetic.of(text)
    {
      tally(.math, at: value.range)
      return .text(result)
    }
    if let problem { tally(problem, at: value.range) }
    return raw(value)
  }
}

/// The text of a plain value, and the tokens whose values are in it.
struct LeafText {
  let text: String
  let parts: [ResolvedToken.Part]
}

extension Interpolation {
  /// Whether the whole text is a function of colour, as in `rgba({ink}, 0.5)`.
  fileprivate var isColorFunction: Bool {
    guard case .text(let start)? = pieces.first else { return false }
    return ColorAlphaText.functions.contains { start.hasPrefix($0) }
  }
}

extension TalliedProblem {
  static let interpolation = TalliedProblem(
    "legacy-interpolation", hint: "a reference is a whole value, or a whole part of one"
  ) { count in
    "\(count) \(count == 1 ? "value has" : "values have") references inside longer text"
  }
}
