import Analysis
import Testing

@testable import Site

@Suite struct ComponentPlacesTests {
  private static let tokens = #"""
    {"palette": {"blue": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 1]}}},
     "accent": {"base": {"$value": "{palette.blue}"}},

     "button": {"fill": {"$value": "{accent.base}"}}}
    """#

  private static let spec = #"""
    {"anatomy": {"part": "container", "kind": "stack",
      "fill": "{button.fill}"},
     "properties": {"state": {"values": ["rest", "on"]}},
     "variants": [{"when": {"state": "on"}, "set": {"container.fill": "{palette.blue}"}},
                  {"when": {"state": "rest"}, "set": {"container.fill": "{button.fill}"}}]}
    """#

  @Test func saysOnWhichLinesValuesAreNamedAndWritten() throws {
    let content = SmallGuide.content(Self.tokens, specs: ["button": Self.spec])
    var places = ComponentPlaces(ComponentScope(PageScope(content: content, number: 4, part: .whole), 0))
    let found = places.table()
    let table = try #require(found)
    #expect(
      table.texts == [
        [
          "button.fill", "2, 5",
          "a.tokens.json:4 button.fill | a.tokens.json:2 accent.base | a.tokens.json:1 palette.blue",
        ], ["palette.blue", "4", "a.tokens.json:1 palette.blue"],
      ])
    #expect(table.caption == "Where it is written: in components/button.json, then in the files of tokens")
  }
}
