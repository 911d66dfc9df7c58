import DesignModel
import Testing
import TextCore

@Suite struct EvaluationTests {
  /// `t0` names `t1`, and so on down to a number.
  private func chain(_ length: Int) -> String {
    let links = (0..<length).map { "\"t\($0)\": {\"$value\": \"{t\($0 + 1)}\"}" }
    return "{" + (links + ["\"t\(length)\": {\"$type\": \"number\", \"$value\": 8}"]).joined(separator: ", ") + "}"
  }

  @Test func followsAChainOfSixtyFour() {
    let text = ResolvedText(chain(64))
    #expect(text.token("t0")?.value == .number(8))
    #expect(text.diagnostics == [])
  }

  @Test func refusesALongerChainForThoseTokensAlone() {
    let text = ResolvedText(chain(66))
    #expect(text.codes == ["limit-chain t0", "limit-chain t1"])
    #expect(text.token("t1")?.value == nil)
    #expect(text.token("t2")?.value == .number(8))
  }

  @Test func endsWithAHundredThousandLinks() {
    let text = ResolvedText(chain(100_000))
    #expect(text.token("t99999")?.value == .number(8))
    #expect(text.token("t0")?.value == nil)
    #expect(Set(text.diagnostics.map(\.problem.code)) == ["limit-chain"])
    #expect(text.diagnostics.count == 100_000 - 64)
  }

  @Test func endsWithAHundredThousandNestedReferencesInComposites() {
    let layers = (0..<3_000).map { #""s\#($0)": {"$type": "shadow", "$value": ["{s\#($0 + 1)}"]}"# }
    let text = ResolvedText("{" + layers.joined(separator: ",") + "}")
    #expect(text.names.count == 3_000)
    #expect(text.token("s0")?.value == nil)
    #expect(text.codes.contains("ref-unresolved s2999"))
  }

  @Test func endsListsThatDoubleAtEveryStep() {
    let layer =
      #"{"color": {"colorSpace": "srgb", "components": [0, 0, 0]}, "offsetX": "0px", "offsetY": "0px"}"#
    let doubled = (1...60).map { #""s\#($0)": {"$type": "shadow", "$value": ["{s\#($0 - 1)}", "{s\#($0 - 1)}"]}"# }
    let text = ResolvedText(
      #"{"s0": {"$type": "shadow", "$value": [\#(layer)]}, \#(doubled.joined(separator: ", "))}"#, isStrict: false)
    // Two to the ninth is 512, and two to the tenth more than a thousand.
    #expect(text.token("s9")?.value?.elements?.count == 512)
    #expect(text.token("s10")?.value == nil)
    #expect(text.codes.filter { $0.hasPrefix("array-length") } == ["array-length s10"])
  }

  @Test func listsNoMoreOfAChainThanItMayHave() {
    let text = ResolvedText(chain(5_000))
    #expect(text.catalog.chain(of: 0, in: 0).count == 65)
    #expect(text.catalog.chain(of: 4_936, in: 0).count == 64)
  }

  @Test func followsPointersThatMeetTheSamePlaceTwiceWithoutACircle() {
    let text = ResolvedText(
      ##"""
      {"c": {"$type": "color", "$value": {"colorSpace": "srgb",
         "components": [{"$ref": "#/t/$value/components/1"}, 0.5, 0.25]}},
       "t": {"$type": "color", "$value": {"$ref": "#/c/$value"}},
       "u": {"$type": "number", "$value": {"$ref": "#/t/$value/components/0"}}}
      """##)
    #expect(text.diagnostics == [])
    #expect(text.token("u")?.value == .number(0.5))
  }

  @Test func endsPointersThatBranchAtEveryStep() {
    // To find 'b' of one token is to find that of the next twice: on the way to the record, and inside it.
    let links = (0..<40).map {
      ##""m\##($0)": {"$type": "number", "$value": {"$ref": "#/m\##($0 + 1)/$value/b\##($0 + 1)"}}"##
    }
    let fields = (0..<40).map { ##""b\##($0)": {"$ref": "#/m\##($0 + 1)/$value/b\##($0 + 1)"}"## }
    let record = "{" + (fields + [##""b40": {"$ref": "#/m40/$value"}"##]).joined(separator: ", ") + "}"
    let text = ResolvedText(
      "{" + (links + [##""m40": {"$type": "number", "$value": \##(record)}"##]).joined(separator: ", ") + "}")
    #expect(text.codes.contains("limit-chain m0"))
    // Near the end there are few ways, and what they lead to is no number.
    #expect(text.codes.contains("value-shape m38"))
  }

  @Test func reportsACycleAtEachMemberAndWhatLeadsIntoIt() {
    let text = ResolvedText(
      #"""
      {"a": {"$value": "{b}"}, "b": {"$ref": "#/c"}, "c": {"$value": "{a}"}, "in": {"$value": "{a}"},
       "edge": {"$type": "border", "$value": {"color": "{a}", "width": {"value": 1, "unit": "px"}, "style": "solid"}}}
      """#)
    #expect(
      Set(text.codes) == ["ref-cycle a", "ref-cycle b", "ref-cycle c", "ref-cycle in", "ref-cycle edge"])
    #expect(text.diagnostics.count == 5)
  }

  @Test func reportsAPointerThatLeadsToItself() {
    let text = ResolvedText(
      ##"{"a": {"$type": "dimension", "$value": {"value": {"$ref": "#/a/$value/value"}, "unit": "px"}}}"##)
    #expect(text.codes == ["ref-cycle a"])
  }

  @Test func namesTheKeysOfReferencesInsideAComposite() throws {
    let text = ResolvedText(
      #"""
      {"ink": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 0]}},
       "gap": {"$type": "dimension", "$value": {"value": 2, "unit": "px"}},
       "face": {"$type": "fontFamily", "$value": "Inter"},
       "lift": {"$type": "shadow", "$value": {"color": "{ink}", "offsetX": {"value": 0, "unit": "px"},
         "offsetY": "{gap}", "blur": {"$ref": "#/gap/$value"}, "spread": {"value": 0, "unit": "px"}}},
       "body": {"$type": "typography", "$value": {"fontFamily": "{face}", "fontSize": {"value": 16, "unit": "px"},
         "fontWeight": 400, "letterSpacing": {"value": 0, "unit": "px"}, "lineHeight": 1.5}}}
      """#)
    #expect(text.diagnostics == [])
    func parts(_ name: String) -> [String] {
      (text.token(name)?.parts ?? []).map { "\($0.key) \(text.catalog.paths.text(of: $0.target))" }
    }
    #expect(parts("lift") == ["0.color ink", "0.offsetY gap", "0.blur gap"])
    #expect(parts("body") == ["fontFamily face"])
    #expect(parts("ink") == [])
  }

  @Test func namesTheKeysOfPointersInsideASimpleValue() {
    let text = ResolvedText(
      #"""
      {"a": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0.1, 0.2, 0.3], "alpha": 0.5}},
       "b": {"$type": "color", "$value": {"colorSpace": {"$ref": "#/a/$value/colorSpace"},
         "components": [{"$ref": "#/a/$value/components/2"}, 0, {"$ref": "#/a/$value/components/0"}],
         "alpha": {"$ref": "#/a/$value/alpha"}}}}
      """#)
    #expect(text.diagnostics == [])
    #expect(text.token("b")?.parts.map(\.key) == ["colorSpace", "components.0", "components.2", "alpha"])
  }

  @Test func keepsTheNameThatLeadsNowhere() {
    let text = ResolvedText(#"{"a": {"$value": "{pale.grey}"}, "pale": {"gray": {"$type": "number", "$value": 1}}}"#)
    #expect(text.codes == ["ref-unresolved a"])
    #expect(text.diagnostics.first?.problem.hint == "did you mean '{pale.gray}'?")
    #expect(text.catalog.chain(of: 0, in: 0).map { text.catalog.paths.text(of: $0) } == ["pale.grey"])
  }

  @Test func givesATokenWithoutAValueTheTypeOfItsGroup() {
    let text = ResolvedText(
      #"{"c": {"$type": "color", "a": {"$value": "{gone}"}, "b": {"$value": "{c.d}"}, "d": {"$value": "{c.b}"}}}"#)
    #expect(["c.a", "c.b", "c.d"].map { text.token($0)?.type } == ["color", "color", "color"])
  }

  @Test func saysWhatIsWrongOnceForAllAppearances() {
    let text = ResolvedText([
      "a.resolver.json": #"""
      {"version": "2025.10", "sets": {"s": {"sources": [{"bad": {"$value": "{nope}"}}]}},
       "modifiers": {"m": {"contexts": {"x": [], "y": [], "z": []}}},
       "resolutionOrder": [{"$ref": "#/sets/s"}, {"$ref": "#/modifiers/m"}]}
      """#
    ])
    #expect(text.catalog.appearances.count == 3)
    #expect(text.codes == ["ref-unresolved bad"])
  }

  @Test func resolvesAgainWhatAnAppearanceChangesAndWhatNamesIt() {
    let text = ResolvedText([
      "a.resolver.json": #"""
      {"version": "2025.10",
       "sets": {"s": {"sources": [{"still": {"$type": "number", "$value": 1}, "base": {"$type": "number", "$value": 2},
         "role": {"$value": "{base}"}, "deep": {"$value": "{role}"}, "part": {"$type": "number",
           "$value": {"$ref": "#/base/$value"}}}]}},
       "modifiers": {"m": {"contexts": {"x": [], "y": [{"base": {"$type": "number", "$value": 3}}]}}},
       "resolutionOrder": [{"$ref": "#/sets/s"}, {"$ref": "#/modifiers/m"}]}
      """#
    ])
    let values = ["still", "base", "role", "deep", "part"].map { name in
      [0, 1].map { text.token(name, in: $0)?.value?.number }
    }
    #expect(values == [[1, 1], [2, 3], [2, 3], [2, 3], [2, 3]])
  }

  @Test func takesTheTypeOfTheGroupThatTheAppearanceGives() {
    let text = ResolvedText([
      "a.resolver.json": #"""
      {"version": "2025.10",
       "sets": {"s": {"sources": [{"g": {"$type": "number", "a": {"$value": 400}}}]}},
       "modifiers": {"m": {"contexts": {"x": [], "y": [{"g": {"$type": "fontWeight"}}]}}},
       "resolutionOrder": [{"$ref": "#/sets/s"}, {"$ref": "#/modifiers/m"}]}
      """#
    ])
    #expect([0, 1].map { text.token("g.a", in: $0)?.type } == ["number", "fontWeight"])
  }

  @Test func showsAValueWithoutATypeAsItIsWritten() {
    let text = ResolvedText(#"{"n": {"$value": 4}}"#, isStrict: false)
    #expect(text.codes == ["legacy-missing-type"])
    #expect(text.token("n")?.value == .number(4))
    #expect(text.token("n")?.type == nil)
  }

  @Test func keepsBracesInValuesOfUnknownTypes() {
    let text = ResolvedText(#"{"s": {"$type": "string", "$value": "Hello {name}!"}}"#, isStrict: false)
    #expect(text.codes == ["nonstandard-type"])
    #expect(text.token("s")?.value == .text("Hello {name}!"))
  }
}
