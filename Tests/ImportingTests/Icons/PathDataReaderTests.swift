import DesignModel
import TestKit
import Testing

@testable import Importing

@Suite struct PathDataReaderTests {
  private func steps(_ text: String) throws -> [Icon.Step] { try PathDataReader.steps(text) }

  private func point(_ x: Double, _ y: Double) -> Icon.Point { Icon.Point(x, y) }

  @Test func readsLinesFromWhereThePenIs() throws {
    #expect(
      try steps("M1 2 L3 4 l1 1 H9 h-1 V0 v2 z") == [
        .move(point(1, 2)), .line(point(3, 4)), .line(point(4, 5)), .line(point(9, 5)), .line(point(8, 5)),
        .line(point(8, 0)), .line(point(8, 2)), .close,
      ])
  }

  @Test func goesOnFromTheStartOfAShapeThatIsClosed() throws {
    #expect(
      try steps("m1 1 h4 z l2 2 m1 0 h1") == [
        .move(point(1, 1)), .line(point(5, 1)), .close, .line(point(3, 3)), .move(point(4, 3)), .line(point(5, 3)),
      ])
  }

  @Test func repeatsACommandThatIsNotNamedAgain() throws {
    #expect(
      try steps("M0,0 1,1,2,2") == [.move(point(0, 0)), .line(point(1, 1)), .line(point(2, 2))])
    #expect(
      try steps("m1 1 1 1 1 1") == [.move(point(1, 1)), .line(point(2, 2)), .line(point(3, 3))])
    #expect(try steps("M0 0H1 2 3").count == 4)
  }

  @Test func readsNumbersThatTouch() throws {
    #expect(
      try steps("M.5.5-1e-3+2.L1e2,-.25E+1") == [
        .move(point(0.5, 0.5)), .line(point(-0.001, 2)), .line(point(100, -2.5)),
      ])
  }

  @Test func mirrorsTheControlPointOfTheCurveBefore() throws {
    #expect(
      try steps("M0 0C1 2 3 4 5 6S9 9 10 10s1 1 2 2") == [
        .move(point(0, 0)), .curve(point(1, 2), point(3, 4), to: point(5, 6)),
        .curve(point(7, 8), point(9, 9), to: point(10, 10)), .curve(point(11, 11), point(11, 11), to: point(12, 12)),
      ])
    // After anything but such a curve the control point is where the pen is.
    #expect(
      try steps("M4 4S5 5 6 6") == [.move(point(4, 4)), .curve(point(4, 4), point(5, 5), to: point(6, 6))])
    #expect(
      try steps("M0 0Q3 3 6 0S7 7 8 8").last == .curve(point(6, 0), point(7, 7), to: point(8, 8)))
  }

  @Test func givesACurveOfOneControlPointTwo() throws {
    #expect(
      try steps("M0 0Q3 3 6 0T12 0t6 0") == [
        .move(point(0, 0)), .curve(point(2, 2), point(4, 2), to: point(6, 0)),
        .curve(point(8, -2), point(10, -2), to: point(12, 0)), .curve(point(14, 2), point(16, 2), to: point(18, 0)),
      ])
  }

  @Test func readsFlagsWithoutSpaces() throws {
    #expect(try steps("M10 0A10 10 0 0110 0") == [.move(point(10, 0))])
    let spaced = try steps("M1 1a2 2 0 0 1 2 2a2,2,0,1,0,-2,1")
    #expect(try steps("M1 1a2 2 0 012 2a2 2 0 10-2 1") == spaced)
    // A quarter, and 292° in four.
    #expect(spaced.count == 6)
  }

  @Test func readsAnEmptyTextAsNothing() throws {
    #expect(try steps("") == [])
    #expect(try steps(" \n ") == [])
  }

  @Test(arguments: [
    ("↓L0 0", "a path must begin with a move"),
    ("M0 0 ↓X1 1", "this is no command of a path"),
    ("↓1 1", "this is no command of a path"),
    ("M0 0 ↓!", "this is no command of a path"),
    ("M0 0z↓1", "this is no command of a path"),
    ("M0↓", "a number is missing"),
    ("M↓L1 1", "a number is missing"),
    ("M0 0C1 1 2 2 3↓", "a number is missing"),
    ("M0 0L1 1,↓", "a number is missing after the comma"),
    ("M0 0,↓L1 1", "a number is missing after the comma"),
    ("M0 ↓.", "a number is missing"),
    ("M0 ↓-", "a number is missing"),
    ("M0 1↓e", "an exponent is missing"),
    ("M0 1↓e-z", "an exponent is missing"),
    ("M0 ↓100001", "a number is larger than 100,000"),
    ("M0 ↓-1e999", "a number is larger than 100,000"),
    ("M0 0A1 1 0 ↓2 0 1 1", "a flag is missing, 0 or 1"),
    ("M60000 0l50000 0↓", "the path goes beyond 100,000"),
    ("M0 ↓nan", "a number is missing"),
    ("M0 0L1 1 ↓é", "this is no command of a path"),
  ]) func saysWhatIsWrongAndWhere(text: String, message: String) {
    let marked = MarkedText(text)
    do {
      let steps = try PathDataReader.steps(marked.text)
      Issue.record("read as \(steps)")
    } catch {
      #expect(error.message == message)
      #expect([error.place.lowerBound] == marked.offsets)
    }
  }

  @Test func survivesEveryChangedByteAndEveryCut() {
    let bytes = Array("M.5.5-1e-3+2z c1 2,3 4 5 6S1 1 2 2Q0 0 1 1T3 3a2 3 45 01-1 1h1V-2".utf8)
    var count = 0
    for position in bytes.indices {
      for byte in [UInt8(ascii: "M"), UInt8(ascii: "a"), UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: "9"), 0xC3]
      {
        var broken = bytes
        broken[position] = byte
        count += stepsThatAreFinite(broken)
      }
    }
    for length in bytes.indices { count += stepsThatAreFinite(Array(bytes.prefix(length))) }
    #expect(count > 500)
  }

  /// How many steps are read, each of which is checked.
  private func stepsThatAreFinite(_ bytes: [UInt8]) -> Int {
    let steps = (try? PathDataReader.steps(String(decoding: bytes, as: UTF8.self))) ?? []
    for step in steps {
      switch step {
      case .move(let end), .line(let end): #expect(end.x.isFinite && end.y.isFinite)
      case .curve(let first, let second, let end):
        #expect([first, second, end].allSatisfy { $0.x.isFinite && $0.y.isFinite })
      case .close: break
      }
    }
    return steps.count
  }
}
