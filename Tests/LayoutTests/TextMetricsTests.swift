import DesignModel
import Layout
import Testing

/// Advances of Inter in units of 2816 to the em: H 2084, i 668 and fi 1016 + 668 in Regular; space 792.
@Suite struct TextMetricsTests {
  @Test(arguments: [
    (400, "H", 74.01),  // 2084 × 100 / 2816 = 74.006
    (400, "Hi", 97.73),  // 2752 × 100 / 2816 = 97.727
    (400, "\u{FB01}", 59.8),  // 1684 × 100 / 2816 = 59.801
    (400, "H i", 125.85),  // 3544 × 100 / 2816 = 125.852
    (400, "", 0),
  ])
  func addsTheAdvancesOfTheFont(weight: Int, text: String, expected: Double) {
    #expect(TextMetrics.width(of: text, style: .sample(size: 100, weight: weight)) == expected)
  }

  @Test func takesTheNearestOfFourWeights() {
    // The letter i is 668, 701, 734 and 766 units wide.
    let widths = [100, 400, 449, 460, 500, 540, 560, 600, 640, 660, 700, 900].map {
      TextMetrics.width(of: "i", style: .sample(size: 2.816 * 100, weight: $0))
    }
    #expect(widths == [66.8, 66.8, 66.8, 70.1, 70.1, 70.1, 73.4, 73.4, 73.4, 76.6, 76.6, 76.6])
  }

  @Test func putsTrackingBetweenCharactersOnly() {
    // Four times 668 × 20 / 2816 is 18.977.
    #expect(TextMetrics.width(of: "iiii", style: .sample(size: 20, tracking: 0.5)) == 20.48)
    #expect(TextMetrics.width(of: "iiii", style: .sample(size: 20, tracking: -0.5)) == 17.48)
    #expect(TextMetrics.width(of: "i", style: .sample(size: 20, tracking: 5)) == 4.74)
    #expect(TextMetrics.width(of: "i\u{200B}i", style: .sample(size: 20, tracking: 5)) == 14.49)
    #expect(TextMetrics.width(of: "iiii", style: .sample(size: 20, tracking: -100)) == 0)
  }

  @Test(arguments: ["漢", "か", "한", "\u{1112}\u{1161}\u{11AB}", "，", "👋", "👩‍👩‍👧", "🇳🇴", "❤️", "1️⃣"])
  func givesAnEmToWideCharactersAndEmoji(character: String) {
    #expect(TextMetrics.width(of: character, style: .sample(size: 16)) == 16)
    #expect(TextMetrics.width(of: character, style: .sample(size: 16, family: "Menlo")) == 16)
  }

  @Test(arguments: ["\u{301}", "\u{20DD}", "\u{200B}", "\u{200D}", "\u{AD}", "\u{FE0E}", "\u{FE0F}", "\u{2060}", "\n"])
  func givesNoRoomToWhatIsNotSeenOnItsOwn(character: String) {
    #expect(TextMetrics.width(of: character, style: .sample(size: 16)) == 0)
    #expect(TextMetrics.width(of: "H" + character, style: .sample(size: 100)) == 74.01)
  }

  @Test func givesTheUsualLetterToWhatIsNotInTheTable() {
    // The letters a to z are 39,084 units together in Regular, 1503 each.
    #expect(TextMetrics.width(of: "א", style: .sample(size: 100)) == 53.37)
    #expect(TextMetrics.width(of: "\u{3E2}", style: .sample(size: 100)) == 53.37)
  }

  @Test func givesSixTenthsOfAnEmToTheMonospaced() {
    #expect(TextMetrics.width(of: "let i = 0", style: .sample(size: 10, family: "Menlo")) == 54)
    #expect(TextMetrics.width(of: "é", style: .sample(size: 10, family: "Menlo")) == 6)
  }
}
