import DesignModel
import TestKit
import Testing
import TextCore

@Suite struct ComponentReaderSettingsTests {
  private func stack(_ members: String) -> ComponentReading {
    ComponentReading(#"{"anatomy": {"kind": "stack", \#(members)}}"#)
  }

  @Test func readsEachForm() {
    let reading = stack(
      #"""
      "scale": 0.97, "hidden": true, "fill": "{a.b}", "opacity": "{o}", "axis": "vertical", "gap": "{g}", "maxWidth": 0,
      "width": {"grid": "grid.phone", "span": 12}, "outlineOffset": {"span": 1, "grid": "g"}
      """#)
    #expect(reading.places == [])
    // In the order of the model's list, whatever the order of the file.
    #expect(
      reading.settings() == [
        "axis: 'vertical'", "gap: {g}", "fill: {a.b}", "opacity: {o}", "width: 12 of grid.phone", "maxWidth: 0",
        "outlineOffset: 1 of g", "scale: 0.97", "hidden: true",
      ])
  }

  @Test func takesBracesInTextToTheLetter() {
    let reading = ComponentReading(#"{"anatomy": {"kind": "text", "text": "{a.b}", "case": "original", "lines": 2}}"#)
    #expect(reading.places == [])
    #expect(reading.settings() == ["text: '{a.b}'", "lines: 2", "case: 'original'"])
  }

  @Test(arguments: [
    (#""padding": "{p}""#, ["paddingTop: {p}", "paddingLeading: {p}", "paddingBottom: {p}", "paddingTrailing: {p}"]),
    (
      #""padding": {"x": "{x}", "y": "{y}"}"#,
      ["paddingTop: {y}", "paddingLeading: {x}", "paddingBottom: {y}", "paddingTrailing: {x}"]
    ),
    (#""padding": {"y": "{y}"}"#, ["paddingTop: {y}", "paddingBottom: {y}"]),
    (
      #""padding": {"trailing": "{d}", "bottom": "{c}", "leading": "{b}", "top": 0}"#,
      ["paddingTop: 0", "paddingLeading: {b}", "paddingBottom: {c}", "paddingTrailing: {d}"]
    ),
    (#""padding": {"leading": {"grid": "g", "span": 2}}"#, ["paddingLeading: 2 of g"]),
    (
      #""padding": {"grid": "g", "span": 2}"#,
      ["paddingTop: 2 of g", "paddingLeading: 2 of g", "paddingBottom: 2 of g", "paddingTrailing: 2 of g"]
    ),
    (
      #""radius": "{r}""#,
      ["radiusTopLeading: {r}", "radiusTopTrailing: {r}", "radiusBottomTrailing: {r}", "radiusBottomLeading: {r}"]
    ),
    (
      #""radius": {"topLeading": "{a}", "topTrailing": "{b}", "bottomTrailing": "{c}", "bottomLeading": "{d}"}"#,
      ["radiusTopLeading: {a}", "radiusTopTrailing: {b}", "radiusBottomTrailing: {c}", "radiusBottomLeading: {d}"]
    ),
  ])
  func setsSidesAndCorners(members: String, expected: [String]) {
    let reading = stack(members)
    #expect(reading.places == [])
    #expect(reading.settings() == expected)
  }

  @Test func placesEachSideWhereItIsWritten() throws {
    let text = MarkedText(#"{"anatomy": {"kind": "stack", "padding": {"y": ↓"{y}", "x": ↓"{x}"}}}"#)
    let settings = try #require(ComponentReading(text.text).spec).nodes[0].settings
    let (y, x) = (text.offsets[0], text.offsets[1])
    #expect(settings.map { Int($0.setting.range.lower) } == [y, x, y, x])
  }

  @Test func setsOnlyTheSidesThatAVariantNames() {
    let reading = ComponentReading(
      #"""
      {"anatomy": {"kind": "stack", "part": "a", "padding": "{p}"},
       "variants": [{"when": {}, "set": {"a.padding": {"x": "{q}"}, "a.radius": {"topLeading": "{r}"}}}]}
      """#)
    #expect(reading.places == [])
    #expect(reading.changes() == ["0.paddingLeading: {q}", "0.paddingTrailing: {q}", "0.radiusTopLeading: {r}"])
  }

  // Each mark is a value that cannot be used.
  @Test(arguments: [
    #""gap": ↓-1"#, #""gap": ↓10001"#, #""gap": ↓"16px""#, #""gap": ↓true"#, #""gap": ↓null"#, #""gap": ↓[]"#,
    #""gap": ↓{}"#, #""width": ↓{"grid": "g"}"#, #""width": ↓{"grid": "g", "span": 0}"#,
    #""width": ↓{"grid": "g", "span": 1.5}"#, #""width": ↓{"grid": 1, "span": 1}"#,
    #""width": ↓{"grid": "g", "span": 1001}"#, #""width": ↓{"grid": "g", "span": "{s}"}"#,
    #""outlineOffset": ↓-10001"#, #""fill": ↓1"#, #""fill": ↓null"#, #""border": ↓{}"#, #""shadow": ↓[]"#,
    #""opacity": ↓1.01"#, #""opacity": ↓-0.01"#, #""opacity": ↓"50%""#, #""scale": ↓"{s}""#, #""scale": ↓-1"#,
    #""scale": ↓101"#, #""hidden": ↓"true""#, #""hidden": ↓1"#, #""axis": ↓"diagonal""#, #""axis": ↓1"#,
    #""align": ↓"between""#, #""justify": ↓"baseline""#, #""padding": ↓{}"#, #""padding": ↓{"x": 0, "top": 0}"#,
    #""padding": {"x": ↓"8"}"#, #""padding": ↓[0, 0]"#, #""radius": ↓{}"#, #""radius": {"topLeading": ↓-1}"#,
  ])
  func reportsAValueOfAnotherForm(marked: String) {
    let text = MarkedText(#"{"anatomy": {"kind": "stack", \#(marked), "minHeight": "{m}"}}"#)
    let reading = ComponentReading(text.text)
    #expect(reading.places == text.places("spec-value"))
    #expect(reading.settings() == ["minHeight: {m}"])
  }

  @Test(arguments: [#""text": ↓1"#, #""lines": ↓0"#, #""lines": ↓1.5"#, #""lines": ↓1001"#, #""case": ↓"upper""#])
  func reportsAValueOfAnotherFormInText(marked: String) {
    let text = MarkedText(#"{"anatomy": {"kind": "text", \#(marked)}}"#)
    #expect(ComponentReading(text.text).places == text.places("spec-value"))
    #expect(ComponentReading(text.text).settings() == [])
  }

  @Test(arguments: [
    (#""hidden": 1"#, "'hidden' is true or false"), (#""axis": 1"#, "'axis' is horizontal or vertical"),
    (#""scale": "x""#, "'scale' is a number from 0 to 100"),
    (#""opacity": 2"#, "'opacity' is a token in braces or a number from 0 to 1"),
    (#""fill": 1"#, "'fill' is a token in braces"),
    (#""gap": -1"#, "'gap' is a token in braces, a number from 0 to 10000 or an object with 'grid' and 'span'"),
    (
      #""padding": {}"#,
      "'padding' is one length, an object with 'x' and 'y' or an object with 'top', 'leading', 'bottom' and 'trailing'"
    ),
  ])
  func saysWhatAPropertyTakes(member: String, message: String) {
    #expect(stack(member).messages == [message])
  }

  @Test func suggestsTheChoiceThatWasMeant() {
    #expect(stack(#""justify": "centre""#).hints == ["did you mean 'center'?"])
  }

  @Test(arguments: [#""padding": {"x": 0, ↓"z": 0}"#, #""width": {"grid": "g", "span": 1, ↓"gap": 2}"#])
  func warnsOfKeysWithoutAMeaning(marked: String) {
    let text = MarkedText(#"{"anatomy": {"kind": "stack", \#(marked)}}"#)
    #expect(ComponentReading(text.text).places == text.places("unknown-member"))
    #expect(ComponentReading(text.text).settings().isEmpty == false)
  }

  @Test(arguments: ["{}", "{a", "a}", "{a..b}", "{a} {b}", "{$a}", "{{a}}"])
  func reportsABrokenReference(name: String) {
    let text = MarkedText(
      #"{"anatomy": {"kind": "stack", "gap": ↓"\#(name)", "fill": ↓"\#(name)", "opacity": ↓"\#(name)"}}"#)
    #expect(ComponentReading(text.text).places == text.places("ref-syntax"))
    #expect(ComponentReading(text.text).settings() == [])
  }

  @Test func findsRawNumbersAndUsesThem() {
    let text = MarkedText(
      #"""
      {"anatomy": {"kind": "stack", "part": "a", "gap": ↓8, "padding": {"x": ↓4, "y": 0}, "radius": ↓2, "opacity": ↓0.5,
       "outlineOffset": ↓-2, "scale": 3, "minWidth": 0, "width": {"grid": "g", "span": 3}},
       "variants": [{"when": {}, "set": {"a.gap": ↓1}}]}
      """#)
    let reading = ComponentReading(text.text)
    #expect(reading.places == text.places("spec-raw-value"))
    #expect(reading.diagnostics.items.allSatisfy { $0.problem.severity == .warning })
    #expect(reading.settings().prefix(3) == ["gap: 8", "paddingTop: 0", "paddingLeading: 4"])
    #expect(reading.changes() == ["0.gap: 1"])
  }

  @Test func findsLiteralsInThePlaceOfTokensAndLeavesThemOut() {
    let text = MarkedText(
      ##"""
      {"anatomy": {"kind": "stack", "fill": ↓"#fff", "border": ↓"1px solid red", "shadow": ↓"none", "outline": ↓"",
       "children": [{"kind": "text", "color": ↓"red", "style": ↓"type.body"}]}}
      """##)
    let reading = ComponentReading(text.text)
    #expect(reading.places == text.places("spec-raw-value"))
    #expect(reading.settings(0) == [])
    #expect(reading.settings(1) == [])
    #expect(reading.messages.first == "'fill' takes a token, and '#fff' is none, so it is left out")
  }
}
