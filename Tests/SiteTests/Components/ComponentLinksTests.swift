import Syntax
import TestKit
import Analysis
import DesignModel
import Testing

@testable import Site

@Suite struct ComponentLinksTests {
  private func row(_ name: String, in content: GuideContent) throws -> TemplateRecord {
    let token = try #require(content.analysed.catalog.index(named: name))
    var row = TemplateRecord(offering: Table.rowShape)
    ComponentLinks(content.analysed).add(token, to: &row)
    return row
  }

  @Test func namesThePartsThatUseARoleThroughTokensOfTheComponent() throws {
    let row = try row("accent.base", in: SmallButton.content)
    #expect(row.texts("uses", "useHref") == ["components/button.html"])
    #expect(row.texts("uses", "useName") == ["Push button"])
    #expect(row.texts("uses", "useParts") == [": container"])
    let token = try #require(SmallButton.content.analysed.catalog.index(named: "accent.base"))
    let places = ComponentLinks(SmallButton.content.analysed).places(of: token)
    #expect(places.map(\.name) == ["button/container.fill"])
  }

  @Test func leavesPrimitivesAlone() throws {
    #expect(try row("palette.white", in: SmallButton.content).flag("hasUses") == false)
  }

  @Test func stopsAfterSixComponentsAndFourParts() throws {
    let specs = Dictionary(
      uniqueKeysWithValues: (1...8).map { number in
        let parts = (1...5).map { #"{"kind": "divider", "part": "p\#($0)", "color": "{role}"}"# }
        return (
          "c\(number)",
          #"{"name": "C\#(number)", "anatomy": {"kind": "stack", "children": [\#(parts.joined(separator: ","))]}}"#
        )
      })
    let content = SmallGuide.content(
      ##"{"p": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 0]}}, "role": {"$value": "{p}"}}"##,
      specs: specs)
    let row = try row("role", in: content)
    #expect(row.texts("uses", "useName") == ["C1", "C2", "C3", "C4", "C5", "C6"])
    #expect(row.texts("uses", "useParts").first == ": p1, p2, p3, p4 and 1 more; ")
    #expect(row.text("usesMore") == " and 2 more")
  }
}
