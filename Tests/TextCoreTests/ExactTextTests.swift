import Testing
import TextCore

@Suite struct ExactTextTests {
  @Test func tellsCanonicallyEqualSpellingsApart() {
    let composed = "\u{E9}"
    let decomposed = "e\u{301}"
    #expect(composed == decomposed)
    #expect(ExactText(composed) != ExactText(decomposed))
    #expect(!composed.isExactly(decomposed))
    #expect(Set([ExactText(composed), ExactText(decomposed), ExactText(composed)]).count == 2)
  }

  @Test func isEqualWhenTheBytesAre() {
    #expect(ExactText("a.b") == ExactText("a." + "b"))
    #expect("a.b".isExactly("a." + "b"))
    #expect(!"a".isExactly("ab"))
    #expect(!"ab".isExactly("a"))
  }

  @Test func sortsByBytes() {
    let sorted = ["é", "z", "Z", "a", "aa", "", "😀", "\u{FFFD}"].map(ExactText.init).sorted().map(\.text)
    // The lead bytes are 5A, 61, 7A, C3, EF and F0.
    #expect(sorted == ["", "Z", "a", "aa", "z", "é", "\u{FFFD}", "😀"])
  }
}
