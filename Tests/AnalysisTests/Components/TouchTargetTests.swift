import TextCore
import Analysis
import DesignModel
import Testing

@Suite struct TouchTargetTests {
  private func system(_ height: Int) -> AnalysedCatalog {
    WrittenSystem(
      specs: [
        "c": #"""
        {"properties": {"size": {"values": ["tall", "low"]}}, "accessibility": {"target": "box"},
         "anatomy": {"kind": "stack", "part": "box", "width": 80, "height": 60},
         "variants": [{"when": {"size": "low"}, "set": {"box.height": \#(height)}}]}
        """#
      ]
    ).analysed
  }

  @Test func isTheSmallestOfAllCombinations() throws {
    let system = system(44)
    let target = try #require(system.components.first.flatMap(system.target))
    #expect(target.width == 80)
    #expect(target.height == 44)
    #expect(target.isEnough)
    #expect(!system.diagnostics.items.contains { $0.problem.code == "spec-target" })
  }

  @Test func isReportedWhereAFingerNeedsMore() throws {
    let found = system(40).diagnostics.items.filter { $0.problem.code == "spec-target" }
    #expect(
      found.map(\.problem.message) == ["the target 'box' is 40 pt high at its smallest, and a finger needs 44 pt"])
  }
}
