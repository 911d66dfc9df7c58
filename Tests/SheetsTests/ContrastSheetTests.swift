import Analysis
import DesignModel
import Graphics
import Sheets
import Testing
import TextCore

@Suite struct ContrastSheetTests {
  private func sheet(_ tokens: String) throws -> Sheet {
    try #require(SheetKind.contrast.draw(SmallSystem.analysed(["a.tokens.json": "{\(tokens)}"])).first)
  }

  /// Texts and backgrounds that the names pair: every text with every background of the same last name.
  private func system(_ pairs: [(text: String, background: String)]) -> String {
    let texts = pairs.enumerated().map { #""r\#($0.offset)": \#(SmallSystem.color($0.element.text))"# }
    let backgrounds = pairs.enumerated().map { #""r\#($0.offset)": \#(SmallSystem.color($0.element.background))"# }
    return #""text": {\#(texts.joined(separator: ", "))}, "background": {\#(backgrounds.joined(separator: ", "))}"#
  }

  @Test func cutsRatiosAndSaysTheLevel() throws {
    // #777777 on white is 4.478, #767676 4.542; white on black is 21.
    let sheet = try sheet(system([("0.46667, 0.46667, 0.46667", "1, 1, 1"), ("1, 1, 1", "0, 0, 0")]))
    let groups = SmallSystem.groups(sheet.drawing)
    #expect(
      SmallSystem.texts(try #require(groups["contrast.default-text.r0"]).shapes) == [
        "", "r0", "Aa", "4.47", "AA large", "Lc 71",
      ])
    #expect(
      SmallSystem.texts(try #require(groups["contrast.default-text.r1"]).shapes) == [
        "", "r1", "Aa", "21.00", "AAA", "Lc 107",
      ])
    #expect(sheet.drawing.description.hasSuffix("; pairs inferred from names that reach their minimum: 1 of 2."))
  }

  @Test func countsOnlyPairsThatHaveARatio() throws {
    let tokens = #"""
      {"text": {"a": {"$value": "{gap}"}, "b": {"$value": "{tint}"}, "c": \#(SmallSystem.color("0, 0, 0"))},
       "background": {"a": \#(SmallSystem.color("1, 1, 1")), "b": \#(SmallSystem.color("1, 1, 1")), "c": \#(SmallSystem.color("1, 1, 1"))}}
      """#
    let sheet = try #require(
      SheetKind.contrast.draw(
        SmallSystem.analysed([
          "A.xcassets/gap.colorset/Contents.json": #"{"colors": [{"idiom": "universal"}]}"#,
          "A.xcassets/tint.colorset/Contents.json":
            #"{"colors": [{"idiom": "universal", "color": {"platform": "universal", "reference": "labelColor"}}]}"#,
          "t.tokens.json": tokens,
        ])
      ).first)
    #expect(sheet.drawing.description.hasSuffix("reach their minimum: 1 of 1; 2 without a ratio."))
    let groups = SmallSystem.groups(sheet.drawing)
    #expect(
      SmallSystem.texts(try #require(groups["contrast.default-text.b"]).shapes).suffix(2) == ["set by the", "system"])
  }

  @Test func marksAPairBelowItsMinimumWithACrossedSquareAndDashesWhatIsNoPair() throws {
    let sheet = try sheet(system([("0.8, 0.8, 0.8", "1, 1, 1"), ("0, 0, 0", "1, 1, 1")]))
    let row = try #require(SmallSystem.groups(sheet.drawing)["contrast.default-text.r0"])
    // The first cell begins at 152; its sign is centred at 55, 16 within.
    #expect(row.shapes.contains(.rect(Rect(152 + 55 - 4.5, 16 - 4.5, 9, 9), Style(stroke: Stroke(.chrome(.ink))))))
    let dash = Shape.line(
      Point(152 + 124 + 14, 28.5), Point(152 + 124 + 26, 28.5), Stroke(.chrome(.ink2), width: 0.75))
    #expect(row.shapes.contains(dash))
  }

  @Test func saysWhatIsNear() throws {
    // #767676 on white: 4.542, which is 0.04 above 4.5.
    let sheet = try sheet(system([("0.46275, 0.46275, 0.46275", "1, 1, 1")]))
    let row = try #require(SmallSystem.groups(sheet.drawing)["contrast.default-text.r0"])
    let texts = SmallSystem.texts(row.shapes)
    #expect(texts.suffix(3).prefix(2) == ["4.54", "AA"])
    #expect(texts.last?.hasPrefix("Lc 7") == true && texts.last?.hasSuffix(" near") == true)
  }

  @Test func drawsAtMostFortyRowsThoseThatFailFirst() throws {
    let passing = Array(repeating: (text: "0, 0, 0", background: "1, 1, 1"), count: 45)
    let failing = [(text: "0.9, 0.9, 0.9", background: "1, 1, 1")]
    let sheet = try sheet(system(passing + failing))
    let rows = SmallSystem.groups(sheet.drawing).keys
    #expect(rows.count == 40)
    #expect(rows.contains { $0.hasPrefix("contrast.default-text.r45") })
    #expect(
      sheet.drawing.description.contains("pairs inferred from names that reach their minimum: 45 of 46; 40 are drawn"))
    #expect(sheet.drawing.boundsProblems == [])
  }

  @Test func staysSmallEnoughForAPictureOfADifference() throws {
    let color = SmallSystem.color("0.5, 0.5, 0.5")
    let grounds = (0..<60).map { #""y\#($0)": \#(color)"# }
    let names = (0..<60).map { #""y\#($0)""# }.joined(separator: ", ")
    let texts = (0..<60).map {
      #""x\#($0)": {"$extensions": {"design.specimen": {"contrast": [\#(names)]}}, \#(color.dropFirst())"#
    }
    let sheet = try sheet((grounds + texts).joined(separator: ", "))
    #expect((300_000..<500_000).contains(SVGWriter.bytes(sheet.drawing).count))
  }

  @Test func beginsANewBandAfterSixColumns() throws {
    let sheet = try sheet(system(Array(repeating: (text: "0, 0, 0", background: "1, 1, 1"), count: 7)))
    let groups = SmallSystem.groups(sheet.drawing)
    // Six rows of 56 below a head of 44 that begins at 72; then 32, and a head again.
    #expect(groups["contrast.default-text.r0"]?.offset == Point(32, 72 + 44))
    #expect(groups["contrast.default-text.r6~2"]?.offset == Point(32, 72 + 44 + 6 * 56 + 32 + 44))
  }

  @Test func showsAPairWithoutAValueAsMissing() throws {
    let sheet = try sheet(
      #""text": {"a": {"$type": "color", "$value": "{gone}"}}, "background": {"a": \#(SmallSystem.color("1, 1, 1"))}"#)
    let row = try #require(SmallSystem.groups(sheet.drawing)["contrast.default-text.a"])
    #expect(SmallSystem.texts(row.shapes).last == "missing")
  }
}
