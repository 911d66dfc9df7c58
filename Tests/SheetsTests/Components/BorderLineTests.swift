import DesignModel
import Graphics
import Testing

@testable import Sheets

@Suite struct BorderLineTests {
  private let blue = Paint.color(HexColor(0x0060DF))
  private let box = RoundedBox(Rect(0, 0, 100, 40))

  private func shapes(_ width: Double, _ style: TokenValue, in box: RoundedBox? = nil) -> [Shape] {
    BorderLine(PlacedSamples.border(PlacedSamples.blue, width, style)).shapes(in: box ?? self.box)
  }

  private func stroke(_ shapes: [Shape]) throws -> Stroke {
    guard case .rect(_, _, let style) = try #require(shapes.first), shapes.count == 1 else { throw NoStroke() }
    return try #require(style.stroke)
  }

  @Test func liesInsideTheBoxWithCornersAsMuchSmaller() {
    let round = RoundedBox(Rect(0, 0, 156.59, 46), RoundedBox.Corners().map { _ in 8 })
    #expect(
      shapes(1, .text("solid"), in: round) == [
        .rect(Rect(0.5, 0.5, 155.59, 45), radius: 7.5, Style(stroke: Stroke(blue, width: 1)))
      ])
  }

  @Test func isNoWiderThanHalfTheBox() throws {
    #expect(try stroke(shapes(50, .text("solid"))).width == 20)
    #expect(shapes(0, .text("solid")).isEmpty)
  }

  @Test func fitsDashesToTheWayRound() throws {
    // The way round 98 × 38 is 272: 27 periods of 10 and a bit.
    let dashed = try stroke(shapes(2, .text("dashed")))
    #expect(dashed.dash.count == 2)
    #expect(abs(dashed.dash[0] - 0.6 * 272 / 27) < 1e-9)
    #expect(abs(dashed.dash[1] - 0.4 * 272 / 27) < 1e-9)
    #expect(dashed.cap == .butt)
    // 68 periods of 4
    let dotted = try stroke(shapes(2, .text("dotted")))
    #expect(abs(dotted.dash[0] - 0.001) < 1e-9 && abs(dotted.dash[1] - 3.999) < 1e-9)
    #expect(dotted.cap == .round)
  }

  @Test func takesRoundCornersForTheShorterWayThatTheyAre() throws {
    let pill = RoundedBox(Rect(0, 0, 100, 40), RoundedBox.Corners().map { _ in 20 })
    // Along the middle of the line: 2 × 60 + 2π × 19 = 239.38, 24 periods of 10.
    let dash = try stroke(shapes(2, .text("dashed"), in: pill)).dash
    #expect(abs(dash[0] + dash[1] - (120 + 38 * Double.pi) / 24) < 1e-9)
  }

  @Test func takesTheDashesAndEndsOfARecord() throws {
    let dashes = TokenValue.list([PlacedSamples.px(8), PlacedSamples.px(4)])
    let style = TokenValue.record([.init("dashArray", dashes), .init("lineCap", .text("round"))])
    let line = try stroke(shapes(2, style))
    #expect(line == Stroke(blue, width: 2, dash: [8, 4], cap: .round))
    let nothing = TokenValue.record([.init("dashArray", .list([PlacedSamples.px(0)])), .init("lineCap", .text("butt"))])
    #expect(try stroke(shapes(2, nothing)) == Stroke(blue, width: 2))
  }

  @Test func drawsTwoLinesAThirdAsWide() {
    let third = Style(stroke: Stroke(blue, width: 2))
    #expect(
      shapes(6, .text("double")) == [
        .rect(Rect(1, 1, 98, 38), radius: 0, third), .rect(Rect(5, 5, 90, 30), radius: 0, third),
      ])
    #expect(shapes(2, .text("double")) == shapes(2, .text("solid")))
  }

  @Test func shadesOppositeSidesOfWhatIsRaisedOrSunken() {
    // #0060DF less four tenths: 0, 57.6 and 133.8.
    let dark = HexColor(0x003A86)
    #expect(fills(shapes(6, .text("inset"))) == [dark, HexColor(0x0060DF)])
    #expect(fills(shapes(6, .text("outset"))) == [HexColor(0x0060DF), dark])
    #expect(fills(shapes(6, .text("groove"))) == [dark, HexColor(0x0060DF), HexColor(0x0060DF), dark])
    #expect(fills(shapes(6, .text("ridge"))) == [HexColor(0x0060DF), dark, dark, HexColor(0x0060DF)])
  }

  @Test func lightensASideWhereTheColorIsDark() {
    let border = BorderLine(PlacedSamples.border(PlacedSamples.color(0), 6, .text("inset")))
    #expect(fills(border.shapes(in: box)) == [HexColor(0x000000), HexColor(0x666666)])
  }

  @Test(
    arguments: [
      nil,
      .record([.init("width", PlacedSamples.px(1)), .init("style", .text("solid"))]),
      .record([.init("color", PlacedSamples.blue), .init("style", .text("solid"))]),
      PlacedSamples.border(PlacedSamples.blue, 1, .text("wavy")),
    ] as [TokenValue?])
  func isMagentaWhereAPartIsMissing(value: TokenValue?) throws {
    #expect(try stroke(BorderLine(value).shapes(in: box)) == Stroke(.color(HexColor(0xFF00FF))))
  }

  private func fills(_ shapes: [Shape]) -> [HexColor] {
    shapes.compactMap {
      if case .path(_, let style) = $0, case .color(let color, _) = style.fill { color } else { nil }
    }
  }

  private struct NoStroke: Error {}
}
