import Analysis
import DesignModel
import Graphics
import Sheets
import Testing
import TextCore

@Suite struct RolesTests {
  private static let system: FileTree = [
    "a.tokens.json": #"""
    {"palette": {"gray": {"0": \#(SmallSystem.color("1, 1, 1")), "1000": \#(SmallSystem.color("0, 0, 0"))},
                 "blue": {"600": \#(SmallSystem.color("0, 0.3765, 0.8745"))}},
     "color": {
       "background": {"base": {"$value": "{palette.gray.0}"}},
       "text": {"primary": {"$value": "{palette.gray.1000}"}, "onAccent": {"$value": "{palette.gray.0}"}},
       "accent": {"base": {"$value": "{palette.blue.600}"}},
       "status": {"info": {"$value": "{palette.blue.600}"}},
       "border": {"separator": {"$value": "{palette.gray.1000}"}, "focus": {"$value": "{palette.blue.600}"}},
       "lost": {"$type": "color", "$value": "{palette.nothing}"}}}
    """#
  ]

  private func groups(_ files: FileTree = system) throws -> [String: Group] {
    SmallSystem.groups(try #require(SheetKind.roles.draw(SmallSystem.analysed(files)).first).drawing)
  }

  private func shapes(_ name: String) throws -> [Shape] {
    try #require(try groups()["roles.default-color.\(name)"]).shapes
  }

  private let blue = Paint.color(HexColor(0x0060DF))
  private let white = Paint.color(HexColor(0xFFFFFF))

  @Test func namesTheAppearanceInItsFile() throws {
    let sheet = try #require(SheetKind.roles.draw(SmallSystem.analysed(Self.system)).first)
    #expect(sheet.id == "roles.default")
    #expect(sheet.page == "color")
    #expect(sheet.drawing.boundsProblems == [])
  }

  @Test func fillsATileWithAnAccent() throws {
    #expect(try shapes("accent.base").first == .rect(Rect(0, 0, 182, 56), Style(fill: blue)))
  }

  @Test func setsTextOnThePageBackground() throws {
    let shapes = try shapes("text.primary")
    #expect(SmallSystem.fills(shapes) == [white])
    #expect(SmallSystem.texts(shapes) == ["Aa", "Legible", "primary", "gray.1000 #000000"])
  }

  @Test func setsTextForAFillOnThatFill() throws {
    // Named 'onAccent', it is paired with the accent.
    #expect(SmallSystem.fills(try shapes("text.onAccent")) == [blue])
  }

  @Test func drawsAStatusAsFillAndWord() throws {
    #expect(SmallSystem.fills(try shapes("status.info")) == [blue, white])
  }

  @Test func drawsASeparatorAsALineAndFocusAsARingOfTwo() throws {
    #expect(
      try shapes("border.separator").first
        == .line(Point(0, 28.5), Point(182, 28.5), Stroke(.color(HexColor(0x000000)))))
    #expect(
      try shapes("border.focus").first == .rect(Rect(8, 8, 166, 40), radius: 8, Style(stroke: Stroke(blue, width: 2))))
  }

  @Test func drawsWhatHasNoValueInMagenta() throws {
    let shapes = try shapes("lost")
    #expect(SmallSystem.fills(shapes) == [.color(HexColor(0xFF00FF))])
    // What it names stands there, though nothing has that name.
    #expect(SmallSystem.texts(shapes) == ["lost", "nothing –"])
  }

  @Test func laysFourTilesToALineAndStartsAnother() throws {
    let roles = (1...5).map { #""r\#($0)": {"$value": "{p.1}"}"# }.joined(separator: ", ")
    let groups = try groups(["a.tokens.json": #"{"p": {"1": \#(SmallSystem.color("1, 0, 0"))}, "c": {\#(roles)}}"#])
    // The label takes 96, tiles follow at 206, lines at 120.
    #expect(groups["roles.default-c.r1"]?.offset == Point(96, 0))
    #expect(groups["roles.default-c.r4"]?.offset == Point(96 + 3 * 206, 0))
    #expect(groups["roles.default-c.r5"]?.offset == Point(96, 120))
  }

  @Test func drawsOnlyWhatTheGuideCallsRoles() throws {
    var settings = Settings()
    settings.groups["roles"] = [Glob("color.accent.*")]
    let sheet = try #require(SheetKind.roles.draw(SmallSystem.analysed(Self.system, settings)).first)
    #expect(SmallSystem.groups(sheet.drawing).keys.sorted() == ["roles.default-color.accent.base"])
  }

  @Test func keepsLongNamesInsideTheSheet() throws {
    let long = String(repeating: "segment-of-a-name", count: 6)
    let files: FileTree = [
      "a.tokens.json":
        #"{"p": {"\#(long)": \#(SmallSystem.color("1, 0, 0"))}, "\#(long)": {"\#(long)": {"$value": "{p.\#(long)}"}}}"#
    ]
    let sheet = try #require(SheetKind.roles.draw(SmallSystem.analysed(files)).first)
    #expect(sheet.drawing.boundsProblems == [])
  }
}
