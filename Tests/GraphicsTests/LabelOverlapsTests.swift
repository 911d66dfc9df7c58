import Graphics
import Testing

@Suite struct LabelOverlapsTests {
  private func drawing(_ shapes: [Shape]) -> Drawing {
    Drawing(id: "d", width: 200, height: 100, title: "", description: "", shapes: shapes)
  }

  // Four letters of 10 are 4 × 6 = 24 wide in mono, and reach from 7.5 above the baseline to 2.5 below.
  private func text(_ string: String, _ x: Double, _ y: Double, isSpecimen: Bool = false) -> Shape {
    .text(Text(string, at: Point(x, y), size: 10, family: .mono, isSpecimen: isSpecimen))
  }

  @Test func seesALabelThatLiesOnAnother() {
    #expect(drawing([text("abcd", 0, 20), text("efgh", 23, 20)]).overlappingLabels == ["'abcd' and 'efgh'"])
    #expect(drawing([text("abcd", 0, 20), text("efgh", 24, 20)]).overlappingLabels == [])
    #expect(drawing([text("abcd", 0, 20), text("efgh", 0, 30)]).overlappingLabels == [])
  }

  @Test func measuresAScaledGroupAsLargeAsItIs() {
    // Twice as large, the label reaches from 10 to 58.
    let group = Shape.group(Group(at: Point(10, 10), scale: 2, [text("abcd", 0, 5)]))
    #expect(drawing([group, text("efgh", 57, 20)]).overlappingLabels == ["'abcd' and 'efgh'"])
    #expect(drawing([group, text("efgh", 58, 20)]).overlappingLabels == [])
  }

  @Test func letsSpecimensLieWhereTheyWant() {
    #expect(drawing([text("abcd", 0, 20), text("efgh", 0, 20, isSpecimen: true)]).overlappingLabels == [])
  }
}
