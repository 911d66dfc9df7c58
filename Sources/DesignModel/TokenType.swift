/// A kind of token: its name in token files, the shape of its values, and how a value reads.
package struct TokenType: Sendable {
  package let name: String
  /// What the guide calls one token of the type, and several.
  package let noun: (one: String, many: String)
  package let shape: ValueShape
  /// How a value reads in captions and ledgers (DESIGN.md section 3).
  package let display: @Sendable (TokenValue, DisplayStyle) -> String

  init(
    _ name: String, one: String, many: String, _ shape: ValueShape,
    display: @escaping @Sendable (TokenValue, DisplayStyle) -> String
  ) {
    self.name = name
    noun = (one, many)
    self.shape = shape
    self.display = display
  }
}

/// Every type of DTCG 2025.10. To add one: add a file in `Types`, and its name here.
extension TokenType {
  package static let all: [TokenType] = [
    .color, .dimension, .fontFamily, .fontWeight, .duration, .cubicBezier, .number, .strokeStyle, .border, .transition,
    .shadow, .gradient, .typography,
  ]

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  package static func named(_ name: String) -> TokenType? {
    byName[name]
  }
}

/// How values are put into words.
package struct DisplayStyle: Sendable, Hashable {
  /// The unit in which `px` is shown.
  package let unit: String

  package init(unit: String = "px") {
    self.unit = unit
  }
}
