import Analysis
import DesignModel
import Syntax
import Testing

@testable import Site

@Suite struct ComponentWordsTests {
  private func component(_ properties: [String: Int], anatomy: String = #"{"kind": "spacer"}"#) -> Component {
    let texts = properties.sorted { $0.key < $1.key }.map { name, count in
      #""\#(name)": {"values": [\#((0..<count).map { "\"v\($0)\"" }.joined(separator: ","))]}"#
    }
    let spec = #"{"name": "A", "properties": {\#(texts.joined(separator: ","))}, "anatomy": \#(anatomy)}"#
    return SmallGuide.content("{}", specs: ["a": spec]).analysed.components[0]
  }

  @Test func countsTheValuesOfProperties() {
    #expect(ComponentWords.properties(component([:]).spec) == nil)
    #expect(ComponentWords.properties(component(["state": 1]).spec) == "One value of state.")
    #expect(
      ComponentWords.properties(component(["emphasis": 3, "iconPlace": 2]).spec)
        == "Three values of emphasis, two of icon place.")
  }

  @Test func saysWhenNotEveryCombinationIsDrawn() {
    #expect(ComponentWords.previews(component([:])) == "Drawn from the tokens.")
    #expect(ComponentWords.previews(component(["state": 2])) == "Drawn from the tokens, in every state.")
    #expect(
      ComponentWords.previews(component(["a": 2, "b": 2, "c": 16]))
        == "Drawn from the tokens, in every combination of a, b and c.")
    #expect(
      ComponentWords.previews(component(["a": 13, "b": 5]))
        == "Drawn from the tokens. There are more combinations than 64, so each value of a and b stands alone, with the "
        + "defaults of the rest.")
  }

  @Test(arguments: [
    (#"{"kind": "icon"}"#, "One icon."), (#"{"kind": "stack"}"#, "One stack."),
    (#"{"kind": "stack", "children": [{"kind": "spacer"}, {"kind": "stack"}]}"#, "Two stacks and one other part."),
  ]) func countsStacksAndWhatIsInThem(anatomy: String, expected: String) {
    #expect(ComponentWords.anatomy(component([:], anatomy: anatomy).spec) == expected)
  }
}
