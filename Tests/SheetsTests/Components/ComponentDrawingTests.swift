import ColorScience
import DesignModel
import Graphics
import Layout
import Testing

@testable import Sheets

@Suite struct ComponentDrawingTests {
  private typealias Samples = PlacedSamples
  private let box = Rect(0, 0, 156.59, 46)
  private let magenta = Paint.color(HexColor(0xFF00FF))

  @Test func drawsABoxAndTheWordsInIt() {
    // The length takes the tracking after the last character too.
    let title = Text(
      "Save changes", at: Point(24, 29), size: 17, weight: 600, tracking: -0.4, length: 108.59 - 0.4,
      fill: .hex("#ffffff"), isSpecimen: true)
    #expect(
      Samples.shapes(Samples.button()) == [
        .rect(box, radius: 8, Style(fill: .hex("#0060df"))), .text(title),
      ])
  }

  @Test func drawsAnOutlineAsFarOffAsItsOffset() {
    #expect(
      Samples.shapes(Samples.button(Samples.focus)).last
        == .rect(
          Rect(-3, -3, 162.59, 52), radius: 11, Style(stroke: Stroke(.hex("#0a84ff"), width: 2))))
  }

  @Test func scalesAndFadesANodeWithAllThatIsInIt() throws {
    let shapes = Samples.shapes(Samples.button([.scale: .number(0.9), .opacity: .number(0.4)]))
    let group = try #require(shapes.compactMap { if case .group(let group) = $0 { group } else { nil } }.first)
    #expect(shapes.count == 1)
    #expect(group.shapes.count == 2)
    #expect(group.opacity == 0.4)
    #expect(group.scale == 0.9)
    // A tenth of half the size.
    #expect(abs(group.offset.x - 7.8295) < 1e-9)
    #expect(abs(group.offset.y - 2.3) < 1e-9)
  }

  @Test func laysShadowsBelowTheFillAndInsetOnesBelowTheBorder() {
    let dark = Samples.color(0, alpha: 0.5)
    let layers = [
      Samples.shadow(dark, y: 1), Samples.shadow(dark, y: 2), Samples.shadow(dark, y: 3, isInset: true),
    ]
    let shapes = Samples.shapes(
      Samples.box(
        [.fill: Samples.blue, .border: Samples.border(dark, 2), .shadow: .list(layers)]))
    let halfBlack = Style(fill: .color(.black, opacity: 0.5))
    let hollow = RoundedBox(Rect(2, 2, 152.59, 42))
    #expect(shapes.count == 6)
    #expect(
      shapes.prefix(4) == [
        .rect(Rect(0, 2, 156.59, 46), halfBlack), .rect(Rect(0, 1, 156.59, 46), halfBlack),
        .rect(box, Style(fill: .hex("#0060df"))), .pathClip(id: "c-0-shadow-2-clip", hollow.path),
      ])
    let line = Style(stroke: Stroke(.color(.black, opacity: 0.5), width: 2))
    #expect(shapes.last == .rect(Rect(1, 1, 154.59, 44), line))
  }

  @Test(arguments: [nil, PlacedSamples.color(0xFFFFFF, alpha: 0.5)])
  func letsNoShadowShowThroughABox(fill: TokenValue?) {
    var values: [NodeProperty: TokenValue] = [.shadow: Samples.shadow(Samples.blue, y: 4)]
    values[.fill] = fill
    let clip = Shape.pathClip(id: "c-0-shadow-0-clip", RoundedBox(box).hole(in: Rect(0, 0, 156.59, 50)))
    #expect(Samples.shapes(Samples.box(values)).first == clip)
  }

  @Test func fillsABoxWithAGradientOfItsOwn() {
    func stop(_ position: Double, _ alpha: Double) -> TokenValue {
      .record([.init("color", Samples.color(0x0060DF, alpha: alpha)), .init("position", .number(position))])
    }
    let gradient = TokenValue.list([stop(-1, 1), stop(0.6, 0.5), stop(0.4, 1)])
    #expect(
      Samples.shapes(Samples.box(number: 7, [.fill: gradient])) == [
        .gradient(
          LinearGradient(
            id: "c-7-fill",
            stops: [
              .init(0, HexColor(0x0060DF)), .init(0.6, HexColor(0x0060DF), opacity: 0.5),
              .init(0.6, HexColor(0x0060DF)),
            ])),
        .rect(box, Style(fill: .gradient(id: "c-7-fill"))),
      ])
  }

  @Test func drawsASpinnerAsARingWithAQuarterInFull() {
    let blue = Samples.blue
    let spinner = Samples.node(.spinner, Frame(24, 15, 16, 16), [.size: Samples.px(16), .color: blue])
    let quarter = Path([
      .move(Point(32, 16)), .arc(radius: 7, large: false, clockwise: true, to: Point(39, 23)),
    ])
    #expect(
      Samples.shapes(spinner) == [
        .circle(center: Point(32, 23), radius: 7, Style(stroke: Stroke(.hex("#0060df", opacity: 0.3), width: 2))),
        .path(quarter, Style(stroke: Stroke(.hex("#0060df"), width: 2, cap: .round))),
      ])
  }

  @Test func drawsAnIconInASquareInTheMiddle() {
    let icon = Samples.node(
      .icon, Frame(10, 10, 40, 20), [.icon: .text("search"), .size: Samples.px(16), .color: Samples.blue])
    #expect(Samples.shapes(icon) == [.rect(Rect(22, 12, 16, 16), Style(fill: .hex("#0060df")))])
  }

  @Test func roundsASkeletonByFourOrAsFarAsItCan() {
    let low = Samples.node(.skeleton, Frame(0, 0, 120, 6), [.color: Samples.blue])
    #expect(Samples.shapes(low) == [.rect(Rect(0, 0, 120, 6), radius: 3, Style(fill: .hex("#0060df")))])
    let high = Samples.node(.skeleton, Frame(0, 0, 120, 20), [.fill: Samples.blue])
    #expect(Samples.shapes(high) == [.rect(Rect(0, 0, 120, 20), radius: 4, Style(fill: .hex("#0060df")))])
    let sharp = Samples.node(.skeleton, Frame(0, 0, 120, 20), Samples.rounded(0))
    #expect(Samples.shapes(sharp) == [.rect(Rect(0, 0, 120, 20), Style(fill: Samples.ground.rule))])
  }

  @Test func drawsAPictureInTheMiddleOfItsBox() {
    let image = Samples.node(.image, Frame(0, 0, 200, 100), [.fill: Samples.color(0x223344)])
    let shapes = Samples.shapes(image)
    let white = Style(fill: .hex("#ffffff", opacity: 0.4))
    // 48 square, from (76, 26)
    #expect(shapes.dropFirst().first == .circle(center: Point(112, 38), radius: 6, white))
    #expect(shapes.last?.bounds == Rect(76, 44, 48, 24))
    #expect(Samples.shapes(Samples.node(.image, Frame(0, 0, 12, 12))).count == 1)
  }

  @Test func givesWordsWithoutAColorTheInkOfTheGround() {
    let words = Samples.node(
      .text, Frame(0, 0, 40, 22), [.text: .text("Save"), .style: Samples.style()],
      lines: [PlacedLine("Save", x: 0, baseline: 17, width: 40)])
    let shapes = Samples.shapes(words, ground: Ground(.black))
    guard case .text(let text) = shapes.first else {
      Issue.record("no text")
      return
    }
    #expect(text.fill == .hex("#ededed"))
  }

  @Test func drawsWordsInMagentaWhereTheirColorIsMissing() {
    guard case .text(let text) = Samples.shapes(Samples.title("Save", .null)).first else {
      Issue.record("no text")
      return
    }
    #expect(text.fill == magenta)
  }

  @Test(arguments: [NodeProperty.style, .text])
  func marksThePlaceOfWordsThatCannotBeSet(property: NodeProperty) {
    var values: [NodeProperty: TokenValue] = [
      .text: .text("Save"), .style: Samples.style(), .color: Samples.blue,
    ]
    values[property] = .null
    let words = Samples.node(.text, Frame(24, 12, 0, 0), values)
    #expect(Samples.shapes(words).first == .rect(Rect(24, 12, 16, 16), Style(fill: magenta)))
    #expect(words.paintBounds == Rect(24, 12, 16, 16))
  }

  @Test func makesATranslucentIconNoStrongerWhereItsLinesCross() {
    let icon = Samples.node(
      .icon, Frame(0, 0, 16, 16), [.icon: .text("search"), .color: Samples.color(0x0060DF, alpha: 0.5)])
    let opaque = Shape.rect(Rect(0, 0, 16, 16), Style(fill: .hex("#0060df")))
    #expect(Samples.shapes(icon) == [.group(Group(opacity: 0.5, [opaque]))])
  }

  @Test func fillsABoxWithMagentaWhereItsFillIsMissing() {
    #expect(Samples.shapes(Samples.box([.fill: .null])) == [.rect(box, Style(fill: magenta))])
  }

  @Test(arguments: [NodeProperty.paddingTop, .gap, .opacity, .radiusTopLeading, .minHeight])
  func marksABoxOfWhichAMeasureIsMissing(property: NodeProperty) {
    let rim = Shape.rect(Rect(0.5, 0.5, 155.59, 45), Style(stroke: Stroke(magenta)))
    #expect(Samples.shapes(Samples.box([property: .null])) == [rim])
  }
}
