import DesignModel
import Testing

@testable import Importing

@Suite struct IconArcTests {
  /// 4/3 × tan 22.5°: how far the control points of a quarter circle lie from its ends.
  private static let reach = 0.5522847498

  private func points(_ text: String) throws -> [Icon.Point] {
    try PathDataReader.steps(text).dropFirst().flatMap { step -> [Icon.Point] in
      switch step {
      case .curve(let first, let second, let end): [first, second, end]
      case .line(let end), .move(let end): [end]
      case .close: []
      }
    }
  }

  private func expect(_ text: String, _ expected: [(Double, Double)]) throws {
    let points = try points(text)
    #expect(points.count == expected.count)
    for (point, place) in zip(points, expected) {
      #expect((point.x - place.0).magnitude < 1e-6 && (point.y - place.1).magnitude < 1e-6, "\(points)")
    }
  }

  @Test func drawsAQuarterAsOneCurve() throws {
    let near = 10 * Self.reach
    try expect("M10 0A10 10 0 0 1 0 10", [(10, near), (near, 10), (0, 10)])
    // The other way round the middle is at 10, 10.
    try expect("M10 0A10 10 0 0 0 0 10", [(10 - near, 0), (0, 10 - near), (0, 10)])
  }

  @Test func goesTheLongWayRoundInThree() throws {
    let points = try points("M10 0A10 10 0 1 0 0 10")
    #expect(points.count == 9)
    #expect((points[2].x - 0).magnitude < 1e-9 && (points[2].y + 10).magnitude < 1e-9)
    #expect((points[5].x + 10).magnitude < 1e-9 && (points[5].y - 0).magnitude < 1e-9)
    #expect(points[8] == Icon.Point(0, 10))
  }

  @Test func growsAnEllipseThatDoesNotReach() throws {
    let points = try points("M0 0A1 1 0 0 1 10 0")
    #expect(points.count == 6)
    #expect((points[2].x - 5).magnitude < 1e-9 && (points[2].y + 5).magnitude < 1e-9)
  }

  @Test func turnsAnEllipse() throws {
    try expect(
      "M10 0A20 10 90 0 1 0 20", [(10, 20 * Self.reach), (10 * Self.reach, 20), (0, 20)])
  }

  @Test func readsNegativeRadiiAsPositive() throws {
    #expect(try points("M10 0A-10 -10 0 0 1 0 10") == points("M10 0A10 10 0 0 1 0 10"))
  }

  @Test func drawsALineWhereThereIsNoRadius() throws {
    #expect(try PathDataReader.steps("M0 0A0 5 0 0 1 3 4") == [.move(Icon.Point(0, 0)), .line(Icon.Point(3, 4))])
  }

  @Test(arguments: ["1e-300", "1e-12", "1e-7"]) func staysFiniteWhereTheEndsAreOne(distance: String) throws {
    let points = try points("M0 0a10 10 0 1 1 \(distance) 0")
    #expect(points.allSatisfy { $0.x.isFinite && $0.y.isFinite })
    #expect(points.last == Icon.Point(try #require(Double(distance)), 0))
  }
}
