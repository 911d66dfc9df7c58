package import TextCore

/// Swift source as tokens, with the brackets that belong together.
package struct SwiftText: Sendable {
  package let source: Source
  /// In the order of the file, comments among them.
  package let tokens: [SwiftToken]
  /// For each token that opens a bracket, the number of the token that closes it; the count of tokens where none does.
  private let ends: [Int32]

  /// Reads what can be read; everything that is wrong is reported.
  package static func parse(_ source: Source, into diagnostics: inout Diagnostics) -> SwiftText {
    let (tokens, faults) = source.bytes.withUnsafeBufferPointer { bytes in
      var lexer = SwiftLexer(bytes)
      lexer.run()
      return (lexer.tokens, lexer.faults)
    }
    for fault in faults { diagnostics.report(fault.problem, at: SourceRange(source.id, fault.place)) }
    var brackets = SwiftBrackets(tokens: tokens, bytes: source.bytes)
    brackets.match()
    if let fault = brackets.fault { diagnostics.report(fault.problem, at: SourceRange(source.id, fault.place)) }
    return SwiftText(source: source, tokens: brackets.tokens, ends: brackets.ends)
  }

  /// The number of the token that closes a bracket; for any other token, its own number.
  package func end(of index: Int) -> Int {
    tokens[index].kind.closing == nil ? index : Int(ends[index])
  }

  package func bytes(_ index: Int) -> ArraySlice<UInt8> {
    source.bytes[tokens[index].bytes]
  }

  package func text(_ index: Int) -> String {
    String(decoding: bytes(index), as: UTF8.self)
  }

  package func `is`(_ index: Int, _ word: StaticString) -> Bool {
    let bytes = bytes(index)
    return word.withUTF8Buffer { $0.count == bytes.count && bytes.elementsEqual($0) }
  }

  package func range(_ tokens: Range<Int>) -> SourceRange {
    guard let first = tokens.first, let last = tokens.last, last < self.tokens.count else {
      let end = Int(self.tokens.last?.upper ?? 0)
      return SourceRange(source.id, end..<end)
    }
    return SourceRange(source.id, Int(self.tokens[first].lower)..<Int(self.tokens[last].upper))
  }
}
