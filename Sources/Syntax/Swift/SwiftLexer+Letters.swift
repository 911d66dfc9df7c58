extension SwiftLexer {
  static func endsLine(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }

  static func isNameStart(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte == UInt8(ascii: "_")
      || byte == UInt8(ascii: "$") || byte >= 0x80
  }

  private static let symbols = Set("/=-+!*%<>&|^~?".utf8)

  static func isSymbol(_ byte: UInt8) -> Bool { symbols.contains(byte) }

  static func punctuation(_ byte: UInt8) -> SwiftToken.Kind? {
    switch byte {
    case UInt8(ascii: ","): .comma
    case UInt8(ascii: ":"): .colon
    case UInt8(ascii: ";"): .semicolon
    case UInt8(ascii: "("): .openParen
    case UInt8(ascii: ")"): .closeParen
    case UInt8(ascii: "["): .openBracket
    case UInt8(ascii: "]"): .closeBracket
    case UInt8(ascii: "{"): .openBrace
    case UInt8(ascii: "}"): .closeBrace
    default: nil
    }
  }
}
