import TestKit
import Testing
import TextCore
import Workflows

/// The vectors of house dialects that published DTCG files need.
@Suite struct DialectVectorTests {
  struct DialectVector: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let source: [UInt8]
    let code: String
    let strictCode: String
    let values: [String: JSONValue]
  }

  static let all: [DialectVector] = {
    let wanted = ["W-1", "W-2", "W-5", "W-6", "W-7", "W-9", "W-10", "W-34", "W-35", "W-37", "W-43", "W-44"]
    guard let bytes = try? Fixtures.bytes("dtcg.json"), let vectors = JSONValue(bytes)?["vectors"]?.list else {
      return []
    }
    return vectors.compactMap { vector in
      guard let id = vector["id"]?.text, wanted.contains(id), let example = vector["example"] else { return nil }
      return DialectVector(
        testDescription: "\(id): \(vector["title"]?.text ?? "")", source: example.source,
        code: vector["code"]?.text ?? "", strictCode: vector["strict"]?.text ?? "",
        values: vector["tolerant"]?.members ?? [:])
    }
  }()

  @Test func hasTwelveVectors() {
    #expect(Self.all.count == 12)
  }

  @Test(arguments: all) func readsTolerantlyWithOneWarning(vector: DialectVector) throws {
    let result = try listing(vector, isStrict: false)
    #expect(codes(result, "warning") == [vector.code])
    for (name, wanted) in vector.values {
      let token = try #require(result["tokens"]?.list?.first { $0["name"]?.text == name })
      let value = try #require(token["values"]?["Default"]?["value"])
      #expect(value.isSame(as: wanted), "\(name): \(value), not \(wanted)")
    }
  }

  @Test(arguments: all) func refusesStrictly(vector: DialectVector) throws {
    #expect(Set(codes(try listing(vector, isStrict: true), "error")) == [vector.strictCode])
  }

  @Test func givesLegacyTypesTheirDTCGNames() throws {
    let source = #"{"a": {"$type": "lineHeights", "$value": "150%"}, "b": {"$type": "letterSpacing", "$value": "-2%"}}"#
    let system = TokenSystem(Input(["t.json": source], entry: .file("t.json")))
    let tokens = try #require(JSONValue(TokenListing.json(system))?["tokens"]?.list)
    #expect(tokens.map { $0["type"]?.text } == ["number", "dimension"])
  }

  private func listing(_ vector: DialectVector, isStrict: Bool) throws -> JSONValue {
    var files = FileTree()
    files["vector.json"] = vector.source
    var options = ReadingOptions()
    options.isStrict = isStrict
    let system = TokenSystem(Input(files, entry: .file("vector.json")), options)
    return try #require(JSONValue(TokenListing.json(system)))
  }

  private func codes(_ result: JSONValue, _ severity: String) -> [String] {
    (result["diagnostics"]?.list ?? []).filter { $0["severity"]?.text == severity }.compactMap { $0["code"]?.text }
  }
}
