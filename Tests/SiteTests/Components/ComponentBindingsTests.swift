import Syntax
import Analysis
import DesignModel
import Testing

@testable import Site

@Suite struct ComponentBindingsTests {
  private let table = ComponentBindings(SmallButton.scope).table

  @Test func listsTokensByPartWithWhatTheyComeTo() throws {
    let table = try #require(table)
    #expect(table.columns.map(\.heading) == ["Token", "Property", "Refers to", "Light", "Dark"])
    #expect(table.groups.map(\.label) == ["container", "spinner"])
    #expect(
      table.texts == [
        ["button.side", "paddingX", "inset.control", "8 px"],
        ["button.fill", "fill", "accent.base", "#0000ff", "#00ffff"],
        ["button.side", "radius", "inset.control", "8 px"],
        ["button.least", "minHeight", "", "40 px"],
        ["palette.white", "fill / emphasis soft, state rest or pressed", "", "#ffffff"],
        ["button.label", "color", "palette.white", "#ffffff"],
        ["button.quiet", "color / emphasis soft, state rest or pressed", "palette.gray", "#808080"],
      ])
  }

  @Test func leavesTheAddressOfATokenToTheTableOfAllTokens() throws {
    let rows = try #require(table).groups.flatMap(\.rows)
    #expect(rows.allSatisfy { $0.text("rowId") ?? "" == "" })
  }
}
