import DesignModel
import Testing

@Suite struct WordsTests {
  @Test func takesNamesApart() {
    #expect(Words.of("fgColor") == ["fg", "color"])
    #expect(Words.of("label2-XSmall_wide") == ["label2", "xsmall", "wide"])
    #expect(Words.of("Größe / breit") == ["größe", "breit"])
    #expect(Words.of("größeÄußere٣X") == ["größe", "äußere٣", "x"])
    #expect(Words.of("字体Size") == ["字体size"])
    #expect(Words.of("🎨") == [])
  }
}
