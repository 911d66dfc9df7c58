import ColorScience
import TextCore

extension Evaluation {
  /// Reads a value by a shape; where the specification's reading fails, the rules of house dialects are tried.
  mutating func read(_ value: Expression, as shape: ValueShape, dialect: String?) throws(Fault) -> TokenValue {
    if case .token(let type) = shape {
      let value = meant(value)
      if case .alias(let target) = value.form {
        return try reference(target, ofType: type, dialect: dialect, at: value.range)
      }
      guard let known = TokenType.named(type) else { throw .silent }
      return try read(value, ofType: type, shape: known.shape, dialect: dialect)
    }
    // What is clamped may be a reference, so it is not settled here.
    if case .clamped(let inner, let bounds) = shape { return try clamped(value, inner, bounds) }
    return try strictly(value, as: shape)
  }

  /// Reads a value as the specification says.
  mutating func strictly(_ value: Expression, as shape: ValueShape) throws(Fault) -> TokenValue {
    let value = try settled(value)
    switch (shape, value.form) {
    case (.token, _), (.clamped, _): return try read(value, as: shape, dialect: nil)
    case (.raw, _): return raw(value)
    case (.number(let bounds), .number(let number)):
      if let bounds, !bounds.contains(number) { throw .problem(.outOfRange(number, bounds), value.range) }
      return .number(number)
    case (.flag, .flag(let flag)): return .flag(flag)
    case (.text, .text(let text)) where !text.isEmpty: return .text(text)
    case (.keyword(let keywords), .text(let text)):
      guard let keyword = keywords.first(where: { $0.word.isExactly(text) }) else {
        throw .problem(.unknownWord(text, keywords.map(\.word)), value.range)
      }
      return keyword.value
    case (.quantity(let units), .record): return try quantity(value, units)
    case (.color, .record): return try color(value)
    case (.tuple(let shapes), .list(let items)): return try tuple(items, shapes, value.range)
    case (.list(let item, let references), .list(let items)):
      return try list(items, item, references: references, value.range)
    case (.record(let fields), .record): return try record(value, fields)
    case (.single(let item), _):
      keys.append("0")
      defer { keys.removeLast() }
      return .list([try strictly(value, as: item)])
    case (.either(let choices), let form):
      guard let choice = choices.first(where: { $0.0.matches(form) }) else {
        throw .problem(.wrongShape(shape), value.range)
      }
      return try strictly(value, as: choice.1)
    default:
      throw .problem(.wrongShape(shape), value.range)
    }
  }

  /// A value that is written here: pointers followed, references that may not stand here refused.
  mutating func settled(_ value: Expression) throws(Fault) -> Expression {
    switch value.form {
    case .fault(let problem, _): throw .problem(problem, value.range)
    case .alias(let target): throw .problem(.notAllowed(declarations.paths.text(of: target)), value.range)
    case .pointer(let pointer):
      let found = try follow(pointer, at: value.range)
      if case .fault(let problem, _) = found.form { throw .problem(problem, found.range) }
      return found
    default: return value
    }
  }

  private mutating func tuple(
    _ items: [Expression], _ shapes: [ValueShape], _ range: SourceRange
  ) throws(Fault) -> TokenValue {
    guard items.count == shapes.count else { throw .problem(.wrongCount(items.count, shapes.count), range) }
    var values: [TokenValue] = []
    for (index, (item, shape)) in zip(items, shapes).enumerated() {
      keys.append(String(index))
      defer { keys.removeLast() }
      values.append(try strictly(item, as: shape))
    }
    return .list(values)
  }

  private mutating func list(
    _ items: [Expression], _ shape: ValueShape, references: String?, _ range: SourceRange
  ) throws(Fault) -> TokenValue {
    guard !items.isEmpty else { throw .problem(.emptyList, range) }
    var values: [TokenValue] = []
    values.reserveCapacity(items.count)
    for item in items {
      keys.append(String(values.count))
      defer { keys.removeLast() }
      let item = meant(item)
      if let references, case .alias(let target) = item.form {
        values += try spliced(target, references, at: item.range)
        // Lists that name each other twice would double at every step.
        guard values.count <= max(items.count, Self.longestSplice) else {
          throw .problem(.tooLong(Self.longestSplice), range)
        }
      } else {
        values.append(try read(item, as: shape, dialect: nil))
      }
    }
    return .list(values)
  }

  private static var longestSplice: Int { 1_000 }

  /// The one item of a token that stands for an item (F-77); dialects may give several.
  private mutating func spliced(
    _ target: PathID, _ type: String, at range: SourceRange
  ) throws(Fault) -> [TokenValue] {
    let value = try reference(target, ofType: type, dialect: nil, at: range)
    guard let items = value.elements, items.count != 1 else { return value.elements ?? [value] }
    guard !isStrict else { throw .problem(.nested(declarations.paths.text(of: target), items.count), range) }
    tally(.splice, at: range)
    return items
  }

  private mutating func record(_ value: Expression, _ fields: [ValueShape.Field]) throws(Fault) -> TokenValue {
    guard case .record(let written) = value.form else { throw .problem(.wrongShape(.record(fields)), value.range) }
    let missing = fields.filter { value[$0.name] == nil && $0.omitted == nil && (isStrict || $0.assumed == nil) }
    guard missing.isEmpty else { throw .problem(.missing(missing.map(\.name)), value.range) }
    let extra = written.filter { field in !fields.contains { $0.name.isExactly(field.name) } }
    if let first = extra.first, !mode.keepsExtras {
      throw .problem(.extra(first.name, fields.map(\.name)), first.nameRange)
    }
    var result: [TokenValue.Field] = []
    result.reserveCapacity(fields.count)
    for field in fields {
      if let part = value[field.name] {
        keys.append(field.name)
        defer { keys.removeLast() }
        result.append(TokenValue.Field(field.name, try read(part, as: field.shape, dialect: field.dialect)))
      } else if let omitted = field.omitted {
        result.append(TokenValue.Field(field.name, omitted))
      } else if let assumed = field.assumed {
        tally(.missing, at: value.range)
        result.append(TokenValue.Field(field.name, assumed, isAssumed: true))
      }
    }
    if !extra.isEmpty { result.append(TokenValue.Field("extra", keep(extra))) }
    return .record(result)
  }

  private mutating func clamped(
    _ value: Expression, _ shape: ValueShape, _ bounds: ClosedRange<Double>
  ) throws(Fault) -> TokenValue {
    let result = try read(value, as: shape, dialect: nil)
    guard let number = result.number, !bounds.contains(number) else { return result }
    warn(.clamped(number, bounds), at: value.range)
    return .number(min(max(number, bounds.lowerBound), bounds.upperBound))
  }

  /// A value as it is written, for display: references inside it stay text.
  func raw(_ value: Expression) -> TokenValue {
    switch value.form {
    case .null: .null
    case .flag(let flag): .flag(flag)
    case .number(let number): .number(number)
    case .text(let text): .text(text)
    case .list(let items): .list(items.map(raw))
    case .record(let fields): .record(fields.map { TokenValue.Field($0.name, raw($0.value)) })
    case .alias(let path): .text("{\(declarations.paths.text(of: path))}")
    case .pointer(let pointer): .record([TokenValue.Field("$ref", .text(pointer.text))])
    case .interpolation(let interpolation): .text(interpolation.written)
    case .fault(_, let written): written
    }
  }
}

extension ValueShape.Kind {
  fileprivate func matches(_ form: Expression.Form) -> Bool {
    switch (self, form) {
    case (.number, .number), (.text, .text), (.list, .list), (.record, .record): true
    default: false
    }
  }
}

extension Problem {
  static func wrongShape(_ shape: ValueShape) -> Problem {
    Problem("value-shape", .error, "the value here is \(shape.expectation)")
  }

  static func outOfRange(_ number: Double, _ bounds: ClosedRange<Double>) -> Problem {
    Problem(
      "range", .error,
      "\(number.exactText) is outside \(bounds.lowerBound.exactText) to \(bounds.upperBound.exactText)")
  }

  static func unknownWord(_ word: String, _ words: [String]) -> Problem {
    let near = Suggestion.nearest(to: word, in: words)
    let list = "one of " + words.joined(separator: ", ")
    return Problem("enum", .error, "'\(word)' is not allowed here", hint: near.map { "did you mean '\($0)'?" } ?? list)
  }

  static func missing(_ names: [String]) -> Problem {
    Problem("missing-subvalue", .error, names.map { "'\($0)'" }.joined(separator: ", ") + " must be given here")
  }

  static func extra(_ name: String, _ names: [String]) -> Problem {
    let near = Suggestion.nearest(to: name, in: names)
    return Problem(
      "extra-subvalue", .error, "'\(name)' has no meaning here", hint: near.map { "did you mean '\($0)'?" })
  }

  var isExtra: Bool { code == "extra-subvalue" }

  static func wrongCount(_ count: Int, _ wanted: Int) -> Problem {
    Problem("array-length", .error, "\(wanted) items are wanted here, and there are \(count)")
  }

  fileprivate static let emptyList = Problem("array-length", .error, "a list needs at least one item")

  fileprivate static func tooLong(_ limit: Int) -> Problem {
    Problem("array-length", .error, "references make this list longer than \(limit) items")
  }

  fileprivate static func notAllowed(_ name: String) -> Problem {
    Problem(
      "ref-not-allowed", .error, "'{\(name)}' cannot stand for a part of a simple value",
      hint: "use a JSON Pointer: {\"$ref\": \"#/…\"}")
  }

  fileprivate static func nested(_ name: String, _ count: Int) -> Problem {
    Problem("array-nesting", .error, "'\(name)' has \(count) items and cannot stand for one")
  }

  fileprivate static func clamped(_ number: Double, _ bounds: ClosedRange<Double>) -> Problem {
    let bound = number < bounds.lowerBound ? bounds.lowerBound : bounds.upperBound
    return Problem("clamped", .warning, "\(number.exactText) counts as \(bound.exactText)")
  }
}

extension TalliedProblem {
  fileprivate static let splice = TalliedProblem("legacy-array-splice") { count in
    "\(count) \(count == 1 ? "reference stands" : "references stand") for several items of a list"
  }

  fileprivate static let missing = TalliedProblem("legacy-missing-subvalue") { count in
    "\(count) \(count == 1 ? "part of a value is" : "parts of values are") missing; the usual value was taken"
  }
}
