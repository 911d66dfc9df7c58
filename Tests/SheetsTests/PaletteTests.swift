import Graphics
import Sheets
import Testing
import TextCore

@Suite struct PaletteTests {
  private func sheet(_ ramps: String) throws -> Sheet {
    try #require(
      SheetKind.palette.draw(SmallSystem.analysed(["a.tokens.json": "{\(ramps)}"], isStrict: true)).first)
  }

  private func ramp(_ name: String, _ steps: [(String, String)]) -> String {
    let tokens = steps.map { #""\#($0.0)": {"$value": {"colorSpace": "srgb", "components": [\#($0.1)]}}"# }
    return #""\#(name)": {"$type": "color", \#(tokens.joined(separator: ", "))}"#
  }

  /// The groups of swatches by id, with the places at which they stand on the sheet.
  private func swatches(_ sheet: Sheet) -> [String: Point] {
    var found: [String: Point] = [:]
    for case .group(let row) in sheet.drawing.shapes {
      for case .group(let swatch) in row.shapes {
        found[swatch.id ?? ""] = Point(row.offset.x + swatch.offset.x, row.offset.y + swatch.offset.y)
      }
    }
    return found
  }

  private func texts(_ sheet: Sheet, in id: String) -> [String] {
    SmallSystem.texts(SmallSystem.groups(sheet.drawing)[id]?.shapes ?? [])
  }

  @Test func sharesNoMarkWithASheetOfTheSameName() throws {
    let analysed = SmallSystem.analysed([
      "a.tokens.json": #"{"p": {"1": \#(SmallSystem.color("0, 0, 0"))}}"#
    ])
    let plans = SheetKind.palette.plan(analysed)
    let sheets = SheetPlan.distinct(plans + plans).map(\.sheet)
    #expect(sheets.map(\.id) == ["palette", "palette-2"])
    let marks = sheets.map { Set(SmallSystem.groups($0.drawing).keys) }
    #expect(marks[0].contains("palette-p.1"))
    #expect(marks[0].isDisjoint(with: marks[1]))
  }

  @Test func leavesAGapWhereARampHasNone() throws {
    let sheet = try sheet(
      ramp("gray", [("0", "1, 1, 1"), ("50", "0.9, 0.9, 0.9"), ("100", "0, 0, 0")]) + ","
        + ramp("blue", [("0", "0, 0, 1"), ("100", "0, 0, 0.5")]))
    // Labels take 84, columns follow at 68, rows at 92.
    #expect(
      swatches(sheet) == [
        "palette-gray.0": Point(116, 92), "palette-gray.50": Point(184, 92), "palette-gray.100": Point(252, 92),
        "palette-blue.0": Point(116, 184), "palette-blue.100": Point(252, 184),
      ])
    #expect(sheet.drawing.width == 960)
    #expect(sheet.drawing.boundsProblems == [])
  }

  @Test func saysContrastWithWhiteOrBlackCutToOneDecimal() throws {
    let sheet = try sheet(ramp("p", [("0", "1, 1, 1"), ("1", "0.4667, 0.4667, 0.4667"), ("2", "0, 0, 0")]))
    #expect(texts(sheet, in: "palette-p.0") == ["21.0", "#ffffff"])
    #expect(texts(sheet, in: "palette-p.2") == ["21.0", "#000000"])
    // #777777 is 4.47 on white and 4.68 on black.
    #expect(texts(sheet, in: "palette-p.1") == ["4.6", "#777777"])
  }

  @Test func namesStepsAndWrapsWhereColumnsCannotBeShared() throws {
    let steps = (1...14).map { ("s\($0)", "0, 0, \(Double($0) / 20)") }
    let sheet = try sheet(ramp("blue", steps))
    let places = swatches(sheet)
    #expect(places["palette-blue.s1"] == Point(116, 76))
    #expect(places["palette-blue.s12"] == Point(116 + 11 * 68, 76))
    #expect(places["palette-blue.s13"] == Point(116, 76 + 108))
    #expect(texts(sheet, in: "palette-blue.s14").first == "s14")
    #expect(sheet.drawing.boundsProblems == [])
  }

  @Test func cutsTheNameOfAStepInTheMiddleSinceNamesDifferAtTheirEnds() throws {
    let sheet = try sheet(ramp("blue", [("extremelyLight", "0.8, 0.8, 1"), ("extremelyDark", "0, 0, 0.2")]))
    // Ten characters: four, an ellipsis, five.
    #expect(texts(sheet, in: "palette-blue.extremelyLight").first == "extr…Light")
    #expect(texts(sheet, in: "palette-blue.extremelyDark").first == "extr…yDark")
  }

  @Test func countsNoStepsOfColorsWithoutAGroup() throws {
    let sheet = try sheet(#""brand": \#(SmallSystem.color("0, 0, 1"))"#)
    // The frame's title and legend, then the swatch: blue is 8.59 on white.
    #expect(SmallSystem.texts(sheet.drawing.shapes).suffix(3) == ["brand", "8.5", "#0000ff"])
    #expect(!SmallSystem.texts(sheet.drawing.shapes).contains("1 step"))
  }

  @Test func drawsNoCurveOfAListTooLongToBeARamp() throws {
    func curve(_ count: Int) throws -> Bool {
      let sheet = try sheet(ramp("c", (1...count).map { ("s\($0)", "0, 0, \(Double($0) / 50)") }))
      return SmallSystem.groups(sheet.drawing)["palette~lightness~c"] != nil
    }
    #expect(try !curve(2) && curve(3) && curve(24) && !curve(25))
  }

  @Test func cutsANameThatIsLongerThanItsRow() throws {
    let name = String(repeating: "abcdefgh", count: 600)
    #expect(try sheet(ramp(name, [("1", "1, 1, 1")])).drawing.boundsProblems == [])
  }

  @Test func putsLongNamesAboveTheirRow() throws {
    let sheet = try sheet(ramp("a.very".replacing(".", with: " ") + " long name of a ramp", [("1", "1, 0, 0")]))
    #expect(swatches(sheet).values.first == Point(116, 92 + 28))
    #expect(sheet.drawing.boundsProblems == [])
  }

  @Test func drawsAColorWithoutAValueInMagentaWithACross() throws {
    let sheet = try sheet(
      #""p": {"$type": "color", "1": {"$value": {"colorSpace": "srgb", "components": [1, 0, 0]}}, "2": {"$value": "red"}}"#
    )
    let group = try #require(SmallSystem.groups(sheet.drawing)["palette-p.2"])
    #expect(group.shapes.first == .rect(Rect(0, 0, 64, 56), Style(fill: .color(HexColor(0xFF00FF)))))
    #expect(group.shapes.filter { if case .line = $0 { true } else { false } }.count == 2)
    #expect(texts(sheet, in: "palette-p.2") == ["missing"])
  }

  @Test func givesNamesTwoLinesWhereCutToOneSomeAreTheSame() throws {
    let sheet = try sheet(
      ramp("p", [("BookmarksCellColor", "1, 1, 1"), ("BookmarksTickColor", "1, 1, 1"), ("ink", "0, 0, 0")]))
    #expect(texts(sheet, in: "palette-p.BookmarksCellColor").prefix(2) == ["Bookmarks", "CellColor"])
    #expect(texts(sheet, in: "palette-p.BookmarksTickColor").prefix(2) == ["Bookmarks", "TickColor"])
    #expect(texts(sheet, in: "palette-p.ink").first == "ink")
    #expect(sheet.drawing.boundsProblems == [])
  }

  @Test func saysAlphaBelowTheHex() throws {
    let sheet = try sheet(
      #""p": {"$type": "color", "1": {"$value": {"colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.5}}}"#)
    // Half of black over white is #808080 without its rounding: 3.98 on white, 5.27 on black.
    #expect(texts(sheet, in: "palette-p.1") == ["5.2", "#000000", "/ 50%"])
  }

  @Test func goesOnInASecondLineWhereSharedColumnsAreMoreThanTwelve() throws {
    let many = (1...13).map { (String($0), "0, 0, \(Double($0) / 20)") }
    let sheet = try sheet(
      ramp("gray", many) + "," + ramp("red", [("2", "1, 0, 0")]) + "," + ramp("blue", [("13", "0, 0, 1")]))
    let places = swatches(sheet)
    #expect(places["palette-gray.12"] == Point(116 + 11 * 68, 92))
    // The thirteenth stands below the first, under its name.
    #expect(places["palette-gray.13"] == Point(116, 92 + 92))
    #expect(texts(sheet, in: "palette-gray.13").first == "13")
    // Rows of 92, and 16 for each name; a row without a first line begins with its second.
    #expect(places["palette-red.2"] == Point(116 + 68, 92 + 92 + 108))
    #expect(places["palette-blue.13"] == Point(116, 92 + 92 + 108 + 92))
    #expect(sheet.drawing.boundsProblems == [])
  }

  @Test func drawsTheLightnessOfARampAsACurve() throws {
    // White has lightness 1 and black 0 in OKLCH; the plot is 136 wide and 72 high.
    let sheet = try sheet(ramp("gray", [("0", "1, 1, 1"), ("50", "0, 0, 0"), ("100", "1, 1, 1")]))
    let plot = try #require(SmallSystem.groups(sheet.drawing)["palette~lightness~gray"])
    // One row of swatches ends at 92 + 92 − 20; the plots stand 52 below.
    #expect(plot.offset == Point(32, 216))
    guard case .path(let path, _)? = plot.shapes.first(where: { if case .path = $0 { true } else { false } }),
      case .line(let middle) = path.steps[1], case .line(let end) = path.steps[2]
    else {
      Issue.record("a curve of three points")
      return
    }
    #expect(abs(middle.x - 68) < 0.001 && abs(middle.y - 72) < 0.001)
    #expect(abs(end.x - 136) < 0.001 && abs(end.y) < 0.001)
    #expect(sheet.drawing.boundsProblems == [])
  }

  @Test func turnsOverTheCornerOfAColorThatSRGBDoesNotHold() throws {
    let sheet = try sheet(
      #""p": {"$type": "color", "1": {"$value": {"colorSpace": "display-p3", "components": [1, 0, 0]}}}"#)
    let swatch = try #require(SmallSystem.groups(sheet.drawing)["palette-p.1"])
    #expect(swatch.shapes.contains { if case .path = $0 { true } else { false } })
    #expect(texts(sheet, in: "palette-p.1").last == "display-p3")
  }
}
