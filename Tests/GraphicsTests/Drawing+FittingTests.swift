import Graphics
import Testing

@Suite struct DrawingFittingTests {
  /// So many texts of 10,000 letters.
  private func drawing(_ count: Int) -> Drawing {
    let text = Shape.text(Text(String(repeating: "a", count: 10_000), at: Point(0, 0), size: 11))
    return Drawing(
      id: "s", width: 1, height: 1, title: "", description: "", shapes: Array(repeating: text, count: count))
  }

  @Test func drawsAllPartsForWhichThereIsRoom() {
    #expect(Drawing.fitting(40, drawing) == drawing(40))
    #expect(Drawing.fitting(0, drawing) == drawing(0))
  }

  @Test func leavesOutWhatAFileHasNoRoomFor() {
    // Of 500,000 bytes each text takes 10,000 and what is written around it.
    let fitting = Drawing.fitting(200, drawing)
    #expect((45...49).contains(fitting.shapes.count))
    #expect(SVGWriter.bytes(fitting).count < 500_000)
  }

  @Test func drawsNoPartWhereTheFirstHasNoRoom() {
    let fitting = Drawing.fitting(3) { drawing($0 * 60) }
    #expect(fitting == drawing(0))
  }

  @Test func cutsAScaleToThreeDecimals() {
    #expect(Group.scale(upTo: 2.0 / 3) == 0.666)
    #expect(Group.scale(upTo: 3) == 3)
    #expect(Group.scale(upTo: 0.0009) == 0)
  }
}
