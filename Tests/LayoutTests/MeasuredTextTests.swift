import Testing

@testable import Layout

/// In a style of which every character is 6 wide, so that a width is a number of characters.
@Suite struct MeasuredTextTests {
  private func lines(_ text: String, _ characters: Int, atMost most: Int? = nil) -> [String] {
    MeasuredText(text, style: mono).lines(in: characters * 600, atMost: most).map(\.text)
  }

  @Test(arguments: [
    ("one two three", 13, ["one two three"]),
    ("one two three", 12, ["one two", "three"]),
    ("one two three", 7, ["one two", "three"]),
    ("one two three", 6, ["one", "two", "three"]),
    ("  one \t two  ", 20, ["one two"]),
    ("one\u{A0}two three", 10, ["one\u{A0}two", "three"]),
    ("one\u{A0}two three", 5, ["one\u{A0}t", "wo", "three"]),
    ("one\ntwo", 20, ["one", "two"]),
    ("one\r\n\r\ntwo", 20, ["one", "", "two"]),
    ("", 20, [""]),
  ])
  func breaksAtSpacesAndNewLines(text: String, characters: Int, expected: [String]) {
    #expect(lines(text, characters) == expected)
  }

  @Test(arguments: [
    ("well-known", 7, ["well-", "known"]),
    ("yes—no", 4, ["yes—", "no"]),
    ("2019-2020", 6, ["2019-2", "020"]),
    ("at -12", 5, ["at", "-12"]),
    ("a --verbose", 5, ["a", "--ver", "bose"]),
    ("ab\u{200B}cd", 3, ["ab", "cd"]),
    ("ab\u{200B}cd", 4, ["abcd"]),
    ("ab\u{200B} cd", 2, ["ab", "cd"]),
    ("ab\u{2060}-cd", 4, ["ab-", "cd"]),
    ("Donau\u{AD}dampf", 8, ["Donau-", "dampf"]),
    ("Donau\u{AD}dampf", 10, ["Donaudampf"]),
    ("Donau\u{AD}dampf", 5, ["Donau", "dampf"]),
  ])
  func breaksAtHyphensAndMarkedPlaces(text: String, characters: Int, expected: [String]) {
    #expect(lines(text, characters) == expected)
  }

  @Test func breaksAWordThatIsWiderThanItsLineBetweenCharacters() {
    #expect(lines("a Schifffahrt", 5) == ["a", "Schif", "ffahr", "t"])
    #expect(lines("e\u{301}e\u{301}e\u{301}", 2) == ["e\u{301}e\u{301}", "e\u{301}"])
    #expect(lines("abc", 0) == ["a", "b", "c"])
  }

  // A wide character is 10 wide.
  @Test(arguments: [
    ("漢字仮名", 20, ["漢字", "仮名"]),
    ("漢字。仮名", 20, ["漢", "字。", "仮名"]),
    ("漢「字」", 20, ["漢", "「字", "」"]),
    ("漢字abc", 26, ["漢字", "abc"]),
    ("한국어", 20, ["한국", "어"]),
    ("👋👋👋", 20, ["👋👋", "👋"]),
    ("漢\u{A0}字", 20, ["漢\u{A0}", "字"]),
    ("漢\u{2060}字名", 25, ["漢字", "名"]),
    ("漢\u{2060}字名", 15, ["漢", "字", "名"]),
  ])
  func breaksBetweenIdeographsAndEmoji(text: String, width: Int, expected: [String]) {
    #expect(MeasuredText(text, style: mono).lines(in: width * 100).map(\.text) == expected)
  }

  @Test(arguments: [
    ("one two three", 7, 1, ["one tw…"]),
    ("one two three", 8, 1, ["one two…"]),
    ("one two three", 5, 1, ["one…"]),
    ("one two three", 6, 2, ["one", "two t…"]),
    ("one two three", 6, 3, ["one", "two", "three"]),
    ("one\ntwo", 20, 1, ["one…"]),
    ("one two", 1, 1, ["…"]),
    ("one", 3, 1, ["one"]),
  ])
  func endsTheLastLineThatIsWantedInAnEllipsis(text: String, characters: Int, most: Int, expected: [String]) {
    #expect(lines(text, characters, atMost: most) == expected)
  }

  @Test func measuresALineAsItIsShown() {
    let style = TextStyle.sample(size: 17, tracking: -0.4, weight: 600)
    let text = "Up 4 per cent on last month, most of it travel."
    let lines = MeasuredText(text, style: style).lines(in: 9_000)
    #expect(lines.count > 1 && lines.map(\.text).joined(separator: " ") == text)
    for line in lines { #expect(line.width.points == TextMetrics.width(of: line.text, style: style)) }
  }

  @Test func knowsItsLongestWord() {
    #expect(MeasuredText("one three two", style: mono).longestWord == 3_000)
    #expect(MeasuredText("so well-known", style: mono).longestWord == 3_000)
    #expect(MeasuredText("Donau\u{AD}dampf", style: mono).longestWord == 3_600)
    #expect(MeasuredText("", style: mono).longestWord == 0)
  }

  @Test(arguments: [
    "Donaudampfschifffahrtsgesellschaft", "Up 4 per cent on last month, most of it travel — by train and on foot.",
    "日本語の文章は、どこでも折り返せます。", "👋🏽👩‍👩‍👧🇳🇴 and ❤️", "", "a\u{AD}b\u{200B}c-d—e\u{A0}f g",
  ])
  func keepsInsideEveryWidthAndLosesNothing(text: String) {
    let style = TextStyle.sample(size: 17, tracking: -0.4, weight: 600)
    let measured = MeasuredText(text, style: style)
    let seen = text.filter { !"\u{AD}\u{200B} ".contains($0) }
    for width in stride(from: 1_700, through: 70_000, by: 37) {
      let lines = measured.lines(in: width)
      for line in lines { #expect(line.width <= width, "'\(line.text)' in \(width)") }
      let shown = lines.map(\.text).joined().filter { $0 != " " }
      #expect(shown.filter { $0 != "-" } == seen.filter { $0 != "-" })
      let cut = measured.lines(in: width, atMost: 2)
      #expect(cut.count == min(2, lines.count))
      for line in cut { #expect(line.width <= width, "'\(line.text)' in \(width)") }
    }
  }

  @Test(.timeLimit(.minutes(5))) func wrapsALongTextWithoutLookingAtItAgainForEveryLine() {
    let word = MeasuredText(String(repeating: "x", count: 200_000), style: mono)
    #expect(word.lines(in: 600).count == 200_000)
    #expect(word.lines(in: 600_000).count == 200)
    #expect(word.lines(in: 600_000, atMost: 1).map(\.text.count) == [1_000])
  }
}
