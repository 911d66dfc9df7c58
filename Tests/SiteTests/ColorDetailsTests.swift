import Analysis
import Syntax
import Testing

@testable import Site

@Suite struct ColorDetailsTests {
  @Test func listsTheFirstUsersAndHowManyMoreThereAre() throws {
    let users = (1...30).map { #""u\#($0)": {"$value": "{a}"}"# }.joined(separator: ", ")
    let color = #"{"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 0]}}"#
    let details = ColorDetails(SmallGuide.content(#"{"a": \#(color), \#(users)}"#)).records([0])
    let facts = try #require(details.first).list("facts")
    let names = try #require(facts.first { $0.text("term") == "Named by" }).texts("values", "text")
    #expect(names == (1...24).map { "u\($0)" } + ["and 6 more"])
  }
}
