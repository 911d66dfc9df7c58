import TextCore

/// A type name of an older tool, and the DTCG type by which its values are read.
struct LegacyType: Sendable {
  let name: String
  /// The rules of house dialects that apply beside those of the type.
  let dialect: String?

  private init(_ name: String, dialect: String? = nil) {
    self.name = name
    self.dialect = dialect
  }

  // The type names of Tokens Studio that DTCG lacks and that have a counterpart there, with their singular spellings; the
  // last two are those of Style Dictionary.
  private static let all: [String: LegacyType] = [
    "sizing": LegacyType("dimension"),
    "spacing": LegacyType("dimension"),
    "borderRadius": LegacyType("dimension"),
    "borderWidth": LegacyType("dimension"),
    "letterSpacing": LegacyType("dimension", dialect: "letterSpacing"),
    "paragraphSpacing": LegacyType("dimension"),
    "paragraphIndent": LegacyType("dimension"),
    "fontSizes": LegacyType("dimension"),
    "fontSize": LegacyType("dimension"),
    "lineHeights": LegacyType("number", dialect: "lineHeight"),
    "lineHeight": LegacyType("number", dialect: "lineHeight"),
    "fontFamilies": LegacyType("fontFamily"),
    "fontWeights": LegacyType("fontWeight"),
    "boxShadow": LegacyType("shadow"),
    "opacity": LegacyType("number"),
    "time": LegacyType("duration"),
    "size": LegacyType("dimension"),
  ]

  /// The type of Tokens Studio for values of several kinds at once, which none of DTCG's can hold.
  static let composition = "composition"

  /// The dialect of a whole token that is a colour, where some tools keep gradients too.
  static let paint = "paint"

  static func named(_ name: String) -> LegacyType? {
    all[name]
  }

  /// The type of a value whose written type covers more than one of DTCG's.
  static func name(of value: TokenValue, writtenAs name: String) -> String {
    switch (name, value) {
    // A line height with a unit is a dimension, whatever the plural name covers.
    case ("number", .quantity): "dimension"
    // Tokens Studio has no type for gradients, and no other colour is text.
    case ("color", .text): "gradient"
    default: name
    }
  }
}
