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
    let ids = values.texts("sections", "sectionId").compactMap { $0 }
    let order = ["previews", "anatomy", "bindings", "trace", "variants", "contrast", "content"].map { "g~" + $0 }
    #expect(ids == order.filter(ids.contains))
    #expect(ids.contains("g~bindings") && ids.contains("g~contrast"))
    let plain = SmallGuide.content("{}", specs: ["a": #"{"name": "A", "anatomy": {"kind": "spacer"}}"#])
    let scope = ComponentScope(PageScope(content: plain, number: 1, part: .whole), 0)
    let shown = ComponentPage(scope).values
    #expect(!shown.texts("sections", "sectionId").contains("g~bindings"))
    #expect(shown.record("access") == nil && shown.flag("hasGuidelines") == false && shown.flag("hasCode") == false)
  }

  @Test func showsGuidelinesAndCodeAsTheyAreWritten() {
    #expect(values.list("dos").map { $0.texts("pieces", "code") } == [[nil, "one", nil]])
    #expect(values.list("donts").map { $0.texts("pieces", "emphasis") } == [[nil, "two", nil]])
    #expect(values.texts("codes", "language") == ["CSS", "Swift"])
    #expect(values.texts("codes", "text") == ["a < b", "Button()"])
  }
}
