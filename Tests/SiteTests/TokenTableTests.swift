import Analysis
import DesignModel
import Syntax
import Testing

@testable import Site

@Suite struct TokenTableTests {
  private func table(_ tokens: String) throws -> (table: Table, rows: [[String?]]) {
    let content = SmallGuide.content(tokens)
    let all = Array(content.analysed.catalog.tokens.indices)
    let table = try #require(TokenTable("t", "All", all).table(content))
    return (table, table.groups.flatMap(\.rows).map { $0.texts("cells", "code") })
  }

  @Test func isNoneOfNoTokens() {
    #expect(TokenTable("t", "None", []).table(SmallGuide.content("{}")) == nil)
  }

  @Test func hasAColumnOnlyForWhatSomeTokenHas() throws {
    let plain = try table(#"{"a": \#(SmallGuide.dimension(4))}"#)
    #expect(plain.table.columns.map(\.heading) == ["Token", "Value"])
    #expect(plain.rows == [["4 px"]])
    let named = try table(#"{"a": \#(SmallGuide.dimension(4)), "b": {"$value": "{a}", "$description": "Gaps."}}"#)
    #expect(named.table.columns.map(\.heading) == ["Token", "Value", "From", "Use"])
    #expect(named.rows == [["4 px", nil, nil], ["4 px", "a", nil]])
  }

  @Test func hasAColumnForEachVariantAndOneCellWhereTheyAgree() throws {
    let varying = try table(
      SmallGuide.resolver(
        #""a": \#(SmallGuide.dimension(4)), "b": \#(SmallGuide.dimension(8))"#,
        [("light", ""), ("dark", #""a": \#(SmallGuide.dimension(6))"#)]))
    #expect(varying.table.columns.map(\.heading) == ["Token", "Light", "Dark"])
    #expect(varying.rows == [["4 px", "6 px"], ["8 px"]])
    #expect(varying.table.groups[0].rows[1].texts("cells", "span") == ["2"])
  }
}
