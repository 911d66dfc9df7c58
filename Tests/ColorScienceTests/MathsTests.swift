import Foundation
import TestKit
import Testing

@testable import ColorScience

struct MathsTests {
  struct Case: CustomTestStringConvertible {
    let name: String
    let ours: @Sendable (Double, Double) -> Double
    let theirs: @Sendable (Double, Double) -> Double
    /// Arguments of the kinds that colour has, and of every other kind.
    let arguments: [@Sendable (inout SeededGenerator) -> (Double, Double)]
    var bound: UInt64 = 2

    var testDescription: String { name }
  }

  static let cases = [
    Case(
      name: "pow", ours: Maths.pow, theirs: { pow($0, $1) },
      arguments: [
        { ($0.number(0, 1), [2.4, 1 / 2.4, 1.8, 1 / 1.8, 563.0 / 256][Int($0.next() % 5)]) },
        { ($0.number(0.9, 1.1), $0.number(-900, 900)) },
        { (exp($0.number(-60, 60)), $0.number(-12, 12)) },
        { ($0.anyNumber().magnitude, $0.number(-1.2, 1.2)) },
        { ($0.number(-50, 50).rounded(), $0.number(-190, 190).rounded()) },
      ]),
    Case(
      name: "exp", ours: { x, _ in Maths.exp(x) }, theirs: { x, _ in exp(x) },
      arguments: [{ ($0.number(-5, 5), 0) }, { ($0.number(-746, 710), 0) }, { ($0.anyNumber(), 0) }]),
    Case(
      name: "log", ours: { x, _ in Maths.log(x) }, theirs: { x, _ in log(x) },
      arguments: [
        { ($0.number(0, 2), 0) }, { ($0.number(0.98, 1.02), 0) }, { ($0.anyNumber().magnitude, 0) },
      ]),
    Case(
      name: "cbrt", ours: { x, _ in Maths.cbrt(x) }, theirs: { x, _ in cbrt(x) },
      arguments: [{ ($0.number(-1, 2), 0) }, { ($0.anyNumber(), 0) }],
      // The GNU C library's own cube root is up to 4 ulp off, says its manual; the next test is stricter.
      bound: 5),
    Case(
      name: "sin", ours: { x, _ in Maths.sin(x) }, theirs: { x, _ in sin(x) },
      arguments: [{ ($0.number(-7, 7), 0) }, { ($0.number(-1e6, 1e6), 0) }, { ($0.anyNumber(), 0) }]),
    Case(
      name: "cos", ours: { x, _ in Maths.cos(x) }, theirs: { x, _ in cos(x) },
      arguments: [{ ($0.number(-7, 7), 0) }, { ($0.number(-1e6, 1e6), 0) }, { ($0.anyNumber(), 0) }]),
    Case(
      name: "atan2", ours: Maths.atan2, theirs: { atan2($0, $1) },
      arguments: [
        { ($0.number(-1, 1), $0.number(-1, 1)) }, { ($0.number(-1e-6, 1e-6), $0.number(-1, 1)) },
        { ($0.anyNumber(), $0.anyNumber()) },
      ]),
  ]

  @Test(arguments: cases) func staysWithinTwoUnitsOfTheCLibrary(function: Case) {
    var generator = SeededGenerator(seed: 20_251_028)
    var greatest = (error: UInt64(0), arguments: (0.0, 0.0))
    for round in 0..<1_000_000 {
      let arguments = function.arguments[round % function.arguments.count](&generator)
      let error = distance(function.ours(arguments.0, arguments.1), function.theirs(arguments.0, arguments.1))
      if error > greatest.error { greatest = (error, arguments) }
    }
    print("\(function.name): at most \(greatest.error) ulp from the C library, at \(greatest.arguments)")
    #expect(greatest.error <= function.bound)
  }

  @Test func cubesOfCubeRootsComeBack() {
    var generator = SeededGenerator(seed: 7)
    var greatest = 0.0
    for _ in 0..<1_000_000 {
      let cube = generator.number(1e-3, 8)
      let root = Maths.cbrt(cube)
      let square = Maths.product(root, root)
      let product = Maths.product(square.high, root)
      let rest = (product.high - cube) + product.low + square.low * root
      greatest = max(greatest, abs(rest / (3 * root * root)) / root.ulp)
    }
    print("cbrt: at most \(greatest) ulp from the true root")
    #expect(greatest <= 0.75)
  }

  /// Every special case that C names, and both signs of the numbers between.
  @Test(arguments: cases) func treatsSpecialNumbersAsTheCLibraryDoes(function: Case) {
    let specials: [Double] = [
      0, .leastNonzeroMagnitude, 0x1p-1022, 1e-300, 0.5, 1, 1.5, 2, 3, 4, 1e17, 1e300, .greatestFiniteMagnitude,
      .infinity, .nan,
    ].flatMap { [$0, -$0] }
    for first in specials {
      for second in specials {
        let (ours, theirs) = (function.ours(first, second), function.theirs(first, second))
        #expect(
          distance(ours, theirs) <= function.bound && (ours.isNaN || ours.sign == theirs.sign),
          "\(function.name)(\(first), \(second)) is \(ours), not \(theirs)")
      }
    }
  }

  @Test func givesTheSameBitsEverywhere() throws {
    let table = try JSONDecoder().decode(Table.self, from: Data(Fixtures.bytes("maths-bits.json")))
    for function in Self.cases {
      let rows = table.rows.filter { $0.function == function.name }
      #expect(rows.count >= 40)
      for row in rows {
        let arguments = row.arguments.map(Self.number)
        let result = function.ours(arguments[0], arguments.count > 1 ? arguments[1] : 0)
        let expected = Self.number(row.correct).bitPattern &+ UInt64(bitPattern: Int64(row.offBy))
        #expect(abs(row.offBy) <= 1)
        #expect(
          result.bitPattern == expected,
          "\(function.name)(\(arguments)) is off by \(Int64(bitPattern: result.bitPattern &- Self.number(row.correct).bitPattern)), not \(row.offBy)"
        )
      }
    }
  }

  private struct Table: Decodable {
    struct Row: Decodable {
      let function: String
      let arguments: [String]
      let correct: String
      let offBy: Int
    }
    let rows: [Row]
  }

  private static func number(_ bits: String) -> Double {
    Double(bitPattern: UInt64(bits, radix: 16) ?? 0)
  }

  /// How many doubles apart two results are; NaN is 0 from NaN only.
  private func distance(_ left: Double, _ right: Double) -> UInt64 {
    if left.isNaN || right.isNaN { return left.isNaN && right.isNaN ? 0 : .max }
    let (left, right) = (ordered(left), ordered(right))
    return left > right ? UInt64(left - right) : UInt64(right - left)
  }

  private func ordered(_ number: Double) -> Int64 {
    let bits = Int64(bitPattern: number.magnitude.bitPattern)
    return number < 0 ? -bits : bits
  }
}
