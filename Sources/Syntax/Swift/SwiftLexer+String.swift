import TextCore

extension SwiftLexer {
  /// What is open around a place inside a string.
  private enum Level {
    case string(Delimiter)
    /// `\(`, and how many parentheses are open in it.
    case interpolation(parens: Int)
  }

  private struct Delimiter {
    let hashes: Int
    let isMultiLine: Bool
    let start: Int
  }

  /// Passes over a string literal whose `#` are passed already, with all strings inside its interpolations.
  ///
  /// What is open lies in a list, so that the depth costs no stack. A line end closes strings of one line, with an error.
  mutating func string(hashes: Int) {
    var levels = [Level.string(open(hashes: hashes))]
    while let level = levels.popLast() {
      switch level {
      case .string(let delimiter):
        switch content(delimiter) {
        case .closed: continue
        case .unfinished: return
        case .interpolation:
          levels.append(level)
          levels.append(.interpolation(parens: 0))
        }
      case .interpolation(let parens):
        guard offset < bytes.count else {
          report(.openString, at: offset..<offset)
          return
        }
        step(parens, &levels)
      }
      guard levels.count <= Self.deepestNesting else {
        report(.tooDeep, at: offset..<offset)
        offset = bytes.count
        return
      }
    }
  }

  private mutating func open(hashes: Int) -> Delimiter {
    let start = offset - hashes
    let isMultiLine = self[offset + 1] == UInt8(ascii: "\"") && self[offset + 2] == UInt8(ascii: "\"")
    // `#"""#` is a string of one line that holds one quote.
    let isOneQuote = isMultiLine && hashes > 0 && closes(hashes, after: offset + 2)
    offset += isMultiLine && !isOneQuote ? 3 : 1
    return Delimiter(hashes: hashes, isMultiLine: isMultiLine && !isOneQuote, start: start)
  }

  private enum End {
    case closed, interpolation, unfinished
  }

  private mutating func content(_ delimiter: Delimiter) -> End {
    while offset < bytes.count {
      let byte = bytes[offset]
      switch byte {
      case UInt8(ascii: "\""):
        let quotes = delimiter.isMultiLine ? 3 : 1
        let isEnd =
          (quotes == 1 || (self[offset + 1] == byte && self[offset + 2] == byte))
          && closes(delimiter.hashes, after: offset + quotes - 1)
        offset += isEnd ? quotes + delimiter.hashes : 1
        if isEnd { return .closed }
      case UInt8(ascii: "\\") where closes(delimiter.hashes, after: offset):
        let next = self[offset + 1 + delimiter.hashes]
        if !delimiter.isMultiLine, Self.endsLine(next) {
          offset += 1 + delimiter.hashes
          continue
        }
        offset = min(offset + 2 + delimiter.hashes, bytes.count)
        if next == UInt8(ascii: "(") { return .interpolation }
      case _ where Self.endsLine(byte) && !delimiter.isMultiLine:
        report(.openString, at: delimiter.start..<delimiter.start + 1)
        return .unfinished
      default: offset += 1
      }
    }
    report(.openString, at: delimiter.start..<delimiter.start + 1)
    return .unfinished
  }

  /// One step through the code of an interpolation.
  private mutating func step(_ parens: Int, _ levels: inout [Level]) {
    switch bytes[offset] {
    case UInt8(ascii: "("):
      offset += 1
      levels.append(.interpolation(parens: parens + 1))
    case UInt8(ascii: ")"):
      offset += 1
      if parens > 0 { levels.append(.interpolation(parens: parens - 1)) }
    case UInt8(ascii: "\""):
      levels.append(.interpolation(parens: parens))
      levels.append(.string(open(hashes: 0)))
    case UInt8(ascii: "#"):
      var hashes = 0
      while self[offset + hashes] == UInt8(ascii: "#") { hashes += 1 }
      offset += hashes
      levels.append(.interpolation(parens: parens))
      if self[offset] == UInt8(ascii: "\"") { levels.append(.string(open(hashes: hashes))) }
    default:
      offset += 1
      levels.append(.interpolation(parens: parens))
    }
  }
}

extension Problem {
  fileprivate static let openString = swiftSyntax("this string is never closed", hint: "close it with the same quotes")

  fileprivate static let tooDeep = Problem(
    "limit-depth", .error, "strings are nested deeper than \(SwiftLexer.deepestNesting)")
}
