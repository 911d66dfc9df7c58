import Analysis
import Syntax
import Testing

@testable import Site

@Suite struct PartsPageTests {
  /// Two groups, of 500 tokens and of one, which are a token too many for a page.
  private static let content: GuideContent = {
    let many = (0..<500).map { #""s\#($0)": \#(SmallGuide.dimension($0))"# }.joined(separator: ", ")
    return SmallGuide.content(#"{"a": {\#(many)}, "b": {"last": \#(SmallGuide.dimension(1))}}"#)
  }()

  private func values(_ kind: PageKind) -> TemplateRecord {
    let scope = PageScope(content: Self.content, number: 1, part: .whole)
    return PartsPage(kind: kind, parts: kind.parts(Self.content.analysed)).values(scope)
  }

  @Test func listsPartsWithTheNumberOfTheirTokens() {
    let spacing = values(.spacing)
    #expect(spacing.texts("parts", "href") == ["spacing.a.html", "spacing.b.html"])
    #expect(spacing.texts("parts", "count") == ["500", "1"])
    #expect(spacing.text("lead") == "501 tokens in two parts, since a page holds at most 500.")
    #expect(spacing.list("addresses").isEmpty)
  }

  @Test func showsTheTableOfADrawingThatIsNotParted() {
    let srgb = { (components: String) in
      #"{"$type": "color", "$value": {"colorSpace": "srgb", "components": [\#(components)]}}"#
    }
    let many = (0..<500).map { #""s\#($0)": \#(srgb("0, 0, 0"))"# }.joined(separator: ", ")
    let content = SmallGuide.content(
      #"""
      {"p": {\#(many)}, "q": {"red": \#(srgb("0.698, 0.1333, 0.1333")), "olive": \#(srgb("0.3333, 0.4196, 0"))},
       "status": {"error": {"$value": "{q.red}"}, "success": {"$value": "{q.olive}"}}}
      """#)
    let scope = PageScope(content: content, number: 1, part: .whole)
    let tables = PartsPage(kind: .color, parts: PageKind.color.parts(content.analysed)).values(scope).list("tables")
    #expect(tables.map { $0.text("caption") } == ["Roles that fall together"])
  }

  @Test func keepsTheAddressesOfTheTableOfAllTokens() {
    let addresses = values(.tokens).texts("addresses", "href")
    #expect(addresses.count == 501)
    #expect(addresses.last == "tokens.b.html#b.last")
  }
}
