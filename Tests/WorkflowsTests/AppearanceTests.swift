import Analysis
import DesignModel
import Testing
import TextCore
import Workflows

/// Appearances as `guide.json` and the limits of the program have them.
@Suite struct AppearanceTests {
  private func system(appearances: String) -> TokenSystem {
    TokenSystem(
      Input([
        "guide.json": #"{"appearances": \#(appearances)}"#,
        "a.resolver.json": ##"""
        {"version": "2025.10", "modifiers": {"m": {"contexts": {"x": [{"a": {"$type": "number", "$value": 1}}],
           "y": [{"a": {"$type": "number", "$value": 2}}]}}}, "resolutionOrder": [{"$ref": "#/modifiers/m"}]}
        """##,
      ]))
  }

  @Test func keepsAppearancesApartThatTheGuideGivesOneName() throws {
    let system = system(appearances: #"[{"name": "A", "inputs": {"m": "x"}}, {"name": "A", "inputs": {"m": "y"}}]"#)
    #expect(system.analysed?.catalog.appearances.map(\.name) == ["A", "A 2"])
    let values = try #require(JSONValue(TokenListing.json(system))?["tokens"]?.list?.first?["values"]?.members)
    #expect(values["A"]?["value"]?.isSame(as: .number(1)) == true)
    #expect(values["A 2"]?["value"]?.isSame(as: .number(2)) == true)
  }

  @Test func makesNothingOfAGuideWithoutAnAppearance() {
    let empty = system(appearances: "[]")
    #expect(empty.analysed == nil)
    #expect(empty.diagnostics.map(\.problem.code) == ["settings-shape"])
    let unknown = system(appearances: #"[{"name": "A", "inputs": {"m": "z"}}]"#)
    #expect(unknown.analysed == nil)
    #expect(unknown.diagnostics.map(\.problem.code) == ["input-unknown-context"])
  }

  @Test func leavesOutAnAppearanceThatCannotBeAndKeepsTheRest() {
    let system = system(appearances: #"[{"name": "A", "inputs": {"m": "z"}}, {"name": "B", "inputs": {"m": "y"}}]"#)
    #expect(system.analysed?.catalog.appearances.map(\.name) == ["B"])
    #expect(system.diagnostics.map(\.problem.code) == ["input-unknown-context"])
  }

  @Test func refusesThousandsOfModifiersBeforeItTriesThem() {
    let names = (0..<5_000).map { "m\($0)" }
    let modifiers = names.map { #""\#($0)": {"contexts": {"x": [], "y": []}, "default": "x"}"# }
    let order = names.map { ##"{"$ref": "#/modifiers/\##($0)"}"## }
    let text =
      #"{"version": "2025.10", "modifiers": {\#(modifiers.joined(separator: ","))}, "#
      + #""resolutionOrder": [\#(order.joined(separator: ","))]}"#
    #expect(TokenSystem(Input(["a.resolver.json": text])).diagnostics.map(\.problem.code) == ["limit-appearances"])
  }

  @Test func saysTheSameWhateverTheOrderOfAppearances() {
    let files: FileTree = [
      "a.resolver.json": ##"""
      {"version": "2025.10",
       "sets": {"s": {"sources": [{"bad": {"$value": "{nope}"}, "role": {"$type": "color", "$value": "{a}"},
         "loop": {"$value": "{pool}"}, "pool": {"$value": "{loop}"}, "old": {"$type": "dimension", "$value": "4px"}}]}},
       "modifiers": {"m": {"contexts": {"x": [{"a": {"$type": "number", "$value": 1}}], "y": [{"a": {"b": {}}}],
         "z": [{"a": {"$type": "color", "$value": "#fff"}, "pool": {"$type": "number", "$value": "2"}}]}}},
       "resolutionOrder": [{"$ref": "#/sets/s"}, {"$ref": "#/modifiers/m"}]}
      """##
    ]
    let orders = [
      ["x", "y", "z"], ["x", "z", "y"], ["y", "x", "z"], ["y", "z", "x"], ["z", "x", "y"], ["z", "y", "x"],
    ]
    let found = orders.map { contexts in
      var files = files
      let named = contexts.map { #"{"name": "\#($0)", "inputs": {"m": "\#($0)"}}"# }.joined(separator: ", ")
      files["guide.json"] = Array(#"{"appearances": [\#(named)]}"#.utf8)
      return TokenSystem(Input(files)).diagnostics
    }
    #expect(Set(found).count == 1)
    #expect(Set(found[0]).count == found[0].count, "each is said once")
    #expect(Set(found[0].map(\.problem.code)).isSuperset(of: ["ref-unresolved", "ref-cycle", "type-mismatch"]))
  }
}
