import ColorScience
import DesignModel
import Importing
import Testing
import TextCore

@testable import Analysis

@Suite struct ParityTests {
  private func color(_ red: Double, alpha: Double = 1, in space: ColorSpace = .sRGB) -> Color {
    Color(space, SIMD3(red, 0, 0), alpha: alpha)
  }

  @Test func forgivesThreeDecimalsOfOneEightBitNumber() {
    #expect(!Parity.isDifferent(color(237 / 255), color(0.929)))
    #expect(Parity.isDifferent(color(237 / 255), color(238 / 255)))
    // 20 of 255, and 8 per cent.
    #expect(!Parity.isDifferent(color(1, alpha: 20 / 255), color(1, alpha: 0.08)))
    #expect(Parity.isDifferent(color(1, alpha: 0.08), color(1, alpha: 0.1)))
  }

  @Test func forgivesATieOfRounding() {
    // Half is 127.5 of 255, which some round and some cut.
    #expect(!Parity.isDifferent(color(0.5), color(127 / 255)))
    #expect(!Parity.isDifferent(color(0.5), color(128 / 255)))
    #expect(!Parity.isDifferent(color(1, alpha: 0.5), color(1, alpha: 127 / 255)))
    // 1.5 steps.
    #expect(Parity.isDifferent(color(0.5), color(126 / 255)))
  }

  @Test func forgivesOneStepBetweenSpaces() {
    let wide = Color(.sRGB, SIMD3(0.5, 0.25, 0.75)).converted(to: .displayP3)
    let rounded = Color(.displayP3, SIMD3((0..<3).map { (wide.components[$0] * 255).rounded() / 255 }))
    #expect(!Parity.isDifferent(Color(.sRGB, SIMD3(0.5, 0.25, 0.75)), rounded))
    #expect(Parity.isDifferent(Color(.sRGB, SIMD3(0.52, 0.25, 0.75)), rounded))
  }

  private static func set(_ light: Int, dark: Int?, declaresDark: Bool = false) -> String {
    func entry(_ gray: Int, _ more: String) -> String {
      #"{"idiom": "universal"\#(more), "color": {"color-space": "srgb", "components": {"red": "\#(gray)", "green": "\#(gray)", "blue": "\#(gray)", "alpha": "1.0"}}}"#
    }
    let when = #", "appearances": [{"appearance": "luminosity", "value": "dark"}]"#
    if declaresDark { return #"{"colors": [\#(entry(light, "")), {"idiom": "universal"\#(when)}]}"# }
    let second = dark.map { ", " + entry($0, when) }
    return #"{"colors": [\#(entry(light, ""))\#(second ?? "")]}"#
  }

  private func analysed(_ files: FileTree) -> (AnalysedCatalog, SourceSet) {
    let sources = SourceSet(files)
    var importing = Importing(isStrict: false)
    TokenSources(sources, entry: .folder(""), settings: Settings(), guideFolder: nil).read(into: &importing)
    var diagnostics = Diagnostics()
    let catalog = Catalog(
      importing.plan, importing.declarations, sources: sources, appearances: importing.plan.defaultAppearances(),
      isStrict: false, into: &diagnostics)
    return (AnalysedCatalog(catalog, Settings(), componentIDs: []), sources)
  }

  private static let resolver = ##"""
    {"version": "2025.10", "sets": {"all": {"sources": [{"same": {"$type": "color", "$value": "#101010"}}]}},
     "modifiers": {
      "brand": {"contexts": {"one": [], "two": [{"ink": {"$type": "color", "$value": "#ff0000"}}]}, "default": "one"},
      "scheme": {"contexts": {"light": [{"ink": {"$type": "color", "$value": "#000000"}}],
       "dark": [{"ink": {"$type": "color", "$value": "#ffffff"}}]}, "default": "light"}},
     "resolutionOrder": [{"$ref": "#/sets/all"}, {"$ref": "#/modifiers/scheme"}, {"$ref": "#/modifiers/brand"}]}
    """##

  @Test func comparesLightWithLightAndDarkWithDark() throws {
    let (analysed, sources) = analysed([
      "a.resolver.json": Self.resolver, "C.xcassets/ink.colorset/Contents.json": Self.set(0, dark: 254),
      "C.xcassets/same.colorset/Contents.json": Self.set(16, dark: nil),
    ])
    let parity = analysed.parity
    #expect(parity.agreeing == 1)
    #expect(parity.differing == 1)
    // The brand that is no default is nothing that a catalogue could have.
    let row = try #require(parity.rows.first)
    #expect(parity.rows.count == 1)
    #expect(analysed.catalog.appearances[row.appearance].name == "Dark, one")
    #expect(row.value == .value(.color(ColorValue(Color(.sRGB, SIMD3(repeating: 254 / 255))))))
    let found = analysed.diagnostics.finished(in: sources).filter { $0.problem.code == "parity" }
    #expect(found.count == 1)
    #expect(found.first?.subject == "ink")
    #expect(found.first?.problem.hint == "the token's value is at a.resolver.json:5:50")
    guard case .range(let range)? = found.first?.place else {
      Issue.record("it has no place")
      return
    }
    #expect(sources[range.source].path == "C.xcassets/ink.colorset/Contents.json")
  }

  @Test func namesColoursThatNoTokenOfAResolverHas() {
    var files: FileTree = ["a.resolver.json": Self.resolver]
    for name in ["c1", "c2", "c3", "c4", "c5", "c6", "ink"] {
      files["C.xcassets/\(name).colorset/Contents.json"] = Array(Self.set(0, dark: 255).utf8)
    }
    let sources = SourceSet(files)
    var importing = Importing(isStrict: false)
    TokenSources(sources, entry: .folder(""), settings: Settings(), guideFolder: nil).read(into: &importing)
    let found = importing.diagnostics.finished(in: sources)
    #expect(found.map(\.problem.code) == ["source-unused"])
    #expect(
      found.first?.problem.message == "6 colours of asset catalogues have no token: c1, c2, c3, c4, c5 and 1 more")
    let (analysed, _) = analysed(files)
    #expect(analysed.catalog.tokens.map(\.name) == ["same", "ink"])
    #expect(analysed.catalog.colorsWithoutToken == ["c1", "c2", "c3", "c4", "c5", "c6"])
    #expect(analysed.parity.agreeing == 1)
  }

  /// The rows about a token `t`: their labels, the catalogue's values and whether there is a distance.
  private func rows(_ tokens: String, _ set: String) -> [String] {
    analysed(["t.tokens.json": tokens, "C.xcassets/t.colorset/Contents.json": set]).0.parity
      .rows.map(Self.words)
  }

  private static func words(_ row: Parity.Row) -> String {
    let value =
      switch row.value {
      case .value(let value): value.color?.display ?? "none"
      case .platform(let name, _): name
      case .gap: "gap"
      }
    return "\(row.label) \(value)" + (row.distance == nil ? "" : " ΔE")
  }

  private static func token(_ css: String) -> String { #"{"t": {"$type": "color", "$value": "\#(css)"}}"# }

  @Test func comparesADarkValueThatTheTokenHasNoAppearanceFor() {
    #expect(rows(Self.token("#101010"), Self.set(16, dark: 255)) == ["Dark #ffffff ΔE"])
    #expect(rows(Self.token("#101010"), Self.set(16, dark: 16)) == [])
  }

  @Test func comparesASystemColourAndAGapByWhatTheyAre() {
    let system =
      #"{"colors": [{"idiom": "universal", "color": {"platform": "ios", "reference": "systemRedColor"}}]}"#
    #expect(rows(Self.token("#101010"), system) == ["Default systemRedColor"])
    #expect(rows(Self.token("#101010"), Self.set(16, dark: nil, declaresDark: true)) == ["Dark gap"])
  }

  @Test func comparesHighContrastWithWhatTheCatalogueShowsThere() {
    let resolver = ##"""
      {"version": "2025.10", "sets": {}, "modifiers": {"mode": {"contexts": {
        "light": [{"t": {"$type": "color", "$value": "#101010"}}],
        "light high contrast": [{"t": {"$type": "color", "$value": "#000000"}}]}, "default": "light"}},
       "resolutionOrder": [{"$ref": "#/modifiers/mode"}]}
      """##
    let (analysed, _) = analysed([
      "a.resolver.json": resolver, "C.xcassets/t.colorset/Contents.json": Self.set(16, dark: 16),
    ])
    #expect(analysed.parity.rows.map(Self.words) == ["Light high contrast #101010 ΔE"])
  }

  @Test func comparesThePlainestOfSeveralDarkContexts() {
    let resolver = ##"""
      {"version": "2025.10", "sets": {}, "modifiers": {"mode": {"contexts": {
        "light": [{"t": {"$type": "color", "$value": "#101010"}}],
        "dark dimmed": [{"t": {"$type": "color", "$value": "#808080"}}],
        "dark": [{"t": {"$type": "color", "$value": "#ffffff"}}]}, "default": "light"}},
       "resolutionOrder": [{"$ref": "#/modifiers/mode"}]}
      """##
    let (analysed, _) = analysed([
      "a.resolver.json": resolver, "C.xcassets/t.colorset/Contents.json": Self.set(16, dark: 255),
    ])
    #expect(analysed.parity.rows.isEmpty)
    #expect(analysed.parity.agreeing == 1)
  }

  @Test func seesTranslucentColoursOnTheCanvas() throws {
    let (analysed, _) = analysed([
      "t.tokens.json": Self.token("#00000080"), "C.xcassets/t.colorset/Contents.json": Self.set(0, dark: nil),
    ])
    // 128 of 255 black on white is a grey of 127, L* 53.2; between it and black S_L is 1.35, and 53.2 / 1.35 is 39.5.
    #expect(abs(try #require(analysed.parity.rows.first?.distance) - 39.5) < 0.5)
  }
}
