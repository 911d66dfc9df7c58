import Graphics
import Sheets
import Testing

@Suite struct TypeAnatomyTests {
  private func drawing(_ styles: [String]) throws -> Drawing {
    try TypeSystem("\"t\": {\(styles.joined(separator: ","))}").drawing(.typeAnatomy)
  }

  private func box(_ group: Group) -> Rect? {
    for case .rect(let rect, _, _) in group.shapes { return rect }
    return nil
  }

  private func legend(_ drawing: Drawing) -> String? { drawing.texts.first { $0.anchor == .end }?.string }

  @Test func drawsTheLargestStyleAtFourTimesItsSize() throws {
    let drawing = try drawing([
      TypeSystem.style("body", size: "17px", line: "1.2941"),
      TypeSystem.style("display", size: "34px", line: "1.2059", tracking: "0.4px", weight: 700),
      TypeSystem.style("poster", size: "34px", line: "2"),
    ])
    let display = try drawing.group("type-anatomy-t.display")
    // A line of 41 is 164 here; the baseline is at 96 + 82 + 0.347 × 136 = 225.192.
    #expect(box(display) == Rect(128, 96, 632, 164))
    let word = try #require(display.texts.first { $0.size == 136 })
    #expect(word.at == Point(136, 225))
    #expect(word.weight == 700)
    #expect(word.tracking == 1.6)
    // The cap height is 0.705 × 136 = 95.88 above the baseline, the x-height 0.525 × 136 = 71.4.
    #expect(display.texts.first { $0.string == "cap height" }?.at == Point(32, 129 - 5))
    #expect(display.texts.first { $0.string == "x-height" }?.at == Point(32, 154 - 5))
    #expect(display.texts.first { $0.string == "baseline" }?.at == Point(32, 225 - 5))
    #expect(display.strings.contains("line height 41"))
    #expect(legend(drawing) == "t.display at 4 : 1")
    #expect(drawing.height == 336)
    #expect(drawing.boundsProblems == [])
  }

  @Test func keepsTheLabelsOfSmallStylesApart() throws {
    let group = try drawing([TypeSystem.style("a", size: "12px", line: "1.25", family: "Menlo")])
      .group("type-anatomy-t.a")
    // At 4 : 1 the baseline is at 96 + 30 + 16.656, and in a mono the levels are 0.729 and 0.547 × 48 above it.
    #expect(group.texts.first { $0.string == "cap height" }?.at == Point(32, 108 - 5))
    #expect(group.texts.first { $0.string == "x-height" }?.at == Point(32, 117 + 12))
    #expect(group.texts.first { $0.string == "baseline" }?.at == Point(32, 143 + 12))
  }

  // Six letters of 0.66 × 72 at 3 : 1 are 855 wide, at 2 : 1 they are 570; a line of 160 is 480 high at 3 : 1.
  @Test(arguments: [("72px", "1", 700, 2), ("20px", "8", 400, 2), ("200px", "1.2", 400, 1), ("12px", "1", 400, 4)])
  func takesTheLargestWholeRatioThatFits(size: String, line: String, weight: Int, expected: Int) throws {
    let drawing = try drawing([TypeSystem.style("a", size: size, line: line, weight: weight)])
    #expect(legend(drawing) == "t.a at \(expected) : 1")
    #expect(drawing.boundsProblems == [])
  }

  @Test func leavesRoomAboveALineThatIsLowerThanItsLetters() throws {
    let drawing = try drawing([TypeSystem.style("a", size: "30px", line: "0")])
    // At 4 : 1 letters reach 0.403 × 120 = 48.36 above the middle of the line.
    #expect(box(try drawing.group("type-anatomy-t.a")) == Rect(128, 96 + 49, 632, 0))
    #expect(drawing.boundsProblems == [])
  }

  @Test func cutsAWordThatIsWiderThanTheRoom() throws {
    let drawing = try drawing([TypeSystem.style("a", size: "1000px", line: "1", weight: 700)])
    let group = try drawing.group("type-anatomy-t.a")
    #expect(group.shapes.contains { if case .clip("type-anatomy-t.a-clip", _) = $0 { true } else { false } })
    #expect(drawing.boundsProblems == [])
  }

  @Test func drawsNothingWhereNoStyleCanBeSet() {
    let system = TypeSystem(#""a": {"$type": "typography", "$value": {"fontFamily": "Inter"}}"#)
    #expect(system.sheets(.typeAnatomy) == [])
  }
}
