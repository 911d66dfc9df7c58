import DesignModel
import Layout
import Testing

@Suite struct TextStyleTests {
  private func style(
    size: TokenValue = .quantity(20, unit: "px"), line: TokenValue.Field = .init("lineHeight", .number(1.5)),
    weight: TokenValue = .number(400), extra: [TokenValue.Field] = []
  ) -> TextStyle? {
    TextStyle(
      .record([
        .init("fontFamily", .list([.text("Inter")])), .init("fontSize", size), .init("fontWeight", weight),
        .init("letterSpacing", .quantity(0, unit: "px")), line, .init("extra", .record(extra)),
      ]))
  }

  @Test(arguments: [
    (TokenValue.number(1.5), 30.0, "30"), (.number(9), 180, "180"), (.number(24), 24, "24"),
    (.quantity(24, unit: "px"), 24, "24"), (.quantity(2, unit: "em"), 40, "40"), (.text("normal"), 24, "normal"),
  ])
  func readsEveryKindOfLine(value: TokenValue, line: Double, text: String) {
    let style = style(line: .init("lineHeight", value))
    #expect(style?.line == line)
    #expect(style?.lineText == text)
  }

  @Test func callsALineThatNobodyWroteNormal() {
    let style = style(line: .init("lineHeight", .number(1.2), isAssumed: true))
    #expect(style?.line == 24)
    #expect(style?.lineText == "normal")
  }

  @Test func isItalicAsTheWeightOrAnExtraPartSays() {
    let both = TokenValue.record([.init("weight", .number(700)), .init("style", .text("italic"))])
    #expect(style(weight: both)?.weight == 700)
    #expect(style(weight: both)?.isItalic == true)
    #expect(style(extra: [.init("fontStyle", .text("Oblique"))])?.isItalic == true)
    #expect(style(extra: [.init("fontStyle", .text("normal"))])?.isItalic == false)
    #expect(style()?.isItalic == false)
  }

  @Test func cannotBeSetFromText() {
    #expect(TextStyle(.text("16px Inter")) == nil)
    #expect(style(weight: .text("Condensed")) == nil)
    #expect(style(size: .list([.quantity(1, unit: "px"), .quantity(2, unit: "px")])) == nil)
  }
}
