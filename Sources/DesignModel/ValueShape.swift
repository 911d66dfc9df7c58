/// The form that values of a type have. One reader serves all shapes; a type only states its own.
package indirect enum ValueShape: Sendable {
  case number(ClosedRange<Double>?)
  case flag
  /// Text that may not be empty.
  case text
  /// One of a list of words, each with the value that it stands for.
  case keyword([Keyword])
  /// `{"value": 8, "unit": "px"}`.
  case quantity(units: [String])
  case color
  /// Exactly so many items.
  case tuple([ValueShape])
  /// At least one item. `references` names a type whose tokens may stand for an item.
  case list(ValueShape, references: String?)
  case record([Field])
  /// A value of a token type, or a reference to a token of that type.
  case token(String)
  /// A number that counts as the nearest bound when it is outside, with a warning.
  case clamped(ValueShape, ClosedRange<Double>)
  /// A shape for each JSON type that may stand here.
  case either([(Kind, ValueShape)])
  /// One item where a list could stand, normalised to a list.
  case single(ValueShape)
  /// Anything, kept as it is.
  case raw

  package enum Kind: Sendable {
    case number, text, list, record
  }

  package struct Keyword: Sendable {
    package let word: String
    package let value: TokenValue

    package init(_ word: String, _ value: TokenValue) {
      self.word = word
      self.value = value
    }
  }

  package struct Field: Sendable {
    package let name: String
    package let shape: ValueShape
    /// The value of a field that may be left out.
    package let omitted: TokenValue?
    /// What house dialects leave out and mean.
    package let assumed: TokenValue?
    /// The rules of house dialects for this field, when they are not those of its type.
    package let dialect: String?

    package init(
      _ name: String, _ shape: ValueShape, omitted: TokenValue? = nil, assumed: TokenValue? = nil,
      dialect: String? = nil
    ) {
      self.name = name
      self.shape = shape
      self.omitted = omitted
      self.assumed = assumed
      self.dialect = dialect
    }
  }

  /// Words that stand for themselves.
  package static func words(_ words: [String]) -> ValueShape {
    .keyword(words.map { Keyword($0, .text($0)) })
  }

  /// What was expected, for a message.
  var expectation: String {
    switch self {
    case .number: "a number"
    case .flag: "true or false"
    case .text: "text"
    case .keyword: "one of its words"
    case .quantity(let units): "an object with 'value' and 'unit' (\(units.joined(separator: ", ")))"
    case .color: "an object with 'colorSpace' and 'components'"
    case .tuple(let shapes): "a list of \(shapes.count) items"
    case .list: "a list"
    case .record(let fields):
      "an object with " + fields.filter { $0.omitted == nil }.map { "'\($0.name)'" }.joined(separator: ", ")
    case .token(let type): TokenType.named(type)?.shape.expectation ?? "a value of type \(type)"
    case .clamped(let shape, _), .single(let shape): shape.expectation
    case .either(let shapes): shapes.map(\.1.expectation).joined(separator: " or ")
    case .raw: "a value"
    }
  }
}
