import Foundation
import Syntax
import TestKit
import Testing
import TextCore
import Workflows

/// The 44 vectors of token files as published files have them: a tolerant value with a warning, and a strict verdict.
@Suite struct WildVectorTests {
  struct Vector: CustomTestStringConvertible, Sendable {
    let id: String
    let testDescription: String
    let files: FileTree
    /// The combination of inputs, as JSON; empty for the default.
    let input: String
    let code: String
    let strict: String
    /// The values that a tolerant reader makes of it; nil where the vector says it in words.
    let tolerant: [String: JSONValue]?
    let example: JSONValue

    var entry: Input.Entry { files.count == 1 ? .file(files.paths[0]) : .folder("") }
  }

  static let all: [Vector] = {
    var diagnostics = Diagnostics()
    guard let bytes = try? Fixtures.bytes("dtcg.json"), let vectors = JSONValue(bytes)?["vectors"]?.list,
      let document = JSONDocument.parse(Source(path: "dtcg.json", bytes: bytes), .strict, into: &diagnostics),
      let nodes = document.root["vectors"].map({ Array($0.elements) })
    else { return [] }
    return zip(vectors, nodes).compactMap { vector, node in
      guard vector["kind"]?.text == "wild", let id = vector["id"]?.text, let example = vector["example"] else {
        return nil
      }
      let text = node["example"]?.source(in: bytes) ?? []
      return Vector(
        id: id, testDescription: "\(id): \(vector["title"]?.text ?? "")", files: files(id, text),
        input: id == "W-28" ? #"{"mode": "dark"}"# : "", code: vector["code"]?.text ?? "",
        strict: vector["strict"]?.text ?? "", tolerant: vector["tolerant"].flatMap { values(id, $0) }, example: example)
    }
  }()

  /// The files of an example; W-41 has two, as text.
  private static func files(_ id: String, _ example: [UInt8]) -> FileTree {
    var files = FileTree()
    if id == "W-41" {
      for part in String(decoding: example, as: UTF8.self).components(separatedBy: "   ") {
        let pieces = part.split(separator: ":", maxSplits: 1)
        files[String(pieces[0])] = Array(pieces[1].drop { $0 == " " }.utf8)
      }
    } else {
      files[id == "W-42" ? "vector.resolver.json" : "vector.json"] = example
    }
    return files
  }

  /// The values by token, of the forms that the vectors have.
  private static func values(_ id: String, _ tolerant: JSONValue) -> [String: JSONValue]? {
    switch id {
    case "W-16": tolerant.members?.compactMapValues { $0["value"] }
    case "W-28": tolerant["mode=dark"]?.members
    case "W-30":
      tolerant.members?.compactMapValues { $0["value"] ?? $0 }.filter { $0.key != "mode" }
    case "W-33": tolerant.members?.compactMapValues { $0["value"] }
    default: tolerant.members
    }
  }

  @Test func hasAllVectors() {
    #expect(Self.all.map(\.id) == (1...44).map { "W-\($0)" })
  }

  @Test(arguments: all) func readsTolerantlyWithAWarning(vector: Vector) throws {
    let result = try listing(vector, isStrict: false)
    #expect(codes(result, "warning").contains(vector.code))
    for (name, wanted) in vector.tolerant ?? [:] {
      let token = try #require(result["tokens"]?.list?.first { $0["name"]?.text == name }, "\(name) is missing")
      let appearance = try #require(result["appearances"]?.list?.first?.text)
      let value = try #require(token["values"]?[appearance]?["value"])
      // What cannot be read is shown as it is written, which the vectors say in words.
      let isWords = wanted.text.map { $0.hasPrefix("(") } ?? false
      let expected = try isWords ? #require(written(name, in: vector.example)) : wanted
      // W-29 gives six decimals.
      let isSame = value.isSame(as: expected, within: vector.id == "W-29" ? 1e-5 : 1e-12)
      #expect(isSame, "\(name): \(value), not \(expected)")
    }
  }

  @Test(arguments: all.filter { $0.strict != "not applicable (two files)" })
  func refusesStrictly(vector: Vector) throws {
    let result = try listing(vector, isStrict: true)
    switch vector.strict {
    case "accepted":
      #expect(codes(result, "error") == [])
    case "no tokens, warnings unknown-member":
      #expect(result["tokens"]?.list?.isEmpty == true)
      #expect(Set(codes(result, "warning")) == ["unknown-member", "no-tokens"])
      #expect(codes(result, "error") == [])
    default:
      #expect(Set(codes(result, "error")) == Set(vector.strict.split(separator: " ").map(String.init)))
    }
  }

  /// What needs more than its values: types, descriptions, modes and appearances.
  @Test func readsTheRestOfTheVectors() throws {
    let red = try #require(tokens("W-16").first)
    #expect(red["type"]?.text == "color")
    #expect(red["description"]?.text == "hot")
    let ink = try #require(tokens("W-33").first { $0["name"]?.text == "ink" })
    let modes = try #require(vector("W-33")?.source["tolerant"]?["ink"]?["modes"]?.members)
    for (mode, wanted) in modes {
      let appearance = mode.prefix(1).uppercased() + mode.dropFirst()
      #expect(ink["values"]?[appearance]?["value"]?.isSame(as: wanted) == true, "\(mode)")
    }
    let alias = try #require(tokens("W-30").first { $0["name"]?.text == "ink" })
    #expect(alias["extensions"]?["com.figma.aliasData"]?["targetVariableName"]?.text == "gray/900")
    let almost = try listing(#require(Self.all.first { $0.id == "W-42" }), isStrict: false)
    #expect(almost["appearances"]?.list?.compactMap(\.text) == ["Light", "Dark"])
    #expect(codes(almost, "error") == [])
  }

  private func vector(_ id: String) -> (vector: Vector, source: JSONValue)? {
    guard let bytes = try? Fixtures.bytes("dtcg.json"),
      let source = JSONValue(bytes)?["vectors"]?.list?.first(where: { $0["id"]?.text == id }),
      let vector = Self.all.first(where: { $0.id == id })
    else { return nil }
    return (vector, source)
  }

  private func tokens(_ id: String) throws -> [JSONValue] {
    try listing(#require(vector(id)).vector, isStrict: false)["tokens"]?.list ?? []
  }

  private func written(_ name: String, in example: JSONValue) -> JSONValue? {
    let token = name.split(separator: ".").reduce(JSONValue?.some(example)) { $0?[String($1)] }
    return token?["$value"] ?? token?["value"]
  }

  private func listing(_ vector: Vector, isStrict: Bool) throws -> JSONValue {
    var options = ReadingOptions()
    options.isStrict = isStrict
    if !vector.input.isEmpty, !isStrict { options.chosen = .json(Array(vector.input.utf8)) }
    let system = TokenSystem(Input(vector.files, entry: vector.entry), options)
    return try #require(JSONValue(TokenListing.json(system)))
  }

  private func codes(_ result: JSONValue, _ severity: String) -> [String] {
    (result["diagnostics"]?.list ?? []).filter { $0["severity"]?.text == severity }.compactMap { $0["code"]?.text }
  }
}
