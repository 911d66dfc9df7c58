import DesignModel
import Syntax
import TestKit
import Testing
import TextCore

@testable import Importing

/// Files are parsed in the way that their endings say, and what is not JSON only without `--strict`.
@Suite struct InputFileTests {
  private static let ramp = "color:\n  $type: color\n  10: {$value: '#fff'}\n  20:\n    $value: '{color.10}'\n"

  private func read(_ files: FileTree, isStrict: Bool = false) -> (names: [String], codes: [String]) {
    var importing = Importing(isStrict: isStrict)
    TokenSources(SourceSet(files), entry: .folder(""), settings: Settings(), guideFolder: nil).read(into: &importing)
    let names = importing.plan.trees.flatMap(\.entries).compactMap { entry -> String? in
      if case .token = entry.slot { importing.declarations.paths.text(of: entry.path) } else { nil }
    }
    return (names, importing.diagnostics.finished(in: SourceSet(files)).map(\.problem.code))
  }

  @Test(arguments: ["a.yaml", "a.yml", "A.YML", "a.tokens.yaml"]) func parsesYAML(path: String) {
    let file = InputFile(Source(path: path, bytes: Array(Self.ramp.utf8)), isStrict: false)
    #expect(file.root?["color"]?["20"]?["$value"]?.string == "{color.10}")
    #expect(file.diagnostics.items.isEmpty)
    #expect(read([path: Self.ramp]).names == ["color.10", "color.20"])
  }

  @Test func refusesYAMLInStrictMode() {
    let file = InputFile(Source(path: "a.yaml", bytes: Array(Self.ramp.utf8)), isStrict: true)
    #expect(file.document == nil)
    #expect(file.diagnostics.codes == ["json-syntax"])
    let json = #"{"a": {"$type": "number", "$value": 1}}"#
    #expect(InputFile(Source(path: "a.yaml", bytes: Array(json.utf8)), isStrict: true).document != nil)
  }

  @Test func parsesNoFileOfAnotherEnding() {
    let file = InputFile(Source(path: "a.swift", bytes: Array("{}".utf8)), isStrict: false)
    #expect(file.document == nil)
    #expect(file.diagnostics.items.isEmpty)
  }

  @Test func reportsYAMLThatCannotBeRead() {
    #expect(read(["a.yaml": "base: &base\n  $value: 1\nb: *base\n"]).codes == ["yaml-syntax"])
    #expect(read(["a.yaml": "a:\n\t$value: 1\n"]).codes == ["yaml-syntax"])
    #expect(
      read(["a.yaml": "ink: {$type: color, $value: '#000'}\npaper: {$type: color}\nred:\n  $value: #f00\n"]).codes
        .contains("yaml-comment"))
  }

  static let resolver = """
    version: "2025.10"
    sets:
      base:
        sources:
          - $ref: deep/base.yml
    resolutionOrder:
      - $ref: '#/sets/base'
    """

  @Test func readsAResolverInYAMLAndTheFilesThatItNames() {
    let files: FileTree = ["a.resolver.yaml": Self.resolver, "deep/base.yml": Self.ramp, "other.json": "{}"]
    let found = read(files)
    #expect(found.names == ["color.10", "color.20"])
    #expect(!found.codes.contains("yaml-syntax") && !found.codes.contains("json-syntax"))
    #expect(read(files, isStrict: true).codes.contains("json-syntax"))
  }

  @Test func findsTheFilesThatAResolverInYAMLWants() {
    #expect(TokenSources.wantedFiles(of: SourceSet(["a.resolver.yaml": Self.resolver])) == ["deep/base.yml"])
  }

  @Test func saysOnceThatStrictReadsNoYAML() {
    let file = InputFile(Source(path: "a.yaml", bytes: Array(Self.ramp.utf8)), isStrict: true)
    #expect(file.diagnostics.items.map(\.problem.message) == ["--strict reads JSON only, and this is YAML"])
    let broken = InputFile(Source(path: "a.yaml", bytes: Array("\n{\"a\" 1}".utf8)), isStrict: true)
    #expect(broken.diagnostics.codes == ["json-syntax"])
    #expect(broken.diagnostics.items.allSatisfy { !$0.problem.message.contains("YAML") })
  }

  @Test(arguments: ["2025.10", "'2025.10'"]) func readsTheVersionOfAResolverWithoutQuotes(version: String) {
    let text =
      "version: \(version)\nsets:\n  s: {sources: [{a: {$type: number, $value: 1}}]}\nresolutionOrder:\n- $ref: '#/sets/s'\n"
    let found = read(["a.yaml": text])
    #expect(found.names == ["a"])
    #expect(found.codes == [])
  }

  @Test func readsADescriptionThatIsANumber() {
    let files = WrittenFiles(["a.yaml": "a: {$type: number, $value: 1, $description: 2024}\n"])
    #expect(files.token("a")?.description == "2024")
    #expect(files.codes == [])
    #expect(WrittenFiles(["a.json": #"{"a": {"$value": 1, "$description": 2024}}"#]).codes.contains("prop-type"))
  }

  @Test func saysThatDigitsWithoutQuotesAreNoColor() {
    let found = read([
      "a.yaml": "g:\n  $type: color\n  a: {$value: 000000}\n  b: {$value: 123456}\n  c: {$value: '#000'}\n"
    ])
    #expect(found.codes.filter { $0 == "yaml-number" }.count == 1)
    #expect(!read(["a.json": #"{"a": {"$type": "color", "$value": 123456}}"#]).codes.contains("yaml-number"))
  }
}
