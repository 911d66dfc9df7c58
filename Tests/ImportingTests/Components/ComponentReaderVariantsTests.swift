import DesignModel
import TestKit
import Testing
import TextCore

@Suite struct ComponentReaderVariantsTests {
  private static func spec(_ properties: String, _ variants: String) -> String {
    #"""
    {"properties": {\#(properties)}, "anatomy": {"kind": "stack", "part": "box", "children": [
     {"kind": "text", "part": "title"}]}, "variants": [\#(variants)]}
    """#
  }

  @Test func placesPropertiesAtTheirNames() throws {
    let text = MarkedText(Self.spec(#"↓"a": {"values": ["x"]}, ↓"b": {"values": ["y"]}"#, ""))
    let spec = try #require(ComponentReading(text.text).spec)
    #expect(spec.properties.map { Int($0.range.lower) } == text.offsets)
  }

  @Test(arguments: [
    ("spec-values", #""a": ↓{}"#), ("spec-values", #""a": {"values": ↓[]}"#),
    ("spec-values", #""a": {"values": ↓"x"}"#),
    ("spec-values", #""a": {"values": ["x", ↓1]}"#), ("spec-values", #""a": {"values": ["x", "y", ↓"x"]}"#),
    ("spec-default", #""a": {"values": ["x"], "default": ↓"y"}"#),
    ("spec-default", #""a": {"values": ["x"], "default": ↓0}"#),
  ])
  func reportsAPropertyThatIsNone(code: String, marked: String) {
    let text = MarkedText(Self.spec(#"\#(marked), "b": {"values": ["z"]}"#, ""))
    let reading = ComponentReading(text.text)
    #expect(reading.places == text.places(code))
    #expect(reading.spec?.properties.last?.name == "b")
  }

  @Test func keepsEachValueOnce() {
    let reading = ComponentReading(Self.spec(#""a": {"values": ["x", 1, "x", "y"], "default": "z"}"#, ""))
    #expect(reading.spec?.properties.map(\.values) == [["x", "y"]])
    #expect(reading.spec?.properties.map(\.standard) == [0])
  }

  // 200 and 57 are one more than 256.
  @Test func leavesOutAPropertyWithTooManyValues() {
    func values(_ count: Int) -> String { "[" + (0..<count).map { "\"\($0)\"" }.joined(separator: ",") + "]" }
    let text = MarkedText(
      Self.spec(
        #""a": {"values": \#(values(200))}, ↓"b": {"values": \#(values(57))}, "c": {"values": ["x"]}"#,
        #"{"when": {"b": "1"}, "set": {}}"#))
    let reading = ComponentReading(text.text)
    #expect(reading.places.filter { $0.hasPrefix("spec-limit") } == text.places("spec-limit"))
    #expect(reading.spec?.properties.map(\.name) == ["a", "c"])
    #expect(reading.spec?.variants.count == 0)
  }

  @Test func suggestsTheDefaultThatWasMeant() {
    let reading = ComponentReading(Self.spec(#""a": {"values": ["rest", "pressed"], "default": "presed"}"#, ""))
    #expect(reading.hints == ["did you mean 'pressed'?"])
  }

  // 4 × 16 = 64; 5 × 13 = 65.
  @Test(arguments: [(4, 16, 0), (5, 13, 1), (1, 65, 1)])
  func saysWhenEachValueIsDrawnAlone(first: Int, second: Int, notes: Int) {
    func values(_ count: Int) -> String { "[" + (0..<count).map { "\"\($0)\"" }.joined(separator: ",") + "]" }
    let reading = ComponentReading(
      Self.spec(#""a": {"values": \#(values(first))}, "b": {"values": \#(values(second))}"#, ""))
    #expect(reading.places == Array(repeating: "spec-combinations@1", count: notes))
    #expect(reading.diagnostics.items.allSatisfy { $0.problem.severity == .note })
  }

  @Test func countsCombinationsThatNoNumberHolds() {
    let properties = (0..<70).map { #""p\#($0)": {"values": ["x", "y"]}"# }.joined(separator: ", ")
    #expect(ComponentReading(Self.spec(properties, "")).diagnostics.codes == ["spec-combinations"])
  }

  // What is left of the condition; nil where the variant can never apply.
  @Test(
    arguments: [
      ("spec-condition", #"{"state": ↓"presed"}"#, nil), ("spec-condition", #"{↓"sate": "rest"}"#, nil),
      ("spec-condition", #"{"state": ["rest", ↓"gone"]}"#, ["rest"]), ("spec-shape", #"{"state": ↓1}"#, nil),
      ("spec-shape", #"{"state": ↓[]}"#, nil), ("spec-shape", #"{"state": [↓null, "rest"]}"#, ["rest"]),
    ] as [(String, String, [String]?)])
  func reportsAConditionThatCannotHold(code: String, marked: String, left: [String]?) {
    let text = MarkedText(
      Self.spec(
        #""state": {"values": ["rest", "pressed"]}"#,
        #"{"when": \#(marked), "set": {}}, {"when": {"state": "rest"}, "set": {}}"#))
    let reading = ComponentReading(text.text)
    #expect(reading.places == text.places(code))
    #expect(
      reading.spec?.variants.map { $0.conditions.map(\.values) } == [left.map { [$0] }, [["rest"]]].compactMap { $0 })
  }

  @Test func suggestsThePropertyAndTheValueThatWereMeant() {
    let reading = ComponentReading(
      Self.spec(
        #""state": {"values": ["rest", "pressed"]}"#,
        #"{"when": {"stat": "rest"}, "set": {}}, {"when": {"state": "presed"}, "set": {}}"#))
    #expect(reading.hints == ["did you mean 'state'?", "did you mean 'pressed'?"])
  }

  @Test func saysNoMoreOfAPropertyWithoutValues() {
    let reading = ComponentReading(Self.spec(#""a": {"values": []}"#, #"{"when": {"a": "x"}, "set": {}}"#))
    #expect(reading.diagnostics.codes == ["spec-values"])
    #expect(reading.spec?.variants.isEmpty == true)
  }

  @Test(arguments: [
    ("spec-set", #"↓"box": 0"#), ("spec-set", #"↓".gap": 0"#), ("spec-set", #"↓"box.": 0"#), ("spec-set", #"↓"": 0"#),
    ("spec-part", #"↓"bx.gap": 0"#), ("spec-part", #"↓"box.padding.x": 0"#), ("spec-property", #"↓"box.gpa": 0"#),
    ("spec-property", #"↓"box.paddingTop": 0"#), ("spec-property", #"↓"box.part": "x""#),
    ("spec-property", #"↓"title.gap": 0"#), ("spec-value", #""box.gap": ↓"8""#),
    ("duplicate-key", #""box.gap": "{a}", ↓"box.gap": "{b}""#),
  ])
  func reportsWhatCannotBeSet(code: String, marked: String) {
    let text = MarkedText(Self.spec("", #"{"when": {}, "set": {\#(marked), "title.text": "Go"}}"#))
    let reading = ComponentReading(text.text)
    #expect(reading.places == text.places(code))
    #expect(reading.changes().last == "1.text: 'Go'")
  }

  @Test func suggestsThePartAndThePropertyThatWereMeant() {
    let reading = ComponentReading(
      Self.spec("", #"{"when": {}, "set": {"titel.text": "a", "box.fil": "{a}"}}"#))
    #expect(reading.hints == ["did you mean 'title'?", "did you mean 'fill'?"])
  }

  @Test func suggestsNamesForFiftyThatAreNone() {
    let set = (0..<60).map { #""title\#($0).text": "a""# }.joined(separator: ", ")
    let reading = ComponentReading(Self.spec("", #"{"when": {}, "set": {\#(set)}}"#))
    #expect(reading.diagnostics.codes == Array(repeating: "spec-part", count: 60))
    #expect(reading.hints.prefix(50).allSatisfy { $0 == "did you mean 'title'?" })
    #expect(reading.hints.dropFirst(50).allSatisfy { $0 == nil })
  }

  @Test func keepsChangesInTheOrderOfTheFile() {
    let reading = ComponentReading(
      Self.spec("", #"{"when": {}, "set": {"title.text": "a", "box.hidden": true, "box.gap": "{b}"}}"#))
    #expect(reading.changes() == ["1.text: 'a'", "0.hidden: true", "0.gap: {b}"])
  }
}
