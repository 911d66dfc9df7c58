import ColorScience
import DesignModel
import Testing
import TextCore

@Suite struct SubstitutingTests {
  private static let base =
    ##""ink": {"$type": "color", "$value": "#336699"}, "base": {"$type": "dimension", "$value": "4px"}, "##

  private func resolved(_ tokens: String) -> ResolvedText {
    ResolvedText("{" + Self.base + tokens + "}", isStrict: false)
  }

  @Test func givesAColourAnotherAlpha() throws {
    let text = resolved(
      #""a": {"$type": "color", "$value": "rgba({ink}, 0.5)"}, "b": {"$type": "color", "$value": "rgba( {ink}, 20%)"}"#)
    let half = try #require(text.token("a")?.value?.color)
    #expect(half.hex == "#336699")
    #expect(half.color == Color(.sRGB, [0.2, 0.4, 0.6], alpha: 0.5))
    #expect(text.token("b")?.value?.color?.color.alpha == 0.2)
    #expect(text.token("a")?.parts.map(\.key) == ["0"])
    #expect(text.codes == ["legacy-color-string", "legacy-dimension-string", "legacy-interpolation"])
  }

  @Test func writesColoursSoThatNothingIsLost() {
    let text = resolved(
      ##"""
      "p": {"$type": "color", "$value": {"colorSpace": "display-p3", "components": [1, 0.125, 0], "alpha": 0.5}},
      "veil": {"$type": "color", "$value": "#33669980"},
      "a": {"$type": "string", "$value": "{p} {ink} {veil}"},
      "b": {"$type": "string", "$value": "0 0 2px rgba({ink}, 0.25), hsla({ink}, 0.5)"}
      """##)
    #expect(text.token("a")?.value == .text("color(display-p3 1 0.125 0 / 0.5) #336699 #33669980"))
    #expect(text.token("b")?.value == .text("0 0 2px rgba(51, 102, 153, 0.25), hsla(210, 50%, 40%, 0.5)"))
  }

  @Test func showsTextWithoutATypeWithTheValuesInIt() {
    let text = resolved(
      #""a": {"$value": "{base} solid {ink}"}, "b": {"$value": "{lost} solid"}, "c": {"$value": "x {c}"}"#)
    #expect(text.token("a")?.value == .text("4px solid #336699"))
    #expect(text.token("a")?.type == nil)
    #expect(text.token("a")?.parts.map(\.key) == ["0", "1"])
    #expect(text.token("b")?.value == .text("{lost} solid"))
    #expect(text.token("c")?.value == .text("x {c}"))
  }

  @Test func calculatesInTokensAndInPartsOfComposites() {
    let text = resolved(
      #"""
      "two": {"$type": "number", "$value": 2}, "a": {"$type": "dimension", "$value": "{base} * 3 + 2px"},
      "b": {"$type": "number", "$value": "{two} / 8"}, "c": {"$type": "lineHeights", "$value": "{two} * 75%"},
      "d": {"$type": "letterSpacing", "$value": "{two} * -1%"}, "e": {"$type": "dimension", "$value": "{two}rem"},
      "s": {"$type": "shadow", "$value": {"color": "rgba({ink}, 0.5)", "offsetX": "3 + 1", "offsetY": "{base} / 2",
        "blur": "0px", "spread": "0px"}}
      """#)
    let values = ["a", "b", "c", "d", "e"].map { text.token($0)?.value }
    #expect(
      values == [
        .quantity(14, unit: "px"), .number(0.25), .number(1.5), .quantity(-0.02, unit: "em"), .quantity(2, unit: "rem"),
      ])
    let layer = text.token("s")?.value?.elements?.first
    #expect(layer?["offsetX"] == .quantity(4, unit: "px"))
    #expect(layer?["offsetY"] == .quantity(2, unit: "px"))
    #expect(layer?["color"]?.color?.color.alpha == 0.5)
    #expect(text.token("s")?.parts.map(\.key) == ["0.color.0", "0.offsetY.0"])
    #expect(text.codes.contains("legacy-math"))
  }

  @Test func showsTextWhereThereIsNoValue() {
    let text = resolved(
      #"""
      "odd": {"$type": "dimension", "$value": "{base} * 1rem + 1px"}, "nil": {"$type": "dimension", "$value": "8 / 0"},
      "fade": {"$type": "color", "$value": "linear-gradient({ink}, rgba({ink}, 0))"},
      "list": {"$type": "number", "$value": "{base} and {base}"}
      """#)
    let values = ["odd", "nil", "fade", "list"].map { text.token($0)?.value?.text }
    #expect(
      values == [
        "{base} * 1rem + 1px", "8 / 0", "linear-gradient(#336699, rgba(51, 102, 153, 0))", "4px and 4px",
      ])
    #expect(text.diagnostics.allSatisfy { $0.problem.severity == .warning })
    #expect(text.token("list")?.parts.count == 1)
  }

  @Test func readsWhatAWholeReferenceLeadsToByTheTypeOfTheToken() {
    let text = resolved(
      #"""
      "n": {"$type": "number", "$value": "{base}"}, "m": {"$type": "dimension", "$value": "{n}"},
      "o": {"$type": "other", "$value": "3rem"}, "d": {"$type": "dimension", "$value": "{o}"},
      "c": {"$type": "color", "$value": "{base}"}
      """#)
    let values = ["n", "m", "d", "c"].map { text.token($0)?.value }
    #expect(values == [.number(4), .quantity(4, unit: "px"), .quantity(3, unit: "rem"), nil])
    #expect(text.token("n")?.target.map { text.catalog.name(of: $0) } == "base")
    #expect(text.codes.contains("legacy-reference-type"))
    #expect(text.codes.filter { $0.hasPrefix("type") } == ["type-mismatch c"])
  }

  @Test func findsCirclesAndBrokenReferences() {
    let text = resolved(
      #"""
      "a": {"$type": "dimension", "$value": "{b} * 2"}, "b": {"$type": "dimension", "$value": "{a} * 2"},
      "c": {"$type": "dimension", "$value": "{bose} * 2"}, "d": {"$type": "dimension", "$value": "{c} * 2"}
      """#)
    let errors = text.codes.filter { !$0.hasPrefix("legacy") }
    #expect(errors == ["ref-cycle a", "ref-cycle b", "ref-unresolved c"])
    #expect(text.token("d")?.value == nil)
  }

  @Test(.timeLimit(.minutes(5))) func endsTextThatDoublesAtEveryStep() {
    let doubled = (1...60).map { #""t\#($0)": {"$type": "string", "$value": "{t\#($0 - 1)}{t\#($0 - 1)}"}"# }
    let text = resolved(#""t0": {"$type": "string", "$value": "x"}, "# + doubled.joined(separator: ", "))
    #expect(text.token("t12")?.value?.text?.utf8.count == 4096)
    #expect(text.token("t13")?.value == .text("{t12}{t12}"))
    #expect(text.token("t14")?.value == .text("{t12}{t12}{t12}{t12}"))
  }

  @Test func followsLongChainsOfTextsInEitherOrder() {
    let links = (0..<400).map { #""t\#($0)": {"$type": "dimension", "$value": "{t\#($0 + 1)} + 1"}"# }
    let end = #""t400": {"$type": "dimension", "$value": "1px"}"#
    for tokens in [links + [end], [end] + links.reversed()] {
      let text = resolved(tokens.joined(separator: ", "))
      #expect(text.token("t0")?.value == .quantity(401, unit: "px"))
      #expect(text.diagnostics.allSatisfy { $0.problem.severity == .warning })
    }
  }

  @Test func reportsEveryMemberOfALongCircle() {
    let links = (0..<200).map { #""t\#($0)": {"$type": "dimension", "$value": "{t\#(($0 + 1) % 200)} + 1"}"# }
    let text = resolved(links.joined(separator: ", "))
    #expect(Set(text.codes.filter { !$0.hasPrefix("legacy") }) == Set((0..<200).map { "ref-cycle t\($0)" }))
  }

  @Test func refusesTextThatIsNoColour() {
    let text = resolved(
      #"""
      "a": {"$type": "color", "$value": "{ink}8"}, "b": {"$type": "color", "$value": "rgba({ink}, half)"},
      "c": {"$type": "color", "$value": "color-mix(in srgb, {ink}, white 50%)"},
      "d": {"$type": "border", "$value": {"color": "{ink}8", "width": "1px", "style": "solid"}},
      "e": {"$type": "color", "$value": "{a}"}
      """#)
    let errors = text.codes.filter { !$0.hasPrefix("legacy") }
    #expect(errors == ["value-shape a", "value-shape b", "value-shape c", "value-shape d"])
    #expect(["a", "b", "c", "e"].map { text.token($0)?.type } == ["color", "color", "color", "color"])
  }

  @Test func takesTheTypeOfAGradientThatAColourNames() {
    let text = resolved(
      ##"""
      "grad": {"$type": "color", "$value": "linear-gradient(90deg, #f00, {ink})"}, "a": {"$type": "color", "$value": "{grad}"}
      """##)
    #expect(text.token("grad")?.type == "gradient")
    #expect(text.token("a")?.type == "gradient")
    #expect(text.token("a")?.value == .text("linear-gradient(90deg, #f00, #336699)"))
    #expect(text.diagnostics.allSatisfy { $0.problem.severity == .warning })
  }

  @Test func partsFontFamiliesWithReferences() {
    let text = resolved(
      #"""
      "fb": {"$type": "fontFamily", "$value": "Inter"}, "a": {"$type": "fontFamily", "$value": "{fb}, sans-serif"},
      "t": {"$type": "typography", "$value": {"fontFamily": "{fb}, serif", "fontSize": "12px", "fontWeight": 400,
        "letterSpacing": "0px", "lineHeight": 1}}
      """#)
    #expect(text.token("a")?.value == .list([.text("Inter"), .text("sans-serif")]))
    #expect(text.token("t")?.value?["fontFamily"] == .list([.text("Inter"), .text("serif")]))
  }

  @Test func readsATokenWithoutATypeByTheTypeOfWhatNamesIt() {
    let text = resolved(
      ##"""
      "sz": {"$value": "16px"}, "s": {"$type": "dimension", "$value": "{sz}"}, "raw": {"$value": "#336699"},
      "c": {"$type": "color", "$value": "{raw}"}, "sum": {"$value": "{base} * 2"}, "m": {"$type": "spacing", "$value": "{sum}"},
      "curve": {"$value": [0, 0.5, 1, 0.25]}, "e": {"$type": "cubicBezier", "$value": "{curve}"},
      "b": {"$type": "border", "$value": {"color": "{raw}", "width": "{sz}", "style": "solid"}},
      "wrong": {"$type": "dimension", "$value": "{raw}"},
      "worse": {"$type": "border", "$value": {"color": "{sz}", "width": "1px", "style": "solid"}}
      """##)
    let ink = text.token("ink")?.value
    #expect(text.token("s")?.value == .quantity(16, unit: "px"))
    #expect(text.token("c")?.value == ink)
    #expect(text.token("m")?.value == .quantity(8, unit: "px"))
    #expect(text.token("e")?.value == .list([.number(0), .number(0.5), .number(1), .number(0.25)]))
    #expect(text.token("b")?.value?["color"] == ink)
    #expect(text.token("b")?.value?["width"] == .quantity(16, unit: "px"))
    #expect(text.codes.filter { $0.hasPrefix("type") } == ["type-mismatch wrong", "type-mismatch worse"])
    #expect(text.token("wrong")?.value == nil)
  }

  @Test func resolvesReferencesInPartsOfSimpleValues() {
    let text = resolved(
      #"""
      "ff": {"$type": "fontFamily", "$value": ["Inter", "Arial"]}, "n": {"$type": "number", "$value": 16},
      "op": {"$type": "opacity", "$value": "50%"},
      "f": {"$type": "fontFamily", "$value": ["{ff}", "serif"]}, "d": {"$type": "dimension", "$value": {"value": "{n}", "unit": "px"}},
      "c": {"$type": "color", "$value": {"colorSpace": "srgb", "components": ["{op}", 0, 0], "alpha": "{op} / 2"}},
      "e": {"$type": "cubicBezier", "$value": ["{op}", 0, 0.5, 1]},
      "g": {"$type": "color", "$value": {"r": 1, "g": 0, "b": 0, "a": "{op}"}},
      "no": {"$type": "dimension", "$value": {"value": "{nn}", "unit": "px"}},
      "odd": {"$type": "dimension", "$value": {"value": "{ink}", "unit": "px"}}
      """#)
    #expect(text.token("f")?.value == .list([.text("Inter"), .text("Arial"), .text("serif")]))
    #expect(text.token("d")?.value == .quantity(16, unit: "px"))
    #expect(text.token("c")?.value?.color?.color == Color(.sRGB, [0.5, 0, 0], alpha: 0.25))
    #expect(text.token("e")?.value == .list([.number(0.5), .number(0), .number(0.5), .number(1)]))
    #expect(text.token("g")?.value?.color?.color == Color(.sRGB, [1, 0, 0], alpha: 0.5))
    #expect(text.token("d")?.parts.map(\.key) == ["value"])
    #expect(text.codes.contains("legacy-part-reference"))
    #expect(text.codes.filter { $0.hasPrefix("ref") } == ["ref-unresolved no", "ref-not-allowed odd"])
  }

  @Test func readsNumbersAsTextInPartsOfSimpleValues() {
    let text = resolved(
      #"""
      "d": {"$type": "dimension", "$value": {"value": "16", "unit": "px"}},
      "c": {"$type": "color", "$value": {"colorSpace": "srgb", "components": ["0.2", 0, "none"], "alpha": "0.5"}},
      "e": {"$type": "cubicBezier", "$value": ["0.4", "0", "0.2", "1"]}
      """#)
    #expect(text.token("d")?.value == .quantity(16, unit: "px"))
    #expect(text.token("c")?.value?.color?.color == Color(.sRGB, [0.2, 0, 0], alpha: 0.5, missing: .component(2)))
    #expect(text.token("e")?.value == .list([.number(0.4), .number(0), .number(0.2), .number(1)]))
    #expect(text.codes.contains("legacy-number-string"))
  }

  @Test func leavesPartsOfSimpleValuesToDTCGWhenStrict() {
    let text = ResolvedText(
      #"""
      {"n": {"$type": "number", "$value": 16}, "d": {"$type": "dimension", "$value": {"value": "{n}", "unit": "px"}},
       "e": {"$type": "dimension", "$value": {"value": "16", "unit": "px"}}}
      """#)
    #expect(text.codes == ["ref-not-allowed d", "value-shape e"])
  }

  @Test func writesACurveAsCSSDoes() {
    let text = resolved(
      #"""
      "dur": {"$type": "duration", "$value": "100ms"}, "ez": {"$type": "cubicBezier", "$value": [0.42, 0, 0.58, 1]},
      "t": {"$type": "transition", "$value": "{dur} {ez}"}, "s": {"$type": "string", "$value": "all {dur} {ez}"}
      """#)
    #expect(
      text.token("t")?.value?["timingFunction"] == .list([.number(0.42), .number(0), .number(0.58), .number(1)]))
    #expect(text.token("s")?.value == .text("all 100ms cubic-bezier(0.42, 0, 0.58, 1)"))
  }

  @Test func putsNoTypeAgainstATypeThatDTCGDoesNotKnow() {
    let text = resolved(
      #"""
      "a": {"$type": "other", "$value": "0.5"}, "b": {"$type": "alpha", "$value": "{a}"}, "c": {"$type": "alpha", "$value": "{base}"}
      """#)
    #expect(text.token("b")?.type == "other")
    #expect(text.token("b")?.value == .text("0.5"))
    #expect(text.token("c")?.value == .quantity(4, unit: "px"))
    #expect(text.diagnostics.allSatisfy { $0.problem.severity == .warning })
  }

  @Test func substitutesInPlainValuesToo() {
    let text = resolved(
      #"""
      "leaf": "8px", "dbl": "{leaf} * 2", "a": {"$type": "dimension", "$value": "{dbl} + 1px"},
      "list": ["{leaf}", "solid"], "b": {"$type": "string", "$value": "x {list}"},
      "self": "{self} {self}", "c": {"$type": "string", "$value": "x {self}"}
      """#)
    #expect(text.token("a")?.value == .quantity(17, unit: "px"))
    #expect(text.token("a")?.parts == [])
    #expect(text.token("b")?.value == .text("x 8px, solid"))
    #expect(text.token("c")?.value?.text?.contains("{self}") == true)
  }

  @Test(.timeLimit(.minutes(5))) func endsPlainValuesThatDoubleAtEveryStep() {
    let doubled = (1...60).map { #""l\#($0)": "{l\#($0 - 1)}{l\#($0 - 1)}""# }
    let text = resolved(
      #""l0": "", "# + doubled.joined(separator: ", ") + #", "a": {"$type": "string", "$value": "x{l60}"}"#)
    #expect(text.token("a")?.value == .text("x"))
  }

  @Test func readsStyleDictionarysTypeNames() {
    let text = resolved(#""a": {"$type": "time", "$value": "200"}, "b": {"$type": "size", "$value": "2rem"}"#)
    #expect(text.token("a")?.value == .quantity(200, unit: "ms"))
    #expect(text.token("b")?.value == .quantity(2, unit: "rem"))
    #expect(text.token("a")?.type == "duration")
  }

  @Test func subtractsInNumbersWhateverTheSpaces() {
    let text = resolved(
      #""n": {"$type": "number", "$value": "{base} -1"}, "m": {"$type": "dimension", "$value": "{base} -1px"}"#)
    #expect(text.token("n")?.value == .number(3))
    #expect(text.token("m")?.value == .list([.quantity(4, unit: "px"), .quantity(-1, unit: "px")]))
  }

  @Test func resolvesAgainWhatAnAppearanceChanges() {
    let text = ResolvedText(
      [
        "a.resolver.json": ##"""
        {"version": "2025.10",
         "sets": {"s": {"sources": [{"base": {"$type": "dimension", "$value": "4px"}, "part": {"n": {"$type": "number", "$value": 0.5}},
           "double": {"$type": "dimension", "$value": "{base} * 2"}, "same": {"$value": "{base.value}"},
           "tint": {"$type": "color", "$value": "#000000", "$extensions": {"studio.tokens": {"modify":
             {"type": "alpha", "value": "{part.n}", "space": "srgb"}}}},
           "root": {"$value": "{g}"}, "g": {"$root": {"$type": "number", "$value": 1}},
           "leaf": {"$type": "number", "$value": "{raw.n}"}, "raw": {"n": 7}}]}},
         "modifiers": {"m": {"contexts": {"x": [], "y": [{"base": {"$type": "dimension", "$value": "8px"},
           "part": {"n": {"$type": "number", "$value": 0.25}}, "g": {"$root": {"$type": "number", "$value": 2}}, "raw": {"n": 9}}]}}},
         "resolutionOrder": [{"$ref": "#/sets/s"}, {"$ref": "#/modifiers/m"}]}
        """##
      ], isStrict: false)
    func values(_ name: String) -> [TokenValue?] { [0, 1].map { text.token(name, in: $0)?.value } }
    #expect(values("double") == [.quantity(8, unit: "px"), .quantity(16, unit: "px")])
    #expect(values("same") == [.quantity(4, unit: "px"), .quantity(8, unit: "px")])
    #expect(values("tint").map { $0?.color?.color.alpha } == [0.5, 0.25])
    #expect(values("root") == [.number(1), .number(2)])
    #expect(values("leaf") == [.number(7), .number(9)])
  }
}
