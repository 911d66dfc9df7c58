import Analysis
import Syntax
import Testing

@testable import Site

@Suite struct IndexPageTests {
  private let values = PageKind.index.values(PageScope(content: SmallButton.content, number: 0, part: .whole))

  @Test func callsComponentsByTheirNames() {
    let facts = values.list("facts").filter { $0.text("label") == "Components" }
    #expect(facts.map { $0.text("value") } == ["Push button"])
  }

  @Test func leadsFromTheDrawingsOfAComponentToItsPage() throws {
    let drawings = values.list("sheets").filter { $0.text("image")?.hasPrefix("sheets/component.") == true }
    #expect(!drawings.isEmpty)
    #expect(drawings.allSatisfy { $0.text("href") == "components/button.html" })
  }

  @Test func countsTokensOfTypesThatDTCGDoesNotHaveTogether() {
    let content = SmallGuide.content(
      #"{"a": {"$type": "textCase", "$value": "x"}, "b": {"$type": "boolean", "$value": true}, "c": {"$value": 1}}"#)
    let counts = PageKind.index.values(PageScope(content: content, number: 0, part: .whole)).list("counts")
    #expect(
      counts.map { "\($0.text("count") ?? "") \($0.text("label") ?? "")" } == ["2 of other types", "1 without a type"])
  }
}
