import TextCore

/// Finds the brackets that belong together. Of the branches of `#if` the first decides, since each may open a bracket that
/// one closes after `#endif`.
struct SwiftBrackets {
  private(set) var tokens: [SwiftToken]
  private(set) var ends: [Int32]
  private(set) var fault: SyntaxFault?
  private let bytes: [UInt8]
  private var open: [Int] = []
  private var branches: [(before: [Int], first: [Int]?)] = []

  private static let deepest = JSONDocument.deepestNesting

  init(tokens: [SwiftToken], bytes: [UInt8]) {
    self.tokens = tokens
    self.bytes = bytes
    ends = Array(repeating: Int32(tokens.count), count: tokens.count)
  }

  mutating func match() {
    for index in tokens.indices {
      let kind = tokens[index].kind
      if kind.closing != nil {
        open.append(index)
        if open.count > Self.deepest {
          cut(at: index)
          return
        }
      } else if kind.isClosing {
        close(index, kind)
      } else if kind == .hash {
        directive(index)
      }
    }
    if let first = open.first { report(.neverClosed(text(first)), at: first) }
  }

  private mutating func close(_ index: Int, _ kind: SwiftToken.Kind) {
    guard let match = open.lastIndex(where: { tokens[$0].kind.closing == kind }) else {
      report(.neverOpened(text(index)), at: index)
      return
    }
    // What is still open inside ends here too.
    if match < open.count - 1 { report(.neverClosed(text(open[match + 1])), at: open[match + 1]) }
    for inner in open[match...] { ends[inner] = Int32(index) }
    open.removeSubrange(match...)
  }

  private mutating func directive(_ index: Int) {
    switch text(index) {
    case "#if":
      if branches.count < Self.deepest { branches.append((open, nil)) }
    case "#elseif", "#else":
      guard let branch = branches.popLast() else { return }
      branches.append((branch.before, branch.first ?? open))
      open = branch.before
    case "#endif":
      guard let branch = branches.popLast() else { return }
      open = branch.first ?? open
    default: return
    }
  }

  /// Leaves out everything from a place on.
  private mutating func cut(at index: Int) {
    report(
      Problem("limit-depth", .error, "brackets are nested deeper than \(Self.deepest); the rest is not read"), at: index
    )
    tokens.removeSubrange(index...)
    ends = ends.prefix(index).map { min($0, Int32(index)) }
  }

  private mutating func report(_ problem: Problem, at index: Int) {
    if fault == nil { fault = SyntaxFault(problem, at: tokens[index].bytes) }
  }

  private func text(_ index: Int) -> String {
    String(decoding: bytes[tokens[index].bytes], as: UTF8.self)
  }
}

extension Problem {
  fileprivate static func neverClosed(_ bracket: String) -> Problem {
    swiftSyntax("this '\(bracket)' is never closed")
  }

  fileprivate static func neverOpened(_ bracket: String) -> Problem {
    swiftSyntax("this '\(bracket)' closes nothing")
  }
}
