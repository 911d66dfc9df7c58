package import ColorScience

/// A resolved value. Closed on purpose: composite types are lists and records of these.
package indirect enum TokenValue: Sendable, Hashable {
  case null
  case flag(Bool)
  case number(Double)
  case text(String)
  /// A dimension or a duration, in the file's unit.
  case quantity(Double, unit: String)
  case color(ColorValue)
  case list([TokenValue])
  case record([Field])

  package struct Field: Sendable, Hashable {
    package let name: String
    package let value: TokenValue
    /// Whether nobody wrote it, and the usual value was taken.
    package let isAssumed: Bool

    package init(_ name: String, _ value: TokenValue, isAssumed: Bool = false) {
      self.name = name
      self.value = value
      self.isAssumed = isAssumed
    }
  }

  /// The value of a record's field.
  package subscript(name: String) -> TokenValue? {
    guard case .record(let fields) = self else { return nil }
    return fields.first { $0.name == name }?.value
  }

  /// Whether a record's field has the usual value because nobody wrote one.
  package func isAssumed(_ name: String) -> Bool {
    guard case .record(let fields) = self else { return false }
    return fields.contains { $0.name == name && $0.isAssumed }
  }

  package var number: Double? {
    if case .number(let number) = self { number } else { nil }
  }

  package var text: String? {
    if case .text(let text) = self { text } else { nil }
  }

  package var elements: [TokenValue]? {
    if case .list(let elements) = self { elements } else { nil }
  }

  package var color: ColorValue? {
    if case .color(let color) = self { color } else { nil }
  }
}

/// A colour with the fallback that was written beside it.
package struct ColorValue: Sendable, Hashable {
  package let color: Color
  /// `#rrggbb` as written; never used for arithmetic.
  package let hex: String?

  package init(_ color: Color, hex: String? = nil) {
    self.color = color
    self.hex = hex
  }
}
