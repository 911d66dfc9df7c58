import DesignModel
import Layout
import Testing

/// Nodes with nothing inside.
@Suite struct LeafTests {
  private func size(_ kind: NodeKind, _ values: [NodeProperty: TokenValue] = [:]) -> [Double]? {
    (BoundNode.sample(kind, nil, values).placed()?.frame).map { [$0.width, $0.height] }
  }

  @Test func sizesIconsAndSpinners() {
    #expect(size(.icon) == [24, 24])
    #expect(size(.icon, [.size: .number(20)]) == [20, 20])
    #expect(size(.icon, [.width: .number(30)]) == [30, 30])
    #expect(size(.icon, [.size: .number(20), .width: .number(30)]) == [30, 20])
    #expect(size(.spinner) == [16, 16])
    #expect(size(.spinner, [.size: .quantity(1.25, unit: "rem")]) == [20, 20])
  }

  @Test func keepsLimitsOfWhichTheLowerOneWins() {
    #expect(size(.icon, [.minWidth: .number(44), .minHeight: .number(40)]) == [44, 40])
    #expect(size(.icon, [.maxWidth: .number(10)]) == [10, 24])
    #expect(size(.image, [.width: .number(90), .minWidth: .number(50), .maxWidth: .number(40)]) == [50, 90])
  }

  @Test func stretchesAcrossAColumn() {
    let kinds: [NodeKind] = [.image, .skeleton, .divider]
    let column = BoundNode.column([.width: .number(100), .align: .text("center")], kinds.map { .sample($0) })
    #expect(column.placed()?.inside == [[0, 0, 100, 64], [0, 64, 100, 16], [0, 80, 100, 1]])
  }

  @Test func stretchesAcrossARow() {
    let row = BoundNode.row(
      [.height: .number(50), .align: .text("center")],
      [.sample(.image, nil, [.width: .number(30)]), .sample(.divider), .sample(.skeleton, nil, [.width: .number(20)])])
    #expect(row.placed()?.inside == [[0, 0, 30, 50], [30, 0, 1, 50], [31, 17, 20, 16]])
  }

  @Test func drawsADividerAsThickAsItIsSaid() {
    let thick = BoundNode.sample(.divider, nil, [.height: .number(4)])
    #expect(BoundNode.column([.width: .number(9)], [thick]).placed()?.inside == [[0, 0, 9, 4]])
  }

  @Test func keepsOrdinaryLengthsInPlaceOfBadOnes() {
    #expect(size(.image, [.width: .number(-5), .height: .number(.nan)]) == [0, 0])
    #expect(size(.image, [.width: .number(.infinity), .height: .number(1e300)]) == [10_000, 10_000])
    #expect(size(.image, [.width: .number(-.infinity), .height: .quantity(3, unit: "parsec")]) == [0, 0])
    #expect(size(.icon, [.size: .text("big")]) == [24, 24])
    #expect(BoundNode.row([:], [.box(9_000, 1), .box(9_000, 1)]).placed()?.frame.width == 10_000)
    #expect(size(.image, [.width: .number(1.0 / 3), .height: .number(2.0 / 3)]) == [0.33, 0.67])
  }

  @Test func survivesATextWithoutStyleAndWithALimitThatIsNone() {
    #expect(BoundNode.sample(.text, nil, [.text: .text("Hello")]).placed()?.frame == Frame(0, 0, 0, 0))
    #expect(BoundNode.text("a b", nil, [.lines: .number(.nan)]).placed()?.lines.map(\.text) == ["a b"])
    #expect(BoundNode.text("a\nb", nil, [.lines: .number(-3)]).placed()?.lines.map(\.text) == ["a…"])
  }
}
