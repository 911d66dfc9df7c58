import DesignModel
import TestKit
import Testing
import TextCore

@Suite struct ComponentReaderTests {
  @Test func readsEveryKey() throws {
    let reading = ComponentReading(
      #"""
      {"$schema": "../component.schema.json", "name": "Button", "status": "deprecated", "summary": "Starts an action.",
       "properties": {"state": {"values": ["rest", "pressed"]}, "size": {"values": ["s", "m", "l"], "default": "m"}},
       "anatomy": {"part": "container", "kind": "stack", "children": [
         {"kind": "stack", "children": [{"part": "icon", "kind": "icon"}]}, {"part": "title", "kind": "text"}]},
       "variants": [{"when": {"state": "pressed", "size": ["s", "l"]}, "set": {"title.text": "Go"}}],
       "accessibility": {"role": "button", "identifier": "<x>", "target": "title", "notes": ["One.", "Two."]},
       "guidelines": {"do": ["A"], "dont": ["B", "C"]},
       "usage": {"swift": "Button()", "html": "<button>"}}
      """#)
    #expect(reading.places == [])
    let spec = try #require(reading.spec)
    #expect(spec.id == "button")
    #expect(spec.name == "Button")
    #expect(spec.status == .deprecated)
    #expect(spec.summary == "Starts an action.")
    #expect(spec.properties.map(\.name) == ["state", "size"])
    #expect(spec.properties.map(\.values) == [["rest", "pressed"], ["s", "m", "l"]])
    #expect(spec.properties.map(\.standard) == [0, 1])
    #expect(spec.nodes.map(\.kind) == [.stack, .stack, .icon, .text])
    #expect(spec.nodes.map(\.part) == ["container", nil, "icon", "title"])
    #expect(spec.nodes.map(\.children) == [[1, 3], [2], [], []])
    #expect(
      spec.variants.map(\.conditions) == [
        [.init(property: 0, values: ["pressed"]), .init(property: 1, values: ["s", "l"])]
      ])
    #expect(reading.changes() == ["3.text: 'Go'"])
    #expect(spec.accessibility.role == "button")
    #expect(spec.accessibility.identifier == "<x>")
    #expect(spec.accessibility.target == 3)
    #expect(spec.accessibility.notes == ["One.", "Two."])
    #expect(spec.dos == ["A"])
    #expect(spec.donts == ["B", "C"])
    #expect(
      spec.usage == [.init(language: "swift", code: "Button()"), .init(language: "html", code: "<button>")])
  }

  @Test func needsNothingButAnAnatomy() throws {
    let spec = try #require(ComponentReading(#"{"anatomy": {"kind": "spacer"}}"#).spec)
    #expect(spec.name == "button")
    #expect(spec.status == nil)
    #expect(spec.summary == nil)
    #expect(spec.nodes.count == 1)
    #expect(spec.accessibility == ComponentSpec.Accessibility())
  }

  @Test(arguments: [
    ("spec-shape", "↓[]"), ("spec-shape", #"↓"anatomy""#), ("spec-anatomy", #"↓{"name": "X"}"#),
    ("spec-shape", #"{"anatomy": ↓[]}"#), ("json-syntax", #"{"anatomy": {"kind": "text"↓"#),
  ])
  func isNothingWithoutAnAnatomy(code: String, marked: String) {
    let text = MarkedText(marked)
    let reading = ComponentReading(text.text)
    #expect(reading.spec == nil)
    #expect(reading.places == text.places(code))
  }

  @Test func takesTheIdForANameThatIsEmpty() throws {
    let marked = MarkedText(#"{"name": ↓"", "anatomy": {"kind": "stack"}}"#)
    let reading = ComponentReading(marked.bytes)
    #expect(reading.spec?.name == "button")
    #expect(reading.places == marked.places("spec-shape"))
  }

  @Test func takesJSON5OnlyWhereTheReadingIsNotStrict() {
    let text = "{anatomy: {kind: 'text',},}"
    #expect(ComponentReading(text).spec?.nodes.count == 1)
    #expect(ComponentReading(text).diagnostics.codes == ["legacy-json5"])
    #expect(ComponentReading(text, isStrict: true).spec == nil)
  }

  // The anatomy comes after, and is read all the same.
  @Test(arguments: [
    #""name": ↓1"#, #""summary": ↓[]"#, #""status": ↓"done""#, #""status": ↓null"#, #""properties": ↓[]"#,
    #""properties": {"a": ↓["x"]}"#, #""variants": ↓{}"#, #""variants": [↓1]"#, #""variants": [↓{"when": {}}]"#,
    #""variants": [↓{"set": {}}]"#, #""variants": [↓{"when": [], "set": {}}]"#, #""accessibility": ↓[]"#,
    #""accessibility": {"role": ↓1, "identifier": ↓2, "target": ↓3, "notes": ↓"x"}"#,
    #""accessibility": {"notes": ↓[1]}"#, #""guidelines": ↓["x"]"#, #""guidelines": {"do": ↓"x", "dont": ↓[2]}"#,
    #""usage": ↓"x""#, #""usage": {"swift": ↓["x"]}"#,
  ])
  func saysWhatFormAKeyHas(marked: String) {
    let text = MarkedText(#"{\#(marked), "anatomy": {"kind": "text", "text": "Go"}}"#)
    let reading = ComponentReading(text.text)
    #expect(reading.places == text.places("spec-shape"))
    #expect(reading.settings() == ["text: 'Go'"])
  }

  @Test func suggestsTheStatusThatWasMeant() {
    let reading = ComponentReading(#"{"status": "stabel", "anatomy": {"kind": "text"}}"#)
    #expect(reading.messages == ["'status' is draft, stable or deprecated"])
    #expect(reading.hints == ["did you mean 'stable'?"])
  }

  @Test func suggestsTheKeyThatWasMeant() {
    let text = MarkedText(
      #"""
      {↓"nmae": "X", "properties": {"a": {"values": ["x"], ↓"defualt": "x"}}, "anatomy": {"kind": "text"},
       "variants": [{"when": {}, "set": {}, ↓"whn": 1}], "accessibility": {↓"roll": "x"}, "guidelines": {↓"don't": []}}
      """#)
    let reading = ComponentReading(text.text)
    #expect(reading.places == text.places("unknown-member"))
    #expect(
      Set(reading.hints) == [
        "did you mean 'name'?", "did you mean 'default'?", "did you mean 'when'?", "did you mean 'role'?",
        "did you mean 'dont'?",
      ])
    #expect(reading.spec?.variants.count == 1)
  }

  @Test func takesTheLastOfTwoMembersOfOneName() {
    let text = MarkedText(
      #"{"name": "A", ↓"name": "B", "anatomy": {"kind": "text", "text": "A", ↓"text": "B"}, "usage": {"c": "1", ↓"c": "2"}}"#
    )
    let reading = ComponentReading(text.text)
    #expect(reading.places == text.places("duplicate-key"))
    #expect(reading.spec?.name == "B")
    #expect(reading.settings() == ["text: 'B'"])
    #expect(reading.spec?.usage.map(\.code) == ["2"])
  }

  @Test func hasATargetThatIsAPart() {
    let text = MarkedText(#"{"anatomy": {"kind": "text", "part": "title"}, "accessibility": {"target": ↓"titel"}}"#)
    let reading = ComponentReading(text.text)
    #expect(reading.places == text.places("spec-part"))
    #expect(reading.hints == ["did you mean 'title'?"])
    #expect(reading.spec?.accessibility.target == nil)
  }
}
