import DesignModel
import Testing
import TextCore

/// Figma's own export, a file for each mode (W-30).
@Suite struct FigmaExportReaderTests {
  private static func file(_ mode: String, _ tokens: [String]) -> String {
    "{" + (tokens + [#""$extensions": {"com.figma.modeName": "\#(mode)"}"#]).joined(separator: ", ") + "}"
  }

  private static func token(_ name: String, _ value: String, type: String = "number", notes: String = "") -> String {
    let notes = notes.isEmpty ? "" : #", "$extensions": {\#(notes)}"#
    return #""\#(name)": {"$type": "\#(type)", "$value": \#(value)\#(notes)}"#
  }

  private static func alias(_ name: String) -> String {
    #""com.figma.aliasData": {"targetVariableName": "\#(name)", "targetVariableSetName": "Primitives"}"#
  }

  @Test func makesFilesOfOneFolderModes() {
    let found = ResolvedFiles([
      "Semantic/Dark.tokens.json": Self.file("Dark", [Self.token("bg", "2")]),
      "Semantic/Light.tokens.json": Self.file("Light", [Self.token("bg", "1")]),
      "Primitives/Mode 1.tokens.json": Self.file("Mode 1", [Self.token("gap", "8")]),
    ])
    #expect(found.choices == ["Semantic: Light, Dark"])
    #expect(found.number("bg", "Dark") == 2)
    #expect(found.number("gap", "Dark") == 8)
    #expect(found.codes == ["figma-export", "figma-export", "figma-export"])
  }

  @Test func namesAModifierByWhatStandsBeforeTheMode() {
    let found = ResolvedFiles([
      "Color.Dark.tokens.json": Self.file("Dark", [Self.token("bg", "2")]),
      "Color.Light.tokens.json": Self.file("Light", [Self.token("bg", "1")]),
      "Space.Wide.tokens.json": Self.file("Wide", [Self.token("gap", "8")]),
      "Space.Tight.tokens.json": Self.file("Tight", [Self.token("gap", "4")]),
    ])
    #expect(found.choices == ["Color: Light, Dark", "Space: Tight, Wide"])
  }

  @Test func followsAliasesIntoOtherCollections() {
    let found = ResolvedFiles([
      "a/Mode 1.tokens.json": Self.file("Mode 1", [#""gray": {\#(Self.token("900", "3"))}"#]),
      "b/Light.tokens.json": Self.file(
        "Light",
        [
          Self.token("ink", "3", notes: Self.alias("gray/900")), Self.token("lost", "5", notes: Self.alias("gray/50")),
          Self.token("self", "6", notes: Self.alias("self")),
        ]),
    ])
    #expect(found.target("ink") == "gray.900")
    #expect(found.target("lost") == nil)
    #expect(found.number("lost") == 5, "what is not there is shown as written")
    #expect(found.number("self") == 6)
    #expect(found.declared("lost")?.extensions?["com.figma.aliasData"] != nil)
  }

  @Test func readsFlagsAndTexts() {
    let found = ResolvedFiles([
      "Light.json": Self.file(
        "Light",
        [
          Self.token("flag", "0", notes: #""com.figma.type": "boolean""#),
          Self.token("label", #""Buy""#, type: "string"),
        ])
    ])
    #expect(found.token("flag")?.value == .flag(false))
    #expect(found.token("flag")?.type == "boolean")
    #expect(found.token("label")?.value == .text("Buy"))
  }

  private static func note(_ name: String, id: String? = nil, set: String = "Primitives") -> String {
    let id = id.map { #""targetVariableId": "\#($0)", "# } ?? ""
    return #""com.figma.aliasData": {\#(id)"targetVariableName": "\#(name)", "targetVariableSetName": "\#(set)"}"#
  }

  private static func id(_ id: String) -> String { #""com.figma.variableId": "\#(id)""# }

  @Test func keepsCollectionsApartThatNameTheSame() {
    let found = ResolvedFiles([
      "BrandA/Mode 1.tokens.json": Self.file("Mode 1", [Self.token("gray", "11"), Self.token("ink", #""{gray}""#)]),
      "BrandB/Mode 1.tokens.json": Self.file("Mode 1", [Self.token("gray", "22")]),
      "Theme/A.tokens.json": Self.file(
        "A",
        [
          Self.token("one", "1", notes: Self.note("gray", set: "Brand A")),
          Self.token("two", "2", notes: Self.note("gray", set: "Brand B")),
          Self.token("same", "22", notes: Self.note("gray", set: "Library")),
          Self.token("other", "33", notes: Self.note("gray", set: "Library")),
        ]),
    ])
    #expect(found.names == ["BrandA.gray", "BrandA.ink", "BrandB.gray", "one", "two", "same", "other"])
    #expect(found.number("BrandA.gray") == 11)
    #expect(found.number("BrandB.gray") == 22)
    #expect(found.target("BrandA.ink") == "BrandA.gray")
    #expect(found.target("one") == "BrandA.gray")
    #expect(found.target("two") == "BrandB.gray")
    #expect(found.target("same") == "BrandB.gray", "the value says which")
    #expect(found.target("other") == nil)
    #expect(found.number("other") == 33)
    #expect(Set(found.codes) == ["figma-export"])
  }

  @Test func followsTheNotedVariableAndNoOther() {
    let found = ResolvedFiles([
      "A/Mode 1.tokens.json": Self.file("Mode 1", [Self.token("gray", "5", notes: Self.id("V:1"))]),
      "B/Mode 1.tokens.json": Self.file("Mode 1", [Self.token("gray", "5", notes: Self.id("V:2"))]),
      "Theme/A.tokens.json": Self.file(
        "A",
        [
          Self.token("b", "5", notes: Self.note("gray", id: "V:2", set: "A")),
          Self.token("lost", "5", notes: Self.note("gray", id: "V:9", set: "A")),
        ]),
    ])
    #expect(found.target("b") == "B.gray")
    #expect(found.target("lost") == nil, "a variable with another id is another variable")
    #expect(found.number("lost") == 5)
  }

  @Test func takesTheValueInTheSameModeForComparison() {
    let found = ResolvedFiles([
      "A/Light.tokens.json": Self.file("Light", [Self.token("gray", "1")]),
      "A/Dark.tokens.json": Self.file("Dark", [Self.token("gray", "2")]),
      "B/Light.tokens.json": Self.file("Light", [Self.token("ink", "1", notes: Self.note("gray"))]),
      "B/Dark.tokens.json": Self.file("Dark", [Self.token("ink", "1", notes: Self.note("gray"))]),
    ])
    #expect(found.target("ink", "Light") == "gray")
    #expect(found.target("ink", "Dark") == nil)
    #expect(found.number("ink", "Dark") == 1)
  }

  @Test func keepsFilesApartWhoseVariablesHaveOtherIDs() {
    let found = ResolvedFiles([
      "One.X.tokens.json": Self.file("X", [Self.token("gray", "1", notes: Self.id("V:1"))]),
      "Two.Y.tokens.json": Self.file("Y", [Self.token("gray", "2", notes: Self.id("V:2"))]),
    ])
    #expect(found.choices == [])
    #expect(found.names == ["One.gray", "Two.gray"])
  }
}
