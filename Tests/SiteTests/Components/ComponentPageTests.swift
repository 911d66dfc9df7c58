import Syntax
import Analysis
import DesignModel
import Testing

@testable import Site

@Suite struct ComponentPageTests {
  private let values = ComponentPage(SmallButton.scope).values

  @Test func leadsWithWhatTheSpecSays() {
    #expect(values.text("title") == "Push button")
    #expect(values.text("lead") == "Starts an action. Two values of emphasis, three of state.")
    #expect(values.text("status") == "deprecated" && values.flag("isDeprecated") == true)
  }

  @Test func hasItsSectionsInOrderAndNoneThatIsEmpty() {
    // It has no words that could be long.
    #expect(
      values.texts("sections", "sectionId") == [
        "g~previews", "g~anatomy", "g~bindings", "g~trace", "g~variants", "g~contrast",
      ])
    let plain = SmallGuide.content("{}", specs: ["a": #"{"name": "A", "anatomy": {"kind": "spacer"}}"#])
    let scope = ComponentScope(PageScope(content: plain, number: 1, part: .whole), 0)
    let shown = ComponentPage(scope).values
    #expect(shown.texts("sections", "sectionId") == ["g~previews", "g~anatomy"])
    #expect(shown.record("access") == nil && shown.flag("hasGuidelines") == false && shown.flag("hasCode") == false)
  }

  @Test func showsGuidelinesAndCodeAsTheyAreWritten() {
    #expect(values.list("dos").map { $0.texts("pieces", "code") } == [[nil, "one", nil]])
    #expect(values.list("donts").flatMap { $0.list("pieces").map { $0.flag("isEmphasis") } } == [false, true, false])
    #expect(values.texts("codes", "language") == ["CSS", "Swift"])
    #expect(values.texts("codes", "text") == ["a < b", "Button()"])
  }
}
