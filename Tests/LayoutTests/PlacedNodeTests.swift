import DesignModel
import Layout
import Testing

/// Components as the specs of our own example describe them.
@Suite struct PlacedNodeTests {
  private static let control = TextStyle.sample(size: 17, line: 1.2941, tracking: -0.4, weight: 600)
  private static let heading = TextStyle.sample(size: 22, line: 1.2727, tracking: 0.35, weight: 600)
  private static let callout = TextStyle.sample(size: 16, line: 1.3125, tracking: -0.3)
  private static let footnote = TextStyle.sample(size: 13, line: 1.3846, tracking: -0.08)
  private static let body = TextStyle.sample(size: 17, line: 1.2941, tracking: -0.4)

  private static func button(isLoading: Bool) -> BoundNode {
    .row(
      [
        .align: .text("center"), .justify: .text("center"), .paddingTop: .quantity(12, unit: "px"),
        .paddingLeading: .quantity(24, unit: "px"), .paddingBottom: .quantity(12, unit: "px"),
        .paddingTrailing: .quantity(24, unit: "px"), .gap: .quantity(8, unit: "px"),
        .minHeight: .quantity(44, unit: "px"),
      ],
      [
        .sample(.spinner, nil, [.size: .quantity(16, unit: "px"), .hidden: .flag(!isLoading)]),
        .text("Save changes", style: control),
      ])
  }

  @Test func sizesAButton() throws {
    let button = try #require(Self.button(isLoading: false).placed())
    // 19,099 units × 17 / 2816 − 11 × 0.4 = 110.90, and 24 on each side; 12 + 22 + 12 is more than 44.
    #expect(button.frame == Frame(0, 0, 158.9, 46))
    #expect(button.inside == [[24, 12, 110.9, 22]])
    // 12 + 11 + 0.347 × 17
    #expect(button.children[0].lines == [PlacedLine("Save changes", x: 24, baseline: 28.9, width: 110.9)])
  }

  @Test func leavesHiddenNodesOutWithTheirGap() throws {
    let button = try #require(Self.button(isLoading: true).placed())
    #expect(button.frame == Frame(0, 0, 182.9, 46))
    #expect(button.inside == [[24, 15, 16, 16], [48, 12, 110.9, 22]])
    #expect(BoundNode.sample(.image, nil, [.hidden: .flag(true)]).placed() == nil)
  }

  @Test func growsAButtonWithItsText() throws {
    let style = TextStyle.sample(
      size: 17, line: 1.2941, tracking: -0.4, weight: 600, platformStyle: "headline"
    ).scaled(to: "accessibility5")
    let node = BoundNode.row([.paddingTop: .number(12), .paddingBottom: .number(12)], [.text("Save", style: style)])
    #expect(node.placed()?.frame.height == 92.59)  // 12 + 53 × 1.2941 + 12
  }

  private static func card(hasMedia: Bool) -> BoundNode {
    .column(
      [
        .align: .text("stretch"), .width: .number(358), .gap: .number(12), .paddingTop: .number(16),
        .paddingLeading: .number(16), .paddingBottom: .number(16), .paddingTrailing: .number(16),
      ],
      [
        .sample(.image, nil, [.height: .number(96), .hidden: .flag(!hasMedia)]),
        .text("Monthly total", style: heading),
        .text("Up 4 per cent on last month, most of it travel.", style: callout),
      ])
  }

  @Test func wrapsTheTextOfACard() throws {
    let card = try #require(Self.card(hasMedia: false).placed())
    // The body is 329.81 wide where 326 are; 16 + 28 + 12 + 2 × 21 + 16.
    #expect(card.frame == Frame(0, 0, 358, 114))
    #expect(card.inside == [[16, 16, 326, 28], [16, 56, 326, 42]])
    let lines = card.children[1].lines
    #expect(lines.map(\.text) == ["Up 4 per cent on last month, most of it", "travel."])
    #expect(lines.map(\.baseline) == [72.05, 93.05])  // 56 + 10.5 + 0.347 × 16 = 72.052
    #expect(lines[0].width == 280.49)
  }

  @Test func stretchesThePictureOfACard() {
    #expect(
      Self.card(hasMedia: true).placed()?.inside == [[16, 16, 326, 96], [16, 124, 326, 28], [16, 164, 326, 42]])
  }

  @Test func setsAFieldBelowItsCaption() throws {
    let padding = [NodeProperty.paddingTop, .paddingLeading, .paddingBottom, .paddingTrailing]
    var well = Dictionary(uniqueKeysWithValues: padding.map { ($0, TokenValue.number(12)) })
    well[.align] = .text("center")
    well[.minHeight] = .number(44)
    let field = BoundNode.column(
      [.align: .text("stretch"), .gap: .number(4), .width: .number(358)],
      [.text("Email", style: Self.footnote), .row(well, [.text("name@example.org", style: Self.body)])])
    let placed = try #require(field.placed())
    #expect(placed.frame == Frame(0, 0, 358, 68))  // 18 + 4 + 46
    #expect(placed.inside == [[0, 0, 358, 18], [0, 22, 358, 46]])
    #expect(placed.children[1].inside == [[12, 34, 153.38, 22]])
  }

  @Test func keepsTheHeightOfATextThatIsEmptyAndDrawsNoLine() throws {
    let empty = try #require(BoundNode.text("").placed())
    #expect(empty.frame == Frame(0, 0, 0, 12))
    #expect(empty.lines.isEmpty)
    #expect(BoundNode.text("a\n\nb").placed()?.lines.map(\.baseline) == [9.47, 33.47])
  }

  @Test func setsTextInTheCaseOfItsStyleOrInItsOwn() {
    let style = TextStyle.sample(size: 10, family: "Menlo", letterCase: .upper)
    let node = BoundNode.text("Tag", style: style)
    let own = BoundNode.text("Tag", nil, [.letterCase: .text("original")], style: style)
    #expect(node.placed()?.lines.map(\.text) == ["TAG"])
    #expect(own.placed()?.lines.map(\.text) == ["Tag"])
  }

  @Test func capsTheLinesOfAText() {
    let text = BoundNode.text("one two three", nil, [.lines: .number(2), .maxWidth: .number(36)])
    #expect(text.placed()?.lines.map(\.text) == ["one", "two t…"])
    #expect(text.placed()?.frame == Frame(0, 0, 36, 24))
  }
}
