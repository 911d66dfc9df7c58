import Analysis
import DesignModel
import Testing

@Suite struct ComponentPairsTests {
  private static func style(_ size: Double, _ weight: Int) -> String {
    #"""
    {"$type": "typography", "$value": {"fontFamily": "Inter", "fontSize": {"value": \#(size), "unit": "px"},
     "fontWeight": \#(weight), "letterSpacing": {"value": 0, "unit": "px"}, "lineHeight": 1.5}}
    """#
  }

  private static let clear = #"""
    {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0}}
    """#

  /// From white to black, the white first, so that the worst ground is not the first.
  private static let light = #"""
    {"$type": "gradient", "$value": [{"color": "{paper}", "position": 0}, {"color": "{night}", "position": 1}]}
    """#

  private static func border(_ color: String, _ width: Double) -> String {
    #"""
    {"$type": "border", "$value": {"color": "{\#(color)}", "width": {"value": \#(width), "unit": "px"},
     "style": "solid"}}
    """#
  }

  private static let tokens: KeyValuePairs<String, String> = [
    "ink": color(0x777777), "paper": color(0xFFFFFF), "night": color(0x000000), "body": style(17, 400),
    "title": style(24, 400), "bold": style(18.66, 700), "opacity.disabled": number(0.4), "opacity.half": number(0.5),
    "black": color(0x000000), "clear": clear, "light": light, "thin": border("night", 0), "canvas": color(0xFFFFFF),
    "edge": #"""
    {"$type": "border", "$value": {"color": "{ink}", "width": {"value": 1, "unit": "px"}, "style": "solid"}}
    """#,
    "shade": #"""
    {"$type": "gradient", "$value": [{"color": "{paper}", "position": 0}, {"color": "{dusk}", "position": 1}]}
    """#, "dusk": color(0x888888),
    "field.edge": #"{"$type": "border", "$value": "{edge}"}"#,
    "glow": #"""
    {"$type": "gradient", "$value": [{"color": "{night}", "position": 0}, {"color": "{paper}", "position": 1}]}
    """#,
  ]

  private func facts(_ anatomy: String, _ rest: String = "", guide: String = "{}") -> [String] {
    let system = WrittenSystem(
      tokens: Self.tokens, guide: guide, specs: ["c": #"{"anatomy": \#(anatomy)\#(rest)}"#]
    ).analysed
    return system.componentPairFacts()
  }

  private func text(_ style: String, _ more: String = "") -> String {
    #"{"kind": "text", "part": "t", "text": "Words", "style": "{\#(style)}", "color": "{ink}"\#(more)}"#
  }

  // #777777 on white is 4.47.
  @Test(arguments: [
    ("body", "AA large min 4.5 margin -0.03 FAILS"), ("title", "AA large min 3 margin +1.47"),
    ("bold", "AA large min 3 margin +1.47"),
  ])
  func asksMoreOfSmallText(style: String, end: String) {
    let found = facts(#"{"kind": "stack", "fill": "{paper}", "children": [\#(text(style))]}"#)
    #expect(found == ["ink on paper [*] 4.47 \(end)"])
  }

  @Test func measuresWhatHasNoFillBehindItAgainstTheCanvas() {
    #expect(facts(text("title")) == ["ink on (canvas) [*] 4.47 AA large min 3 margin +1.47"])
  }

  @Test func leavesOutWhatIsHiddenDisabledOrDeclaredElsewhere() {
    #expect(facts(text("body", #", "hidden": true"#)) == [])
    #expect(facts(text("body", #", "opacity": "{opacity.disabled}""#)) == [])
    let state = #", "properties": {"state": {"values": ["disabled"]}}"#
    #expect(facts(text("body"), state) == [])
    let declared = #"{"contrast": {"pairs": [{"foreground": "ink", "background": "paper"}]}}"#
    #expect(facts(#"{"kind": "stack", "fill": "{paper}", "children": [\#(text("body"))]}"#, guide: declared) == [])
  }

  // Half of #777777 (119) over white (255) is 187, half of white over white is white: 187/255 is linear 0.4969, so
  // 1.05 / 0.5469 = 1.91.
  @Test func seesTextThroughTheStrengthOfItsParent() {
    let found = facts(
      #"{"kind": "stack", "fill": "{paper}", "opacity": "{opacity.half}", "children": [\#(text("title"))]}"#)
    #expect(found == ["ink on paper [*] 1.91 fail min 3 margin -1.09 FAILS"])
  }

  // On black #777777 has (0.1845 + 0.05) / 0.05 = 4.69, on white 4.47.
  // Black at half over #888888 (136) is 68: (0.2462 + 0.05) / (0.0578 + 0.05) = 2.74; over white it is 127.5, and 3.97.
  @Test func seesAStopOfAGradientThroughAVeilOnThatStop() {
    let child =
      #"{"kind": "stack", "opacity": "{opacity.half}", "children": [\#(text("title").replacing("{ink}", with: "{night}"))]}"#
    let found = facts(#"{"kind": "stack", "fill": "{shade}", "children": [\#(child)]}"#)
    #expect(found == ["night on shade [*] 2.74 fail min 3 margin -0.26 FAILS"])
  }

  @Test func takesTheWorstStopOfAGradient() {
    let found = facts(#"{"kind": "stack", "fill": "{glow}", "children": [\#(text("title"))]}"#)
    #expect(found == ["ink on glow [*] 4.47 AA large min 3 margin +1.47"])
  }

  @Test func measuresTheEdgeOfATargetOnBothSidesAndNoOther() {
    let box = #"{"kind": "stack", "part": "box", "fill": "{paper}", "border": "{field.edge}"}"#
    #expect(
      facts(box, #", "accessibility": {"target": "box"}"#) == [
        "ink on paper [*] 4.47 AA large min 3 margin +1.47",
        "ink on (canvas) [*] 4.47 AA large min 3 margin +1.47",
      ])
    #expect(facts(box) == [])
  }

  // Black on white is 21, whatever the edge.
  @Test func asksNothingOfTheInnerSideOfAnEdgeWhoseFillIsSeen() {
    let box = #"{"kind": "stack", "part": "box", "fill": "{night}", "border": "{field.edge}"}"#
    #expect(
      facts(box, #", "accessibility": {"target": "box"}"#) == ["ink on (canvas) [*] 4.47 AA large min 3 margin +1.47"])
  }

  @Test func tellsThePartThatIsNearestToFailing() {
    let icon = #"{"kind": "icon", "icon": "x", "color": "{ink}"}"#
    let found = facts(#"{"kind": "stack", "fill": "{paper}", "children": [\#(icon), \#(text("body")), \#(icon)]}"#)
    #expect(found == ["ink on paper [*] 4.47 AA large min 4.5 margin -0.03 FAILS"])
  }

  // On black #777777 is 4.68, at nine tenths of its strength 3.95, which is enough for an icon and not for text.
  @Test func comparesNoRatioWithTheMinimumOfAnotherPart() {
    let icon = #"{"kind": "icon", "icon": "x", "color": "{ink}", "opacity": 0.9}"#
    let both = #"{"kind": "stack", "fill": "{night}", "children": [\#(text("body")), \#(icon)]}"#
    #expect(facts(both) == ["ink on night [*] 4.68 AA min 4.5 margin +0.18"])
  }

  @Test func keepsWhatIsDeclaredLessStrictlyOrOnlyInferred() {
    let box = #"{"kind": "stack", "fill": "{paper}", "children": [\#(text("body"))]}"#
    let fact = ["ink on paper [*] 4.47 AA large min 4.5 margin -0.03 FAILS"]
    let pairs = #"[{"foreground": "ink", "background": "paper", "minimum": 3}]"#
    #expect(facts(box, guide: #"{"contrast": {"pairs": \#(pairs)}}"#) == fact)
    // Through the strength of its parent the same pair has another ratio than the declared one.
    let faint = #"{"kind": "stack", "fill": "{paper}", "opacity": "{opacity.half}", "children": [\#(text("title"))]}"#
    let declared = #"{"contrast": {"pairs": [{"foreground": "ink", "background": "paper"}]}}"#
    #expect(facts(faint, guide: declared) == ["ink on paper [*] 1.91 fail min 3 margin -1.09 FAILS"])
  }

  @Test func leavesOutWhatIsNotSeen() {
    #expect(facts(text("body", #", "opacity": 0"#)) == [])
    #expect(facts(text("body", #", "scale": 0"#)) == [])
    #expect(facts(#"{"kind": "icon", "icon": "x", "color": "{clear}"}"#) == [])
    #expect(facts(#"{"kind": "stack", "outline": "{thin}"}"#) == [])
  }

  // Half of #777777 over black is 59.5, of black is black: 59.5/255 is linear 0.0444, so 0.0944 / 0.05 = 1.88; over white
  // (59.5 + 127.5) / 255 is linear 0.4969, black becomes 127.5, linear 0.2140: 0.5469 / 0.2640 = 2.07.
  @Test func seesThroughAVeilWhateverLiesBehind() {
    let inner = #"{"kind": "stack", "fill": "{black}", "opacity": 0.5, "children": [\#(text("title"))]}"#
    #expect(
      facts(#"{"kind": "stack", "fill": "{light}", "children": [\#(inner)]}"#) == [
        "ink on black [*] 1.88 fail min 3 margin -1.12 FAILS"
      ])
  }

  @Test func measuresTheEdgesInsideATarget() {
    let inner = #"{"kind": "stack", "border": "{edge}", "fill": "{paper}"}"#
    let box = #"{"kind": "stack", "part": "box", "fill": "{paper}", "children": [\#(inner)]}"#
    #expect(
      facts(box, #", "accessibility": {"target": "box"}"#) == ["ink on paper [*] 4.47 AA large min 3 margin +1.47"])
  }

  @Test func tellsTheCanvasFromATokenOfThatName() {
    let box = #"{"kind": "stack", "fill": "{canvas}", "children": [\#(text("title"))]}"#
    #expect(facts(box) == ["ink on canvas [*] 4.47 AA large min 3 margin +1.47"])
  }

  @Test func measuresARingAgainstWhatIsAroundIt() {
    let box = #"{"kind": "stack", "fill": "{night}", "outline": "{field.edge}"}"#
    #expect(facts(box) == ["ink on (canvas) [*] 4.47 AA large min 3 margin +1.47"])
  }
}
