import Foundation
import Syntax
import TestKit
import Testing
import TextCore

/// A vector of `dtcg.json`: files in, values and codes out.
struct TokenVector: CustomTestStringConvertible, Sendable {
  struct Code: Hashable, Comparable, Sendable, CustomStringConvertible {
    let code: String
    let subject: String

    var description: String { "\(code) @ \(subject)" }

    static func < (left: Code, right: Code) -> Bool { left.description < right.description }
  }

  let id: String
  let testDescription: String
  let files: FileTree
  let entry: String
  /// The input of a resolver as JSON.
  let input: [UInt8]
  let expected: [String: JSONValue]
  let errors: [Code]
  let warnings: [Code]
  let absent: [String]

  static let all: [TokenVector] = {
    var diagnostics = Diagnostics()
    guard let text = try? Fixtures.bytes("dtcg.json"), let vectors = JSONValue(text)?["vectors"]?.list,
      let document = JSONDocument.parse(Source(path: "dtcg.json", bytes: text), .strict, into: &diagnostics),
      let nodes = document.root["vectors"].map({ Array($0.elements) })
    else { return [] }
    return zip(vectors, nodes).filter { $0.0["kind"]?.text != "wild" }.map { vector, node in
      TokenVector(vector) {
        $0.source(in: text)
      } node: {
        node[$0]
      }
    }
  }()

  private init(_ vector: JSONValue, source: (JSONNode) -> [UInt8], node: (String) -> JSONNode?) {
    id = vector["id"]?.text ?? ""
    let rules = vector["rules"]?.list?.compactMap(\.text) ?? []
    testDescription = "\(id) \(rules.joined(separator: " ")): \(vector["title"]?.text ?? "")"
    let isResolver = vector["kind"]?.text == "resolver"
    entry = isResolver ? "kite.resolver.json" : "vector.tokens.json"
    var files = FileTree()
    files[entry] = node(isResolver ? "doc" : "input").map(source)
    for member in node("files").map({ Array($0.members) }) ?? [] { files[member.name] = source(member.value) }
    self.files = files
    input = isResolver ? node("input").map(source) ?? [] : Array("{}".utf8)
    expected = vector["tokens"]?.members ?? [:]
    func codes(_ name: String) -> [Code] {
      (vector[name]?.list ?? []).map { Code(code: $0.list?[0].text ?? "", subject: $0.list?[1].text ?? "") }.sorted()
    }
    errors = codes("errors")
    warnings = codes("warnings")
    absent = vector["absent"]?.list?.compactMap(\.text) ?? []
  }
}

extension JSONNode {
  /// The text of a source: what a string holds, else the value as it is written, members in their order.
  func source(in text: [UInt8]) -> [UInt8] {
    if let string { return Array(string.utf8) }
    return Array(text[Int(range.lower)..<Int(range.upper)])
  }
}

/// JSON as Foundation reads it, so that expectations do not come from the parser that is tested.
indirect enum JSONValue: Sendable {
  case null
  case flag(Bool)
  case number(Double)
  case text(String)
  case list([JSONValue])
  case members([String: JSONValue])

  init?(_ bytes: [UInt8]) {
    guard let value = try? JSONDecoder().decode(JSONValue.self, from: Data(bytes)) else { return nil }
    self = value
  }

  subscript(name: String) -> JSONValue? { members?[name] }

  var text: String? { if case .text(let text) = self { text } else { nil } }
  var list: [JSONValue]? { if case .list(let list) = self { list } else { nil } }
  var members: [String: JSONValue]? { if case .members(let members) = self { members } else { nil } }

  /// The text of a source: what a string holds, else the value written as JSON.
  var source: [UInt8] {
    if let text { return Array(text.utf8) }
    return Array((try? JSONEncoder().encode(self)) ?? Data())
  }

  /// Whether two values are the same, numbers within a tolerance.
  func isSame(as other: JSONValue, within tolerance: Double = 1e-12) -> Bool {
    switch (self, other) {
    case (.null, .null): true
    case (.flag(let left), .flag(let right)): left == right
    case (.number(let left), .number(let right)): abs(left - right) <= tolerance
    case (.text(let left), .text(let right)): left == right
    case (.list(let left), .list(let right)):
      left.count == right.count && zip(left, right).allSatisfy { $0.isSame(as: $1, within: tolerance) }
    case (.members(let left), .members(let right)):
      left.count == right.count
        && left.allSatisfy { name, value in right[name].map { value.isSame(as: $0, within: tolerance) } ?? false }
    default: false
    }
  }
}

extension JSONValue: Codable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let flag = try? container.decode(Bool.self) {
      self = .flag(flag)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let text = try? container.decode(String.self) {
      self = .text(text)
    } else if let list = try? container.decode([JSONValue].self) {
      self = .list(list)
    } else {
      self = .members(try container.decode([String: JSONValue].self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .flag(let flag): try container.encode(flag)
    case .number(let number): try container.encode(number)
    case .text(let text): try container.encode(text)
    case .list(let list): try container.encode(list)
    case .members(let members): try container.encode(members)
    }
  }
}
