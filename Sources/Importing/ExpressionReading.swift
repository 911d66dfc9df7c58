import DesignModel
import Syntax
import TextCore

/// Turns JSON values into expressions: finds references, keeps everything else as it is written.
struct ExpressionReading {
  var paths = PathTable()
  var diagnostics = Diagnostics()
  /// Whether only DTCG's own references count; older files have some inside longer text, and with other names in them.
  var isStrict = true

  /// A value in which references count.
  mutating func expression(_ node: JSONNode, subject: PathID) -> Expression {
    switch node.kind {
    case .string:
      let text = node.string ?? ""
      return Expression(form(of: text), at: node.range)
    case .array:
      var items: [Expression] = []
      items.reserveCapacity(node.count)
      for element in node.elements { items.append(expression(element, subject: subject)) }
      return Expression(.list(items), at: node.range)
    case .object:
      reportDuplicates(in: node, subject: subject)
      if let reference = node["$ref"] { return Expression(pointer(reference, in: node), at: node.range) }
      var fields: [Expression.Field] = []
      fields.reserveCapacity(node.count)
      for member in node.members {
        let value = expression(member.value, subject: subject)
        fields.append(Expression.Field(name: member.name, nameRange: member.nameRange, value: value))
      }
      return Expression(.record(fields), at: node.range)
    case .null, .bool, .number:
      return scalar(node)
    }
  }

  /// A value that is kept to the letter, such as `$extensions`.
  mutating func verbatim(_ node: JSONNode, subject: PathID) -> Expression {
    switch node.kind {
    case .string: return Expression(.text(node.string ?? ""), at: node.range)
    case .array:
      return Expression(.list(node.elements.map { verbatim($0, subject: subject) }), at: node.range)
    case .object:
      reportDuplicates(in: node, subject: subject)
      let fields = node.members.map { member in
        Expression.Field(
          name: member.name, nameRange: member.nameRange, value: verbatim(member.value, subject: subject))
      }
      return Expression(.record(fields), at: node.range)
    case .null, .bool, .number: return scalar(node)
    }
  }

  /// Text, or the reference that it is.
  private mutating func form(of text: String) -> Expression.Form {
    let hasBraces = text.utf8.contains { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }
    guard hasBraces || (!isStrict && text.utf8.first == UInt8(ascii: "$")) else { return .text(text) }
    if !isStrict, let reference = ReferenceText(text) { return legacyForm(reference, text) }
    return hasBraces ? alias(text) : .text(text)
  }

  private mutating func legacyForm(_ reference: ReferenceText, _ text: String) -> Expression.Form {
    var pieces: [Interpolation.Piece] = []
    for piece in reference.pieces {
      switch piece {
      case .text(let text): pieces.append(.text(text))
      case .reference(let names):
        var path = PathID.root
        for name in names { path = paths.intern(name, under: path) }
        if reference.whole != nil, text.utf8.first == UInt8(ascii: "{") { return .alias(path) }
        pieces.append(.reference(path))
      }
    }
    return .interpolation(Interpolation(pieces, written: text))
  }

  /// `{a.b}` as an alias, or what is wrong with it (F-51 to F-55).
  mutating func alias(_ text: String) -> Expression.Form {
    let inner = text.utf8.dropFirst().dropLast()
    let isBraced =
      text.utf8.count > 2 && text.utf8.first == UInt8(ascii: "{") && text.utf8.last == UInt8(ascii: "}")
      && !inner.contains { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }
    guard isBraced else { return .fault(.referenceSyntax(text), written: .text(text)) }
    let segments = inner.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
      .map { String(decoding: Array($0), as: UTF8.self) }
    var path = PathID.root
    for (index, segment) in segments.enumerated() {
      let isRoot = segment == "$root" && index == segments.count - 1
      guard !segment.isEmpty, segment.utf8.first != UInt8(ascii: "$") || isRoot else {
        return .fault(.referenceSyntax(text), written: .text(text))
      }
      path = paths.intern(segment, under: path)
    }
    return .alias(path)
  }

  private mutating func pointer(_ reference: JSONNode, in node: JSONNode) -> Expression.Form {
    guard let text = reference.string else {
      return .fault(.pointerSyntax("$ref"), written: .record([TokenValue.Field("$ref", .null)]))
    }
    let written = TokenValue.record([TokenValue.Field("$ref", .text(text))])
    guard node.count == 1 else { return .fault(.referenceSiblings, written: written) }
    return Self.pointer(text, written: written)
  }

  /// The text of a `$ref` in a token tree, which stays inside the document (F-57 to F-61, F-70).
  static func pointer(_ text: String, written: TokenValue) -> Expression.Form {
    guard text.utf8.first == UInt8(ascii: "#") else { return .fault(.externalReference(text), written: written) }
    guard let pointer = Pointer(text) else { return .fault(.pointerSyntax(text), written: written) }
    return .pointer(pointer)
  }

  mutating func reportDuplicates(in node: JSONNode, subject: PathID) {
    for member in node.duplicateMembers {
      diagnostics.report(.duplicateKey(member.name), at: member.nameRange, subject: paths.text(of: subject))
    }
  }

  private func scalar(_ node: JSONNode) -> Expression {
    if let number = node.number { return Expression(.number(number), at: node.range) }
    if let flag = node.bool { return Expression(.flag(flag), at: node.range) }
    return Expression(.null, at: node.range)
  }
}

extension Problem {
  static func referenceSyntax(_ text: String) -> Problem {
    Problem(
      "ref-syntax", .error, "'\(text)' is no reference",
      hint: "a reference is a whole string: names joined with periods inside one pair of braces")
  }

  static func pointerSyntax(_ text: String) -> Problem {
    Problem(
      "ref-syntax", .error, "'\(text)' is no JSON Pointer",
      hint: "write '#/' and names joined with '/'; '~1' stands for '/', '~0' for '~'")
  }

  static func externalReference(_ text: String) -> Problem {
    Problem(
      "ref-external", .error, "'\(text)' leads out of the document", hint: "a resolver document joins files")
  }

  fileprivate static let referenceSiblings = Problem(
    "ref-siblings", .error, "'$ref' stands alone in a value; other keys beside it have no meaning")

  static func duplicateKey(_ name: String) -> Problem {
    Problem("duplicate-key", .warning, "'\(name)' occurs more than once; the last one counts")
  }
}
