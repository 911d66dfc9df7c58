import DesignModel
import Graphics
import Layout
import Testing

@testable import Sheets

@Suite struct NodeShapesTests {
  private typealias Samples = PlacedSamples
  private let blue = Style(fill: .hex("#0060df"))

  @Test func drawsADividerAsABarOfItsColor() {
    let divider = Samples.node(.divider, Frame(0, 8, 100, 1), [.color: Samples.blue])
    #expect(Samples.shapes(divider) == [.rect(Rect(0, 8, 100, 1), blue)])
  }

  // 2 wide and 4 inside the edge: it ends at 4, its middle lies at 3, and corners of 8 are 5 there.
  @Test func drawsAnOutlineInsideABoxWhereItsOffsetIsNegative() {
    let values = Samples.focus.merging([.outlineOffset: Samples.px(-4)]) { $1 }
    #expect(
      Samples.shapes(Samples.button(values)).last
        == .rect(Rect(3, 3, 150.59, 40), radius: 5, Style(stroke: Stroke(.hex("#0a84ff"), width: 2))))
  }

  @Test func givesEachCornerItsOwnRadius() {
    let box = Samples.node(
      .stack, Frame(0, 0, 100, 40),
      [.fill: Samples.blue, .radiusTopLeading: Samples.px(4), .radiusBottomTrailing: Samples.px(10)])
    let path = Path([
      .move(Point(4, 0)), .line(Point(100, 0)), .line(Point(100, 30)),
      .arc(radius: 10, large: false, clockwise: true, to: Point(90, 40)), .line(Point(0, 40)), .line(Point(0, 4)),
      .arc(radius: 4, large: false, clockwise: true, to: Point(4, 0)), .close,
    ])
    #expect(Samples.shapes(box) == [.path(path, blue)])
  }
}
