import Graphics
import Testing

@testable import Sheets

@Suite struct RoundedBoxTests {
  private let rect = Rect(0, 0, 100, 40)

  private func even(_ radius: Double) -> RoundedBox.Corners { RoundedBox.Corners().map { _ in radius } }

  @Test func makesAPillOfARadiusOverHalfTheShorterSide() {
    #expect(RoundedBox(rect, even(999)).corners == even(20))
    #expect(RoundedBox(rect, even(20)).corners == even(20))
  }

  @Test func shrinksCornersThatWouldOverlapInProportion() {
    // 30 + 50 on the leading side, which is 40 high, so that all shrink by half.
    let corners = RoundedBox.Corners(topLeading: 30, topTrailing: 8, bottomTrailing: 0, bottomLeading: 50)
    #expect(
      RoundedBox(rect, corners).corners
        == RoundedBox.Corners(topLeading: 15, topTrailing: 4, bottomTrailing: 0, bottomLeading: 25))
  }

  @Test func takesANegativeRadiusForASharpCorner() {
    #expect(RoundedBox(rect, even(-4)).corners == even(0))
  }

  @Test func insetsItsCornersWithItsSides() {
    #expect(RoundedBox(rect, even(8)).inset(by: 3) == RoundedBox(Rect(3, 3, 94, 34), even(5)))
    #expect(RoundedBox(rect, even(2)).inset(by: 3) == RoundedBox(Rect(3, 3, 94, 34), even(0)))
    #expect(RoundedBox(rect, even(8)).inset(by: -3) == RoundedBox(Rect(-3, -3, 106, 46), even(11)))
    #expect(RoundedBox(rect, even(0)).inset(by: -3) == RoundedBox(Rect(-3, -3, 106, 46), even(0)))
    #expect(RoundedBox(rect, even(0)).inset(by: 21).isEmpty)
  }

  @Test func keepsCornersThatAreNearlySharpSoWhereAShadowSpreads() {
    #expect(RoundedBox(rect, even(0)).spread(by: 8).corners == even(0))
    // 4 + 8 × (1 + (4/8 − 1)³)
    #expect(RoundedBox(rect, even(4)).spread(by: 8).corners == even(11))
    #expect(RoundedBox(rect, even(8)).spread(by: 8).corners == even(16))
    #expect(RoundedBox(rect, even(8)).spread(by: -2) == RoundedBox(Rect(2, 2, 96, 36), even(6)))
  }

  @Test func isARectWhereItsCornersAreAlikeAndAPathElsewhere() {
    let style = Style(fill: .hex("#123456"))
    #expect(RoundedBox(rect, even(8)).shape(style) == .rect(rect, radius: 8, style))
    let mixed = RoundedBox(
      rect, RoundedBox.Corners(topLeading: 4, topTrailing: 0, bottomTrailing: 10, bottomLeading: 0))
    let path = Path([
      .move(Point(4, 0)), .line(Point(100, 0)), .line(Point(100, 30)),
      .arc(radius: 10, large: false, clockwise: true, to: Point(90, 40)), .line(Point(0, 40)), .line(Point(0, 4)),
      .arc(radius: 4, large: false, clockwise: true, to: Point(4, 0)), .close,
    ])
    #expect(mixed.shape(style) == .path(path, style))
  }

  @Test func cutsItselfOutOfAFrameThatRunsTheOtherWay() {
    let hole = RoundedBox(Rect(10, 10, 20, 20)).hole(in: rect)
    #expect(
      hole.steps == [
        .move(Point(0, 0)), .line(Point(0, 40)), .line(Point(100, 40)), .line(Point(100, 0)), .close,
        .move(Point(10, 10)), .line(Point(30, 10)), .line(Point(30, 30)), .line(Point(10, 30)), .line(Point(10, 10)),
        .close,
      ])
    #expect(RoundedBox(Rect(10, 10, 0, 20)).hole(in: rect).steps.count == 5)
  }

  @Test func partsTheRingOfASharpBoxAlongItsDiagonal() {
    let outer = RoundedBox(rect)
    let inner = outer.inset(by: 6)
    #expect(
      outer.bevel(to: inner, isUpper: true).steps == [
        .move(Point(0, 40)), .line(Point(0, 0)), .line(Point(100, 0)), .line(Point(94, 6)), .line(Point(6, 6)),
        .line(Point(6, 34)), .close,
      ])
    #expect(
      outer.bevel(to: inner, isUpper: false).steps == [
        .move(Point(100, 0)), .line(Point(100, 40)), .line(Point(0, 40)), .line(Point(6, 34)), .line(Point(94, 34)),
        .line(Point(94, 6)), .close,
      ])
  }

  @Test func partsTheRingOfARoundBoxInTheMiddleOfItsCorners() throws {
    let outer = RoundedBox(rect, even(10))
    let steps = outer.bevel(to: outer.inset(by: 4), isUpper: true).steps
    // 10 × (1 − √½) from either side, and 4 + 6 × (1 − √½) for the inner one.
    guard case .move(let start) = try #require(steps.first) else { throw Missing() }
    #expect(abs(start.x - 2.929) < 0.001 && abs(start.y - 37.071) < 0.001)
    let arcs = steps.compactMap {
      if case .arc(let radius, _, let clockwise, _) = $0 { (radius, clockwise) } else { nil }
    }
    #expect(arcs.map(\.0) == [10, 10, 10, 6, 6, 6])
    #expect(arcs.map(\.1) == [true, true, true, false, false, false])
    let turn = steps.compactMap { if case .line(let point) = $0 { point } else { nil } }[2]
    #expect(abs(turn.x - 94.243) < 0.001 && abs(turn.y - 5.757) < 0.001)
  }

  private struct Missing: Error {}
}
