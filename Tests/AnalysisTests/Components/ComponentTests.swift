import Analysis
import DesignModel
import Testing
import TextCore

@Suite struct ComponentTests {
  @Test func saysThatIdsShareAFileName() {
    let spec = #"{"anatomy": {"kind": "stack"}}"#
    let system = WrittenSystem(specs: ["Button": spec, "button": spec, "index": spec]).analysed
    let found = system.diagnostics.items.filter { $0.problem.code == "name-collision" }
    #expect(found.map(\.subject) == ["button", "index"])
    #expect(system.componentFiles == ["button", "button-2", "index-2"])
  }

  private func component(_ properties: String, _ rest: String = "") throws -> Component {
    let spec = #"{"properties": {\#(properties)}, "anatomy": {"kind": "stack", "part": "a", "hidden": false}\#(rest)}"#
    return try #require(WrittenSystem(specs: ["c": spec]).analysed.components.first)
  }

  @Test func showsEveryCombinationWithTheFirstPropertySlowest() throws {
    let component = try component(#""size": {"values": ["s", "m"]}, "state": {"values": ["x", "y"], "default": "y"}"#)
    #expect(component.combinations.map(\.values) == [[0, 0], [0, 1], [1, 0], [1, 1]])
    #expect(component.standard.values == [0, 1])
    #expect(!component.isCut)
    #expect(component.value("state", in: component.standard) == "y")
    #expect(component.value("tone", in: component.standard) == nil)
  }

  @Test func hasOneCombinationWithoutProperties() throws {
    #expect(try component("").combinations == [Combination([])])
  }

  private static func values(_ count: Int) -> String {
    (0..<count).map { #""v\#($0)""# }.joined(separator: ", ")
  }

  @Test func showsSixtyFourAndBeyondThatEachValueAlone() throws {
    let full = try component(
      #""one": {"values": [\#(Self.values(8))]}, "other": {"values": [\#(Self.values(8))]}"#)
    #expect(full.combinations.count == 64)
    let more = try component(
      #""one": {"values": [\#(Self.values(5))], "default": "v1"}, "other": {"values": [\#(Self.values(13))]}"#)
    #expect(more.isCut)
    // The default, 4 other values of one and 12 of the other.
    #expect(more.combinations.count == 17)
    #expect(more.combinations.prefix(3).map(\.values) == [[1, 0], [0, 0], [2, 0]])
    #expect(more.combinations.last?.values == [1, 12])
  }

  @Test func letsTheLastVariantThatAppliesWin() throws {
    let component = try component(
      #""state": {"values": ["rest", "on", "off"]}"#,
      #"""
      , "variants": [{"when": {"state": ["on", "off"]}, "set": {"a.hidden": true}},
                     {"when": {"state": "off"}, "set": {"a.hidden": false}}]
      """#)
    let hidden = component.combinations.map { component.settings(in: $0)[0][.hidden]?.form }
    #expect(hidden == [.flag(false), .flag(true), .flag(false)])
  }
}
