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

  @Test func isNoneWhereItIsHidden() throws {
    let system = WrittenSystem(
      specs: [
        "c": #"""
        {"properties": {"there": {"values": ["yes", "no"]}}, "accessibility": {"target": "box"},
         "anatomy": {"kind": "stack", "part": "box", "width": 80, "height": 60},
         "variants": [{"when": {"there": "no"}, "set": {"box.hidden": true}}]}
        """#
      ]
    ).analysed
    let target = try #require(system.components.first.flatMap(system.target))
    #expect(target.height == 60)
  }

  @Test func isReportedWhereAFingerNeedsMore() throws {
    let found = system(40).diagnostics.items.filter { $0.problem.code == "spec-target" }
    #expect(
      found.map(\.problem.message) == ["the target 'box' is 40 pt high at its smallest, and a finger needs 44 pt"])
  }

  @Test(arguments: [
    ("\"box.width\": 43.5", "43.5 pt wide"), ("\"box.width\": 30, \"box.height\": 20", "30 pt wide and 20 pt high"),
    ("\"box.height\": 43.99", "43.99 pt high"),
  ])
  func isReportedByEachSideThatIsTooSmall(changes: String, size: String) {
    #expect(
      messages(changes) == ["the target 'box' is \(size) at its smallest, and a finger needs 44 pt"])
  }

  @Test func countsOnlyWhereItIsThere() throws {
    #expect(messages("\"box.hidden\": true, \"box.width\": 20") == [])
    let hidden = WrittenSystem(
      specs: [
        "c": #"""
        {"accessibility": {"target": "box"}, "anatomy": {"kind": "stack", "part": "box", "width": 20, "hidden": true}}
        """#
      ]
    ).analysed
    let component = try #require(hidden.components.first)
    #expect(hidden.target(of: component) == nil)
    #expect(!hidden.diagnostics.items.contains { $0.problem.code == "spec-target" })
  }

  /// What is said of a target of 80 × 60 that is changed in one of two combinations.
  private func messages(_ changes: String) -> [String] {
    let system = WrittenSystem(
      specs: [
        "c": #"""
        {"properties": {"size": {"values": ["tall", "low"]}}, "accessibility": {"target": "box"},
         "anatomy": {"kind": "stack", "part": "box", "width": 80, "height": 60},
         "variants": [{"when": {"size": "low"}, "set": {\#(changes)}}]}
        """#
      ]
    ).analysed
    return system.diagnostics.items.filter { $0.problem.code == "spec-target" }.map(\.problem.message)
  }
}
