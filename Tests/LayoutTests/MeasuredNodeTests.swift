import DesignModel
import Layout
import Testing

/// In a style of which every character is 6 wide.
@Suite struct MeasuredNodeTests {
  private func row(_ width: Double, _ children: [BoundNode]) -> PlacedNode? {
    BoundNode.row([.width: .number(width), .gap: .number(4)], children).placed()
  }

  @Test func givesATextWhatItsSiblingsLeave() {
    // 100 − 24 − 4 = 72, which are twelve characters.
    let row = row(100, [.sample(.icon), .text("twelve chars and more")])
    #expect(row?.children[1].lines.map(\.text) == ["twelve chars", "and more"])
    #expect(row?.children[1].frame == Frame(28, 0, 72, 24))
  }

  @Test func wrapsInsideAStackThatMustShrink() {
    let column = BoundNode.column([:], [.text("one two three"), .text("x")])
    let row = row(70, [.sample(.icon), column])
    #expect(row?.children[1].frame == Frame(28, 0, 42, 36))
    #expect(row?.children[1].children[0].lines.map(\.text) == ["one two", "three"])
  }

  @Test func sharesInProportionToNaturalWidths() {
    // 90 and 30 into 84 − 4 = 80: 60 and 20, which are ten and three characters.
    let row = row(84, [.text("a b c d e f g h"), .text("i j k")])
    #expect(row?.children.map { $0.lines.map(\.text) } == [["a b c d e", "f g h"], ["i j", "k"]])
    #expect(row?.children.map(\.frame.x) == [0, 58])  // the first is 54 wide once it is wrapped
  }

  @Test func keepsTheLongestWordWhole() {
    // 66 and 42 into 76: 46.4 and 29.6 in proportion, but 'seventh' needs 42.
    let row = row(80, [.text("a b c d e f"), .text("seventh")])
    #expect(row?.children.map { $0.lines.map(\.text) } == [["a b c", "d e f"], ["seventh"]])
    let inside = self.row(80, [.column([:], [.text("a b c d e f")]), .text("seventh")])
    #expect(inside?.children[1].lines.map(\.text) == ["seventh"])
  }

  @Test func breaksWordsWhereNothingElseHelps() {
    // 36 and 36 into 40: 20 each, which are three characters.
    let row = row(44, [.text("abcdef"), .text("ghijkl")])
    #expect(row?.children.map { $0.lines.map(\.text) } == [["abc", "def"], ["ghi", "jkl"]])
  }

  @Test func keepsALeastWidthWhateverTheRoom() {
    let row = row(44, [.text("abcdef", nil, [.minWidth: .number(30)]), .text("ghijkl")])
    #expect(row?.children[0].lines.map(\.text) == ["abcde", "f"])
    #expect(row?.children[0].frame.width == 30)
  }

  @Test func wrapsInAGreatestWidthAndHugsWhatIsWrapped() {
    let column = BoundNode.column(
      [.maxWidth: .number(50), .align: .text("center"), .paddingLeading: .number(5)], [.text("one two three")])
    #expect(column.placed()?.frame == Frame(0, 0, 50, 24))
    // 'one two' is 42 wide in a room of 45.
    #expect(column.placed()?.inside == [[6.5, 0, 42, 24]])
  }

  private static let texts = [
    "Donaudampfschifffahrtsgesellschaft", "Up 4 per cent on last month, most of it travel — by train and on foot.",
    "日本語の文章は、どこでも折り返せます。", "👋🏽👩‍👩‍👧🇳🇴 and ❤️", "", "one\ntwo",
  ]

  @Test(arguments: texts) func keepsTextInItsBoxAndBoxesApart(text: String) throws {
    let style = TextStyle.sample(size: 17, line: 1.2941, tracking: -0.4, weight: 600)
    let padding: [NodeProperty: TokenValue] = [.paddingLeading: .number(8), .paddingTrailing: .number(8)]
    for width in stride(from: 200.0, through: 900, by: 31.7) {
      for align in ["start", "center", "end", "stretch", "baseline"] {
        let inner = BoundNode.row(
          padding.merging([.gap: .number(6), .align: .text(align)]) { $1 },
          [.sample(.icon), .text(text, style: style), .text("Two words", style: style), .sample(.spacer)])
        let outer = BoundNode.column(
          padding.merging([.width: .number(width), .align: .text(align), .gap: .number(3)]) { $1 },
          [.text(text, style: style), .sample(.divider), inner])
        let placed = try #require(outer.placed())
        for node in placed.all {
          for line in node.lines {
            #expect(line.x >= node.frame.x && line.x + line.width <= node.frame.right + 1e-9, "\(line) in \(width)")
          }
          for child in node.children {
            #expect(child.frame.x >= node.frame.x && child.frame.right <= node.frame.right + 1e-9)
            #expect(child.frame.y >= node.frame.y && child.frame.bottom <= node.frame.bottom + 1e-9)
          }
        }
        for (above, below) in zip(placed.children, placed.children.dropFirst()) {
          #expect(abs(below.frame.y - above.frame.bottom - 3) < 1e-9)
        }
        let row = placed.children[2].children
        for (left, right) in zip(row, row.dropFirst()) {
          #expect(right.frame.x - left.frame.right > 6 - 1e-9)
        }
      }
    }
  }

  @Test(.timeLimit(.minutes(5))) func takesDeepAndWideTreesWithoutEffort() {
    var node = BoundNode.text("one two three")
    for depth in 0..<63 {
      let values: [NodeProperty: TokenValue] = [.align: .text(depth.isMultiple(of: 3) ? "baseline" : "stretch")]
      node = depth.isMultiple(of: 2) ? .row(values, [node, .text("x")]) : .column(values, [node])
    }
    #expect(node.placed()?.all.count == 96)  // two texts in each of 32 rows, less one, 63 stacks
    let wide = BoundNode.row([.width: .number(5_000)], Array(repeating: .text("one two"), count: 200_000))
    #expect(wide.placed()?.children.count == 200_000)
  }
}
