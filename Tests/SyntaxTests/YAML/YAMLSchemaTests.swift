import Syntax
import Testing

/// The core schema: what text without quotes is (YAML 1.2.2, section 10.3).
@Suite struct YAMLSchemaTests {
  @Test(arguments: [
    ("0", 0.0), ("-19", -19), ("+1", 1), ("0o7", 7), ("0o17", 15), ("0x3A", 58), ("0x1f", 31), ("0.", 0), ("-0.0", 0),
    (".5", 0.5), ("+12e03", 12_000), ("-2E+05", -200_000), ("1.5e-3", 0.0015), ("007", 7),
    ("9007199254740994", 9_007_199_254_740_994),
  ])
  func readsNumbers(text: String, number: Double) {
    #expect(YAMLReading("a: \(text)").root?["a"]?.number == number)
    #expect(YAMLReading("[\(text)]").root?.elements.map { $0.number } == [number])
  }

  @Test(arguments: [
    "1_000", "12px", "1.2.3", "1e", "e3", ".", "-", "+", "--1", "0x", "0xG", "0o8", "-0x1F", "1e999", ".inf", ".nan",
    "12:30", "yes", "no", "on", "nul", "truey", "nULL", "~a", "2025-10-01",
  ])
  func readsEverythingElseAsText(text: String) {
    let isMark = text == "-"
    #expect(YAMLReading(isMark ? "a: '-'" : "a: \(text)").root?["a"]?.string == text)
  }

  @Test(arguments: ["null", "Null", "NULL", "~", ""]) func readsNull(text: String) {
    #expect(YAMLReading("a: \(text)\nb: 1").root?["a"]?.isNull == true)
  }

  @Test(arguments: [
    ("true", true), ("True", true), ("TRUE", true), ("false", false), ("False", false), ("FALSE", false),
  ])
  func readsTruth(text: String, value: Bool) {
    #expect(YAMLReading("a: \(text)").root?["a"]?.bool == value)
    #expect(YAMLReading("a: '\(text)'").root?["a"]?.string == text)
  }
}
