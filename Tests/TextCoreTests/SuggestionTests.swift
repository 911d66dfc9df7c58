import Testing
import TextCore

@Suite struct SuggestionTests {
  @Test(arguments: [
    ("colr", "color"), ("colour", "color"), ("cloor", "color"), ("Color", "color"), ("dimensoin", "dimension"),
    ("SHADOW", "shadow"), ("oClor", "color"), ("palette.gray.450", "palette.gray.400"),
  ])
  func findsTheNearestName(name: String, nearest: String) {
    #expect(
      Suggestion.nearest(to: name, in: ["dimension", "color", "shadow", "palette.gray.400", "palette.blue.900"])
        == nearest)
  }

  @Test func ignoresWhatIsFurtherThanAThird() {
    // Six letters allow two edits; three letters one; the rule grants one even to shorter names.
    #expect(Suggestion.nearest(to: "abcdef", in: ["abcdxy"]) == "abcdxy")
    #expect(Suggestion.nearest(to: "abcdef", in: ["abcxyz"]) == nil)
    #expect(Suggestion.nearest(to: "abc", in: ["axy"]) == nil)
    #expect(Suggestion.nearest(to: "ab", in: ["ax"]) == "ax")
  }

  @Test func takesTheFewestEditsAndThenTheFirst() {
    #expect(Suggestion.nearest(to: "border", in: ["bordxx", "bordex", "bordey"]) == "bordex")
    #expect(Suggestion.nearest(to: "border", in: ["bordxx", "border", "bordex"]) == "border")
    #expect(Suggestion.nearest(to: "border", in: []) == nil)
  }

  @Test func hasNothingToSayOfNamesThatNobodyTypes() {
    let long = String(repeating: "x", count: 300_000)
    #expect(Suggestion.nearest(to: long + "y", in: [long + "z"]) == nil)
  }

  @Test func countsASwapOfNeighboursAsOneEditWhateverTheirCase() {
    #expect(Suggestion.nearest(to: "abc", in: ["acb"]) == "acb")
    #expect(Suggestion.nearest(to: "abc", in: ["aCB"]) == "aCB")
  }
}
