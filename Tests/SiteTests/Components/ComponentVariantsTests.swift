import Analysis
import DesignModel
import Syntax
import Testing

@testable import Site

@Suite struct ComponentVariantsTests {
  @Test func saysWhatIsSetWhen() throws {
    let table = try #require(ComponentVariants.table(SmallButton.scope))
    #expect(
      table.texts == [
        ["emphasis soft, state rest or pressed", "container.fill palette.white | spinner.color button.quiet"],
        ["state pressed", "spinner.hidden false | container.scale 0.97"],
      ])
  }

  @Test func saysThatWhatNeedsNothingHoldsAlways() throws {
    let spec = #"""
      {"anatomy": {"kind": "stack", "part": "box", "fill": "{a}"},
       "variants": [{"when": {}, "set": {"box.fill": "{b}", "box.scale": 0.12345}}]}
      """#
    let color = #"{"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 0]}}"#
    let content = SmallGuide.content(#"{"a": \#(color), "b": \#(color)}"#, specs: ["x": spec])
    let scope = ComponentScope(PageScope(content: content, number: 1, part: .whole), 0)
    #expect(
      try #require(ComponentVariants.table(scope)).texts == [["always", "box.fill b | box.scale 0.123"]])
    #expect(
      try #require(ComponentBindings(scope).table).texts == [
        ["a", "fill", "", "#000000"], ["b", "fill / always", "", "#000000"],
      ])
  }

  @Test func isNoTableWhereNothingVaries() {
    let content = SmallGuide.content("{}", specs: ["a": #"{"name": "A", "anatomy": {"kind": "spacer"}}"#])
    let scope = ComponentScope(PageScope(content: content, number: 1, part: .whole), 0)
    #expect(ComponentVariants.table(scope) == nil)
  }
}
