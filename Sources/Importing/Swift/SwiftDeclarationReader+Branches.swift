import Syntax
import TextCore

extension SwiftDeclarationReader {
  /// Of the branches of `#if`, the first is read that holds on iOS, or of which nothing is known.
  mutating func directive(to end: Int) {
    if text.is(index, "#if") {
      while index < end, !text.is(index, "#else"), !text.is(index, "#endif") {
        var condition = SwiftBuildCondition(text, after: index, to: end)
        let holds = condition.holds
        index = condition.end
        if holds != false { return }
        skipBranch(to: end)
      }
      index += 1
    } else if text.is(index, "#else") || text.is(index, "#elseif") {
      // The branch before it was read.
      while index < end, !text.is(index, "#endif") {
        index += 1
        skipBranch(to: end)
      }
      index += 1
    } else {
      // The end of branches, or a macro with its arguments.
      index += 1
      while index < end, !text.tokens[index].startsLine { index = text.end(of: index) + 1 }
    }
    index = min(index, end)
  }

  /// To the directive that ends a branch, past those inside it; names that it declares are kept.
  private mutating func skipBranch(to end: Int) {
    var directives = 0
    var braces = 0
    while index < end {
      switch text.tokens[index].kind {
      case .hash:
        if text.is(index, "#if") { directives += 1 }
        let isEnd = text.is(index, "#endif")
        if directives == 0, isEnd || text.is(index, "#else") || text.is(index, "#elseif") { return }
        if isEnd { directives -= 1 }
      case .openBrace: braces += 1
      case .closeBrace: braces -= 1
      case .identifier where text.is(index, "let") || text.is(index, "var"):
        let isStatic = index > 0 && (text.is(index - 1, "static") || text.is(index - 1, "class"))
        guard braces <= 0 || isStatic, index + 1 < end, text.tokens[index + 1].kind == .identifier else { break }
        let range = text.range(index + 1..<index + 2)
        program.otherBranches[file, default: []].append((name(index + 1), range))
      default: break
      }
      index += 1
    }
  }

  /// An initializer of colours that takes hexadecimal digits says where the opacity of eight digits stands.
  mutating func readHexOrder(to end: Int, in scope: Int) {
    guard program.isAlphaFirst == nil, ["Color", "UIColor", "NSColor", "CGColor"].contains(program.scopes[scope].name)
    else { return }
    var open = index
    while open < end, text.tokens[open].kind != .openBrace {
      if text.tokens[open].startsLine, text.tokens[open].kind == .closeBrace { return }
      open = text.end(of: open) + 1
    }
    guard open < end else { return }
    let close = min(text.end(of: open), end)
    for place in open..<close where text.is(place, "24") && place > index && text.is(place - 1, ">>") {
      if let isFirst = isOpacity(before: place, from: index) {
        program.isAlphaFirst = isFirst
        return
      }
    }
  }

  /// Whether what stands before a place is given to an opacity; nil when it is given to neither opacity nor red.
  private func isOpacity(before place: Int, from start: Int) -> Bool? {
    var current = place - 1
    while current > start {
      let isGiven = text.is(current, "=") || text.tokens[current].kind == .colon
      guard isGiven else {
        current -= 1
        continue
      }
      var name = current - 1
      // The first of several names takes the first of several values.
      if text.tokens[name].kind == .closeParen {
        while name > start, text.tokens[name].kind != .openParen { name -= 1 }
        name += 1
      }
      switch self.name(name).lowercased() {
      case "a", "alpha", "opacity": return true
      case "r", "red": return false
      default: current -= 1
      }
    }
    return nil
  }
}
