import Testing

@testable import Sheets

@Suite struct SwatchNamesTests {
  private func lines(_ names: String...) -> [[String]] { SwatchNames(names, room: 10).lines }

  @Test func cutsToOneLineWhatIsDifferentThen() {
    #expect(lines("accent", "textPrimary") == [["accent"], ["text…imary"]])
  }

  @Test func breaksBetweenWords() {
    #expect(
      lines("textPrimaryColor", "textPryColor", "text")
        == [["text", "Primary", "Color"], ["", "textPry", "Color"], ["", "", "text"]])
  }

  @Test func leavesOutWholeWordsInTheMiddle() {
    #expect(
      lines("DownloadsListEmptyBackgroundColor", "DownloadsListEmptyIconColor", "DownXYZistColor", "DownABCistColor")[0]
        .joined() == "Downloads…Color")
  }

  @Test func tellsNamesApartThatBeginAndEndAlike() {
    let found = lines("DownloadsListFileSubtitleTintColor", "DownloadsListFileHeadingTintColor")
    #expect(Set(found).count == 2)
    #expect(found.allSatisfy { $0.allSatisfy { $0.count <= 10 } })
    #expect(found[0].joined().contains("Subtitle"))
  }

  @Test func partsAWordThatIsLongerThanALine() {
    let found = lines("abcdefghijklmno1abcde", "abcdefghijklmno2abcde")
    #expect(found == [["abcdefghij", "klmno1abcd", "e"], ["abcdefghij", "klmno2abcd", "e"]])
  }
}
