import TestKit
import Testing
import TextCore
import Workflows

/// The conformance vectors of DTCG 2025.10, whole: files in, the JSON of `specimen tokens` out.
@Suite struct TokenVectorTests {
  @Test func hasAllVectors() {
    #expect(TokenVector.all.count == 225)
  }

  @Test(arguments: TokenVector.all) func readsStrictly(vector: TokenVector) throws {
    var options = ReadingOptions()
    options.isStrict = true
    options.chosen = .json(vector.input)
    let system = TokenSystem(Input(vector.files, entry: .file(vector.entry)), options)
    let result = try #require(JSONValue(TokenListing.json(system)))
    try vector.check(result)
  }

  @Test(
    .enabled(if: Executable.path != nil, "set SPECIMEN_EXECUTABLE to the built program"), arguments: TokenVector.all)
  func readsStrictlyFromTheCommandLine(vector: TokenVector) throws {
    let folder = try TemporaryFolder(vector.files)
    defer { folder.remove() }
    let run = try Executable.run(
      ["tokens", "--strict", "--format", "json", "--input", "-", folder.path + "/" + vector.entry],
      input: vector.input)
    #expect(run.status == (vector.errors.isEmpty ? 0 : 1))
    try vector.check(try #require(JSONValue(run.output)))
  }
}

extension TokenVector {
  /// Compares what a run gave; `no-tokens` is the program's own warning and no matter of the specification.
  func check(_ result: JSONValue) throws {
    let diagnostics = result["diagnostics"]?.list ?? []
    func codes(_ severity: String) -> [Code] {
      diagnostics.filter { $0["severity"]?.text == severity && $0["code"]?.text != "no-tokens" }.map {
        Code(code: $0["code"]?.text ?? "", subject: $0["token"]?.text ?? "")
      }.sorted()
    }
    #expect(codes("error") == errors)
    #expect(codes("warning") == warnings)
    var tokens: [String: JSONValue] = [:]
    for token in result["tokens"]?.list ?? [] { tokens[token["name"]?.text ?? ""] = token }
    for name in absent { #expect(tokens[name] == nil, "\(name) must not exist") }
    for (name, expected) in expected {
      let token = try #require(tokens[name], "\(name) is missing")
      #expect(token["type"]?.text == expected["type"]?.text)
      let value = try #require(token["values"]?["Input"]?["value"])
      let wanted = try #require(expected["value"])
      #expect(value.isSame(as: wanted), "\(name): \(value), not \(wanted)")
      for key in ["description", "extensions"] {
        guard let wanted = expected[key] else { continue }
        #expect((token[key] ?? .null).isSame(as: wanted), "\(key) of \(name)")
      }
      // The listing has null for what is not deprecated, also where a token says so itself.
      if let wanted = expected["deprecated"] {
        let shown: JSONValue = wanted.isSame(as: .flag(false)) ? .null : wanted
        #expect(token["deprecated"]?.isSame(as: shown) == true, "deprecation of \(name)")
      }
    }
  }
}
