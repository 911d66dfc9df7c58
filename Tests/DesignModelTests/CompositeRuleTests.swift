import ColorScience
import DesignModel
import Testing
import TextCore

/// Composite values as older tools write them.
@Suite struct CompositeRuleTests {
  private func read(_ tokens: String) -> ResolvedText { ResolvedText("{\(tokens)}", isStrict: false) }

  private func px(_ amount: Double) -> TokenValue { .quantity(amount, unit: "px") }

  private let black = TokenValue.color(ColorValue(Color(.sRGB, [0, 0, 0]), hex: "#000000"))

  private func layer(_ lengths: [Double], inset: Bool = false, color: TokenValue? = nil) -> TokenValue {
    .record([
      .init("color", color ?? black), .init("offsetX", px(lengths[0])), .init("offsetY", px(lengths[1])),
      .init("blur", px(lengths[2])), .init("spread", px(lengths[3])), .init("inset", .flag(inset)),
    ])
  }

  @Test func readsOneLayerOfTokensStudio() {
    let text = read(
      ##""s": {"$type": "boxShadow", "$value": {"x": "1", "y": 2, "blur": "3px", "spread": "4", "color": "#000000", "type": "innerShadow"}}"##
    )
    #expect(text.token("s")?.value == .list([layer([1, 2, 3, 4], inset: true)]))
    #expect(text.codes == ["legacy-box-shadow"])
    #expect(text.token("s")?.type == "shadow")
  }

  @Test func followsReferencesInPartsOfAShadow() {
    let text = read(
      ##"""
      "n": {"$type": "dimension", "$value": {"value": 2, "unit": "px"}}, "c": {"$type": "color", "$value": "#000"},
      "one": {"$type": "boxShadow", "$value": {"x": "0", "y": "{n}", "blur": "0", "spread": "0", "color": "{c}"}},
      "two": {"$type": "boxShadow", "$value": ["{one}", {"x": "{n}", "y": "0", "blur": "0", "spread": "0", "color": "{c}", "type": "dropShadow"}]}
      """##)
    #expect(text.token("one")?.value == .list([layer([0, 2, 0, 0])]))
    #expect(text.token("two")?.value == .list([layer([0, 2, 0, 0]), layer([2, 0, 0, 0])]))
    #expect(text.token("one")?.parts.map(\.key) == ["0.color", "0.offsetY"])
    #expect(text.codes == ["legacy-color-string", "legacy-box-shadow"])
  }

  @Test func saysWhereAPartOfAShadowIsWrong() throws {
    let source = ##"{"s": {"$type": "boxShadow", "$value": {"x": "wide", "y": "0", "color": "#000"}}}"##
    let text = ResolvedText(source, isStrict: false)
    #expect(text.codes == ["value-shape s"])
    guard case .range(let range) = try #require(text.diagnostics.first).place else { return }
    let bytes = Array(source.utf8)[Int(range.lower)..<Int(range.upper)]
    #expect(String(decoding: bytes, as: UTF8.self) == #""wide""#)
  }

  @Test func neverInventsAColorOrAnOffset() {
    #expect(
      read(#""s": {"$type": "boxShadow", "$value": {"x": "0", "y": "0", "blur": "1"}}"#).codes == ["missing-subvalue s"]
    )
    #expect(
      read(##""s": {"$type": "boxShadow", "$value": {"x": "0", "color": "#000"}}"##).codes == ["missing-subvalue s"])
  }

  @Test func readsTextStylesOfTokensStudio() {
    let text = read(
      #"""
      "case": {"$type": "textCase", "$value": "uppercase"}, "size": {"$type": "fontSizes", "$value": "20"},
      "line": {"$type": "lineHeights", "$value": "24px"},
      "t": {"$type": "typography", "$value": {"fontFamilies": "Inter, serif", "fontWeights": "Bold Italic",
        "fontSizes": "{size}", "lineHeights": "{line}", "letterSpacing": "-2%", "textCase": "{case}", "mood": 1}}
      """#)
    let value = text.token("t")?.value
    #expect(value?["fontFamily"] == .list([.text("Inter"), .text("serif")]))
    #expect(value?["fontWeight"]?["weight"] == .number(700))
    #expect(value?["fontSize"] == px(20))
    #expect(value?["lineHeight"] == px(24))
    #expect(value?["letterSpacing"] == .quantity(-0.02, unit: "em"))
    #expect(value?["extra"] == .record([.init("textCase", .text("uppercase")), .init("mood", .number(1))]))
    #expect(text.token("t")?.parts.map(\.key).sorted() == ["extra.textCase", "fontSize", "lineHeight"])
    #expect(Set(text.codes) == ["legacy-line-height", "legacy-type-name", "legacy-typography", "nonstandard-type"])
  }

  @Test func reportsAReferenceInAnExtraPartThatLeadsNowhere() {
    let text = read(
      #""t": {"$type": "typography", "$value": {"fontFamily": "A", "fontSize": "1px", "lineHeight": 1, "fontWeight": 1, "letterSpacing": "0px", "textCase": "{gone}"}}"#
    )
    #expect(text.codes == ["legacy-typography", "ref-unresolved t"])
    #expect(text.token("t")?.value?["extra"]?["textCase"] == .text("{gone}"))
  }

  // The defaults of W-37, and none besides.
  @Test func fillsInWhatIsUsual() {
    let type = read(
      #""t": {"$type": "typography", "$value": {"fontFamily": "A", "fontSize": {"value": 10, "unit": "px"}}}"#)
    #expect(type.codes == ["legacy-missing-subvalue"])
    #expect(type.token("t")?.value?["letterSpacing"] == px(0))
    #expect(type.token("t")?.value?["lineHeight"] == .number(1.2))
    #expect(type.token("t")?.value?["fontWeight"] == .number(400))
    #expect(type.display("t") == "400 10 px/normal 0 px A")
    let black = #"{"colorSpace": "srgb", "components": [0, 0, 0]}"#
    let zero = #"{"value": 0, "unit": "px"}"#
    let shadow = read(
      #""t": {"$type": "shadow", "$value": {"color": \#(black), "offsetX": \#(zero), "offsetY": \#(zero)}}"#)
    #expect(shadow.token("t")?.value?.elements?[0]["blur"] == px(0))
    #expect(shadow.token("t")?.value?.elements?[0]["spread"] == px(0))
    let transition = read(#""t": {"$type": "transition", "$value": {"duration": {"value": 1, "unit": "s"}}}"#)
    #expect(transition.token("t")?.value?["delay"] == .quantity(0, unit: "ms"))
    #expect(transition.token("t")?.value?["timingFunction"] == .list([0, 0, 1, 1].map(TokenValue.number)))
    let border = read(#""t": {"$type": "border", "$value": {"color": \#(black), "width": \#(zero)}}"#)
    #expect(border.token("t")?.value?["style"] == .text("solid"))
  }

  @Test(arguments: [
    ("typography", #"{"fontFamily": "A"}"#), ("typography", #"{"fontSize": "1px"}"#), ("border", #"{"width": "1px"}"#),
    ("border", ##"{"color": "#000"}"##), ("transition", #"{"delay": "1s"}"#),
    ("shadow", ##"{"color": "#000", "blur": 1}"##),
  ])
  func neverInventsTheRest(type: String, value: String) {
    let text = read(#""t": {"$type": "\#(type)", "$value": \#(value)}"#)
    #expect(text.codes == ["missing-subvalue t"])
    #expect(text.token("t")?.value == nil)
  }

  @Test func keepsPartsThatDTCGDoesNotKnow() {
    let text = read(
      ##""b": {"$type": "border", "$value": {"color": "#000000", "width": "1px", "style": "solid", "side": "top"}}"##)
    #expect(text.token("b")?.value?["extra"] == .record([.init("side", .text("top"))]))
    #expect(text.token("b")?.value?["width"] == px(1))
    #expect(text.codes.contains("legacy-extra-subvalue"))
  }

  @Test func readsShadowsInCSS() {
    let text = read(
      ##""s": {"$type": "shadow", "$value": "inset 0 1px #000000, rgb(0 0 0 / 0.5) 1px 2px 3px 4px"}"##)
    let half = TokenValue.color(ColorValue(Color(.sRGB, [0, 0, 0], alpha: 0.5)))
    #expect(text.token("s")?.value == .list([layer([0, 1, 0, 0], inset: true), layer([1, 2, 3, 4], color: half)]))
    #expect(text.codes == ["legacy-css-shorthand"])
  }

  @Test(arguments: [
    ("shadow", "none"), ("shadow", "0 1px"), ("shadow", "0 0 var(--x) red"), ("border", "1px solid"),
    ("border", "medium dashed calc(1px + 1em)"), ("border", "none"), ("transition", "opacity 200ms ease"),
    ("transition", "1s, 2s"), ("typography", "italic 16px/1.5 Inter"),
    ("gradient", "repeating-conic-gradient(red, blue)"),
    ("gradient", "linear-gradient(red, blue), radial-gradient(blue, red)"),
  ])
  func keepsCSSThatCannotBeTakenApart(type: String, css: String) {
    let text = read(#""t": {"$type": "\#(type)", "$value": "\#(css)"}"#)
    #expect(text.token("t")?.value == .text(css))
    #expect(text.codes == ["legacy-css-shorthand"])
    #expect(text.display("t") == css)
  }

  @Test(arguments: [
    ("shadow", "soft"), ("shadow", ""), ("shadow", "(("), ("border", "thick"), ("transition", "quick"),
    ("typography", " "),
    ("gradient", "red"), ("gradient", "gradient"), ("gradient", "-gradient(red"), ("border", ")"),
  ])
  func refusesTextThatIsNoCSS(type: String, text: String) {
    #expect(read(#""t": {"$type": "\#(type)", "$value": "\#(text)"}"#).codes == ["value-shape t"])
  }

  @Test func readsABorderInAnyOrder() {
    let text = read(##""b": {"$type": "border", "$value": "#000000 2px Dashed"}"##)
    #expect(
      text.token("b")?.value
        == .record([.init("color", black), .init("width", px(2)), .init("style", .text("dashed"))]))
  }

  @Test func readsASimpleTransition() {
    let text = read(#""t": {"$type": "transition", "$value": "all 0.2s ease-in 50ms"}"#)
    #expect(
      text.token("t")?.value
        == .record([
          .init("duration", .quantity(0.2, unit: "s")), .init("delay", .quantity(50, unit: "ms")),
          .init("timingFunction", .list([0.42, 0, 1, 1].map(TokenValue.number))),
        ]))
  }

  @Test func callsAGradientInAColorAGradient() {
    let text = read(
      ##""g": {"$type": "color", "$value": "linear-gradient(#f00, #00f)"}, "h": {"$type": "border", "$value": {"color": "linear-gradient(#f00, #00f)", "width": "1px", "style": "solid"}}"##
    )
    #expect(text.token("g")?.type == "gradient")
    #expect(text.token("h")?.value == nil)
  }

  @Test func readsTokensOfOtherTypesWhereTheirValuesFit() {
    let text = read(
      ##"""
      "n": {"$type": "number", "$value": 2}, "f": {"$type": "string", "$value": "Inter"},
      "c": {"$type": "color", "$value": "#000000"}, "k": {"$type": "other", "$value": "dotted"},
      "b": {"$type": "border", "$value": {"color": "{c}", "width": "{n}", "style": "{k}"}},
      "t": {"$type": "typography", "$value": {"fontFamily": "{f}", "fontSize": "{n}", "fontWeight": 400, "letterSpacing": "{n}", "lineHeight": 1}},
      "wrong": {"$type": "border", "$value": {"color": "{n}", "width": "{n}", "style": "solid"}}
      """##)
    #expect(
      text.token("b")?.value
        == .record([.init("color", black), .init("width", px(2)), .init("style", .text("dotted"))]))
    #expect(text.token("t")?.value?["fontFamily"] == .list([.text("Inter")]))
    #expect(text.token("t")?.value?["letterSpacing"] == px(2))
    #expect(text.codes.filter { $0.hasPrefix("type-mismatch") } == ["type-mismatch wrong"])
    #expect(text.codes.contains("legacy-reference-type"))
  }

  @Test func readsAPointerToAnOlderValue() {
    let text = read(
      ##""a": {"$type": "color", "$value": "#000000"}, "b": {"$type": "border", "$value": {"color": {"$ref": "#/a/$value"}, "width": "1px", "style": "solid"}}"##
    )
    #expect(text.token("b")?.value?["color"] == black)
  }

  @Test func endsWithManyLayersAndOpenBrackets() {
    let layers = String(repeating: "0 1px 2px red,", count: 20_000) + "0 1px red"
    #expect(read(#""s": {"$type": "shadow", "$value": "\#(layers)"}"#).token("s")?.value?.elements?.count == 20_001)
    let open = String(repeating: "(", count: 200_000)
    #expect(read(#""s": {"$type": "shadow", "$value": "0 1px \#(open)"}"#).codes == ["value-shape s"])
  }
}
