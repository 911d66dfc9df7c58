import DesignModel
import Graphics
import Sheets
import Testing
import TextCore

@Suite struct IconsTests {
  private func icon(_ name: String, steps: Int = 2, outlines: Int = 1) -> Icon {
    let step = Icon.Step.curve(Icon.Point(1.2345, 2.3456), Icon.Point(3.4567, 4.5678), to: Icon.Point(5.6789, 6.789))
    var outline = Icon.Outline(steps: [.move(Icon.Point(12, 12))] + Array(repeating: step, count: steps - 1))
    (outline.strokeWidth, outline.cap, outline.join) = (1.75, .round, .round)
    return Icon(name: name, width: 24, height: 24, outlines: Array(repeating: outline, count: outlines))
  }

  private func sheets(_ icons: [Icon], _ tokens: String = "") -> [Sheet] {
    SheetKind.icons.draw(SmallSystem.analysed(["a.tokens.json": "{\(tokens)}"], icons: icons))
  }

  private func names(_ count: Int) -> [String] { (1000..<1000 + count).map { "n\($0)" } }

  @Test func drawsNothingWithoutIcons() {
    #expect(sheets([]).isEmpty)
  }

  @Test func standsIconsInRowsOfFive() throws {
    let sheet = try #require(sheets(names(7).map { icon($0) }).first)
    let groups = SmallSystem.groups(sheet.drawing)
    // Five times 179 in 896; a row is 48 for the icon, 24 down to its name and 36 to the next.
    #expect(groups["icons-n1000"]?.offset == Point(32, 96))
    #expect(groups["icons-n1004"]?.offset == Point(748, 96))
    #expect(groups["icons-n1005"]?.offset == Point(32, 204))
    #expect(sheet.drawing.height == 96 + 108 + 72 + 32)
    #expect(sheet.drawing.description == "7 icons, each at 24 and 48.")
    #expect(sheet.drawing.boundsProblems == [])
  }

  @Test func drawsAnIconAtEachSizeOnOneBaseline() throws {
    let sheet = try #require(sheets([icon("mail")]).first)
    let shapes = try #require(SmallSystem.groups(sheet.drawing)["icons-mail"]).shapes
    // Where 12, 12 of 24 × 24 comes to lie: the middle of 24 at the bottom left, and of 48 after a gap of 16.
    let starts = shapes.compactMap { shape -> Path.Step? in
      if case .path(let path, _) = shape { path.steps.first } else { nil }
    }
    #expect(starts == [.move(Point(12, 36)), .move(Point(64, 24))])
    #expect(SmallSystem.texts(shapes) == ["mail"])
  }

  @Test func takesTheSizesOfIconsFromTokens() throws {
    let groups = [
      LengthSheet.group("icon", [("lg", "32"), ("sm", "16"), ("s", "16"), ("huge", "1000")]),
      LengthSheet.group("avatar", [("md", "40")]),
    ]
    let tokens = #""size": {\#(groups.joined(separator: ", "))}"#
    let sheet = try #require(sheets(names(5).map { icon($0) }, tokens).first)
    #expect(sheet.drawing.description == "5 icons, each at 16 and 32.")
    #expect(SmallSystem.texts(sheet.drawing.shapes).contains("at 16 and 32"))
  }

  @Test func shortensNames() throws {
    let long = "arrow-to-the-left-of-the-page-and-back-again"
    let sheet = try #require(sheets([icon(long), icon("b")]).first)
    let name = try #require(SmallSystem.texts(sheet.drawing.shapes).first { $0.hasPrefix("arrow") })
    // 163 of room, at 8.1 a character.
    #expect(name.count == 20)
    #expect(sheet.drawing.boundsProblems == [])
  }

  @Test func splitsManyIconsIntoSheets() {
    let sheets = sheets(names(151).map { icon($0) })
    #expect(sheets.map(\.id) == ["icons", "icons-2"])
    #expect(sheets.map(\.kind) == ["icons", "icons-2"])
    #expect(sheets.map(\.title) == ["Icons — n1000 to n1149", "Icons — n1150 to n1150"])
    #expect(sheets.map(\.page) == ["icons", "icons"])
  }

  @Test func keepsIdsOfFurtherSheetsApartFromNamesThatBeginWithANumber() {
    let sheets = sheets([icon("2-n1000")] + names(149).map { icon($0) } + [icon("n1000")])
    #expect(SmallSystem.groups(sheets[0].drawing)["icons-2-n1000"] != nil)
    #expect(SmallSystem.groups(sheets[1].drawing).keys.sorted() == ["icons.2-n1000"])
  }

  @Test func keepsSheetsOfIntricateIconsSmall() {
    let tokens = LengthSheet.group("icon", [("a", "17"), ("b", "25"), ("c", "33"), ("d", "95")])
    let sheets = sheets(names(60).map { icon($0, steps: 50, outlines: 3) } + [icon("z", steps: 2_000)], tokens)
    #expect(sheets.count > 1)
    for sheet in sheets { #expect(SVGWriter.bytes(sheet.drawing).count < 500_000) }
  }
}
