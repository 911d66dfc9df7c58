import Analysis
import DesignModel
import Testing
import TextCore

@Suite struct ContrastPairsInferenceTests {
  private let black = #"{"colorSpace": "srgb", "components": [0, 0, 0]}"#

  private func inferred(_ paths: [String], _ rule: ContrastPair.Inference) -> [String] {
    let system = infer(paths)
    return zip(system.contrastPairs.pairs, system.pairNames).filter { $0.0.origin == .inferred(rule) }.map(\.1)
  }

  private func infer(_ paths: [String]) -> AnalysedCatalog {
    let sources = paths.map { path in
      path.split(separator: ".").reversed().reduce(color(0)) { #"{"\#($1)": \#($0)}"# }
    }
    let text = ##"""
      {"version": "2025.10", "sets": {"s": {"sources": [\##(sources.joined(separator: ", "))]}},
       "resolutionOrder": [{"$ref": "#/sets/s"}]}
      """##
    return AnalysedCatalog(catalog(["a.resolver.json": text]), Settings(), componentIDs: [])
  }

  @Test func areInferredOnlyWhenNothingIsDeclared() {
    #expect(infer(["text", "bg"]).contrastPairs.isInferred)
    let system = WrittenSystem(
      tokens: ["text": color(0), "bg": color(0), "a": color(0)],
      guide: #"{"contrast": {"pairs": [{"foreground": "a", "background": "bg"}]}}"#
    ).analysed
    #expect(system.pairNames == ["a on bg"])
  }

  @Test func pairAnOnNameWithItsSibling() {
    #expect(
      inferred(["color.primary", "color.onPrimary", "dark.primary"], .onName) == ["color.onPrimary on color.primary"])
    #expect(inferred(["accent.base", "onAccent"], .onName) == ["onAccent on accent.base"])
    #expect(inferred(["brand.$root", "on-brand"], .onName) == ["on-brand on brand.$root"])
    #expect(inferred(["bg.brand.soft", "text.onBrandSoft"], .onName) == ["text.onBrandSoft on bg.brand.soft"])
  }

  @Test func pairAnOnNameWithBackgroundsElsewhere() {
    #expect(
      inferred(
        ["bg.a.emphasis", "bg.b.emphasis", "borderColor.emphasis", "data.emphasis", "text.emphasis", "fg.onEmphasis"],
        .onName) == ["fg.onEmphasis on bg.a.emphasis", "fg.onEmphasis on bg.b.emphasis"])
    #expect(
      inferred(["color.accent.base", "status.accent", "color.text.onAccent"], .onName) == [
        "color.text.onAccent on color.accent.base", "color.text.onAccent on status.accent",
      ])
  }

  @Test(arguments: [["on", "x"], ["onion", "ion"], ["switchOnTrack", "switchTrack"], ["switchOnTrack", "track"]])
  func readOnAsAWordInFront(paths: [String]) {
    #expect(inferred(paths, .onName) == [])
  }

  @Test func pairNamesThatDifferInOneWord() {
    #expect(
      inferred(["button.fgColor.rest", "button.bgColor.rest", "button.bgColor.hover", "card.bgColor.rest"], .oneWord)
        == ["button.fgColor.rest on button.bgColor.rest"])
    #expect(inferred(["text-accent", "surface-accent"], .oneWord) == ["text-accent on surface-accent"])
    #expect(inferred(["button.textSize", "button.background"], .oneWord) == [])
  }

  @Test(arguments: ["text", "label", "fg", "foreground", "icon", "link", "ink"])
  func knowForegrounds(word: String) {
    for ground in ["background", "bg", "surface", "canvas", "fill"] {
      #expect(inferred(["x.\(word)", "x.\(ground)"], .oneWord) == ["x.\(word) on x.\(ground)"])
    }
  }

  @Test func pairTextWithTheMainBackgrounds() {
    #expect(
      inferred(
        [
          "color.text.muted", "color.text.link", "color.bg.default", "color.bg.base", "color.bg.brand.default",
          "color.bg.raised", "card.bg.primary", "card.text.soft", "color.icon.soft", "color.canvas",
        ], .mainBackground) == [
          "color.text.muted on color.bg.default", "color.text.muted on color.bg.base",
          "color.text.muted on color.canvas", "color.text.link on color.bg.default",
          "color.text.link on color.bg.base", "color.text.link on color.canvas",
        ])
    #expect(inferred(["textMuted", "backgroundPrimary"], .mainBackground) == ["textMuted on backgroundPrimary"])
    #expect(inferred(["text.soft", "bg.default.$root"], .mainBackground) == ["text.soft on bg.default.$root"])
  }

  // White on a colour is no text on the page; what stands in a `label` component is none of the page's either.
  @Test(arguments: [
    "text.onAccent", "label.green.bgColor", "label.green.fgColor", "label.borderColor", "text.disabled",
  ])
  func leaveOutWhatIsNoTextOfThePage(path: String) {
    #expect(inferred([path, "bg.default"], .mainBackground) == [])
  }

  @Test(arguments: [
    ("x.text", 4.5), ("x.fg", 4.5), ("x.icon", 3), ("x.iconColor", 3), ("icon.x.fg", 3), ("icon.x.text", 4.5),
    ("outline.x.fg", 4.5), ("focus.x.text", 4.5),
  ])
  func askLessOfIconsThanOfText(path: String, minimum: Double) {
    var ground = path.split(separator: ".").map(String.init)
    ground[ground.count - 1] = path.hasSuffix("Color") ? "bgColor" : "bg"
    let system = infer([path, ground.joined(separator: ".")])
    #expect(system.contrastPairs.pairs.map(\.minimum) == [minimum])
  }

  @Test(.timeLimit(.minutes(5))) func pairOnNamesOfManyThemes() {
    let themes = (0..<10_000).map { index in
      #""t\#(index)": {"accent": {"$value": \#(black)}, "onAccent": {"$value": \#(black)}}"#
    }
    let text = #"{"$type": "color", \#(themes.joined(separator: ", "))}"#
    let system = AnalysedCatalog(catalog(["a.tokens.json": text]), Settings(), componentIDs: [])
    #expect(system.contrastPairs.pairs.count == 10_000)
  }

  @Test(.timeLimit(.minutes(5))) func areNoneOfNamesWithoutEnd() {
    let name = Array(repeating: "text", count: 400).joined(separator: "-")
    let tokens = (0..<2_000).map { #""\#(name)-\#($0)": {"$value": \#(black)}"# }
    let text = #"{"$type": "color", \#(tokens.joined(separator: ", "))}"#
    #expect(AnalysedCatalog(catalog(["a.tokens.json": text]), Settings(), componentIDs: []).pairNames == [])
  }
}
