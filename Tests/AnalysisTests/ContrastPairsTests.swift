import Analysis
import DesignModel
import TestKit
import Testing
import TextCore

@Suite struct ContrastPairsTests {
  @Test func areWhatTheGuideDeclares() {
    let system = WrittenSystem(
      tokens: [
        "text.a": color(0), "text.b": color(0), "bg.a": color(0), "bg.b": color(0), "bg.gap": dimension(4),
      ],
      guide: #"{"contrast": {"pairs": [{"foreground": "text.*", "background": ["bg.**"], "minimum": 3}]}}"#
    ).analysed
    #expect(system.pairNames == ["text.a on bg.a", "text.a on bg.b", "text.b on bg.a", "text.b on bg.b"])
    #expect(system.contrastPairs.pairs.allSatisfy { $0.minimum == 3 && $0.origin == .declared })
    #expect(!system.contrastPairs.isInferred)
    #expect(system.contrastPairs.left == 0)
    #expect(system.diagnostics.items == [])
  }

  @Test func holdTheHigherOfTwoMinimums() {
    let entry = #"{"foreground": "a", "background": "b", "minimum": "#
    let system = WrittenSystem(
      tokens: ["a": color(0), "b": color(0)],
      guide: #"{"contrast": {"pairs": [\#(entry)3}, \#(entry)7}, \#(entry)4}]}}"#
    ).analysed
    #expect(system.contrastPairs.pairs.map(\.minimum) == [7])
  }

  @Test func leaveAColorOnItselfOut() {
    let system = WrittenSystem(
      tokens: ["a": color(0), "b": color(0)],
      guide: #"{"contrast": {"pairs": [{"foreground": "*", "background": "*"}]}}"#
    ).analysed
    #expect(system.pairNames == ["a on b", "b on a"])
  }

  @Test func sayWhichPatternMatchesNothing() {
    let system = WrittenSystem(
      tokens: ["a": color(0), "gap": dimension(4)],
      guide: #"{"contrast": {"pairs": [{"foreground": ["a", "c"], "background": "gap"}]}}"#
    ).analysed
    #expect(
      system.diagnostics.items.map(\.problem.message) == [
        "'c' matches no colour, so it makes no contrast pair", "'gap' matches no colour, so it makes no contrast pair",
      ])
  }

  private func partnered(_ path: String, _ partners: String) -> AnalysedCatalog {
    let extended = color(0).replacing(
      #""$value""#, with: #""$extensions": {"design.specimen": {"contrast": \#(partners)}}, "$value""#)
    return WrittenSystem(tokens: [path: extended, "paper": color(0), "color.bg": color(0), "text.ink": color(0)])
      .analysed
  }

  @Test func comeFromATokenItself() {
    let system = partnered("mark", #"["paper", "color.bg"]"#)
    #expect(system.pairNames == ["mark on paper", "mark on color.bg"])
    #expect(system.contrastPairs.pairs.allSatisfy { $0.minimum == 4.5 && $0.origin == .token })
    #expect(partnered("border", #"["paper"]"#).contrastPairs.pairs.map(\.minimum) == [3])
  }

  @Test func turnRoundWhereTheNamesSaySo() {
    #expect(partnered("surface", #"["paper"]"#).pairNames == ["paper on surface"])
    #expect(partnered("mark", #"["text.ink"]"#).pairNames == ["text.ink on mark"])
    #expect(partnered("text.a", #"["text.ink"]"#).pairNames == ["text.a on text.ink"])
  }

  @Test func sayWhichPartnerIsNone() {
    let system = partnered("mark", #"["papr", "mark", 7]"#)
    #expect(system.diagnostics.codes == ["contrast-unmatched", "contrast-partners"])
    #expect(system.diagnostics.items.first?.problem.hint == "did you mean 'paper'?")
    #expect(partnered("mark", #""paper""#).diagnostics.codes == ["contrast-partners"])
  }

  @Test(.timeLimit(.minutes(5))) func findPartnersAmongManyTokens() {
    let tokens = (0..<20_000).map { index in
      let partners = #"{"design.specimen": {"contrast": ["u\#(index)"]}}"#
      return #""t\#(index)": {"$value": {"colorSpace": "srgb", "components": [0, 0, 0]}, "$extensions": \#(partners)}"#
    }
    let text = #"{"$type": "color", \#(tokens.joined(separator: ", "))}"#
    let system = AnalysedCatalog(catalog(["a.tokens.json": text]), Settings(), componentIDs: [])
    #expect(system.diagnostics.codes.count == 20_000)
  }

  private static let black = #"{"colorSpace": "srgb", "components": [0, 0, 0]}"#

  /// Colours `a0`… and `b0`…, with pairs as `guide.json` declares them.
  private func many(_ count: Int, _ pairs: String) -> AnalysedCatalog {
    let tokens = ["a", "b"].flatMap { letter in (0..<count).map { #""\#(letter)\#($0)": {"$value": \#(Self.black)}"# } }
    let text = #"{"$type": "color", \#(tokens.joined(separator: ", "))}"#
    var settings = Settings()
    settings.pairs = WrittenSystem(guide: #"{"contrast": {"pairs": \#(pairs)}}"#).analysed.settings.pairs
    return AnalysedCatalog(catalog(["a.tokens.json": text]), settings, componentIDs: [])
  }

  @Test func areAtMostTwentyThousand() {
    let exact = many(200, #"[{"foreground": "a*", "background": "b*"}]"#)
    // 200 × 200 = 40,000.
    #expect(exact.contrastPairs.pairs.count == 20_000)
    #expect(exact.contrastPairs.left == 20_000)
    // 141 × 141 = 19,881.
    let fewer = many(141, #"[{"foreground": "a*", "background": "b*"}]"#)
    #expect(fewer.contrastPairs.pairs.count == 19_881)
    #expect(fewer.contrastPairs.left == 0)
  }

  @Test func countEachPairThatIsLeftOutOnce() {
    // 200 × 400 + 200 × 400, of which no colour is on itself: 400 × 400 − 400 = 159,600.
    let system = many(
      200,
      #"[{"foreground": "a*", "background": "*"}, {"foreground": "a*", "background": "b*"}, {"foreground": "*", "background": "*"}]"#
    )
    #expect(system.contrastPairs.pairs.count == 20_000)
    #expect(system.contrastPairs.left == 139_600)
  }

  @Test func hearAHigherMinimumBeyondTheLimit() {
    let system = many(
      200, #"[{"foreground": "a*", "background": "b*"}, {"foreground": "a*", "background": "b*", "minimum": 7}]"#)
    #expect(system.contrastPairs.pairs.allSatisfy { $0.minimum == 7 })
    let one = many(
      200, #"[{"foreground": "a*", "background": "b*"}, {"foreground": "a0", "background": "b0", "minimum": 7}]"#)
    #expect(one.contrastPairs.pairs.map(\.minimum).prefix(2) == [7, 4.5])
  }

  @Test(.timeLimit(.minutes(5))) func areCountedWithoutBeingWalkedThrough() {
    // 20,000 × 20,000 pairs, of which 20,000 are kept.
    let system = many(20_000, #"[{"foreground": "a*", "background": "b*"}]"#)
    #expect(system.contrastPairs.left == 399_980_000)
  }
}
