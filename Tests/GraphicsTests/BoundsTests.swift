import Graphics
import Testing

@Suite struct BoundsTests {
  @Test(
    arguments: [
      .rect(Rect(0, 0, 100, 50), Style(fill: .chrome(.paper))),
      .line(Point(0, 50), Point(100, 50), Stroke(.chrome(.ink))),
      .circle(center: Point(50, 25), radius: 24, Style(stroke: Stroke(.chrome(.ink), width: 2))),
      .text(Text("0123456789", at: Point(100, 37.5), size: 10, anchor: .end, family: .mono)),
      .text(Text("as long as it likes, it is set into its length", at: Point(0, 30), size: 10, length: 100)),
      .group(Group(at: Point(-10, -10), [.rect(Rect(10, 10, 100, 50), Style())])),
    ] as [Shape])
  func findsNothingWrongInsideTheDrawing(shape: Shape) {
    #expect(drawing(shape).boundsProblems == [])
  }

  @Test(
    arguments: [
      (
        .rect(Rect(0, 0, 100, 50), Style(stroke: Stroke(.chrome(.ink)))),
        "rect reaches from (-0.5, -0.5) to (100.5, 50.5), outside 100 × 50"
      ),
      (
        .circle(center: Point(95, 25), radius: 6, Style(fill: .chrome(.ink))),
        "circle reaches from (89, 19) to (101, 31), outside 100 × 50"
      ),
      (
        .text(Text("01234", at: Point(80, 20), size: 10, family: .mono)),
        "text '01234' reaches from (80, 12.5) to (110, 22.5), outside 100 × 50"
      ),
      (
        .text(Text("ab", at: Point(0, 20), size: 10, anchor: .middle)),
        "text 'ab' reaches from (-5, 12.5) to (5, 22.5), outside 100 × 50"
      ),
      (
        .path(.polyline([Point(0, 0), Point(10, 60)]), Style(fill: .chrome(.ink))),
        "path reaches from (0, 0) to (10, 60), outside 100 × 50"
      ),
      (
        .group(
          Group(at: Point(60, 0), [.group(Group(at: Point(0, 40), [.line(Point(0, 0), Point(0, 11), Stroke(.none))]))])),
        "line reaches from (60, 40) to (60, 51), outside 100 × 50"
      ),
    ] as [(Shape, String)])
  func saysWhatLiesOutside(shape: Shape, problem: String) {
    #expect(drawing(shape).boundsProblems == [problem])
  }

  @Test func measuresAClipInPlaceOfWhatItFrames() {
    let band = Group(at: Point(0, 0), clip: "band", [.rect(Rect(0, 0, 500, 500), Style())])
    #expect(drawing(.clip(id: "band", Rect(0, 0, 100, 50)), .group(band)).boundsProblems == [])
    #expect(
      drawing(.clip(id: "band", Rect(0, 0, 101, 50)), .group(band)).boundsProblems == [
        "clip 'band' reaches from (0, 0) to (101, 50), outside 100 × 50"
      ])
  }

  @Test func measuresWhatIsScaledAsLargeAsItIsSeen() {
    let wide = Group(at: Point(10, 0), scale: 0.5, [.rect(Rect(0, 0, 180, 100), Style())])
    #expect(drawing(.group(wide)).boundsProblems == [])
    let nested = Group(at: Point(20, 0), scale: 0.5, [.group(wide)])
    #expect(drawing(.group(nested)).boundsProblems == [])
    let moved = Group(at: Point(5, 0), [.rect(Rect(0, 0, 50, 10), Style())])
    let large = Group(at: Point(10, 0), scale: 2, [.group(moved)])
    #expect(drawing(.group(large)).boundsProblems == ["rect reaches from (20, 0) to (120, 20), outside 100 × 50"])
  }

  @Test func measuresTheOutlineOfAClipAndTheRegionOfABlur() {
    let outline = Path([.move(Point(0, 0)), .line(Point(100, 0)), .line(Point(100, 51)), .close])
    let framed = Group(clip: "c", [.rect(Rect(0, 0, 500, 500), Style())])
    #expect(
      drawing(.pathClip(id: "c", outline), .group(framed)).boundsProblems == [
        "clip 'c' reaches from (0, 0) to (100, 51), outside 100 × 50"
      ])
    #expect(
      drawing(.blur(id: "b", region: Rect(-1, 0, 100, 50), deviation: 2)).boundsProblems == [
        "blur 'b' reaches from (-1, 0) to (99, 50), outside 100 × 50"
      ])
  }

  private func drawing(_ shapes: Shape...) -> Drawing {
    Drawing(id: "s", width: 100, height: 50, title: "", description: "", shapes: shapes)
  }
}
