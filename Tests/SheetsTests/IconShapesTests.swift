import DesignModel
import Graphics
import Sheets
import Testing

@Suite struct IconShapesTests {
  private func line(_ x: Double, _ change: (inout Icon.Outline) -> Void = { _ in }) -> Icon.Outline {
    var outline = Icon.Outline(steps: [.move(Icon.Point(x, 2)), .line(Icon.Point(x + 1, 2))])
    outline.isFilled = false
    outline.strokeWidth = 1.5
    change(&outline)
    return outline
  }

  private func icon(_ outlines: [Icon.Outline]) -> Icon {
    Icon(name: "a", x: 1, y: 2, width: 24, height: 12, outlines: outlines)
  }

  @Test func fillsABoxAsFarAsItsFormAllows() {
    var outline = Icon.Outline(steps: [
      .move(Icon.Point(1, 2)), .line(Icon.Point(25, 14)),
      .curve(Icon.Point(2, 2), Icon.Point(3, 2), to: Icon.Point(4, 3)), .close,
    ])
    outline.fillsEvenOdd = true
    // Twice as large, and 12 below the edge of a box that is twice as high.
    #expect(
      icon([outline]).shapes(in: Rect(10, 20, 48, 48), .hex("#123456")) == [
        .path(
          Path([
            .move(Point(10, 32)), .line(Point(58, 56)), .curve(Point(12, 32), Point(14, 32), to: Point(16, 34)), .close,
          ]), Style(fill: .hex("#123456"), fillsEvenOdd: true))
      ])
  }

  @Test func standsInTheMiddleOfABoxThatIsTooWide() {
    let shape = icon([line(1)]).shapes(in: Rect(0, 0, 48, 6), .chrome(.ink)).first
    #expect(
      shape
        == .path(
          .polyline([Point(18, 0), Point(18.5, 0)]), Style(stroke: Stroke(.chrome(.ink), width: 0.75))))
  }

  @Test func joinsLinesOfOneKind() {
    let outlines = [
      line(1), line(2), line(3) { $0.cap = .round }, line(4) { ($0.cap, $0.join) = (.round, .bevel) },
      line(5) { $0.isFilled = true }, line(6) { $0.isFilled = true }, line(7) { $0.strokeWidth = 3 },
    ]
    let drawn = icon(outlines).shapes(in: Rect(1, 2, 24, 12), .chrome(.ink))
    let styles = drawn.compactMap { if case .path(let path, let style) = $0 { (path.steps.count, style) } else { nil } }
    #expect(styles.map(\.0) == [4, 2, 2, 2, 2, 2])
    #expect(styles.map(\.1.fill) == [.none, .none, .none, .chrome(.ink), .chrome(.ink), .none])
    #expect(styles.map(\.1.stroke?.cap) == [.butt, .round, .round, .butt, .butt, .butt])
    #expect(styles.map(\.1.stroke?.join) == [.miter, .miter, .bevel, .miter, .miter, .miter])
    #expect(styles.map(\.1.stroke?.width) == [1.5, 1.5, 1.5, 1.5, 1.5, 3])
  }
}
