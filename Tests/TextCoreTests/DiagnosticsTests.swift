import Testing
import TextCore

@Suite struct DiagnosticsTests {
  private let sources = SourceSet(["a.json": "0123456789", "b.json": "0123456789"])

  private func range(_ source: Int, _ bytes: Range<Int>) -> SourceRange {
    SourceRange(SourceID(source), bytes)
  }

  @Test func sortsByFileThenPlaceThenCodeThenSubjectThenMessage() {
    var diagnostics = Diagnostics()
    diagnostics.report(Problem("x", .error, "6"), at: range(1, 0..<1))
    diagnostics.report(Problem("x", .error, "5"), at: range(0, 9..<9), subject: "b")
    diagnostics.report(Problem("x", .error, "9"), at: range(0, 9..<9), subject: "a")
    diagnostics.report(Problem("x", .error, "4"), at: range(0, 9..<9))
    diagnostics.report(Problem("x", .error, "3"), at: range(0, 9..<9))
    diagnostics.report(Problem("w", .note, "7"), at: range(0, 9..<9))
    diagnostics.report(Problem("y", .warning, "2"), at: range(0, 2..<9))
    diagnostics.report(Problem("z", .error, "8"), inFile: "b.json")
    diagnostics.report(Problem("z", .error, "1"), inFile: "a.json")
    diagnostics.report(Problem("z", .error, "0"))
    let messages = diagnostics.finished(in: sources).map(\.problem.message)
    #expect(messages == ["0", "1", "2", "7", "3", "4", "9", "5", "6", "8"])
  }

  @Test func dependsOnNoOrderOfWork() {
    var forward = Diagnostics()
    var backward = Diagnostics()
    for place in 0..<5 { forward.report(Problem("x", .error, "m"), at: range(0, place..<place)) }
    for place in (0..<5).reversed() { backward.report(Problem("x", .error, "m"), at: range(0, place..<place)) }
    #expect(forward.items != backward.items)
    #expect(forward.finished(in: sources) == backward.finished(in: sources))
  }

  @Test func keepsOneOfEqualDiagnostics() {
    var diagnostics = Diagnostics()
    for _ in 0..<3 { diagnostics.report(Problem("x", .error, "m"), at: range(0, 1..<2)) }
    diagnostics.report(Problem("x", .error, "m"), at: range(0, 1..<2), subject: "a")
    diagnostics.report(Problem("x", .error, "m"), at: range(1, 1..<2))
    #expect(diagnostics.items.count == 5)
    #expect(diagnostics.finished(in: sources).count == 3)
  }

  @Test func knowsWhetherThereAreErrors() {
    var diagnostics = Diagnostics()
    diagnostics.report(Problem("x", .warning, "m"))
    diagnostics.report(Problem("x", .note, "m"))
    #expect(!diagnostics.hasErrors)
    var more = Diagnostics()
    more.report(Problem("x", .error, "m"))
    diagnostics.append(more)
    #expect(diagnostics.hasErrors)
    #expect(diagnostics.items.count == 3)
  }
}
