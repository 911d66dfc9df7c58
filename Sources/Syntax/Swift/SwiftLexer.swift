import TextCore

/// Cuts Swift source into tokens, exactly where the language does, in one pass over the bytes.
///
/// What cannot be a token is reported and passed over.
struct SwiftLexer {
  let bytes: UnsafeBufferPointer<UInt8>
  var offset = 0
  private(set) var tokens: [SwiftToken] = []
  private(set) var faults: [SyntaxFault] = []
  private var startsLine = true
  private var isSpaced = true
  private var hasStray = false
  /// Up to where no slash is known to close a regular expression.
  private var openSlashes = 0

  /// How deep strings may stand in interpolations of strings.
  static let deepestNesting = JSONDocument.deepestNesting

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  mutating func run() {
    tokens.reserveCapacity(bytes.count / 4)
    checkEncoding()
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
    if bytes.dropFirst(offset).starts(with: "#!".utf8) { skipLine() }
    while offset < bytes.count { next() }
  }

  subscript(index: Int) -> UInt8 {
    index < bytes.count ? bytes[index] : 0
  }

  mutating func report(_ problem: Problem, at place: Range<Int>) {
    faults.append(SyntaxFault(problem, at: place))
  }

  private mutating func checkEncoding() {
    var index = 0
    while index < bytes.count {
      if bytes[index] < 0x80 {
        index += 1
      } else if let sequence = UTF8Sequence(bytes, at: index) {
        index += sequence.length
      } else {
        report(.notSwiftText(bytes[index]), at: index..<index + 1)
        return
      }
    }
  }

  private mutating func next() {
    let byte = bytes[offset]
    switch byte {
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      offset += 1
      (startsLine, isSpaced) = (true, true)
    case UInt8(ascii: " "), UInt8(ascii: "\t"), 0x0B, 0x0C:
      offset += 1
      isSpaced = true
    case UInt8(ascii: "/") where self[offset + 1] == UInt8(ascii: "/"): lineComment()
    case UInt8(ascii: "/") where self[offset + 1] == UInt8(ascii: "*"): blockComment()
    case UInt8(ascii: "\""): add(.string, from: offset) { $0.string(hashes: 0) }
    case UInt8(ascii: "#"): hash()
    case UInt8(ascii: "@"): add(.attribute, from: offset) { $0.skipName(after: 1) }
    case UInt8(ascii: "`"): add(.identifier, from: offset) { $0.quotedName() }
    case UInt8(ascii: "0")...UInt8(ascii: "9"): add(.number, from: offset) { $0.number() }
    case _ where Self.isNameStart(byte): add(.identifier, from: offset) { $0.skipName(after: 1) }
    case UInt8(ascii: "/") where isPrefixPlace: slash()
    // A key path begins with it.
    case UInt8(ascii: "\\"): add(.symbol, from: offset) { $0.offset += 1 }
    default:
      if let kind = Self.punctuation(byte) {
        add(kind, from: offset) { $0.offset += 1 }
      } else if Self.isSymbol(byte) || byte == UInt8(ascii: ".") {
        symbol()
      } else {
        stray()
      }
    }
  }

  private mutating func add(_ kind: SwiftToken.Kind, from start: Int, _ read: (inout SwiftLexer) -> Void) {
    let flags = (startsLine, isSpaced)
    read(&self)
    tokens.append(SwiftToken(kind, start..<offset, startsLine: flags.0, isSpaced: flags.1))
    let isComment = kind == .comment || kind == .docComment
    (startsLine, isSpaced) = (isComment && flags.0, isComment)
  }

  private mutating func stray() {
    let byte = bytes[offset]
    if !hasStray { report(.strayByte(byte), at: offset..<offset + 1) }
    hasStray = true
    add(.stray, from: offset) { $0.offset += 1 }
  }

  private mutating func lineComment() {
    let isDoc = self[offset + 2] == UInt8(ascii: "/") && self[offset + 3] != UInt8(ascii: "/")
    add(isDoc ? .docComment : .comment, from: offset) { $0.skipLine() }
  }

  /// To the end of the line, which is left.
  private mutating func skipLine() {
    while offset < bytes.count, !Self.endsLine(bytes[offset]) { offset += 1 }
  }

  private mutating func blockComment() {
    let start = offset
    let isDoc =
      self[offset + 2] == UInt8(ascii: "*") && self[offset + 3] != UInt8(ascii: "*")
      && self[offset + 3] != UInt8(ascii: "/")
    add(isDoc ? .docComment : .comment, from: start) { lexer in
      var depth = 0
      while lexer.offset < lexer.bytes.count {
        let pair = (lexer.bytes[lexer.offset], lexer[lexer.offset + 1])
        if pair == (UInt8(ascii: "/"), UInt8(ascii: "*")) {
          depth += 1
          lexer.offset += 2
        } else if pair == (UInt8(ascii: "*"), UInt8(ascii: "/")) {
          depth -= 1
          lexer.offset += 2
          if depth == 0 { return }
        } else {
          lexer.offset += 1
        }
      }
      lexer.report(.openComment, at: start..<start + 2)
    }
    // A comment of several lines ends the line before it, as Swift sees it.
    if bytes[start..<offset].contains(where: Self.endsLine) { startsLine = true }
  }

  private mutating func quotedName() {
    let start = offset
    offset += 1
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "`"), !Self.endsLine(bytes[offset]) { offset += 1 }
    if self[offset] == UInt8(ascii: "`") { offset += 1 } else { report(.openName, at: start..<start + 1) }
  }

  private mutating func skipName(after count: Int) {
    offset += count
    while offset < bytes.count, Self.isNameStart(bytes[offset]) || bytes[offset].isDigit { offset += 1 }
  }

  private mutating func hash() {
    let start = offset
    var hashes = 0
    while self[start + hashes] == UInt8(ascii: "#") { hashes += 1 }
    switch self[start + hashes] {
    case UInt8(ascii: "\""):
      add(.string, from: start) { lexer in
        lexer.offset += hashes
        lexer.string(hashes: hashes)
      }
    case UInt8(ascii: "/"):
      add(.regex, from: start) { $0.extendedRegex(hashes: hashes) }
    default:
      add(.hash, from: start) { $0.skipName(after: hashes) }
    }
  }

  private mutating func extendedRegex(hashes: Int) {
    let start = offset
    offset += hashes + 1
    while offset < bytes.count {
      if bytes[offset] == UInt8(ascii: "/"), closes(hashes, after: offset) {
        offset += 1 + hashes
        return
      }
      offset += 1
    }
    report(.openRegex, at: start..<start + hashes + 1)
  }

  /// Whether so many `#` stand after a byte.
  func closes(_ hashes: Int, after index: Int) -> Bool {
    guard index + hashes < bytes.count else { return false }
    return bytes[index + 1..<index + 1 + hashes].allSatisfy { $0 == UInt8(ascii: "#") }
  }

  private mutating func number() {
    if self[offset] == UInt8(ascii: "0"), self[offset + 1] == UInt8(ascii: "x") {
      offset += 2
      skipDigits { $0.hexValue != nil }
      if self[offset] == UInt8(ascii: "."), self[offset + 1].hexValue != nil, hasBinaryExponent(offset + 1) {
        offset += 1
        skipDigits { $0.hexValue != nil }
      }
      exponent(UInt8(ascii: "p"))
      return
    }
    if self[offset] == UInt8(ascii: "0"), [UInt8(ascii: "b"), UInt8(ascii: "o")].contains(self[offset + 1]) {
      offset += 2
      skipDigits(\.isDigit)
      return
    }
    skipDigits(\.isDigit)
    // `pair.0.1` has no fraction in it.
    let isIndex = tokens.last?.kind == .period && !isSpaced
    if !isIndex, self[offset] == UInt8(ascii: "."), self[offset + 1].isDigit {
      offset += 1
      skipDigits(\.isDigit)
    }
    exponent(UInt8(ascii: "e"))
  }

  private mutating func skipDigits(_ isDigit: (UInt8) -> Bool) {
    while offset < bytes.count, isDigit(bytes[offset]) || bytes[offset] == UInt8(ascii: "_") { offset += 1 }
  }

  private func hasBinaryExponent(_ start: Int) -> Bool {
    var index = start
    while self[index].hexValue != nil || self[index] == UInt8(ascii: "_") { index += 1 }
    return self[index] | 0x20 == UInt8(ascii: "p")
  }

  private mutating func exponent(_ letter: UInt8) {
    guard self[offset] | 0x20 == letter else { return }
    let isSigned = self[offset + 1] == UInt8(ascii: "+") || self[offset + 1] == UInt8(ascii: "-")
    guard self[offset + (isSigned ? 2 : 1)].isDigit else { return }
    offset += isSigned ? 2 : 1
    skipDigits(\.isDigit)
  }

  private mutating func symbol() {
    if bytes[offset] == UInt8(ascii: "."), self[offset + 1] != UInt8(ascii: ".") {
      add(.period, from: offset) { $0.offset += 1 }
      return
    }
    add(.symbol, from: offset) { lexer in
      let hasPeriods = lexer.bytes[lexer.offset] == UInt8(ascii: ".")
      while lexer.offset < lexer.bytes.count {
        let byte = lexer.bytes[lexer.offset]
        guard Self.isSymbol(byte) || (hasPeriods && byte == UInt8(ascii: ".")) else { break }
        let next = lexer[lexer.offset + 1]
        // A comment begins inside what would be one operator.
        if byte == UInt8(ascii: "/"), next == UInt8(ascii: "/") || next == UInt8(ascii: "*") { break }
        lexer.offset += 1
      }
    }
  }

  /// Whether a value is expected here, so that a slash may begin a regular expression.
  private var isPrefixPlace: Bool {
    guard let last = tokens.last(where: { $0.kind != .comment && $0.kind != .docComment }) else { return true }
    switch last.kind {
    case .comma, .colon, .semicolon, .openParen, .openBracket, .openBrace, .symbol: return true
    case .identifier: return bytes[last.bytes].elementsEqual("return".utf8)
    default: return false
    }
  }

  private mutating func slash() {
    let first = self[offset + 1]
    // Every slash of a line would look for the same end.
    guard first != UInt8(ascii: " "), first != UInt8(ascii: "\t"), offset >= openSlashes else { return symbol() }
    var end = offset + 1
    while end < bytes.count, !Self.endsLine(bytes[end]), bytes[end] != UInt8(ascii: "/") {
      end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
    }
    guard self[end] == UInt8(ascii: "/"), end > offset + 1 else {
      if self[end] != UInt8(ascii: "/") { openSlashes = end }
      return symbol()
    }
    add(.regex, from: offset) { $0.offset = end + 1 }
  }
}

extension Problem {
  static func swiftSyntax(_ rule: String, hint: String? = nil) -> Problem {
    Problem("swift-syntax", .error, rule, hint: hint)
  }

  fileprivate static func notSwiftText(_ byte: UInt8) -> Problem {
    swiftSyntax("Swift is UTF-8 text, and byte 0x\(byte.hexText) is not UTF-8 here", hint: "save the file as UTF-8")
  }

  fileprivate static func strayByte(_ byte: UInt8) -> Problem {
    swiftSyntax("byte 0x\(byte.hexText) has no meaning in Swift")
  }

  fileprivate static let openComment = swiftSyntax("this comment is never closed", hint: "close it with '*/'")
  fileprivate static let openName = swiftSyntax("this name has no second '`'")
  fileprivate static let openRegex = swiftSyntax("this regular expression is never closed")
}
