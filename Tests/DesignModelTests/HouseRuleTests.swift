import ColorScience
import DesignModel
import Testing
import TextCore

/// Values as older tools write them, one token each.
@Suite struct HouseRuleTests {
  private func read(_ type: String, _ value: String) -> ResolvedText {
    ResolvedText(#"{"t": {"$type": "\#(type)", "$value": \#(value)}}"#, isStrict: false)
  }

  private func value(_ type: String, _ value: String) -> TokenValue? { read(type, value).token("t")?.value }

  private func codes(_ type: String, _ value: String) -> [String] { read(type, value).codes }

  private func px(_ amount: Double) -> TokenValue { .quantity(amount, unit: "px") }

  @Test(arguments: [
    (#"{"r": 1, "g": 1, "b": 1}"#, [1, 1, 1], 1.0), (#"{"r": 0, "g": 0, "b": 0, "a": 0.5}"#, [0, 0, 0], 0.5),
    (#"{"r": 255, "g": 0, "b": 1}"#, [1, 0, 1.0 / 255], 1),
    (#"{"colorSpace": "srgb", "channels": [null, 0, 1], "alpha": 0.5}"#, [0, 0, 1], 0.5),
  ])
  func readsColorObjects(text: String, components: [Double], alpha: Double) {
    let color = value("color", text)?.color?.color
    #expect(color?.components == SIMD3(components))
    #expect(color?.alpha == alpha)
    #expect(codes("color", text) == ["legacy-color-object"])
  }

  // v = 0.9, s = 0.62: l = 0.9 · 0.69 = 0.621, and the saturation about it is 0.279 / 0.379.
  @Test(arguments: [
    (#"{"h": 20, "s": 0.5, "l": 0.25}"#, [20, 50, 25], 1.0), (#"{"h": 360, "s": "50%", "l": 90}"#, [0, 50, 90], 1),
    (#"{"h": 4, "s": 62, "v": 90}"#, [4, 27.9 / 0.379, 62.1], 1), (#"{"h": 0, "s": 1, "v": 1}"#, [0, 100, 50], 1),
    (#"{"h": 9, "s": 0.5, "v": 0, "a": 0.5}"#, [9, 0, 0], 0.5),
  ])
  func readsColorsByTheirHue(text: String, components: [Double], alpha: Double) throws {
    let color = try #require(value("color", text)?.color?.color)
    #expect(color.space == .hsl)
    for index in 0..<3 { #expect(abs(color.components[index] - components[index]) < 1e-9) }
    #expect(color.alpha == alpha)
    #expect(codes("color", text) == ["legacy-color-object"])
  }

  @Test func readsReferencesInColorsByTheirHue() {
    let result = ResolvedText(
      """
      {"hue": {"$type": "number", "$value": 20}, "share": {"$type": "number", "$value": 50},
       "t": {"$type": "color", "$value": {"h": "{hue}", "s": "{share}", "l": 0.25}}}
      """, isStrict: false)
    #expect(result.token("t")?.value?.color?.color.components == SIMD3(20, 50, 25))
    #expect(result.token("t")?.parts.map(\.key) == ["h", "s"])
  }

  @Test(arguments: [
    ##""#12""##, ##""#12345""##, ##""#1234567""##, ##""#""##, #""""#, #"" ""#, ##""#ggg""##, #""rgb(1 2""#,
    #"{"r": 256, "g": 0, "b": 0}"#, #"{"r": -1, "g": 0, "b": 0}"#, #"{"r": 1, "g": 0}"#,
    #"{"r": 1, "g": 0, "b": 0, "a": 2}"#, #"{"r": 1, "g": 0, "b": 0, "x": 2}"#, #"{"r": "one", "g": 0, "b": 0}"#,
    #"{"h": 361, "s": 0.5, "l": 0.5}"#, #"{"h": 1, "s": 101, "l": 0.5}"#, #"{"h": 1, "s": 1}"#,
    #"{"h": 1, "s": 1, "l": 1, "v": 1}"#, #"{"h": 1, "s": "1px", "l": 1}"#,
    #"{"colorSpace": "srgb", "channels": [1, 0]}"#, #"{"channels": [1, 0, 0]}"#,
  ])
  func refusesWhatIsNoColor(text: String) {
    let result = read("color", text)
    #expect(result.token("t")?.value == nil)
    #expect(result.diagnostics.map(\.problem.severity) == [.error])
  }

  @Test(arguments: [
    #""NaN""#, #""nan px""#, #""Infinity""#, #""1e999px""#, #""0x10""#, #""16 px!""#, #""px""#, #""-""#, #"".""#,
    #""1.2.3px""#,
    #""""#, #""4px auto""#, #""٣px""#, "null", "true", "[]",
  ])
  func refusesWhatIsNoLength(text: String) {
    let result = read("dimension", text)
    #expect(result.token("t")?.value == nil)
    #expect(result.codes.count == 1)
    #expect(result.codes[0].hasPrefix("value-shape"))
  }

  @Test func readsSeveralLengthsAsAList() {
    #expect(value("spacing", #""8px 16""#) == .list([px(8), px(16)]))
    #expect(
      value("dimension", #"" 1rem\t-2em  0 ""#) == .list([.quantity(1, unit: "rem"), .quantity(-2, unit: "em"), px(0)]))
    #expect(codes("borderRadius", #""4px 8px""#) == ["legacy-multi-value"])
    #expect(read("spacing", #""8px 16px""#).display("t") == "8 px 16 px")
  }

  @Test func readsTenThousandLengths() {
    let text = String(repeating: "1px ", count: 10_000)
    #expect(value("spacing", "\"\(text)\"")?.elements?.count == 10_000)
  }

  @Test func readsLineHeights() {
    #expect(value("lineHeights", #""120%""#) == .number(1.2))
    #expect(value("lineHeight", #""Auto""#) == .text("normal"))
    #expect(value("lineHeight", #"{"value": 150, "unit": "%"}"#) == .number(1.5))
    #expect(value("lineHeights", "24") == .number(24))
    #expect(codes("lineHeights", "24") == ["legacy-line-height"])
    #expect(codes("lineHeights", "5") == ["legacy-type-name"])
    #expect(read("lineHeights", #""24px""#).token("t")?.type == "dimension")
  }

  @Test func readsLetterSpacings() {
    #expect(value("letterSpacing", #""5%""#) == .quantity(0.05, unit: "em"))
    #expect(value("letterSpacing", #"{"value": -1, "unit": "%"}"#) == .quantity(-0.01, unit: "em"))
    #expect(value("letterSpacing", #""0%""#) == px(0))
    #expect(value("letterSpacing", #""-0.5""#) == px(-0.5))
  }

  // The names of DTCG, and those of Tokens Studio's table.
  @Test(arguments: [
    ("Thin", 100.0), ("HAIRLINE", 100), ("Extra Light", 200), ("ultra_light", 200), ("Extraleicht", 200),
    ("Leicht", 300),
    ("Buch", 400), ("Kräftig", 500), ("Kraeftig", 500), ("Demi-Bold", 600), ("Halbfett", 600),
    ("Dreiviertelfett", 700), ("Fett", 800), ("Super", 900), ("Extrafett", 900), ("Ultra", 950), ("Extra Black", 950),
    ("Bold Normal", 700), ("Normal", 400), ("650", 650),
  ])
  func readsNamesOfFontMenus(name: String, weight: Double) {
    #expect(value("fontWeights", "\"\(name)\"") == .number(weight))
  }

  @Test(arguments: [
    ("Bold Italic", 700.0, "italic"), ("Italic", 400, "italic"), ("Semi-bold Oblique", 600, "oblique"),
    ("700 italic", 700, "italic"),
  ])
  func readsAWeightWithAStyle(name: String, weight: Double, style: String) {
    let wanted = TokenValue.record([.init("weight", .number(weight)), .init("style", .text(style))])
    #expect(value("fontWeight", "\"\(name)\"") == wanted)
    #expect(read("fontWeight", "\"\(name)\"").display("t") == "\(Int(weight)) \(style)")
  }

  @Test(arguments: ["Condensed", "0", "1001", "", "-", "italics", "NaN", "1e2"])
  func refusesWhatIsNoWeight(name: String) {
    #expect(codes("fontWeight", "\"\(name)\"") == ["enum t"])
  }

  @Test func readsFontStacks() {
    func names(_ text: String) -> [String]? {
      value("fontFamily", "\"\(text)\"")?.elements?.compactMap(\.text)
    }
    #expect(names("Inter, sans-serif") == ["Inter", "sans-serif"])
    #expect(names("'A, B', C") == ["A, B", "C"])
    #expect(names("'Inter'") == ["Inter"])
    // An apostrophe in a name, and what no list can be.
    #expect(names("Int'er") == ["Int'er"])
    #expect(names(", ,") == [", ,"])
    #expect(codes("fontFamily", "\"Int'er\"") == [])
    #expect(codes("fontFamilies", "\"Inter, serif\"") == ["legacy-font-list"])
  }

  @Test func readsStacksInsideLists() {
    func names(_ list: String) -> [String]? { value("fontFamily", list)?.elements?.compactMap(\.text) }
    #expect(names(#"["Inter, 'Segoe UI', serif", "Arial"]"#) == ["Inter", "Segoe UI", "serif", "Arial"])
    #expect(names(#"["'A, B'", "C"]"#) == ["'A, B'", "C"])
    #expect(codes("fontFamily", #"["Inter, serif"]"#) == ["legacy-font-list"])
    #expect(codes("fontFamily", #"["Inter", "serif"]"#) == [])
  }

  @Test func takesAStackInOneTextForOneNameWhenStrict() {
    let text = ResolvedText(#"{"t": {"$type": "fontFamily", "$value": "Inter, serif"}}"#)
    #expect(text.token("t")?.value == .list([.text("Inter, serif")]))
    #expect(text.diagnostics == [])
  }

  @Test func readsDurationsAndEasings() {
    #expect(value("duration", #""150""#) == .quantity(150, unit: "ms"))
    #expect(value("duration", #""150px""#) == nil)
    #expect(value("duration", #""""#) == nil)
    #expect(value("cubicBezier", #""Linear""#) == .list([0, 0, 1, 1].map(TokenValue.number)))
    #expect(value("cubicBezier", #""cubic-bezier(.4,-1,0,2)""#) == .list([0.4, -1, 0, 2].map(TokenValue.number)))
    #expect(value("cubicBezier", #""steps(4, end)""#) == .text("steps(4, end)"))
    #expect(value("cubicBezier", #""linear(0, 0.5 50%, 1)""#) == .text("linear(0, 0.5 50%, 1)"))
    #expect(value("cubicBezier", #""cubic-bezier(1.1, 0, 0, 1)""#) == nil)
    #expect(value("cubicBezier", #""cubic-bezier(0, 0, 1)""#) == nil)
    #expect(value("cubicBezier", #""cubic-bezier(""#) == nil)
    #expect(value("cubicBezier", #""snappy""#) == nil)
  }

  @Test func readsNumbersAsText() {
    #expect(value("number", #""-.5""#) == .number(-0.5))
    #expect(value("opacity", #""38%""#) == .number(0.38))
    #expect(value("opacity", "0.4") == .number(0.4))
    #expect(codes("opacity", "0.4") == ["legacy-type-name"])
    for text in ["", "NaN", "one", "1px", "1e999", "%"] { #expect(value("number", "\"\(text)\"") == nil, "\(text)") }
  }

  @Test(arguments: [
    "sizing", "spacing", "borderRadius", "borderWidth", "paragraphSpacing", "paragraphIndent", "fontSizes", "fontSize",
  ])
  func countsTheOlderNamesOfLengths(type: String) {
    let text = read(type, #""12px""#)
    #expect(text.token("t")?.value == px(12))
    #expect(text.codes == ["legacy-type-name"])
    #expect(text.catalog.tokens[0].type == "dimension")
    #expect(text.catalog.tokens[0].writtenType == type)
  }

  @Test(arguments: ["text", "textCase", "textDecoration", "asset", "boolean", "other", "string", "zIndex", "link"])
  func keepsValuesOfOtherTypesAsTheyAre(type: String) {
    let text = read(type, #""x""#)
    #expect(text.token("t")?.value == .text("x"))
    #expect(text.codes == ["nonstandard-type"])
    #expect(text.catalog.tokens[0].type == type)
    #expect(text.catalog.tokens[0].writtenType == nil)
  }

  @Test func keepsCompositionsAsTheyAre() {
    let text = read("composition", ##"{"fill": "#fff", "sizing": "4"}"##)
    #expect(text.codes == ["legacy-composition"])
    #expect(text.display("t") == "fill #fff, sizing 4")
  }
}
