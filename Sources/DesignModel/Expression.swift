package import TextCore

/// A value as it was written, before references are followed; every part knows its place.
package struct Expression: Sendable {
  package enum Form: Sendable {
    case null
    case flag(Bool)
    case number(Double)
    case text(String)
    case list([Expression])
    case record([Field])
    /// `{a.b}`: the value of a whole token.
    case alias(PathID)
    /// `{"$ref": "#/a/b"}`: whatever stands there.
    case pointer(Pointer)
    /// References inside longer text, as older files have them.
    case interpolation(Interpolation)
    /// A reference that cannot be read, and what is written; the problem is reported where the value is wanted.
    indirect case fault(Problem, written: TokenValue)
  }

  package struct Field: Sendable {
    package let name: String
    package let nameRange: SourceRange
    package let value: Expression

    package init(name: String, nameRange: SourceRange, value: Expression) {
      self.name = name
      self.nameRange = nameRange
      self.value = value
    }
  }

  package let form: Form
  package let range: SourceRange

  package init(_ form: Form, at range: SourceRange) {
    self.form = form
    self.range = range
  }

  /// The value of a field by name.
  package subscript(name: String) -> Expression? {
    guard case .record(let fields) = form else { return nil }
    return fields.last { $0.name.isExactly(name) }?.value
  }
}

extension Expression {
  /// Whether two values are written alike, wherever they stand.
  package func isSame(as other: Expression) -> Bool {
    switch (form, other.form) {
    case (.null, .null): true
    case (.flag(let left), .flag(let right)): left == right
    case (.number(let left), .number(let right)): left == right
    case (.text(let left), .text(let right)): left.isExactly(right)
    case (.alias(let left), .alias(let right)): left == right
    case (.pointer(let left), .pointer(let right)): left == right
    case (.interpolation(let left), .interpolation(let right)): left.written.isExactly(right.written)
    case (.list(let left), .list(let right)):
      left.count == right.count && zip(left, right).allSatisfy { $0.isSame(as: $1) }
    case (.record(let left), .record(let right)):
      left.count == right.count
        && zip(left, right).allSatisfy { $0.name.isExactly($1.name) && $0.value.isSame(as: $1.value) }
    default: false
    }
  }
}

/// A JSON Pointer in fragment form, `#/a/b` (RFC 6901).
package struct Pointer: Sendable, Hashable {
  package let text: String
  /// Names and indices with `~0` and `~1` decoded, percent signs as written.
  package let segments: [String]

  package init(text: String, segments: [String]) {
    self.text = text
    self.segments = segments
  }

  /// Reads a pointer of the same document; nil when the syntax is wrong.
  package init?(_ text: String) {
    guard text.utf8.first == UInt8(ascii: "#") else { return nil }
    let fragment = text.dropFirst()
    if fragment.isEmpty || fragment.utf8.elementsEqual("/".utf8) {
      self.init(text: text, segments: [])
      return
    }
    guard fragment.utf8.first == UInt8(ascii: "/") else { return nil }
    var segments: [String] = []
    for part in fragment.dropFirst().utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false) {
      guard let segment = Self.unescaped(Array(part)) else { return nil }
      segments.append(segment)
    }
    self.init(text: text, segments: segments)
  }

  /// The segment with `%20` and the like decoded; nil when nothing is to decode.
  package static func percentDecoded(_ segment: String) -> String? {
    var bytes: [UInt8] = []
    var changed = false
    var rest = segment.utf8[...]
    while let byte = rest.popFirst() {
      let digits = rest.prefix(2)
      if byte == UInt8(ascii: "%"), digits.count == 2,
        let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
      {
        bytes.append(value)
        rest = rest.dropFirst(2)
        changed = true
      } else {
        bytes.append(byte)
      }
    }
    return changed ? String(validating: bytes, as: UTF8.self) : nil
  }

  private static func unescaped(_ part: [UInt8]) -> String? {
    var bytes: [UInt8] = []
    var index = 0
    while index < part.count {
      if part[index] == UInt8(ascii: "~") {
        guard index + 1 < part.count else { return nil }
        switch part[index + 1] {
        case UInt8(ascii: "0"): bytes.append(UInt8(ascii: "~"))
        case UInt8(ascii: "1"): bytes.append(UInt8(ascii: "/"))
        default: return nil
        }
        index += 2
      } else {
        bytes.append(part[index])
        index += 1
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
