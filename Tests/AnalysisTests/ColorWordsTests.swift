import Analysis
import Testing

@Suite struct ColorWordsTests {
  private func use(_ path: String) -> ColorUse {
    WrittenSystem(tokens: [path: color(0)]).analysed.use(of: 0)
  }

  @Test(arguments: [
    ("color.text.primary", ColorUse.text), ("fgColor.muted", .text), ("color.background.base", .background),
    ("surface.raised", .background), ("color.border.control", .edge), ("color.status.success", .status),
    ("shadow.key", .shadow), ("color.accent.base", .fill), ("palette.blue.600", .fill),
  ])
  func readWholeWordsOfAPath(path: String, use: ColorUse) {
    #expect(self.use(path) == use)
  }

  @Test func letTheLastSegmentWithAWordDecide() {
    #expect(use("text.background") == .background)
    #expect(use("background.text") == .text)
    #expect(use("button.border.rest") == .edge)
    #expect(use("accent.onAccent") == .text)
    // Inside one segment an edge comes before text and text before a background.
    #expect(use("textBorder") == .edge)
    #expect(use("backgroundText") == .text)
  }

  @Test func areNoPartsOfWords() {
    #expect(use("texture.grain") == .fill)
    #expect(use("on") == .fill)
    #expect(use("onion") == .fill)
  }
}
