import Analysis
import DesignModel
import Testing
import TextCore

@Suite struct TokenFactsTests {
  private func facts(_ files: FileTree) -> [String] {
    let analysed = AnalysedCatalog(catalog(files), Settings(), componentIDs: [])
    return analysed.catalog.tokens.indices.flatMap { analysed.facts(of: $0) }
  }

  @Test func writesOneLineWhereAllAppearancesAgreeInValueAndTarget() {
    let text = ##"""
      {"version": "2025.10",
       "sets": {"s": {"sources": [{"a": {"$type": "number", "$value": 1}, "b": {"$type": "number", "$value": 1},
         "same": {"$value": "{a}"}}]}},
       "modifiers": {"m": {"contexts": {"light": [{"role": {"$value": "{a}"}}], "dark": [{"role": {"$value": "{b}"}}]}}},
       "resolutionOrder": [{"$ref": "#/sets/s"}, {"$ref": "#/modifiers/m"}]}
      """##
    #expect(
      facts(["a.resolver.json": text]) == [
        "a number [*] 1", "b number [*] 1", "same number [*] 1 <- a", "role number [Light] 1 <- a",
        "role number [Dark] 1 <- b",
      ])
  }

  @Test func quotesNamesThatHoldASpaceOrAQuote() {
    #expect(
      facts(["a.tokens.json": #"{"my \"ink\"": {"$type": "number", "$value": 1}, "u": {"$value": "{my \"ink\"}"}}"#])
        == [
          #""my \"ink\"" number [*] 1"#, #"u number [*] 1 <- "my \"ink\"""#,
        ])
  }

  @Test func keepsAFactOnItsLine() {
    #expect(
      facts(["a.tokens.json": #"{"f": {"$type": "fontFamily", "$value": "A\nB"}}"#]) == ["f fontFamily [*] A B"])
  }

  @Test func keepsAnUnknownTypeOnItsLine() {
    #expect(
      facts(["a.tokens.json": #"{"a": {"$type": "x\nb color [*] #fff", "$value": "v"}}"#])
        == [##"a "x\nb color [*] #fff" [*] –"##])
  }

  @Test func sortsLedgersByBytes() {
    #expect(String(decoding: Ledger.bytes(["b", "a", "Z", "\u{E9}"]), as: UTF8.self) == "Z\na\nb\n\u{E9}\n")
  }
}
