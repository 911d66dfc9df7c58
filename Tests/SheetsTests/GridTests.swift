import Analysis
import DesignModel
import Graphics
import Sheets
import Testing
import TextCore

@Suite struct GridTests {
  private func sheet(_ width: String, _ columns: String, _ gutter: String, _ margin: String) throws -> Sheet {
    let lengths = [("width", width), ("gutter", gutter), ("margin", margin)].map { name, value in
      #""\#(name)": {"$type": "dimension", "$value": {"value": \#(value), "unit": "px"}}"#
    }
    let files: FileTree = [
      "a.tokens.json":
        #"{"grid": {"tablet": {\#(lengths.joined(separator: ", ")), "columns": {"$type": "number", "$value": \#(columns)}}}}"#
    ]
    return try #require(SheetKind.grid.draw(SmallSystem.analysed(files)).first)
  }

  @Test func writesTheSumOut() throws {
    let sheet = try sheet("1024", "12", "24", "32")
    #expect(sheet.id == "grid.tablet")
    // 12 × 58 = 696, 11 × 24 = 264, 2 × 32 = 64.
    let sum = try #require(SmallSystem.groups(sheet.drawing)["grid.tablet-sum"])
    #expect(SmallSystem.texts(sum.shapes).first == "12 × 58 + 11 × 24 + 2 × 32 = 1024")
    #expect(sheet.drawing.boundsProblems == [])
  }

  @Test func dimensionsMarginColumnGutterAndSpan() throws {
    let texts = SmallSystem.texts(
      try #require(SmallSystem.groups(try sheet("1024", "12", "24", "32").drawing)["grid.tablet-dimensions"]).shapes)
    // Four columns and three gutters: 4 × 58 + 3 × 24.
    #expect(texts == ["W 1024", "m 32", "m 32", "c 58", "g 24", "span 4 = 304"])
  }

  @Test func keepsTheLabelOfANarrowColumnInsideTheDrawing() throws {
    // A column of (1024 − 998 × 1) ÷ 999 = 0.026 is narrower than what says so.
    #expect(try sheet("1024", "999", "1", "0").drawing.boundsProblems == [])
    #expect(try sheet("1024", "999", "-24", "-32").drawing.boundsProblems == [])
  }

  @Test func cutsATitleThatIsLongerThanItsPlate() throws {
    let analysed = SmallSystem.analysed([
      "a.tokens.json":
        #"{"\#(String(repeating: "a", count: 5000))": {"$type": "number", "width": {"$value": 9}, "gutter": {"$value": 1}, "margin": {"$value": 1}, "columns": {"$value": 2}}}"#
    ])
    let sheet = try #require(SheetKind.grid.draw(analysed).first)
    #expect(sheet.drawing.title.count > 5000)
    #expect(sheet.drawing.boundsProblems == [])
  }

  @Test func drawsTheStaircaseToScale() throws {
    let groups = SmallSystem.groups(try sheet("896", "12", "16", "0").drawing)
    // 896 pixels to 896: (896 − 11 × 16) ÷ 12 = 60; six columns are 6 × 60 + 5 × 16 = 440.
    let step = try #require(groups["grid.tablet-span-6"])
    #expect(step.shapes.first == .rect(Rect(32, 360 + 5 * 17, 440, 11), Style(fill: .chrome(.fill))))
    #expect(SmallSystem.texts(step.shapes) == ["6", "440"])
    let strong = try #require(groups["grid.tablet-span-8"])
    #expect(SmallSystem.fills(strong.shapes) == [.chrome(.ink)])
  }

  @Test func saysWhatFallsBetweenPixels() throws {
    // Phone: (390 − 11 × 8 − 2 × 16) ÷ 12 = 22.5, which is 45 at 2× and 67.5 at 3×.
    let texts = SmallSystem.texts(try sheet("390", "12", "8", "16").drawing.shapes)
    #expect(texts.last == "a column in pixels: 1× 22.5, between pixels · 2× whole · 3× 67.5, between pixels")
  }

  @Test(arguments: [("100", "12", "24", "32"), ("390", "0", "8", "16"), ("390", "2.5", "8", "16")])
  func saysSoWhenNothingIsLeftForColumns(width: String, columns: String, gutter: String, margin: String) throws {
    let sheet = try sheet(width, columns, gutter, margin)
    #expect(SmallSystem.texts(sheet.drawing.shapes).last?.hasPrefix("Gutters and margins leave nothing") == true)
    #expect(sheet.drawing.boundsProblems == [])
  }

  @Test(arguments: ["1", "2", "4", "24", "100"]) func holdsAnyNumberOfColumns(columns: String) throws {
    #expect(try sheet("1440", columns, "4", "48").drawing.boundsProblems == [])
  }
}
