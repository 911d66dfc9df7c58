import Graphics
import Sheets
import Testing

@Suite struct RadiiTests {
  private func sheet(_ tokens: String) throws -> LengthSheet { try LengthSheet(.radii, tokens) }

  @Test func wrapsAfterSixBoxes() throws {
    let sheet = try sheet(LengthSheet.group("radius", (1...7).map { ("r\($0)", String($0)) }))
    #expect(sheet.places["radii-radius.r1"] == Point(32, 88))
    #expect(sheet.places["radii-radius.r6"] == Point(812, 88))
    #expect(sheet.places["radii-radius.r7"] == Point(32, 264))
    #expect(sheet.problems == [])
    #expect(
      sheet.sheet.drawing.description
        == "7 corner radii at true size, with a circle of the radius in one corner of each.")
  }

  @Test func drawsTheCircleThatMakesTheCorner() throws {
    let sheet = try sheet(LengthSheet.group("radius", [("md", "12")]))
    let box = Style(fill: .chrome(.wash), stroke: Stroke(.chrome(.ink)))
    #expect(sheet.shapes("radii-radius.md").first == .rect(Rect(0.5, 0.5, 115, 95), radius: 11.5, box))
    let circle = try #require(sheet.circles("radii-radius.md").first)
    #expect(circle.center == Point(12, 12))
    #expect(circle.radius == 12)
    #expect(sheet.texts("radii-radius.md") == ["md", "12"])
  }

  @Test func makesAPillOfARadiusOverHalfTheHeight() throws {
    let sheet = try sheet(LengthSheet.group("radius", [("full", "9999")]))
    #expect(sheet.circles("radii-radius.full").first?.radius == 48)
    #expect(sheet.texts("radii-radius.full") == ["full", "9999"])
    #expect(sheet.problems == [])
  }

  @Test func drawsNoCircleWhereACornerIsSharp() throws {
    let sheet = try sheet(LengthSheet.group("radius", [("none", "0"), ("odd", "-4")]))
    #expect(sheet.circles("radii-radius.none").isEmpty)
    #expect(sheet.circles("radii-radius.odd").isEmpty)
    #expect(sheet.texts("radii-radius.odd") == ["odd", "-4"])
  }

  @Test func saysWhatAnAliasNames() throws {
    let sheet = try sheet(
      LengthSheet.group("radius", [("s", "4")]) + "," + LengthSheet.group("corner", [("tag", #""{radius.s}""#)]))
    #expect(sheet.texts("radii-radius.s") == ["radius.s", "4"])
    #expect(sheet.texts("radii-corner.tag") == ["corner.tag", "4", "← radius.s"])
  }

  @Test func putsTheFigureBelowANameThatFillsTheRoom() throws {
    let sheet = try sheet(
      LengthSheet.group("radius", [("s", "4")]) + "," + LengthSheet.group("corner", [("control", #""{radius.s}""#)]))
    #expect(sheet.places["radii-corner.control"] == Point(188, 88))
    #expect(sheet.texts("radii-corner.control") == ["corner.control", "4 ← radius.s"])
  }

  @Test func standsFourInARowWhereNamesAreLong() throws {
    let name = String(repeating: "abcdefgh", count: 10)
    let steps = [("a", "1"), ("b", "2"), ("c", "3"), (name, "4"), ("e", "5")]
    let sheet = try sheet(LengthSheet.group("radius", steps))
    #expect(sheet.places["radii-radius." + name] == Point(704, 88))
    #expect(sheet.places["radii-radius.e"] == Point(32, 264))
    // 224 pixels hold 27 characters.
    #expect(sheet.texts("radii-radius." + name) == [name.prefix(13) + "…" + name.suffix(13), "4"])
    #expect(sheet.problems == [])
  }

  @Test func marksARadiusWithoutAValue() throws {
    let sheet = try sheet(LengthSheet.group("radius", [("a", #""round""#), ("b", "4")]))
    #expect(sheet.isMissing("radii-radius.a"))
    #expect(sheet.texts("radii-radius.a") == ["a", "missing"])
    #expect(!sheet.isMissing("radii-radius.b"))
  }

  @Test func takesARemAsSixteen() throws {
    let sheet = try sheet(LengthSheet.group("radius", [("a", "0.5")], unit: "rem"))
    #expect(sheet.circles("radii-radius.a").first?.radius == 8)
    #expect(sheet.looseTexts.contains("true size · circle = radius · 1 rem = 16"))
  }
}
