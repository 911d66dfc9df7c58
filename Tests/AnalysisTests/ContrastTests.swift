import Analysis
import DesignModel
import Testing
import TextCore

@Suite struct ContrastTests {
  private let pairs =
    #"{"contrast": {"pairs": [{"foreground": ["front"], "background": ["back"], "minimum": MIN}]}}"#

  private func system(_ front: String, _ back: String, minimum: String = "4.5") -> AnalysedCatalog {
    WrittenSystem(
      tokens: ["front": front, "back": back], guide: pairs.replacing("MIN", with: minimum)
    ).analysed
  }

  private func facts(_ system: AnalysedCatalog) -> [String] {
    system.contrastPairs.pairs.flatMap { system.facts(of: $0) }
  }

  // Ratios by WCAG 2.2's definition, worked out by hand.
  @Test(arguments: [
    (0x000000, 0xFFFFFF, "21.00 AAA min 4.5 margin +16.50"),
    (0x595959, 0xFFFFFF, "7.00 AAA min 4.5 margin +2.50"),
    (0x5A5A5A, 0xFFFFFF, "6.89 AA min 4.5 margin +2.39"),
    (0x767676, 0xFFFFFF, "4.54 AA min 4.5 margin +0.04"),
    (0x777777, 0xFFFFFF, "4.47 AA large min 4.5 margin -0.03 FAILS"),
    (0xFFFFFF, 0x0A84FF, "3.64 AA large min 4.5 margin -0.86 FAILS"),
    (0x949494, 0xFFFFFF, "3.03 AA large min 4.5 margin -1.47 FAILS"),
    (0x959595, 0xFFFFFF, "2.99 fail min 4.5 margin -1.51 FAILS"),
    (0xFFFFFF, 0xFFFFFF, "1.00 fail min 4.5 margin -3.50 FAILS"),
  ])
  func cutsTheRatioAndNamesTheLevel(front: Int, back: Int, end: String) {
    #expect(facts(system(color(front), color(back))) == ["front on back [*] \(end)"])
  }

  // #767676 has 4.5422 on white, #757575 has 4.6075.
  @Test(arguments: [
    (0x767676, "4.545", "4.54 AA min 4.545 margin -0.01 FAILS"), (0x767676, "4.541", "4.54 AA min 4.541 margin +0.00"),
    (0x757575, "4.607", "4.60 AA min 4.607 margin +0.00"), (0x767676, "3", "4.54 AA min 3 margin +1.54"),
    (0x767676, "4.54", "4.54 AA min 4.54 margin +0.00"), (0x767676, "21", "4.54 AA min 21 margin -16.46 FAILS"),
  ])
  func givesTheMarginTheSignOfTheResult(front: Int, minimum: String, end: String) {
    #expect(facts(system(color(front), color(0xFFFFFF), minimum: minimum)) == ["front on back [*] \(end)"])
  }

  @Test(arguments: [(0x757575, false), (0x767676, true), (0x777777, false)])
  func marksWhatPassesByLessThanATenth(front: Int, isNear: Bool) throws {
    let system = system(color(front), color(0xFFFFFF))
    let pair = try #require(system.contrastPairs.pairs.first)
    #expect(system.contrast(pair, in: 0)?.isNear == isNear)
  }

  @Test func countsComponentsAndNeverTheHex() {
    let front =
      ##"{"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 0], "hex": "#ffffff"}}"##
    #expect(facts(system(front, color(0xFFFFFF))) == ["front on back [*] 21.00 AAA min 4.5 margin +16.50"])
  }

  // Half of black over white is 0.5, whose luminance is 0.21404: 1.05 ÷ 0.26404 = 3.976.
  @Test func laysATranslucentForegroundOverTheBackground() {
    #expect(
      facts(system(color(0, alpha: 0.5), color(0xFFFFFF))) == [
        "front on back [*] 3.97 AA large min 4.5 margin -0.53 FAILS"
      ])
  }

  @Test func laysATranslucentBackgroundOverTheCanvasFirst() {
    let backdrop = WrittenSystem(
      tokens: ["front": color(0xFFFFFF), "back": color(0, alpha: 0.5)],
      contexts: ["light": ["x": number(1)], "dark": ["x": number(2)]], guide: pairs.replacing("MIN", with: "4.5")
    ).analysed
    #expect(
      facts(backdrop) == [
        "front on back [Light] 3.97 AA large min 4.5 margin -0.53 FAILS",
        "front on back [Dark] 21.00 AAA min 4.5 margin +16.50",
      ])
  }

  @Test func laysBothOverTheCanvasInTheirOrder() {
    let system = WrittenSystem(
      tokens: ["front": color(0, alpha: 0.5), "back": color(0xFFFFFF, alpha: 0.5)],
      guide: pairs.replacing("MIN", with: "3").replacing(
        #"{"contrast": {"#, with: ##"{"contrast": {"canvas": {"Default": "#000000"}, "##)
    ).analysed
    // Half of white over black is 0.5; half of black over that is 0.25, of luminance 0.05088: 0.26404 ÷ 0.10088 = 2.617.
    #expect(facts(system) == ["front on back [*] 2.61 fail min 3 margin -0.39 FAILS"])
  }

  @Test func writesALineAnAppearanceWhereTheyDiffer() {
    let system = WrittenSystem(
      tokens: ["back": color(0xFFFFFF)],
      contexts: ["light": ["front": color(0x767676)], "dark": ["front": color(0x777777)]],
      guide: pairs.replacing("MIN", with: "4.5")
    ).analysed
    #expect(
      facts(system) == [
        "front on back [Light] 4.54 AA min 4.5 margin +0.04",
        "front on back [Dark] 4.47 AA large min 4.5 margin -0.03 FAILS",
      ])
  }

  @Test func keepsAPairThatHasNoValueInOneAppearance() {
    let system = WrittenSystem(
      tokens: ["back": color(0xFFFFFF)], contexts: ["light": ["front": color(0)], "dark": ["x": number(1)]],
      guide: pairs.replacing("MIN", with: "4.5")
    ).analysed
    #expect(
      facts(system) == ["front on back [Light] 21.00 AAA min 4.5 margin +16.50", "front on back [Dark] – min 4.5"])
  }

  @Test func keepsAPairThatHasNoValueAtAll() {
    #expect(
      facts(system(#"{"$type": "color", "$value": "{nothing}"}"#, color(0))) == [
        "front on back [*] – min 4.5"
      ])
  }

  @Test func quotesNamesThatHoldASpace() {
    let system = WrittenSystem(
      tokens: ["my ink": color(0), "back": color(0xFFFFFF)],
      guide: #"{"contrast": {"pairs": [{"foreground": "my ink", "background": "back"}]}}"#
    ).analysed
    #expect(facts(system) == [#""my ink" on back [*] 21.00 AAA min 4.5 margin +16.50"#])
  }

  // Every ratio is from 1 to 21, up to the greatest components that are read.
  @Test(arguments: [
    ("xyz-d65", "1e6, 1e6, 1e6"), ("xyz-d65", "-1e6, 1e-300, 0"), ("xyz-d50", "1e6, -1e6, 1e6"),
    ("lab", "50, 1e6, -1e6"), ("lch", "50, 1e6, 10"), ("oklab", "0.5, 1e6, 0"), ("oklch", "0.5, 1e6, 120"),
  ])
  func survivesColorsFarOutside(space: String, components: String) throws {
    let front = #"{"$type": "color", "$value": {"colorSpace": "\#(space)", "components": [\#(components)]}}"#
    let system = system(front, color(0xFFFFFF))
    let pair = try #require(system.contrastPairs.pairs.first)
    let result = try #require(system.contrast(pair, in: 0))
    #expect((1...21).contains(result.ratio))
  }
}
