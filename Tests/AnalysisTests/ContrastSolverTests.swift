import Analysis
import ColorScience
import DesignModel
import Testing

@Suite struct ContrastSolverTests {
  /// The remedy of every failing pair in the first appearance, in words.
  private func remedies(_ system: WrittenSystem) -> [String: String] {
    let analysed = system.analysed
    return Dictionary(
      uniqueKeysWithValues: analysed.remedies(in: 0).map { number, remedy in
        let pair = analysed.contrastPairs.pairs[number]
        return (analysed.pairNames[number], analysed.words(remedy, for: pair))
      })
  }

  private static let declared =
    #"{"contrast": {"pairs": [{"foreground": ["text"], "background": ["page", "panel"], "minimum": 4.5}]}}"#

  @Test func movesTheForegroundToTheNearestStepThatPasses() {
    // #999999 on white is 2.84. Of its ramp #767676 is 4.54 and #555555 is 7.45; black as ground would be far.
    let system = WrittenSystem(
      tokens: [
        "gray.0": color(0xFFFFFF), "gray.500": color(0x999999), "gray.600": color(0x767676),
        "gray.700": color(0x555555), "gray.1000": color(0x000000), "text": alias("gray.500"), "page": alias("gray.0"),
      ], guide: Self.declared)
    #expect(remedies(system) == ["text on page": "text <- gray.600 4.54"])
  }

  @Test func wantsAStepThatPassesWithEveryPartner() {
    // On #eeeeee #767676 is 3.91, so that only #555555 serves both, with 7.45 and 6.42.
    let system = WrittenSystem(
      tokens: [
        "gray.500": color(0x999999), "gray.600": color(0x767676), "gray.700": color(0x555555),
        "text": alias("gray.500"), "page": color(0xFFFFFF), "panel": color(0xEEEEEE),
      ], guide: Self.declared)
    #expect(
      remedies(system) == ["text on page": "text <- gray.700 7.45", "text on panel": "text <- gray.700 6.42"])
  }

  @Test func movesTheBackgroundWhereThatIsTheSmallerMove() {
    // White on #0a84ff is 3.64; #0060df is near it and gives 5.61. White itself has only black to move to.
    let system = WrittenSystem(
      tokens: [
        "gray.0": color(0xFFFFFF), "gray.1000": color(0x000000), "blue.500": color(0x0A84FF),
        "blue.600": color(0x0060DF), "text": alias("gray.0"), "page": alias("blue.500"),
      ], guide: Self.declared)
    #expect(remedies(system) == ["text on page": "page <- blue.600 5.61"])
  }

  @Test func measuresAMoveToATranslucentStepByWhatIsSeen() {
    // All are white, but over the black canvas 10 % is #1a1a1a and 30 % is #4d4d4d, which is nearer to white and enough:
    // #e6e6e6 has a luminance of 0.7913, and 30 % of white one of 0.0732, so (0.8413 ÷ 0.1232) is 6.82.
    let system = WrittenSystem(
      tokens: [
        "white.100": color(0xFFFFFF, alpha: 0.1), "white.300": color(0xFFFFFF, alpha: 0.3),
        "white.1000": color(0xFFFFFF), "text": color(0xE6E6E6), "page": alias("white.1000"),
      ],
      guide: #"""
        {"contrast": {"pairs": [{"foreground": ["text"], "background": ["page"], "minimum": 4.5}],
         "canvas": {"Default": "#000000"}}}
        """#)
    #expect(remedies(system) == ["text on page": "page <- white.300 6.82"])
  }

  @Test func offersALightnessWhereNoStepPassesAndNothingWhereNoneDoes() {
    let literals = WrittenSystem(
      tokens: ["text": color(0x999999), "page": color(0xFFFFFF)], guide: Self.declared)
    let words = remedies(literals)["text on page"] ?? ""
    // A grey of at least 4.5 on white is #767676 or darker.
    #expect(words.hasPrefix("text #7") && words.hasSuffix(" 4.5" + String(words.last ?? "?")), "\(words)")
    // Nothing on mid grey reaches 7: black is 5.24 there, and white 4.00.
    let hopeless = WrittenSystem(
      tokens: ["text": color(0x999999), "page": color(0x7F7F7F)],
      guide: #"{"contrast": {"pairs": [{"foreground": ["text"], "background": ["page"], "minimum": 7}]}}"#)
    #expect(remedies(hopeless) == ["text on page": "none"])
  }

  @Test func saysNothingOfPairsThatPass() {
    let system = WrittenSystem(
      tokens: ["text": color(0x000000), "page": color(0xFFFFFF)], guide: Self.declared)
    #expect(system.analysed.remedies(in: 0).isEmpty)
    #expect(system.analysed.remedyFacts() == [])
  }
}
