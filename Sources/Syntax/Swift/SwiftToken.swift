/// One piece of Swift source: what it is, and its bytes.
package struct SwiftToken: Sendable, Hashable {
  package enum Kind: UInt8, Sendable {
    /// A name or a keyword, also between backticks and with `$` before it.
    case identifier
    case number
    /// A whole string literal with its quotes, and with whatever is interpolated.
    case string
    /// A regular expression between slashes.
    case regex
    /// As many operator characters as stand together; a single `.` is a period.
    case symbol
    case period, comma, colon, semicolon
    case openParen, closeParen, openBracket, closeBracket, openBrace, closeBrace
    /// `@` and a name.
    case attribute
    /// `#` and a name: a directive of the compiler, or a macro.
    case hash
    case comment
    /// A comment that documents what follows it.
    case docComment
    /// A byte that has no meaning in Swift.
    case stray
  }

  package let kind: Kind
  /// Whether a line ends between the token before it and this one.
  package let startsLine: Bool
  /// Whether white space or a comment stands before it.
  package let isSpaced: Bool
  package let lower: UInt32
  package let upper: UInt32

  init(_ kind: Kind, _ bytes: Range<Int>, startsLine: Bool, isSpaced: Bool) {
    self.kind = kind
    self.startsLine = startsLine
    self.isSpaced = isSpaced
    lower = UInt32(bytes.lowerBound)
    upper = UInt32(bytes.upperBound)
  }

  package var bytes: Range<Int> { Int(lower)..<Int(upper) }
}

extension SwiftToken.Kind {
  /// The bracket that closes this one.
  var closing: SwiftToken.Kind? {
    switch self {
    case .openParen: .closeParen
    case .openBracket: .closeBracket
    case .openBrace: .closeBrace
    default: nil
    }
  }

  var isClosing: Bool { self == .closeParen || self == .closeBracket || self == .closeBrace }
}
