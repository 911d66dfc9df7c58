import Analysis
import DesignModel
import Syntax
import Testing

@testable import Site

@Suite struct ComponentTracesTests {
  @Test func goesFromTheComponentsTokensAndPartsToPrimitives() throws {
    let table = try #require(ComponentTraces(SmallButton.scope).table)
    #expect(table.columns.map(\.heading) == ["Component", "Role", "Light", "Dark"])
    #expect(
      table.texts == [
        ["button.side", "", "inset.control / 8 px"],
        ["button.fill", "accent.base", "palette.blue / #0000ff", "palette.blue / #00ffff"],
        ["button.least", "", "40 px"],
        ["button.label", "", "palette.white / #ffffff"],
        ["container.fill", "", "palette.white / #ffffff"],
        ["button.quiet", "", "palette.gray / #808080"],
      ])
  }
}
