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
    #expect(found.codes == ["legacy-json5"])
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
}
