import DesignModel
import Graphics
import Layout
import Testing

@testable import Sheets

@Suite struct PlacedNodePaintingTests {
  @Test func hasNoRingWhereTheOffsetLeavesNoRoomForOne() {
    // The button is 46 high: with a line of 2 the ring is gone at an offset of 25 inwards.
    func ring(_ offset: Double) -> RoundedBox? {
      Samples.button([
        .outline: Samples.border(Samples.blue, 2), .outlineOffset: Samples.px(offset),
      ]).outline?.box
    }
    #expect(ring(-24)?.rect == Rect(22, 22, 112.59, 2))
    #expect(ring(-25) == nil)
  }

  private typealias Samples = PlacedSamples

  @Test func holdsTheBoxAndWhatReachesOutOfIt() {
    #expect(Samples.button().paintBounds == Rect(0, 0, 156.59, 46))
    // 2 of offset and 2 of width
    #expect(Samples.button(Samples.focus).paintBounds == Rect(-4, -4, 164.59, 54))
    let shadow = Samples.shadow(Samples.color(0, alpha: 0.2), y: 8, blur: 16)
    #expect(Samples.button([.shadow: shadow]).paintBounds == Rect(-24, -16, 204.59, 94))
    let inset = Samples.shadow(Samples.blue, y: 8, blur: 16, isInset: true)
    #expect(Samples.button([.shadow: inset]).paintBounds == Rect(0, 0, 156.59, 46))
  }

  @Test func holdsChildrenAndWordsThatLeaveTheBox() {
    let child = Samples.node(.stack, number: 1, Frame(80, -10, 40, 20))
    #expect(Samples.node(.stack, Frame(0, 0, 100, 40), [:], [child]).paintBounds == Rect(0, -10, 120, 50))
    #expect(Samples.title("Save", Samples.blue, x: 60, width: 50).paintBounds == Rect(60, 12, 50, 22))
  }

  @Test func isAsLargeAsTheNodeIsDrawn() {
    let node = Samples.node(.stack, Frame(0, 0, 100, 40), [.scale: .number(1.5)])
    #expect(node.paintBounds == Rect(-25, -10, 150, 60))
    let around = Samples.node(.stack, Frame(0, 0, 100, 80), [.scale: .number(0.5)], [node])
    // 150 × 60 around (50, 20), 80 at the foot, all halved around (50, 40)
    #expect(around.paintBounds == Rect(12.5, 15, 75, 45))
  }
}
