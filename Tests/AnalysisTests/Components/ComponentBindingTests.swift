import ColorScience
import Analysis
import DesignModel
import Layout
import Testing

@Suite struct ComponentBindingTests {
  private static let style = #"""
    {"$type": "typography", "$value": {"fontFamily": "Inter", "fontSize": {"value": 12, "unit": "px"}, "fontWeight": 600,
     "letterSpacing": {"value": 0, "unit": "px"}, "lineHeight": 1.5},
     "$extensions": {"design.specimen": {"textStyle": "caption", "textCase": "uppercase"}}}
    """#

  private static let system = WrittenSystem(
    tokens: [
      "type.label": style, "chip.title": alias("type.label"), "grid.phone.width": dimension(390),
      "grid.phone.columns": number(12), "grid.phone.gutter": dimension(8), "grid.phone.margin": dimension(16),
    ],
    contexts: [
      "light": ["chip.fill": color(0xFF0000)], "dark": ["chip.fill": color(0x00FF00)],
    ],
    specs: [
      "chip": #"""
      {"anatomy": {"kind": "stack", "part": "box", "fill": "{chip.fill}", "width": {"grid": "grid.phone", "span": 12},
        "children": [{"kind": "text", "part": "title", "text": "New", "style": "{chip.title}", "color": "{no.such}"}]}}
      """#
    ]
  ).analysed

  private func bound(_ appearance: Int = 0, _ content: ComponentContent = ComponentContent()) throws -> BoundNode {
    let component = try #require(Self.system.components.first)
    return Self.system.bound(component, component.standard, in: appearance, content: content)
  }

  @Test func takesTheValueOfTheAppearance() throws {
    #expect(try bound(0)[.fill]?.color?.color.hex == "#ff0000")
    #expect(try bound(1)[.fill]?.color?.color.hex == "#00ff00")
  }

  // 390 − 2 × 16: all columns with the gutters between them.
  @Test func turnsColumnsOfAGridIntoALength() throws {
    #expect(try bound()[.width] == .number(358))
  }

  @Test func takesCaseAndPlatformStyleFromTheTokenThatSaysThem() throws {
    let style = try #require(try bound().children.first?.style)
    #expect(style.size == 12)
    #expect(style.letterCase == .upper)
    #expect(style.platformStyle == "caption")
  }

  @Test func keepsATokenThatIsNoneAsAValueThatIsMissing() throws {
    #expect(try bound().children.first?.values[.color] == BoundValue(nil))
  }

  // Apple's caption is 12 by default and 43 at the largest size.
  @Test func growsWithTheContentSizeAndTakesOtherWords() throws {
    var content = ComponentContent()
    content.contentSize = "accessibility5"
    content.texts = [1: "Newer"]
    let title = try #require(try bound(0, content).children.first)
    #expect(title.style?.size == 43)
    #expect(title[.text] == .text("Newer"))
  }

  // Apple's caption is 12 by default, 11 at the smallest size and 43 at the largest.
  @Test func growsWithAPropertyThatIsTheContentSize() throws {
    let system = WrittenSystem(
      tokens: ["type.label": Self.style],
      specs: [
        "chip": #"""
        {"properties": {"contentSize": {"values": ["large", "xSmall", "accessibility5"]}},
         "anatomy": {"kind": "text", "text": "New", "style": "{type.label}"}}
        """#
      ]
    ).analysed
    let component = try #require(system.components.first)
    let sizes = component.combinations.map { system.bound(component, $0, in: 0).style?.size }
    #expect(sizes == [12, 11, 43])
  }
}
