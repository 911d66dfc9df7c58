import DesignModel
import Graphics
import Testing

@testable import Sheets

@Suite struct BoxShadowTests {
  private typealias Samples = PlacedSamples
  private let box = RoundedBox(Rect(0, 0, 100, 40), RoundedBox.Corners().map { _ in 8 })
  private let grey = Samples.color(0, alpha: 0.2)

  private func layer(_ value: TokenValue?) throws -> BoxShadow { try #require(BoxShadow.layers(value).first) }

  @Test func isCastByTheBoxAsLargeAsItIsSpread() throws {
    let shadow = try layer(Samples.shadow(grey, y: 4, blur: 8, spread: 2))
    // Three deviations of 4 and a spread of 2 are 14 all round, 4 lower.
    let region = Rect(-14, -10, 128, 68)
    #expect(shadow.extent(of: box.rect) == region)
    let cast = Style(fill: .color(.black, opacity: 0.2), filter: "s")
    #expect(
      shadow.outside(box, id: "s", isCutOut: false) == [
        .blur(id: "s", region: region, deviation: 4), .rect(Rect(-2, 2, 104, 44), radius: 10, cast),
      ])
  }

  @Test func isCutOutWhereTheBoxIsSeenThrough() throws {
    let shadow = try layer(Samples.shadow(grey, y: 60))
    let cast = Shape.rect(Rect(0, 60, 100, 40), radius: 8, Style(fill: .color(.black, opacity: 0.2)))
    #expect(
      shadow.outside(box, id: "s", isCutOut: true) == [
        .pathClip(id: "s-clip", box.hole(in: Rect(0, 0, 100, 100))), .group(Group(clip: "s-clip", [cast])),
      ])
  }

  @Test func castsAnInsetLayerFromTheEdgeInwards() throws {
    let shadow = try layer(Samples.shadow(grey, y: 2, spread: 3, isInset: true))
    let hole = RoundedBox(Rect(3, 5, 94, 34), RoundedBox.Corners().map { _ in 5 })
    // 2 of offset, 3 of spread and 1 to spare
    let edge = Shape.path(hole.hole(in: Rect(-6, -6, 112, 52)), Style(fill: .color(.black, opacity: 0.2)))
    #expect(shadow.isInset)
    #expect(
      shadow.inside(box, id: "s") == [
        .pathClip(id: "s-clip", box.path), .group(Group(clip: "s-clip", [edge])),
      ])
  }

  @Test func readsOneLayerOrMany() {
    #expect(BoxShadow.layers(Samples.shadow(grey)).count == 1)
    #expect(BoxShadow.layers(.list([Samples.shadow(grey), Samples.shadow(grey)])).count == 2)
  }

  @Test func isAMagentaRimWhereItIsMissing() throws {
    let rim = Shape.rect(Rect(-2, -2, 104, 44), radius: 10, Style(fill: .color(.missing)))
    #expect(try layer(nil).outside(box, id: "s", isCutOut: false) == [rim])
    let noBlur = TokenValue.record([.init("color", grey), .init("blur", .null), .init("spread", .number(2))])
    #expect(try layer(noBlur).outside(box, id: "s", isCutOut: false) == [rim])
  }
}
