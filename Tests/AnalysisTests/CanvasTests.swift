import Analysis
import ColorScience
import DesignModel
import TestKit
import Testing
import TextCore

@Suite struct CanvasTests {
  private func system(_ canvas: String, tokens: KeyValuePairs<String, String> = [:]) -> AnalysedCatalog {
    WrittenSystem(
      tokens: tokens, contexts: ["light": ["x": number(1)], "dark-high-contrast": ["x": number(2)]],
      guide: #"{"contrast": {"canvas": \#(canvas)}}"#
    ).analysed
  }

  private func canvases(_ system: AnalysedCatalog) -> [String] {
    system.catalog.appearances.indices.map { system.canvas(in: $0).hex }
  }

  @Test func isWhiteOrBlackInWhatIsCalledDark() {
    let system = system("{}")
    #expect(system.catalog.appearances.map(\.name) == ["Light", "Dark high contrast"])
    #expect(canvases(system) == ["#ffffff", "#000000"])
    #expect(system.diagnostics.items == [])
  }

  @Test func isNotBlackWhereDarkIsOnlyPartOfAWord() {
    let system = WrittenSystem(contexts: ["darkroom": ["x": number(1)], "y": ["x": number(2)]]).analysed
    #expect(canvases(system) == ["#ffffff", "#ffffff"])
  }

  @Test func isWhatTheGuideSays() {
    let system = system(##"{"Light": "paper", "Dark high contrast": "#123456"}"##, tokens: ["paper": color(0xFAFAFA)])
    #expect(canvases(system) == ["#fafafa", "#123456"])
    #expect(system.diagnostics.items == [])
  }

  // Each names a canvas that cannot be one.
  @Test(arguments: ["ghost", "glass", "#12345680", "gap", "nope"])
  func mustBeAnOpaqueColor(name: String) {
    let tokens: KeyValuePairs = ["glass": color(0xFFFFFF, alpha: 0.5), "gap": dimension(8)]
    let system = system(#"{"Light": "\#(name)"}"#, tokens: tokens)
    #expect(canvases(system) == ["#ffffff", "#000000"])
    #expect(system.diagnostics.codes == ["contrast-canvas"])
  }

  @Test func hidesTheMainBackgroundOnlyWhereItIsOne() {
    for (canvas, expected) in [("#12345680", "#eeeeee"), ("#123456", "#123456")] {
      let system = system(
        #"{"Light": "\#(canvas)"}"#,
        tokens: ["p": color(0xEEEEEE), "background.base": #"{"$type": "color", "$value": "{p}"}"#])
      #expect(system.pageBackground(in: 0).hex == expected)
    }
  }

  @Test func mustHaveAValueInTheAppearance() {
    let system = WrittenSystem(
      contexts: ["light": ["paper": color(0xEEEEEE)], "dark": ["x": number(2)]],
      guide: #"{"contrast": {"canvas": {"Light": "paper", "Dark": "paper"}}}"#
    ).analysed
    #expect(canvases(system) == ["#eeeeee", "#000000"])
    #expect(
      system.diagnostics.items.map(\.problem.message) == [
        "'paper' is no opaque colour and no token that holds one in 'Dark'"
      ])
  }

  @Test func leavesWhatIsReportedElsewhereAlone() {
    let broken = #"{"$type": "color", "$value": "{nothing}"}"#
    #expect(system(#"{"Light": "paper"}"#, tokens: ["paper": broken]).diagnostics.items == [])
  }

  @Test func suggestsTheAppearanceThatWasMeant() {
    let system = system(##"{"Ligth": "#ffffff"}"##)
    #expect(system.diagnostics.items.map(\.problem.hint) == ["did you mean 'Light'?"])
  }
}
