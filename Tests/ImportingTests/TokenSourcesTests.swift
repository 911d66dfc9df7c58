import DesignModel
import TestKit
import Testing
import TextCore

@testable import Importing

@Suite struct TokenSourcesTests {
  private static func token(_ name: String) -> String { #"{"\#(name)": {"$type": "number", "$value": 1}}"# }

  private func read(
    _ files: FileTree, _ settings: Settings = Settings(), guideFolder: String? = nil
  ) -> (names: [String], codes: [String]) {
    var importing = Importing(isStrict: false)
    TokenSources(SourceSet(files), entry: .folder(""), settings: settings, guideFolder: guideFolder)
      .read(into: &importing)
    let names = importing.plan.trees.flatMap(\.entries).compactMap { entry -> String? in
      if case .token = entry.slot { importing.declarations.paths.text(of: entry.path) } else { nil }
    }
    let codes = importing.diagnostics.finished(in: SourceSet(files)).map(\.problem.code)
    return (names, codes)
  }

  @Test func readsEveryTokenSourceByPath() {
    let found = read([
      "b/two.json": Self.token("two"), "a.tokens": Self.token("one"), "package.json": #"{"name": "x"}"#,
      "c.jsonc": "// three\n" + Self.token("three"),
    ])
    #expect(found.names == ["one", "two", "three"])
    #expect(found.codes == ["legacy-json5", "no-tokens"])
  }

  @Test func passesOverWhatIsNeverASource() {
    let found = read([
      ".cache/a.tokens.json": Self.token("a"), "node_modules/b.tokens.json": Self.token("b"),
      "tokens.schema.json": Self.token("c"), "button.json": #"{"anatomy": {"$ref": "x"}, "$value": 1}"#,
      "d.tokens.json": Self.token("d"),
    ])
    #expect(found.names == ["d"])
    #expect(found.codes == [])
  }

  @Test func passesOverTheFoldersOfAGuide() {
    let files: FileTree = [
      "guide.json": "{}", "pages/a.tokens.json": Self.token("a"), "icons/b.tokens.json": Self.token("b"),
      "c.tokens.json": Self.token("c"),
    ]
    #expect(read(files, guideFolder: "").names == ["c"])
    #expect(read(files).names == ["c", "b", "a"])
  }

  @Test func readsAResolverAloneAndSaysWhatItLeavesOut() {
    let found = read([
      "a.resolver.json":
        ##"{"version": "2025.10", "sets": {"s": {"sources": [{"$ref": "in.json"}]}}, "resolutionOrder": [{"$ref": "#/sets/s"}]}"##,
      "in.json": Self.token("in"), "out.json": Self.token("out"),
    ])
    #expect(found.names == ["in"])
    #expect(found.codes == ["source-unused"])
  }

  @Test func readsWhatTheGuideNamesInItsOrder() {
    var settings = Settings()
    settings.tokens = ["z.json", "brand/*.json", "gone.json"]
    let found = read(
      [
        "a.json": Self.token("a"), "brand/x.json": Self.token("x"), "brand/deep/y.json": Self.token("y"),
        "z.json": Self.token("z"),
      ], settings, guideFolder: "")
    #expect(found.names == ["z", "x"])
    #expect(found.codes == ["file-unreadable"])
  }

  @Test func takesNoSchemaGuideOrSpecForATokenSourceBecauseAGlobMatches() {
    var settings = Settings()
    settings.tokens = ["*.json", "components/*.json"]
    let found = read(
      [
        "guide.json": #"{"tokens": ["*.json"]}"#, "a.schema.json": Self.token("schema"), "a.json": Self.token("a"),
        "components/x.json": #"{"anatomy": {"kind": "text"}}"#,
      ], settings, guideFolder: "")
    #expect(found.names == ["a"])
    #expect(found.codes == ["file-unreadable"])
  }

  @Test func asksForTheFilesThatAResolverNames() {
    let sources = SourceSet([
      "brand/a.resolver.json":
        ##"{"resolutionOrder": [{"$ref": "#/sets/s"}, {"$ref": "../core.json#/x"}, {"$ref": "b.json"}, {"$ref": "../../out.json"}]}"##,
      "brand/b.json": "{}",
    ])
    #expect(TokenSources.wantedFiles(of: sources) == ["core.json"])
  }

  @Test func namesComponentsByTheStemsOfTheirFiles() {
    let sources = SourceSet([
      "components/field.json": #"{"anatomy": {}}"#, "components/button.json": #"{"anatomy": {}}"#,
      "components/notes.json": "{}",
    ])
    #expect(ComponentFile.ids(in: "components", of: sources) == ["button", "field"])
  }

  private static let catalogue = #"{"colors": [{"idiom": "universal", "color": {"components": {"white": "1"}}}]}"#

  @Test(arguments: ["*.xcassets", "**/A.xcassets", "A.xcassets/", "./A.xcassets", "./T.json", "A.*.xcassets/"])
  func findsWhatTheGuideNamesInOtherSpellings(name: String) {
    var settings = Settings()
    settings.tokens = [name]
    let files: FileTree = [
      "A.xcassets/ink.colorset/Contents.json": Self.catalogue, "T.json": Self.token("t"),
      "deep/B.xcassets/paper.colorset/Contents.json": Self.catalogue,
    ]
    let found = read(files, settings, guideFolder: "")
    let expected = name == "./T.json" ? ["t"] : name.contains("A.*") ? [] : ["ink"]
    #expect(found.names == expected)
    #expect(found.codes.contains("file-unreadable") == expected.isEmpty)
  }

  @Test func findsCataloguesInFolders() {
    var settings = Settings()
    settings.tokens = ["**/*.xcassets"]
    let files: FileTree = [
      "A.xcassets/ink.colorset/Contents.json": Self.catalogue,
      "deep/B.xcassets/paper.colorset/Contents.json": Self.catalogue,
    ]
    #expect(read(files, settings, guideFolder: "").names.count == 2)
  }

  @Test(.timeLimit(.minutes(5))) func staysQuickWithManyNames() {
    var files = FileTree()
    var settings = Settings()
    let names = (0..<5_000).map { "\($0).json" }
    for name in names { files[name] = Array(Self.token("t" + name.prefix { $0 != "." }).utf8) }
    settings.tokens = names + names
    #expect(read(files, settings, guideFolder: "").names.count == 5_000)
  }

  @Test func countsFilesWithoutTokensInOneWarning() {
    let files: FileTree = [
      "a.json": Self.token("a"), "package.json": #"{"name": "x"}"#, "swiftlint.yml": "rules:\n  - x\n",
      "tsconfig.json": "{\"extends\": \"x\", // y\n}",
    ]
    var importing = Importing(isStrict: false)
    TokenSources(SourceSet(files), entry: .folder(""), settings: Settings(), guideFolder: nil).read(into: &importing)
    let problems = importing.diagnostics.finished(in: SourceSet(files)).map(\.problem)
    #expect(problems.map(\.code) == ["no-tokens"])
    #expect(
      problems.map(\.message) == ["no token is found in 3 files: package.json, swiftlint.yml, tsconfig.json"])
  }

  @Test(arguments: [
    ("ci.yml", "a: &x 1\nb: *x\n"), ("stack.yaml", "Resources:\n  Name: !Ref x\n"), ("all.yaml", "a: 1\n---\nb: 2\n"),
    ("notes.json", "{\"a\": "),
  ])
  func skipsFilesThatItCannotParseAndThatAreNotAboutTokens(path: String, text: String) {
    let files: FileTree = ["a.json": Self.token("a"), path: text]
    #expect(read(files).codes == ["source-skipped"])
    var settings = Settings()
    settings.tokens = ["a.json", path]
    let named = read(files, settings, guideFolder: "")
    #expect(named.codes == [path == "notes.json" ? "json-syntax" : "yaml-syntax"])
  }

  @Test(arguments: ["{\"a\": {\"$value\": ", "{\"a\": {\"value\": ", "{a: {value: "])
  func reportsTokenFilesThatItCannotParse(text: String) {
    #expect(read(["a.json": text]).codes == ["json-syntax"])
    #expect(read(["a.tokens.json": "{"]).codes == ["json-syntax"])
  }

  @Test(arguments: [
    ##"{"openapi": "3.1.0", "paths": {"/x": {"get": {"$ref": "#/components/y"}}}}"##,
    ##"{"swagger": "2.0", "definitions": {"a": {"$ref": "#/definitions/b"}}}"##,
    ##"{"$id": "x", "$defs": {"a": {"$ref": "#/$defs/b"}}}"##,
    ##"{"$schema": "https://json-schema.org/draft/2020-12/schema", "items": {"$ref": "#/a"}}"##,
  ])
  func takesNoInterfaceOrSchemaForTokens(text: String) {
    let found = read(["a.json": Self.token("a"), "b.json": text])
    #expect(found.names == ["a"])
    #expect(found.codes == ["no-tokens"])
  }
}
