import DesignModel
import Importing
import TestKit
import Testing
import TextCore

@Suite struct SettingsReaderTests {
  private func read(_ text: String) -> (settings: Settings?, diagnostics: Diagnostics) {
    var diagnostics = Diagnostics()
    let source = Source(path: "guide.json", bytes: Array(text.utf8))
    return (SettingsReader.read(source, isStrict: false, into: &diagnostics), diagnostics)
  }

  @Test func readsWhatTheGuideSays() throws {
    let settings = try #require(
      read(
        #"""
        {"name": "Harbor", "version": "1.0", "summary": "S", "unit": "pt", "tokens": "a.json",
         "appearances": [{"name": "Dark", "inputs": {"scheme": "dark", "bad": 1}}],
         "tiers": {"primitive": ["palette.**"]}, "groups": {"radii": ["radius.*"]},
         "grids": [{"name": "Phone", "group": "grid.phone"}], "templates": "t"}
        """#
      ).settings)
    #expect(settings.name == "Harbor")
    #expect(settings.version == "1.0")
    #expect(settings.unit == "pt")
    #expect(settings.tokens == ["a.json"])
    #expect(
      settings.appearances?.first?.inputs == [.init(name: "scheme", value: "dark"), .init(name: "bad", value: nil)])
    #expect(settings.tiers?.primitive == [Glob("palette.**")])
    #expect(settings.groups["radii"] == [Glob("radius.*")])
    #expect(settings.grids?.map(\.group) == ["grid.phone"])
    #expect(settings.templates == "t")
    #expect(settings.components == "components")
  }

  @Test func acceptsKeysThatNothingDrawsYet() {
    let found = read(#"{"contrast": {}, "lint": {}, "fonts": [], "names": {}, "theme": {}, "$schema": "x"}"#)
    #expect(found.settings != nil)
    #expect(found.diagnostics.items == [])
  }

  @Test func suggestsTheKeyThatWasMeant() {
    let found = read(#"{"apearances": [], "groups": {"spacin": []}, "tiers": {"primitives": []}}"#)
    #expect(found.settings != nil)
    #expect(found.diagnostics.codes == ["unknown-member", "unknown-member", "unknown-member"])
    #expect(
      found.diagnostics.items.map(\.problem.hint) == [
        "did you mean 'appearances'?", "did you mean 'spacing'?", "did you mean 'primitive'?",
      ])
  }

  @Test func readsContrast() throws {
    let found = read(
      ##"""
      {"contrast": {"canvas": {"Light": "color.paper", "Dark": "#111"},
       "pairs": [{"foreground": "text.*", "background": ["bg.**", "card"]},
                 {"foreground": ["icon"], "background": "bg", "minimum": 3}]}}
      """##)
    let settings = try #require(found.settings)
    #expect(found.diagnostics.items == [])
    #expect(settings.pairs.map(\.foreground) == [[Glob("text.*")], [Glob("icon")]])
    #expect(settings.pairs.map(\.background) == [[Glob("bg.**"), Glob("card")], [Glob("bg")]])
    #expect(settings.pairs.map(\.minimum) == [4.5, 3])
    #expect(settings.canvases.map(\.appearance) == ["Light", "Dark"])
    #expect(settings.canvases.map(\.color) == ["color.paper", "#111"])
  }

  @Test func placesPairsCanvasesAndGridsWhereTheyAreWritten() throws {
    let text = MarkedText(
      ##"""
      {"contrast": {"pairs": [↓{"foreground": "a", "background": "b"}], "canvas": {"Light": ↓"#fff"}},
       "grids": [↓{"name": "Phone", "group": "grid.phone"}]}
      """##)
    let settings = try #require(read(text.text).settings)
    let ranges = settings.pairs.map(\.range) + settings.canvases.map(\.range) + (settings.grids ?? []).map(\.range)
    #expect(ranges.map { Int($0.lower) } == text.offsets)
  }

  @Test func namesAGridByItsGroupWhereItHasNoName() throws {
    let settings = try #require(read(#"{"grids": [{"group": "grid.phone"}, {"name": "A", "group": "b"}]}"#).settings)
    #expect(settings.grids?.map(\.name) == ["phone", "A"])
    #expect(try #require(read(#"{"grids": []}"#).settings).grids?.isEmpty == true)
    #expect(try #require(read("{}").settings).grids == nil)
  }

  @Test func suggestsTheKeyOfContrastThatWasMeant() {
    let found = read(
      #"{"contrast": {"pair": [], "pairs": [{"foreground": "a", "background": "b", "minimun": 3}]}}"#)
    #expect(found.settings?.pairs.count == 1)
    #expect(found.diagnostics.items.map(\.problem.hint) == ["did you mean 'pairs'?", "did you mean 'minimum'?"])
  }

  @Test(arguments: [
    #"{"contrast": ↓[]}"#, #"{"contrast": {"pairs": ↓{}}}"#, #"{"contrast": {"canvas": ↓"white"}}"#,
    #"{"contrast": {"canvas": {"Light": ↓1}}}"#, #"{"contrast": {"pairs": [↓"a"]}}"#,
    #"{"contrast": {"pairs": [↓{"foreground": "a"}]}}"#, #"{"contrast": {"pairs": [↓{"background": "a"}]}}"#,
    #"{"contrast": {"pairs": [↓{"foreground": [], "background": "a"}]}}"#,
    #"{"contrast": {"pairs": [{"foreground": "a", "background": "b", "minimum": ↓0.9}]}}"#,
    #"{"contrast": {"pairs": [{"foreground": "a", "background": "b", "minimum": ↓21.1}]}}"#,
    #"{"contrast": {"pairs": [{"foreground": "a", "background": "b", "minimum": ↓"AA"}]}}"#,
    #"{"grids": ↓{}}"#, #"{"grids": [↓"grid.phone"]}"#, #"{"grids": [↓{"name": "Phone"}]}"#,
  ])
  func cannotBeUsedWhenContrastOrAGridHasAnotherForm(marked: String) {
    let text = MarkedText(marked)
    let found = read(text.text)
    #expect(found.settings == nil)
    #expect(found.diagnostics.codes == ["settings-shape"])
    #expect(found.diagnostics.offsets == text.offsets)
  }

  @Test(arguments: [
    #"{"name": ↓1}"#, #"{"unit": ↓"em"}"#, #"{"tokens": ↓[1]}"#, #"{"appearances": ↓{}}"#, #"{"appearances": ↓[]}"#,
    #"{"appearances": [↓{"name": "x"}]}"#, #"{"tiers": ↓[]}"#, #"{"groups": {"radii": ↓7}}"#, #"{"grids": [↓{}]}"#,
    "↓[]",
  ])
  func cannotBeUsedWhenAFormIsWrong(marked: String) {
    let text = MarkedText(marked)
    let found = read(text.text)
    #expect(found.settings == nil)
    #expect(found.diagnostics.codes == ["settings-shape"])
    #expect(found.diagnostics.offsets == text.offsets)
  }
}
