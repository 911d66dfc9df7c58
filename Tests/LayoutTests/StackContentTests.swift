import DesignModel
import Layout
import Testing

@Suite struct StackContentTests {
  private static let boxes: [BoundNode] = [.box(10, 20), .box(30, 10)]

  @Test func putsChildrenBesideOrBelowEachOther() {
    let values: [NodeProperty: TokenValue] = [
      .gap: .number(5), .paddingTop: .number(1), .paddingLeading: .number(2), .paddingBottom: .number(3),
      .paddingTrailing: .number(4),
    ]
    let row = BoundNode.row(values, Self.boxes).placed()
    #expect(row?.frame == Frame(0, 0, 51, 24))  // 2 + 10 + 5 + 30 + 4; 1 + 20 + 3
    #expect(row?.inside == [[2, 1, 10, 20], [17, 1, 30, 10]])
    let column = BoundNode.column(values, Self.boxes).placed()
    #expect(column?.frame == Frame(0, 0, 36, 39))  // 2 + 30 + 4; 1 + 20 + 5 + 10 + 3
    #expect(column?.inside == [[2, 1, 10, 20], [2, 26, 30, 10]])
    #expect(BoundNode.sample(.stack, nil, values, Self.boxes).placed()?.inside == row?.inside)
  }

  @Test(arguments: [("start", 0.0, 0.0), ("center", 5, 10), ("end", 10, 20), ("stretch", 0, 0)])
  func alignsAcross(align: String, inRow: Double, inColumn: Double) {
    let values: [NodeProperty: TokenValue] = [.align: .text(align)]
    #expect(BoundNode.row(values, Self.boxes).placed()?.children[1].frame.y == inRow)
    #expect(BoundNode.column(values, Self.boxes).placed()?.children[0].frame.x == inColumn)
  }

  @Test(arguments: [
    ("start", [0.0, 12]), ("center", [29, 41]), ("end", [58, 70]), ("between", [0, 70]), ("nonsense", [0, 12]),
  ])
  func justifiesAlong(justify: String, expected: [Double]) {
    let values: [NodeProperty: TokenValue] = [.justify: .text(justify), .gap: .number(2)]
    let row = BoundNode.row(values.merging([.width: .number(100)]) { $1 }, Self.boxes).placed()
    #expect(row?.children.map(\.frame.x) == expected)
    let turned: [BoundNode] = [.box(20, 10), .box(10, 30)]
    let column = BoundNode.column(values.merging([.height: .number(100)]) { $1 }, turned).placed()
    #expect(column?.children.map(\.frame.y) == expected)
  }

  @Test func spreadsManyToTheHundredth() {
    let values: [NodeProperty: TokenValue] = [.justify: .text("between"), .width: .number(10)]
    let row = BoundNode.row(values, Array(repeating: .box(0, 1), count: 4)).placed()
    #expect(row?.children.map(\.frame.x) == [0, 3.33, 6.66, 10])
    #expect(BoundNode.row(values, [.box(4, 1)]).placed()?.children.map(\.frame.x) == [0])
    #expect(BoundNode.row(values, [.box(8, 1), .box(8, 1)]).placed()?.children.map(\.frame.x) == [0, 8])
  }

  @Test func stretchesStacksAndTextsUnlessTheySayTheirSize() {
    let inner = BoundNode.row([:], [.text("a")])
    let limited = BoundNode.row([.maxWidth: .number(50)], [.text("b")])
    let column = BoundNode.column([.width: .number(80)], [inner, limited, .text("c"), .sample(.icon)]).placed()
    #expect(column?.children.map(\.frame.width) == [80, 50, 80, 24])
    let row = BoundNode.row([.height: .number(80)], [inner, .text("c"), .box(5, 5), .sample(.icon)]).placed()
    #expect(row?.children.map(\.frame.height) == [80, 80, 5, 24])
  }

  @Test func leavesTheRestToSpacers() {
    let spacer = BoundNode.sample(.spacer)
    let row = BoundNode.row([.width: .number(100), .gap: .number(1)], [.text("ab"), spacer, .box(8, 1), spacer])
      .placed()
    // 100 − 12 − 8 − 3 gaps = 77, in two parts
    #expect(row?.inside.map { $0[0] } == [0, 13, 52.5, 61.5])
    #expect(row?.inside.map { $0[2] } == [12, 38.5, 8, 38.5])
    let column = BoundNode.column([.height: .number(50)], [.text("a"), spacer, .text("b")]).placed()
    #expect(column?.children.map(\.frame.y) == [0, 12, 38])
  }

  @Test func keepsTheLeastLengthOfASpacer() {
    let spacer = BoundNode.sample(.spacer, nil, [.minWidth: .number(6), .minHeight: .number(7)])
    #expect(BoundNode.row([:], [.box(1, 1), spacer, .box(1, 1)]).placed()?.frame.width == 8)
    #expect(BoundNode.column([:], [.box(1, 1), spacer, .box(1, 1)]).placed()?.frame.height == 9)
    let tight = BoundNode.row([.width: .number(3)], [.box(2, 1), .sample(.spacer), .box(2, 1)]).placed()
    #expect(tight?.children.map(\.frame.x) == [0, 2, 2])
    let low = BoundNode.column([.height: .number(3)], [.box(1, 2), .sample(.spacer), .box(1, 2)]).placed()
    #expect(low?.children.map(\.frame.y) == [0, 2, 2])
    let limited = BoundNode.sample(.spacer, nil, [.maxWidth: .number(5)])
    #expect(BoundNode.row([.width: .number(30)], [limited, .box(2, 1)]).placed()?.children[1].frame.x == 5)
  }

  @Test func alignsFirstBaselines() {
    let large = TextStyle.sample(size: 20, family: "Menlo")
    let values: [NodeProperty: TokenValue] = [.align: .text("baseline")]
    let row = BoundNode.row(values, [.text("a\nb"), .text("c", style: large), .box(4, 30), .box(4, 2)]).placed()
    // Baselines at 6 + 3.47, 12 + 6.94, 30 and 2 below their tops; the highest is the box.
    #expect(row?.children.map(\.frame.y) == [20.53, 11.06, 0, 28])
    #expect(row?.frame.height == 44.53)  // 20.53 and two lines of 12
    #expect(row?.children.prefix(2).flatMap(\.lines).map(\.baseline) == [30, 42, 30])
  }

  @Test func findsTheBaselineInsideAStack() {
    let padded = BoundNode.column([.paddingTop: .number(5)], [.sample(.icon), .text("a")])
    let row = BoundNode.row([.align: .text("baseline")], [padded, .text("b")]).placed()
    #expect(row?.children.map(\.frame.y) == [0, 29])  // 5 + 24
    // The inner row is stretched to 40, and its text stands in the middle of it: 14 + 9.47.
    let centred = BoundNode.row([.align: .text("center")], [.text("a")])
    let stretched = BoundNode.row([.height: .number(40)], [centred])
    #expect(
      BoundNode.row([.align: .text("baseline")], [stretched, .text("b")]).placed()?.children.map(\.frame.y) == [0, 14])
  }
}
