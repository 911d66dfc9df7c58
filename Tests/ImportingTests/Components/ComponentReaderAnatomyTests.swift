import DesignModel
import TestKit
import Testing
import TextCore

@Suite struct ComponentReaderAnatomyTests {
  @Test func placesNodesAndSettingsWhereTheyAreWritten() throws {
    let text = MarkedText(
      #"{"anatomy": ↓{"kind": "stack", "gap": ↓"{g}", "children": [↓{"kind": "text", "text": ↓"x"}]}}"#)
    let nodes = try #require(ComponentReading(text.text).spec).nodes
    let ranges = nodes.flatMap { [$0.range] + $0.settings.map(\.setting.range) }
    #expect(ranges.map { Int($0.lower) } == text.offsets)
  }

  // Each mark is a diagnostic of that code; the rest is sound.
  @Test(arguments: [
    ("spec-kind", #"{"kind": ↓"hologram"}"#), ("spec-kind", #"{"kind": ↓1}"#), ("spec-kind", #"↓{"part": "x"}"#),
    ("spec-property", #"{"kind": "text", ↓"fancy": 1}"#), ("spec-property", #"{"kind": "text", ↓"gap": 0}"#),
    ("spec-property", #"{"kind": "stack", ↓"paddingTop": 0}"#),
    ("spec-property", #"{"kind": "image", ↓"color": "{a}"}"#),
    ("spec-property", #"{"kind": "stack", ↓"letterCase": "style"}"#),
    ("spec-children", #"{"kind": "text", ↓"children": []}"#), ("spec-shape", #"{"kind": "stack", "children": ↓{}}"#),
    ("spec-shape", #"{"kind": "stack", "children": [↓"x", {"kind": "text"}, ↓[]]}"#),
    ("spec-shape", #"{"kind": "text", "part": ↓""}"#), ("spec-shape", #"{"kind": "text", "part": ↓"a.b"}"#),
    ("spec-shape", #"{"kind": "text", "part": ↓1}"#),
    ("spec-part", #"{"kind": "stack", "part": "a", "children": [{"kind": "text", "part": ↓"a"}]}"#),
  ])
  func reportsWhatANodeCannotBe(code: String, marked: String) {
    let text = MarkedText(#"{"anatomy": \#(marked)}"#)
    let reading = ComponentReading(text.text)
    #expect(reading.places == text.places(code))
    #expect(reading.spec?.nodes.isEmpty == false)
  }

  @Test func saysWhichKindsHaveAProperty() {
    let reading = ComponentReading(#"{"anatomy": {"kind": "text", "size": 0}}"#)
    #expect(reading.messages == ["a node of kind text has no 'size'"])
    #expect(reading.hints == ["only these kinds have it: icon and spinner"])
    let alone = ComponentReading(#"{"anatomy": {"kind": "icon", "gap": 0}}"#)
    #expect(alone.hints == ["only this kind has it: stack"])
  }

  @Test func suggestsThePropertyThatWasMeant() {
    let reading = ComponentReading(#"{"anatomy": {"kind": "text", "colour": "{a}", "prat": "x"}}"#)
    #expect(reading.hints == ["did you mean 'color'?", "did you mean 'part'?"])
  }

  @Test func takesAnUnknownKindForTheNearest() {
    let reading = ComponentReading(#"{"anatomy": {"kind": "txt", "part": "a", "text": "Go", "gap": 0}}"#)
    #expect(reading.hints == ["did you mean 'text'?"])
    #expect(reading.spec?.nodes.map(\.kind) == [.text])
    #expect(reading.settings() == ["text: 'Go'"])
  }

  @Test func takesAKindThatIsNearToNoneForAStackAndDoesNotBlameItsProperties() {
    let reading = ComponentReading(
      #"""
      {"anatomy": {"kind": "hologram", "part": "a", "icon": "x", "fill": "{b}", "children": [{"kind": "text"}]},
       "variants": [{"when": {}, "set": {"a.icon": "y", "a.fill": "{c}"}}]}
      """#)
    #expect(reading.diagnostics.codes == ["spec-kind"])
    #expect(reading.hints == ["stack, text, icon, image, spinner, skeleton, divider or spacer"])
    #expect(reading.settings() == ["fill: {b}"])
    #expect(reading.changes() == ["0.fill: {c}"])
    #expect(reading.spec?.nodes.map(\.kind) == [.stack, .text])
  }

  @Test func saysNoMoreOfPartsThatAreLeftOut() {
    let reading = ComponentReading(
      #"""
      {"anatomy": {"kind": "text", "children": [{"kind": "stack", "children": [{"kind": "icon", "part": "a"}]}]},
       "variants": [{"when": {}, "set": {"a.icon": "x"}}]}
      """#)
    #expect(reading.diagnostics.codes == ["spec-children"])
    #expect(reading.spec?.nodes.count == 1)
  }

  private func nested(_ depth: Int) -> String {
    String(repeating: #"{"kind": "stack", "children": ["#, count: depth - 1) + #"{"kind": "text"}"#
      + String(repeating: "]}", count: depth - 1)
  }

  @Test func isAtMostSixtyFourNodesDeep() {
    let deepest = ComponentReading(#"{"anatomy": \#(nested(64))}"#)
    #expect(deepest.diagnostics.codes == [])
    #expect(deepest.spec?.nodes.count == 64)
    let deeper = ComponentReading(#"{"anatomy": \#(nested(66))}"#)
    #expect(deeper.diagnostics.codes == ["spec-limit"])
    #expect(deeper.messages == ["nodes stand inside one another at most 64 deep; this is left out"])
    #expect(deeper.spec?.nodes.count == 64)
  }

  @Test func hasAtMostTwoThousandNodes() {
    func flat(_ children: Int) -> String {
      let list = (0..<children).map { #"{"kind": "text", "part": "p\#($0)"}"# }.joined(separator: ", ")
      return #"""
        {"anatomy": {"kind": "stack", "children": [\#(list)]},
         "variants": [{"when": {}, "set": {"p\#(children - 1).text": "x"}}]}
        """#
    }
    let most = ComponentReading(flat(1_999))
    #expect(most.diagnostics.codes == [])
    #expect(most.spec?.nodes.count == 2_000)
    let more = ComponentReading(flat(2_002))
    #expect(more.diagnostics.codes == ["spec-limit"])
    #expect(more.messages == ["an anatomy has at most 2000 nodes; from here on they are left out"])
    #expect(more.spec?.nodes.count == 2_000)
  }
}
