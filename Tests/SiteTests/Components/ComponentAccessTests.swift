import Syntax
import Analysis
import DesignModel
import Testing

@testable import Site

@Suite struct ComponentAccessTests {
  /// The button is 40 high, and 100 and twice 8 wide.
  @Test func measuresTheTargetAgainstWhatAFingerNeeds() throws {
    let values = try #require(ComponentAccess.values(SmallButton.scope))
    #expect(values.texts("facts", "term") == ["Role", "Identifier", "Target", "Disabled"])
    #expect(
      values.texts("facts", "text") == [
        "button", "<screen>.<action>", "container is 40 pt high at its smallest, minimum 44", "Exempt from contrast",
      ])
    #expect(values.list("facts")[2].flag("isFail") == true)
    #expect(values.list("notes").map { $0.texts("pieces", "words") } == [["Say it."]])
  }

  @Test func isNothingWhereTheSpecSaysNothing() {
    let content = SmallGuide.content("{}", specs: ["a": #"{"name": "A", "anatomy": {"kind": "spacer"}}"#])
    let scope = ComponentScope(PageScope(content: content, number: 1, part: .whole), 0)
    #expect(ComponentAccess.values(scope) == nil)
  }
}
