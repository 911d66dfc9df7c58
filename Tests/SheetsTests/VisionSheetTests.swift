import Analysis
import ColorScience
import Graphics
import Sheets
import Testing
import TextCore

@Suite struct VisionSheetTests {
  private func drawing(_ roles: String) throws -> Drawing {
    let files: FileTree = [
      "a.tokens.json": #"""
      {"p": {"red": \#(SmallSystem.color("0.698, 0.1333, 0.1333")), "olive": \#(SmallSystem.color("0.3333, 0.4196, 0")),
             "black": \#(SmallSystem.color("0, 0, 0")), "vivid": \#(SmallSystem.color("1, 0.231373, 0.188235"))}, "status": {\#(roles)}}
      """#
    ]
    return try #require(SheetKind.vision.draw(SmallSystem.analysed(files)).first).drawing
  }

  @Test func showsEachRoleAsFourKindsOfEyesSeeIt() throws {
    let drawing = try drawing(#""info": {"$value": "{p.black}"}, "error": {"$value": "{p.red}"}"#)
    let groups = SmallSystem.groups(drawing)
    // Rows of 72 below a head of 24 that begins at 72; columns of 186 after labels of 152.
    let info = try #require(groups["vision.default-status.info"])
    #expect(info.offset == Point(32, 96))
    #expect(groups["vision.default-status.error"]?.offset == Point(32, 168))
    // Black is black to everyone.
    #expect(SmallSystem.fills(info.shapes) == Array(repeating: .color(HexColor(0x000000)), count: 4))
    #expect(SmallSystem.texts(info.shapes) == ["", "info"] + Array(repeating: "#000000", count: 4))
    #expect(drawing.boundsProblems == [])
  }

  @Test func simulatesOneKindOfEyesInEachColumn() throws {
    let groups = SmallSystem.groups(try drawing(#""error": {"$value": "{p.vivid}"}"#))
    // coloraide: (0.475735, 0.425999, 0.17225), (0.663851, 0.593401, 0.145973), (1, 0, 0.231964).
    #expect(
      SmallSystem.fills(try #require(groups["vision.default-status.error"]).shapes)
        == [0xFF3B30, 0x796D2C, 0xA99725, 0xFF003B].map { .color(HexColor($0)) })
  }

  @Test func saysWhatFallsTogetherWithWhat() throws {
    let groups = SmallSystem.groups(
      try drawing(#""error": {"$value": "{p.red}"}, "success": {"$value": "{p.olive}"}"#))
    let texts = SmallSystem.texts(try #require(groups["vision.default-status.error"]).shapes)
    #expect(texts[2] == "#b22222")
    #expect(texts.dropFirst(3).contains { $0.hasSuffix(" ≈ success") })
  }

  @Test func drawsARoleWithoutAValueAsMissing() throws {
    let groups = SmallSystem.groups(
      try drawing(#""error": {"$type": "color", "$value": "{p.gone}"}, "info": {"$value": "{p.red}"}"#))
    #expect(
      SmallSystem.fills(try #require(groups["vision.default-status.error"]).shapes) == [.color(HexColor(0xFF00FF))])
  }
}
