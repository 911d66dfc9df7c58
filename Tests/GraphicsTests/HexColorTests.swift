import Graphics
import Testing

@Suite struct HexColorTests {
  @Test func readsSixDigitsInEitherCase() {
    #expect(HexColor("#0a84FF")?.value == 0x0A84FF)
  }

  @Test(arguments: ["", "#", "0a84ff", "#0a84f", "#0a84fff", "#0a84fg", "#fff"])
  func readsNothingElse(text: String) {
    #expect(HexColor(text) == nil)
    #expect(Paint.hex(text) == .color(HexColor(0xFF00FF), opacity: 1))
  }
}
