import Graphics
import Sheets
import Testing
import TextCore

@Suite struct SpacingRulerTests {
  private func sheet(_ tokens: String) throws -> LengthSheet { try LengthSheet(.spacingRuler, tokens) }

  private let long = String(repeating: "abcdefgh", count: 10)

  @Test func drawsAStepAsLongAsItIs() throws {
    let sheet = try sheet(LengthSheet.group("space", [("xs", "4"), ("huge", "64")]))
    #expect(sheet.places == ["spacing-ruler-space.xs": Point(32, 100), "spacing-ruler-space.huge": Point(32, 132)])
    // Nine for one, from 112 on.
    #expect(sheet.rects("spacing-ruler-space.xs") == [Rect(112, 6, 36, 14)])
    #expect(sheet.rects("spacing-ruler-space.huge") == [Rect(112, 6, 576, 14)])
    #expect(sheet.texts("spacing-ruler-space.huge") == ["huge", "64"])
    #expect(sheet.looseTexts.contains("ruler 9 : 1 · squares 1 : 1"))
    #expect(sheet.sheet.drawing.description == "2 spacing steps against a ruler; below, squares of true size.")
    #expect(sheet.problems == [])
  }

  @Test(arguments: ["1e-308", "1e-14"]) func drawsASquareThatIsTooSmallToSee(value: String) throws {
    let sheet = try sheet(LengthSheet.group("space", [("a", value)]))
    #expect(sheet.rects("spacing-ruler-space.a").count == 1)
    #expect(sheet.problems == [])
  }

  @Test func leavesOutSeveralLengthsInOneValue() throws {
    let tokens = #"{"space": {"$type": "dimension", "pad": {"$value": "8px 16px"}, "one": {"$value": "8px"}}}"#
    let analysed = SmallSystem.analysed(["a.tokens.json": tokens])
    let sheets = SheetKind.spacingRuler.draw(analysed)
    #expect(sheets.count == 1)
    #expect(SmallSystem.groups(sheets[0].drawing).keys.sorted() == ["spacing-ruler-space.one"])
  }

  @Test func numbersEveryEighthOfTheRuler() throws {
    let numbers = try sheet(LengthSheet.group("space", [("xs", "4")])).looseTexts.compactMap(Double.init)
    // The last is the square's own.
    #expect(numbers == [0, 8, 16, 24, 32, 40, 48, 56, 64, 4])
  }

  @Test(arguments: [
    // 96 × 6, 144 × 4 and 288 × 2 are the 576 of the room; one more needs the next scale.
    ("64", "9 : 1", 576.0), ("65", "6 : 1", 390), ("96", "6 : 1", 576), ("97", "4 : 1", 388), ("288", "2 : 1", 576),
    ("577", "1 : 2", 288.5), ("9999", "1 : 32", 312.46875),
  ]) func takesTheLargestScaleAtWhichAllStepsFit(value: String, scale: String, width: Double) throws {
    let sheet = try sheet(LengthSheet.group("space", [("a", "1"), ("b", value)]))
    #expect(sheet.rects("spacing-ruler-space.b") == [Rect(112, 6, width, 14)])
    #expect(sheet.looseTexts.contains { $0.hasPrefix("ruler \(scale)") })
    #expect(sheet.problems == [])
  }

  @Test func keepsTheNumbersOfALongRulerApart() throws {
    let sheet = try sheet(LengthSheet.group("space", [("a", "9999")]))
    // At 1 : 32 a number each 2048 stands each 64 pixels; 18432 is the length of the room.
    #expect(sheet.looseTexts.compactMap(Double.init) == (0...9).map { Double($0) * 2048 })
  }

  @Test func standsRolesUnderTheStepThatTheyName() throws {
    let sheet = try sheet(
      LengthSheet.group("space", [("a", "4"), ("b", "8")]) + ","
        + LengthSheet.group("inset", [("tight", #""{space.a}""#), ("tighter", #""{inset.tight}""#)]))
    #expect(
      sheet.places == [
        "spacing-ruler-space.a": Point(32, 100), "spacing-ruler-inset.tight": Point(32, 132),
        "spacing-ruler-inset.tighter": Point(32, 152), "spacing-ruler-space.b": Point(32, 172),
      ])
    #expect(sheet.texts("spacing-ruler-space.a") == ["a", "4"])
    #expect(sheet.texts("spacing-ruler-inset.tighter") == ["inset.tighter"])
    let bar = Shape.rect(Rect(112, 0, 36, 8), Style(fill: .chrome(.fill)))
    #expect(sheet.shapes("spacing-ruler-inset.tight").contains(bar))
    #expect(sheet.problems == [])
  }

  @Test func givesARoleThatNamesNoDrawnStepARowOfItsOwn() throws {
    let sheet = try sheet(
      LengthSheet.group("size", [("a", "4")]) + "," + LengthSheet.group("gap", [("small", #""{size.a}""#)]))
    #expect(sheet.places == ["spacing-ruler-gap.small": Point(32, 100)])
    #expect(sheet.rects("spacing-ruler-gap.small") == [Rect(112, 6, 36, 14)])
  }

  @Test func drawsWhatIsBelowNoughtAsAnOutlineAndNoughtAsNothing() throws {
    let sheet = try sheet(LengthSheet.group("space", [("none", "0"), ("pull", "-8")]))
    let outline = Shape.rect(Rect(112.5, 6.5, 71, 13), Style(stroke: Stroke(.chrome(.ink))))
    #expect(sheet.shapes("spacing-ruler-space.pull").contains(outline))
    #expect(sheet.texts("spacing-ruler-space.pull") == ["pull", "-8"])
    #expect(sheet.rects("spacing-ruler-space.none") == [])
    #expect(sheet.texts("spacing-ruler-space.none") == ["none", "0"])
    #expect(sheet.looseTexts.contains("ruler 9 : 1"))
    #expect(sheet.problems == [])
  }

  @Test func marksAStepWithoutAValue() throws {
    let sheet = try sheet(LengthSheet.group("space", [("a", "4"), ("b", #""wide""#), ("c", "1e7")]))
    #expect(sheet.isMissing("spacing-ruler-space.b"))
    #expect(sheet.texts("spacing-ruler-space.b") == ["b", "missing"])
    #expect(sheet.isMissing("spacing-ruler-space.c"))
    #expect(!sheet.isMissing("spacing-ruler-space.a"))
    #expect(sheet.problems == [])
  }

  @Test func takesARemAsSixteen() throws {
    let sheet = try sheet(LengthSheet.group("space", [("a", "1.5")], unit: "rem"))
    #expect(sheet.rects("spacing-ruler-space.a") == [Rect(112, 6, 216, 14)])
    #expect(sheet.texts("spacing-ruler-space.a") == ["a", "24"])
    #expect(sheet.looseTexts.contains("ruler 9 : 1 · squares 1 : 1 · 1 rem = 16"))
  }

  @Test func makesRoomForLongNames() throws {
    let medium = try sheet(LengthSheet.group("space", [("a", "4"), ("a-name-of-twenty-one-", "8")]))
    #expect(medium.rects("spacing-ruler-space.a") == [Rect(224, 6, 36, 14)])
    let wide = try sheet(LengthSheet.group("space", [("a", "4"), (long, "8")]))
    #expect(wide.rects("spacing-ruler-space.a") == [Rect(344, 6, 36, 14)])
    // 39 characters for the name and the one of the figure: 18 before the gap, 19 behind it.
    #expect(
      wide.texts("spacing-ruler-space." + long) == [long.prefix(18) + "…" + long.suffix(19), "8"])
    #expect(wide.problems == [])
  }

  @Test func cutsADescriptionBesideTheRulerAfterAWord() throws {
    let words = "Breathing room around a lone element of the page."
    let sheet = try sheet(
      #""space": {"$type": "dimension", "a": {"$value": {"value": 64, "unit": "px"}, "$description": "\#(words)"}}"#)
    // 192 pixels are 33 characters: "ele" would be the last of the 32 before the ellipsis.
    #expect(sheet.texts("spacing-ruler-space.a").last == "Breathing room around a lone…")
    #expect(sheet.problems == [])
  }

  @Test func wrapsTheSquaresOfDistinctValuesUpToNinetySix() throws {
    let values = [96, 80, 88, 72, 90, 84, 76, 92, 96, 97].enumerated().map { ("s\($0)", String($1)) }
    let sheet = try sheet(LengthSheet.group("space", values))
    // Ten rows of 32 end at 420, and the first baseline lies 32 + 96 below. Slots are 80 or 96, and 40 apart: six take
    // 3 × 120 + 3 × 136, and the next 92 would end at 112 + 768 + 92, beyond 896.
    #expect(
      sheet.looseRects.dropFirst() == [
        Rect(144, 476, 72, 72), Rect(264, 472, 76, 76), Rect(384, 468, 80, 80), Rect(504, 464, 84, 84),
        Rect(640, 460, 88, 88), Rect(776, 458, 90, 90), Rect(144, 596, 92, 92), Rect(280, 592, 96, 96),
      ])
    #expect(sheet.problems == [])
  }

  @Test func drawsNothingWithoutSpacing() throws {
    #expect(try LengthSheet.all(.spacingRuler, LengthSheet.group("radius", [("a", "4")])).isEmpty)
  }
}
