import Graphics
import Sheets
import Testing

@Suite struct SizesTests {
  private func sheet(_ tokens: String) throws -> LengthSheet { try LengthSheet(.sizes, tokens) }

  private func groups(_ groups: [(String, [(String, String)])]) -> String {
    let members = groups.map { LengthSheet.group($0.0, $0.1) }
    return #""size": {\#(members.joined(separator: ", "))}"#
  }

  @Test func standsGroupsOnBaselinesInSlots() throws {
    let sheet = try sheet(groups([("icon", [("sm", "16"), ("md", "24")]), ("box", [("lg", "96"), ("xl", "97")])]))
    // 97 and its distance need two slots; the tallest takes 128, below 16 of air.
    #expect(
      sheet.places == [
        "sizes-size.icon.sm": Point(32, 216), "sizes-size.icon.md": Point(144, 216),
        "sizes-size.box.lg": Point(256, 216), "sizes-size.box.xl": Point(368, 216),
      ])
    #expect(sheet.rects("sizes-size.icon.sm") == [Rect(0.5, -15.5, 15, 15)])
    #expect(sheet.texts("sizes-size.icon.sm") == ["sm", "16"])
    #expect(sheet.looseTexts.contains("size.icon"))
    #expect(sheet.looseTexts.contains("size.box"))
    #expect(sheet.sheet.drawing.description == "4 sizes at true size.")
    #expect(sheet.problems == [])
  }

  @Test func beginsARowWithAGroupThatDoesNotFit() throws {
    let steps = (1...5).map { ("s\($0)", "32") }
    let sheet = try sheet(groups([("icon", steps), ("thumbnail", steps)]))
    // A row takes 16 + 32 above its baseline and 88 below.
    #expect(sheet.places["sizes-size.icon.s5"] == Point(480, 120))
    #expect(sheet.places["sizes-size.thumbnail.s1"] == Point(32, 256))
    #expect(sheet.problems == [])
  }

  @Test func wrapsAGroupOfMoreThanEight() throws {
    let sheet = try sheet(groups([("icon", (1...9).map { ("s\($0)", "32") })]))
    #expect(sheet.places["sizes-size.icon.s8"] == Point(816, 120))
    #expect(sheet.places["sizes-size.icon.s9"] == Point(32, 256))
    #expect(sheet.looseTexts.count { $0 == "size.icon" } == 2)
    #expect(sheet.problems == [])
  }

  @Test func drawsAnAvatarAsACircle() throws {
    let sheet = try sheet(groups([("avatar", [("md", "44")])]))
    let circle = try #require(sheet.circles("sizes-size.avatar.md").first)
    #expect(circle.center == Point(22, -22))
    #expect(circle.radius == 21.5)
  }

  @Test func drawsATargetAroundAnIcon() throws {
    let sheet = try sheet(groups([("target", [("minimum", "44"), ("small", "20")])]))
    #expect(sheet.rects("sizes-size.target.minimum") == [Rect(0.5, -43.5, 43, 43), Rect(10.5, -33.5, 23, 23)])
    #expect(sheet.texts("sizes-size.target.minimum") == ["44", "minimum", "44 × 44"])
    #expect(sheet.rects("sizes-size.target.small") == [Rect(0.5, -19.5, 19, 19)])
    #expect(sheet.problems == [])
  }

  @Test func listsLargeSizesAsBars() throws {
    let sheet = try sheet(
      groups([("icon", [("sm", "16"), ("md", "160")]), ("width", [("a", "9999"), ("b", "200")])]))
    // 160 takes 160 above its baseline, so the row ends at 72 + 16 + 160 + 88 and the list begins 32 below.
    #expect(sheet.places["sizes-size.icon.md"] == Point(144, 248))
    #expect(sheet.places["sizes-size.width.a"] == Point(32, 368))
    #expect(sheet.places["sizes-size.width.b"] == Point(32, 396))
    // "width.a" and "9999" need the columns of which bars begin at 224.
    #expect(sheet.rects("sizes-size.width.a") == [Rect(224, 5, 672, 14)])
    #expect(sheet.texts("sizes-size.width.b") == ["width.b", "200"])
    #expect(sheet.sheet.drawing.description == "2 sizes at true size, 2 larger sizes as bars.")
    #expect(sheet.problems == [])
  }

  @Test func drawsOnlyBarsWhereAllAreLarge() throws {
    let sheet = try sheet(groups([("width", [("a", "300")])]))
    #expect(sheet.places == ["sizes-size.width.a": Point(32, 80)])
    #expect(sheet.sheet.drawing.description == "1 larger size as a bar.")
    #expect(sheet.problems == [])
  }

  @Test func marksASizeWithoutAValue() throws {
    let sheet = try sheet(groups([("icon", [("a", #""big""#), ("b", "16")])]))
    #expect(sheet.isMissing("sizes-size.icon.a"))
    #expect(sheet.texts("sizes-size.icon.a") == ["a", "missing"])
    #expect(!sheet.isMissing("sizes-size.icon.b"))
    #expect(sheet.problems == [])
  }

  @Test func drawsNothingForNoughtAndAnOutlineBelow() throws {
    let sheet = try sheet(groups([("icon", [("none", "0"), ("odd", "-16")])]))
    #expect(sheet.rects("sizes-size.icon.none") == [])
    #expect(sheet.texts("sizes-size.icon.none") == ["none", "0"])
    #expect(sheet.rects("sizes-size.icon.odd") == [Rect(0.5, -15.5, 15, 15)])
    #expect(sheet.texts("sizes-size.icon.odd") == ["odd", "-16"])
    #expect(sheet.problems == [])
  }

  @Test func fitsALongNameIntoItsSlot() throws {
    let name = String(repeating: "abcdefgh", count: 10)
    let sheet = try sheet(groups([(name, [(name, "16")])]))
    // 104 pixels hold 12 characters of the name and 16 of the group's.
    #expect(sheet.texts("sizes-size.\(name).\(name)") == [name.prefix(5) + "…" + name.suffix(6), "16"])
    #expect(sheet.looseTexts.contains("size.ab…abcdefgh"))
    #expect(sheet.problems == [])
  }

  @Test func takesARemAsSixteen() throws {
    let sheet = try sheet(#""size": {\#(LengthSheet.group("icon", [("a", "2")], unit: "rem"))}"#)
    #expect(sheet.rects("sizes-size.icon.a") == [Rect(0.5, -31.5, 31, 31)])
    #expect(sheet.looseTexts.contains("true size · 1 rem = 16"))
  }
}
