import DesignModel
import Testing
import TextCore

/// What Figma plugins write (W-31).
@Suite struct FigmaDumpReaderTests {
  private static let marked: FileTree = [
    "variables.json": """
    {
      "@primitives": {
        "$collection_metadata": {"name": "Primitives", "modes": [{"key": "m1", "name": "Mode 1"}]},
        "$size": {"Extra Large": {"$type": "float", "$value": 32, "$scopes": ["GAP"]}}
      },
      "@semantic": {
        "$collection_metadata": {
          "name": "Density", "modes": [{"key": "w", "name": "Wide"}, {"key": "t", "name": "Tight"}]
        },
        "$gap": {
          "$value": 1, "$type": "float",
          "page": {
            "$type": "float", "$value": "{@primitives.$size.extra-large}", "$description": "Around pages",
            "$variable_metadata": {"modes": {"w": "{@primitives.$size.extra-large}", "t": 16}}
          }
        }
      }
    }
    """
  ]

  @Test func stripsTheSignsOfCollectionsAndGroups() {
    let found = ResolvedFiles(Self.marked)
    #expect(found.names == ["primitives.size.Extra Large", "semantic.gap.$root", "semantic.gap.page"])
    #expect(found.declared("semantic.gap.page")?.description == "Around pages")
    #expect(found.catalog.tokens.map(\.type) == ["number", "number", "number"])
    #expect(found.declared("primitives.size.Extra Large")?.extensions?["com.figma.scopes"] != nil)
    #expect(found.codes == ["figma-plugin-dump"])
  }

  @Test func readsModesByTheirNames() {
    let found = ResolvedFiles(Self.marked)
    #expect(found.choices == ["Density: Wide, Tight"])
    #expect(found.target("semantic.gap.page", "Wide") == "primitives.size.Extra Large")
    #expect(found.number("semantic.gap.page", "Tight") == 16)
    #expect(found.number("semantic.gap.$root", "Tight") == 1)
  }

  private static func listed(_ value: String, _ note: String = "") -> FileTree {
    [
      "variables.json": """
      [
        {"Base": {"modes": {"Mode 1": {"blue": {"1": {"$type": "number", "$value": 1, "$scopes": []}}}}}},
        {"Theme": {"modes": {
          "Light": {"ink": {"$type": "number", "$value": \(value)\(note)}, "blue": {"1": {"$type": "number", "$value": 5}}},
          "Dark": {"ink": {"$type": "number", "$value": 9}, "blue": {"1": {"$type": "number", "$value": 6}}}
        }}}
      ]
      """
    ]
  }

  @Test func readsListsOfCollections() {
    let found = ResolvedFiles(Self.listed("7"))
    #expect(found.names == ["Base.blue.1", "Theme.ink", "Theme.blue.1"])
    #expect(found.choices == ["Theme: Light, Dark"])
    #expect(found.number("Theme.ink", "Light") == 7)
    #expect(found.number("Theme.ink", "Dark") == 9)
  }

  @Test func looksForAReferenceInItsCollectionFirstUnlessTheNoteSaysAnother() {
    #expect(ResolvedFiles(Self.listed(#""{blue.1}""#)).target("Theme.ink") == "Theme.blue.1")
    let noted = ResolvedFiles(Self.listed(#""{blue.1}""#, #", "$collectionName": "Base""#))
    #expect(noted.target("Theme.ink") == "Base.blue.1")
    #expect(ResolvedFiles(Self.listed(#""{base.Blue.1}""#)).target("Theme.ink") == "Base.blue.1")
  }

  @Test func reportsAReferenceThatLeadsNowhere() {
    let found = ResolvedFiles(Self.listed(#""{@base.$red.1}""#))
    #expect(found.codes == ["figma-plugin-dump", "ref-unresolved"])
    #expect(found.diagnostics.contains { $0.problem.message.contains("base.red.1") })
  }

  @Test func takesTheChannelsOfAColorInManyNotations() {
    let found = ResolvedFiles([
      "v.json": """
      [{"C": {"modes": {"Light": {"red": {"$type": "color", "$scopes": ["ALL_SCOPES"], "$value": {
        "hex": "#FF0000", "rgb": {"r": 255, "g": 0, "b": 0, "a": 1}, "css": "rgb(255, 0, 0)", "hsl": {"h": 0, "s": 100, "l": 50}
      }}}}}}]
      """
    ])
    #expect(found.names == ["C.red"])
    #expect(found.declared("C.red")?.type == "color")
  }

  @Test func readsTheFirstOfTooManyModes() {
    let modes = (0...256).map { #"{"key": "m\#($0)", "name": "m\#($0)"}"# }.joined(separator: ", ")
    let found = ResolvedFiles([
      "v.json": """
      {"@c": {"$collection_metadata": {"name": "C", "modes": [\(modes)]}, "x": {"$type": "float", "$value": 4}}}
      """
    ])
    #expect(found.choices == [])
    #expect(found.number("c.x") == 4)
    #expect(found.codes.sorted() == ["figma-plugin-dump", "limit-modes"])
  }
}
