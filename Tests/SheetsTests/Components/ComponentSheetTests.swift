import DesignModel
import Graphics
import Sheets
import Testing
import TextCore

/// Sheets of components from specs.
@Suite struct ComponentSheetTests {
  private static let system: FileTree = [
    "a.resolver.json": ##"""
    {"version": "2025.10", "modifiers": {"m": {"default": "light", "contexts": {
       "light": [{"p": {"a": \##(SmallSystem.color("0, 0, 1"))}, "chip": {"fill": {"$value": "{p.a}"}}}],
       "dark": [{"p": {"a": \##(SmallSystem.color("0, 1, 1"))}, "chip": {"fill": {"$value": "{p.a}"}}}]}}},
     "resolutionOrder": [{"$ref": "#/modifiers/m"}]}
    """##
  ]

  private func sheets(_ properties: [(String, [String])]) -> [Sheet] {
    let spec = SpecSystem.spec(
      [SpecSystem.node(.stack, "box", [.fill: .token("chip.fill"), .width: .number(40), .height: .number(20)])],
      properties: properties)
    return SheetKind.component.draw(SpecSystem(Self.system, [spec]).analysed)
  }

  @Test func areOneForEachAppearanceInItsColors() throws {
    let sheets = sheets([])
    #expect(sheets.map(\.id) == ["component.button.light", "component.button.dark"])
    let fills = try sheets.map { sheet in
      SmallSystem.fills(try #require(SmallSystem.groups(sheet.drawing)[sheet.id]).shapes)
    }
    #expect(fills == [[.hex("#0000ff")], [.hex("#00ffff")]])
  }

  @Test func showEachValueAloneBeyondSixtyFourCombinations() throws {
    func values(_ letter: String, _ count: Int) -> [String] { (0..<count).map { "\(letter)\($0)" } }
    let most = try #require(sheets([("tone", values("t", 8)), ("state", values("s", 8))]).first).drawing
    #expect(most.description.hasPrefix("Button in 64 combinations of tone and state"))
    let more = try #require(sheets([("tone", values("t", 13)), ("state", values("s", 5))]).first).drawing
    #expect(more.description.hasPrefix("Button with each value of tone and state alone"))
  }
}
