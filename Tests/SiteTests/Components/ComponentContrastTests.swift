import Analysis
import DesignModel
import Syntax
import Testing

@testable import Site

@Suite struct ComponentContrastTests {
  /// Blue has the luminance 0.0722, so white on it is 1.05 / 0.1222 = 8.59; cyan has 0.7874, and 1.05 / 0.8374 = 1.25.
  @Test func showsThePairsOfEveryStateThatIsNotDisabled() throws {
    let section = ComponentContrast(SmallButton.scope).section
    let table = try #require(section.tables[0])
    #expect(table.columns.map(\.heading) == ["Pair", "Parts", "Minimum", "Light", "Dark"])
    let row = try #require(table.texts.first)
    #expect(row == ["button.label", "spinner", "3", "8.59", "1.25 / fails, -1.75"])
    #expect(table.groups[0].rows[0].texts("second").joined() == "button.fill")
    #expect(table.groups[0].rows[0].list("cells")[3].flag("isFail") == true)
    #expect(section.lead.hasPrefix("3 of 4 ratios") && section.lead.hasSuffix("disabled states are exempt."))
  }
}
