import Analysis
import Syntax
import Testing

@testable import Site

@Suite struct TopicPageTests {
  private let content = SmallGuide.content(#"{"space": {"a": \#(SmallGuide.dimension(4))}}"#)

  @Test func leavesOutSectionsThatShowNothing() {
    let scope = PageScope(content: content, number: 3, part: .whole)
    let page = TopicPage(
      title: "Spacing", lead: "One step.",
      sections: [
        TopicPage.Section(id: "none", heading: "None", plates: Plates("radii", in: scope), tables: [nil]),
        TopicPage.Section(id: "some", heading: "Some", plates: Plates("spacing-ruler", in: scope)),
        TopicPage.Section(id: "row", heading: "Row", tables: [TokenTable("r", "Row", [0]).table(content)]),
      ])
    let values = page.values(scope, id: "spacing")
    #expect(values.texts("sections", "sectionId") == ["g~some", "g~row"])
    #expect(values.list("sections").map { $0.list("sets").count } == [1, 0])
    #expect(values.list("sections").map { $0.list("tables").count } == [0, 1])
    #expect(values.text("number") == "3" && values.text("partName") == "" && values.text("wholeHref") == "")
  }
}
