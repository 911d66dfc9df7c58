import DesignModel
import Testing
import TextCore

@Suite struct CatalogTests {
  @Test func warnsOfNamesThatDifferOnlyInCase() {
    let text = ResolvedText(#"{"gap": {"$type": "number", "$value": 1}, "GAP": {"$type": "number", "$value": 2}}"#)
    #expect(text.codes == ["case-collision GAP"])
    #expect(text.names == ["gap", "GAP"])
  }

  @Test func saysThatTwoPathsHaveTheSameName() {
    let text = ResolvedText(
      #"{"sp": {"0.5": {"$type": "number", "$value": 1}, "0": {"5": {"$type": "number", "$value": 2}}}}"#,
      isStrict: false)
    #expect(text.codes.contains("name-collision sp.0.5"))
    #expect(!text.codes.contains("case-collision sp.0.5"))
  }

  @Test func keepsNamesApartThatLookTheSame() {
    let text = ResolvedText(
      #"{"caf\u00e9": {"$type": "number", "$value": 1}, "cafe\u0301": {"$type": "number", "$value": 2}}"#)
    #expect(text.diagnostics == [])
    #expect(text.token("caf\u{E9}")?.value == .number(1))
    #expect(text.token("cafe\u{301}")?.value == .number(2))
  }
}
