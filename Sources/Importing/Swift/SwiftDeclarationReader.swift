import Syntax
import TextCore

/// Finds the types and constants of one file; bodies of functions are passed over.
struct SwiftDeclarationReader {
  let text: SwiftText
  let file: Int
  var program: SwiftProgram
  var index = 0
  var modifiers: Set<String> = []
  var comment = SwiftDocComment()
  var deprecation = SwiftDeprecation()

  /// Types inside types, deeper than any design.
  private static let deepest = 64

  static func read(_ text: SwiftText, into program: inout SwiftProgram) {
    program.files.append(text)
    var reader = SwiftDeclarationReader(text: text, file: program.files.count - 1, program: SwiftProgram())
    // Moved, not copied: a second owner would make every append copy the lists.
    swap(&reader.program, &program)
    reader.declarations(to: text.tokens.count, in: 0, depth: 0)
    swap(&reader.program, &program)
  }

  private static let modifierWords: Set<String> = [
    "public", "private", "fileprivate", "internal", "package", "open", "static", "final", "lazy", "override",
    "nonisolated", "mutating", "nonmutating", "weak", "unowned", "indirect", "convenience", "required", "dynamic",
    "optional", "prefix", "postfix", "infix", "consuming", "borrowing", "isolated", "distributed",
  ]

  private mutating func declarations(to end: Int, in scope: Int, depth: Int) {
    forget()
    while index < end {
      let token = text.tokens[index]
      switch token.kind {
      case .docComment:
        comment.add(text.bytes(index))
        index += 1
      case .comment: index += 1
      case .attribute: attribute(to: end)
      case .hash: directive(to: end)
      case .identifier: declaration(to: end, in: scope, depth: depth)
      default:
        index = text.end(of: index) + 1
        forget()
      }
    }
    index = min(index, text.tokens.count)
  }

  /// Forgets what was written before a declaration.
  mutating func forget() {
    modifiers = []
    comment = SwiftDocComment()
    deprecation = SwiftDeprecation()
  }

  private mutating func attribute(to end: Int) {
    let isAvailability = text.is(index, "@available")
    index += 1
    guard index < end, text.tokens[index].kind == .openParen, !text.tokens[index].startsLine else { return }
    let close = min(text.end(of: index), end)
    if isAvailability { deprecation.read(text, index + 1..<max(close, index + 1)) }
    index = close + 1
  }

  private mutating func declaration(to end: Int, in scope: Int, depth: Int) {
    let word = text.text(index)
    switch word {
    case "let", "var":
      let isConstant = word == "let"
      index += 1
      bindings(to: end, in: scope, isConstant: isConstant)
    case "case":
      index += 1
      cases(to: end, in: scope)
    case "func":
      index += 1
      function(to: end, in: scope)
    case "class" where index + 1 < end && ["var", "func", "let", "override", "final"].contains(text.text(index + 1)):
      modifiers.insert("static")
      index += 1
      return
    case "enum", "struct", "class", "actor", "protocol", "extension":
      index += 1
      type(word, to: end, in: scope, depth: depth)
    case "typealias":
      index += 1
      alias(to: end, in: scope)
    case _ where Self.modifierWords.contains(word):
      index += 1
      // `private(set)` restricts only who may change it.
      if index < end, text.tokens[index].kind == .openParen, !text.tokens[index].startsLine {
        index = text.end(of: index) + 1
      } else {
        modifiers.insert(word)
      }
      return
    case "init":
      program.scopes[scope].hasInstances = true
      readHexOrder(to: end, in: scope)
      index += 1
      skipDeclaration(to: end)
    case "deinit", "subscript", "import", "associatedtype", "operator", "precedencegroup", "macro":
      index += 1
      skipDeclaration(to: end)
    default: index += 1
    }
    forget()
  }

  private mutating func type(_ word: String, to end: Int, in scope: Int, depth: Int) {
    let isPrivate = modifiers.contains("private") || modifiers.contains("fileprivate")
    var names: [String] = []
    while index < end, text.tokens[index].kind == .identifier {
      names.append(name(index))
      index += 1
      guard index < end, text.tokens[index].kind == .period else { break }
      index += 1
    }
    guard !names.isEmpty else { return }
    var inherited: [String] = []
    var current = ""
    while index < end, text.tokens[index].kind != .openBrace {
      if text.tokens[index].kind == .identifier, text.is(index, "where") { break }
      switch text.tokens[index].kind {
      case .identifier: current += name(index)
      case .period: current += "."
      case .colon: current = ""
      case .comma:
        inherited.append(current)
        current = ""
      case .semicolon, .closeBrace, .hash: return
      default: break
      }
      index = text.end(of: index) + 1
    }
    while index < end, text.tokens[index].kind != .openBrace { index = text.end(of: index) + 1 }
    if !current.isEmpty { inherited.append(current) }
    guard index < end, depth < Self.deepest else {
      if index < end { index = text.end(of: index) + 1 }
      return
    }
    let own = scopeOfType(names, word, in: scope)
    program.scopes[own].inherited += inherited
    if isPrivate, word != "extension" { program.scopes[own].isPrivate = true }
    let close = min(text.end(of: index), end)
    index += 1
    declarations(to: close, in: own, depth: depth + 1)
    index = close + 1
  }

  private mutating func scopeOfType(_ names: [String], _ word: String, in scope: Int) -> Int {
    var own = word == "extension" ? 0 : scope
    var names = names[...]
    if word == "extension", names.count > 1, ["SwiftUI", "UIKit", "AppKit"].contains(names[0]) {
      names = names.dropFirst()
    }
    for name in names { own = program.scope(name, in: own) }
    switch word {
    case "enum": program.scopes[own].kind = .enumeration
    case "struct": program.scopes[own].kind = .structure
    case "protocol": program.scopes[own].kind = .proto
    case "class", "actor": program.scopes[own].kind = .other
    default: break
    }
    return own
  }

  private mutating func alias(to end: Int, in scope: Int) {
    guard index + 2 < end, text.tokens[index].kind == .identifier, text.is(index + 1, "=") else { return }
    let alias = name(index)
    var parser = SwiftExpressionParser(text, from: index + 2, to: end)
    if let target = parser.parse().dotted { program.scopes[scope].aliases[alias] = target }
    index = max(parser.used, index + 1)
  }

  /// Passes over a declaration with its body, up to the next.
  mutating func skipDeclaration(to end: Int) {
    while index < end {
      let token = text.tokens[index]
      if token.kind == .openBrace {
        index = text.end(of: index) + 1
        return
      }
      if token.startsLine, beginsDeclaration(index) { return }
      index = text.end(of: index) + 1
    }
  }

  private func beginsDeclaration(_ index: Int) -> Bool {
    switch text.tokens[index].kind {
    case .attribute, .docComment, .hash: return true
    case .identifier:
      let word = text.text(index)
      return Self.modifierWords.contains(word)
        || [
          "let", "var", "func", "case", "enum", "struct", "class", "actor", "protocol", "extension", "typealias",
          "init",
          "deinit", "subscript", "import", "associatedtype",
        ].contains(word)
    default: return false
    }
  }

  /// A name without the backticks around it.
  func name(_ index: Int) -> String {
    let text = text.text(index)
    return text.hasPrefix("`") && text.utf8.count > 2 ? String(text.dropFirst().dropLast()) : text
  }
}
