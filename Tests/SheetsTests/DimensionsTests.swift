import Graphics
import Sheets
import Testing

@Suite struct DimensionsTests {
  private func sheet(_ tokens: String) throws -> LengthSheet { try LengthSheet(.dimensions, tokens) }

  @Test func givesTheLongestTheWholeWidth() throws {
    let sheet = try sheet(LengthSheet.group("blur", [("a", "5"), ("b", "-20"), ("c", "0")]))
    #expect(
      sheet.places == [
        "dimensions-blur.a": Point(32, 80), "dimensions-blur.b": Point(32, 108), "dimensions-blur.c": Point(32, 136),
      ])
    // From 112 on there are 784.
    #expect(sheet.rects("dimensions-blur.a") == [Rect(112, 5, 196, 14)])
    #expect(sheet.rects("dimensions-blur.b") == [Rect(112.5, 5.5, 783, 13)])
    #expect(sheet.rects("dimensions-blur.c") == [])
    #expect(sheet.texts("dimensions-blur.b") == ["b", "-20"])
    #expect(sheet.looseTexts.contains("longest bar = 20"))
    #expect(sheet.sheet.drawing.description == "3 lengths as bars to one scale.")
    #expect(sheet.problems == [])
  }

  @Test func keepsHugeValuesAndLongNamesInside() throws {
    let name = String(repeating: "abcdefgh", count: 10)
    let sheet = try sheet(LengthSheet.group("blur", [(name, "9999"), ("b", "1")]))
    #expect(sheet.rects("dimensions-blur." + name) == [Rect(344, 5, 552, 14)])
    // 39 characters for both: 17 before the gap, 17 behind it, 4 of the figure.
    #expect(sheet.texts("dimensions-blur." + name) == [name.prefix(17) + "…" + name.suffix(17), "9999"])
    #expect(sheet.problems == [])
  }

  @Test func marksALengthWithoutAValue() throws {
    let sheet = try sheet(LengthSheet.group("blur", [("a", #""soft""#)]))
    #expect(sheet.isMissing("dimensions-blur.a"))
    #expect(sheet.texts("dimensions-blur.a") == ["a", "missing"])
    #expect(sheet.problems == [])
  }

  @Test func takesARemAsSixteen() throws {
    let sheet = try sheet(LengthSheet.group("blur", [("a", "0.25")], unit: "rem"))
    #expect(sheet.texts("dimensions-blur.a") == ["a", "4"])
    #expect(sheet.looseTexts.contains("longest bar = 4 · 1 rem = 16"))
  }

  @Test func leavesOutWhatHasAPurpose() throws {
    let sheets = try LengthSheet.all(.dimensions, LengthSheet.group("space", [("a", "4")]))
    #expect(sheets.isEmpty)
  }
}
