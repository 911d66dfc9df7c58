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
        ["state pressed", "spinner.hidden no | container.scale 0.97"],
      ])
  }

  @Test func isNoTableWhereNothingVaries() {
    let content = SmallGuide.content("{}", specs: ["a": #"{"name": "A", "anatomy": {"kind": "spacer"}}"#])
    let scope = ComponentScope(PageScope(content: content, number: 1, part: .whole), 0)
    #expect(ComponentVariants.table(scope) == nil)
  }
}
