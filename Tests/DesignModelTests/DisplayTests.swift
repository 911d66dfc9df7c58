import DesignModel
import Testing
import TextCore

/// The table of DESIGN.md section 3, row by row.
@Suite struct DisplayTests {
  private static let px = #"{"value": 8, "unit": "px"}"#
  private static func color(_ components: String, _ more: String = "") -> String {
    #"{"colorSpace": "srgb", "components": [\#(components)]\#(more)}"#
  }
  private static let black = color("0, 0, 0")
  private static let veil = color("0, 0, 0", #", "alpha": 0.08"#)
  private static func length(_ value: String) -> String { #"{"value": \#(value), "unit": "px"}"# }
  private static func ms(_ value: Int) -> String { #"{"value": \#(value), "unit": "ms"}"# }
  private static func shadow(_ y: Int, _ blur: Int, _ color: String, _ more: String = "") -> String {
    #"{"color": \#(color), "offsetX": \#(length("0")), "offsetY": \#(length("\(y)")), "blur": \#(length("\(blur)")), "spread": \#(length("0"))\#(more)}"#
  }

  @Test(arguments: [
    ("color", color("0.1098, 0.1098, 0.1176"), "#1c1c1e"),
    ("color", veil, "#000000 / 8%"),
    ("color", #"{"colorSpace": "display-p3", "components": [1, 0, 0]}"#, "color(display-p3 1 0 0)"),
    ("dimension", px, "8 pt"),
    ("dimension", #"{"value": 1.5, "unit": "rem"}"#, "1.5 rem"),
    ("duration", ms(200), "200 ms"),
    ("number", "0.4", "0.4"),
    ("cubicBezier", "[0.2, 0, 0, 1]", "0.2, 0, 0, 1"),
    ("fontFamily", #"["Inter", "system-ui"]"#, "Inter, system-ui"),
    ("fontWeight", #""semi-bold""#, "600"),
    (
      "typography",
      #"{"fontFamily": ["Inter", "system-ui"], "fontSize": \#(length("17")), "fontWeight": 600, "letterSpacing": \#(length("-0.4")), "lineHeight": 1.2941}"#,
      "600 17 pt/1.2941 -0.4 pt Inter, system-ui"
    ),
    (
      "border", #"{"color": \#(color("0.4627, 0.4627, 0.4863")), "width": \#(length("1")), "style": "solid"}"#,
      "1 pt solid #76767c"
    ),
    ("strokeStyle", #""dashed""#, "dashed"),
    ("strokeStyle", #"{"dashArray": [\#(length("4")), \#(length("2"))], "lineCap": "round"}"#, "4 pt 2 pt round"),
    ("shadow", shadow(1, 2, veil), "0 1 pt 2 pt 0 #000000 / 8%"),
    (
      "shadow", "[\(shadow(1, 1, black, ", \"inset\": true")), \(shadow(2, 8, veil))]",
      "inset 0 1 pt 1 pt 0 #000000; 0 2 pt 8 pt 0 #000000 / 8%"
    ),
    (
      "gradient",
      #"[{"color": \#(color("0.0392, 0.5176, 1")), "position": 0}, {"color": \#(color("0.3686, 0.3608, 0.902")), "position": 1}]"#,
      "#0a84ff 0%, #5e5ce6 100%"
    ),
    (
      "transition", #"{"duration": \#(ms(100)), "delay": \#(ms(0)), "timingFunction": [0.2, 0, 0, 1]}"#,
      "100 ms 0 ms 0.2, 0, 0, 1"
    ),
  ])
  func putsValuesIntoWords(type: String, value: String, expected: String) {
    let text = ResolvedText(#"{"t": {"$type": "\#(type)", "$value": \#(value)}}"#)
    #expect(text.diagnostics == [])
    #expect(text.display("t", unit: "pt") == expected)
  }

  @Test func showsADashWhereThereIsNoValue() {
    #expect(ResolvedText(#"{"t": {"$type": "number", "$value": "x"}}"#).display("t") == "–")
  }

  @Test func showsPixelsInTheUnitOfTheGuide() {
    let text = ResolvedText(#"{"t": {"$type": "dimension", "$value": {"value": 8, "unit": "px"}}}"#)
    #expect(text.display("t") == "8 px")
  }
}
