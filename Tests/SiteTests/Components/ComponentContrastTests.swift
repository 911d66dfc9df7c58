import Analysis
import DesignModel
import Syntax
import Testing

@testable import Site

@Suite struct ComponentContrastTests {
  /// With a spinner that is seen when the button is disabled too, as blue as the button.
  private static let spec = SmallButton.spec.replacing(
    #""variants": ["#,
    with:
      #""variants": [{"when": {"state": "disabled"}, "set": {"spinner.hidden": false, "spinner.color": "{button.fill}"}},"#
  )

  /// Blue has the luminance 0.0722, so white on it is 1.05 / 0.1222 = 8.59; cyan has 0.7874, and 1.05 / 0.8374 = 1.25.
  /// Half of sRGB has 0.2140, and white on it is 1.05 / 0.2640 = 3.976, which is not rounded up.
  @Test func showsThePairsOfEveryStateThatIsNotDisabled() throws {
    #expect(Self.spec != SmallButton.spec)
    let content = SmallGuide.content(SmallButton.tokens, specs: ["button": Self.spec])
    let section = ComponentContrast(ComponentScope(PageScope(content: content, number: 4, part: .whole), 0)).section
    let table = try #require(section.tables[0])
    #expect(table.columns.map(\.heading) == ["Pair", "Parts", "Minimum", "Light", "Dark"])
    #expect(
      table.texts == [
        ["button.label", "spinner", "3", "8.59", "1.25 / fails, -1.75"],
        ["button.quiet", "spinner", "3", "3.97", "3.97"],
      ])
    let rows = table.groups.flatMap(\.rows)
    #expect(rows.map { $0.texts("second").joined() } == ["button.fill", "palette.white"])
    #expect(rows.map { $0.list("cells").map { $0.flag("isFail") == true } }.first == [false, false, false, true])
    #expect(section.lead.hasPrefix("3 of 4 ratios") && section.lead.hasSuffix("disabled states are exempt."))
  }
}
