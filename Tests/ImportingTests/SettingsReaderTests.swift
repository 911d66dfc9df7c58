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
