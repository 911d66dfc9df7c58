import DesignModel
import Testing
import TextCore

@Suite struct CatalogTests {
  @Test func warnsOfNamesThatDifferOnlyInCase() {
    let text = ResolvedText(#"{"gap": {"$type": "number", "$value": 1}, "GAP": {"$type": "number", "$value": 2}}"#)
    #expect(text.codes == ["case-collision GAP"])
    #expect(text.names == ["gap", "GAP"])
  }

  @Test func keepsNamesApartThatLookTheSame() {
    let text = ResolvedText(
      #"{"caf\u00e9": {"$type": "number", "$value": 1}, "cafe\u0301": {"$type": "number", "$value": 2}}"#)
    #expect(text.diagnostics == [])
    #expect(text.token("caf\u{E9}")?.value == .number(1))
    #expect(text.token("cafe\u{301}")?.value == .number(2))
  }
}
