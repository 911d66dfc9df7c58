import Testing

@testable import DesignModel

@Suite struct ArithmeticTests {
  @Test(arguments: [
    ("4 * 7", "28"), ("4*7px", "28px"), ("4 * 7rem", "28rem"), ("(15 + 20 - 17 * 8 / 4) * 7px", "7px"),
    ("8 - 2 - 3", "3"), ("64 / 4 / 2", "8"), ("7 % 4", "3"), ("2 ^ 3 ^ 2", "512"), ("-2 * -3px", "6px"),
    ("2 * (3 + 1) - -1", "9"), ("0.1 + 0.2", "0.3"), ("--4px", "4px"), (".5 * 3", "1.5"), ("1.5 * 100%", "150%"),
    ("16px * 50%", "8px"), ("25% * 8rem", "2rem"), ("- 4px", "-4px"), ("2 - - 3", "5"), ("- (2 + 1)", "-3"),
    ("(4 * 2)rem", "8rem"), ("calc(4px * 2)", "8px"),
  ])
  func calculates(text: String, result: String) {
    #expect(Arithmetic.of(text) == .result(result))
  }

  @Test(arguments: [
    ("roundTo(4 / 7, 1)", "0.6"), ("roundTo(2 * 1.33, 0)", "3"), ("roundTo(2.66)", "3"),
    ("roundTo(4px / 7, 1)", "0.6px"),
    ("ceil(roundTo(16/1.2,0)/2)*2", "14"), ("floor(7.9px)", "7px"), ("round(-2.5)", "-2"), ("roundTo(-2.5, 0)", "-2"),
    ("roundTo(-2.25, 1)", "-2.2"), ("roundTo(2.25, 1)", "2.3"),
    ("roundTo(1.005, 2)", "1.01"), ("round(0.49999999999999994)", "0"), ("trunc(-2.7)", "-2"),
    ("min(10px, 24px, 5, 12px)", "5px"), ("max(1rem, 3rem)", "3rem"), ("pow(2, 10)", "1024"), ("sqrt(81)", "9"),
    ("abs(3 - 8)", "5"), ("sin(0) + cos(0)", "1"), ("tan(0)", "0"),
  ])
  func callsFunctions(text: String, result: String) {
    #expect(Arithmetic.of(text) == .result(result))
  }

  @Test(arguments: [
    ("4px * 7px", "28px"), ("5px * 4px / 2px", "10px"), ("10vw + 20vw", "30vw"), ("2pt * 4", "8pt"),
    ("2em * 20px", "40em"), ("48px / 16 * 1rem", "3rem"), ("6rem / 2rem", "3"), ("16 + 4px", "20px"),
  ])
  func countsPixelsAsTheUnitOfABareNumber(text: String, result: String) {
    #expect(Arithmetic.of(text) == .result(result))
  }

  @Test(arguments: [
    ("8 / 4 * 7px 8 * 5px 2 * 4px", "14px 40px 8px"), ("5px 3 * 2px", "5px 6px"), ("3 * 2px -5px", "6px -5px"),
    ("min(10, 5) 8 * 14px", "5 112px"),
  ])
  func calculatesEachOfSeveralValues(text: String, result: String) {
    #expect(Arithmetic.of(text) == .result(result))
  }

  @Test func subtractsInWhatCanBeOneValueOnly() {
    #expect(Arithmetic.of("16px -4", isSingle: true) == .result("12px"))
    #expect(Arithmetic.of("16px -4") == .none)
  }

  @Test(arguments: [
    "4px * 1rem + 1px", "4 + 7rem", "4em + 7rem", "1000 / 20em", "2em + 20px", "50% * 50%", "8px / 0", "7 % 0",
    "min(1px, 1rem)", "pow(10, 99)", "sqrt(-1)", "0 ^ -1", "roundTo(1, 0.5)", "999999999 * 999999999",
    "sin(1px)",
  ])
  func hasNoResultForMixedUnitsAndWhatIsNoNumber(text: String) {
    #expect(Arithmetic.of(text) == .unresolved)
  }

  @Test(arguments: [
    "", " ", "8px", "-8px", "8px 16px", "AUTO", "solid 1px", "4 *", "* 4", "(4", "4)", "4 + + ", "1..2 * 3", "2,4",
    "round()", "pow(2)", "sum(1, 2)", "4 * {a}", "16px/1 'Arial'", "linear-gradient(90deg, #354752 0%)",
  ])
  func leavesAloneWhatIsNoArithmetic(text: String) {
    #expect(Arithmetic.of(text) == .none)
  }

  @Test(.timeLimit(.minutes(5))) func endsWithDeepAndLongTexts() {
    let brackets = String(repeating: "(", count: 2_000) + "1" + String(repeating: ")", count: 2_000)
    let powers = Array(repeating: "1", count: 2_000).joined(separator: "^")
    let signs = String(repeating: "-", count: 4_000) + "1"
    let sum = Array(repeating: "1", count: 1_000).joined(separator: " + ")
    #expect(Arithmetic.of(brackets) == .none)
    #expect(Arithmetic.of(powers) == .none)
    #expect(Arithmetic.of(signs) == .result("1"))
    #expect(Arithmetic.of(sum) == .result("1000"))
    #expect(Arithmetic.of(sum + " + " + sum + " + " + sum) == .none)
  }

  @Test func givesResultsThatHaveNothingLeftToCalculate() {
    let pieces = [
      "1", "0", "2.5", ".", "+", "-", "*", "/", "%", "^", "(", ")", " ", ",", "px", "rem", "min(", "pow(", "{",
    ]
    var state: UInt64 = 42
    func next(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    var results = 0
    for _ in 0..<50_000 {
      let text = (0...next(12)).map { _ in pieces[next(pieces.count)] }.joined()
      guard case .result(let result) = Arithmetic.of(text) else { continue }
      results += 1
      #expect(Arithmetic.of(result) == .none, "\(text) gives \(result)")
    }
    #expect(results > 100)
  }
}
