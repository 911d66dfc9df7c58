import Syntax
import TestKit
import Testing
import TextCore

/// What the JSON5 specification (1.0.0) adds to JSON, section by section.
@Suite struct JSONDepartureTests {
  private func read(_ text: String) throws -> JSONNode {
    let reading = JSONReading(text, .tolerant)
    #expect(reading.diagnostics.codes == ["legacy-json5"])
    return try #require(reading.root)
  }

  @Test(arguments: [
    // Section 3: objects, 4: arrays
    ("{a: 1}", #"{"a": 1}"#),
    ("{'a': 1}", #"{"a": 1}"#),
    ("{\"a\": 1,}", #"{"a": 1}"#),
    ("[1,]", "[1]"),
    ("[[],]", "[[]]"),
    (
      "{$a_1: 1, _: 2, ünï: 3, a\u{200C}b: 4, null: 5, Infinity: 6}",
      "{\"$a_1\": 1, \"_\": 2, \"ünï\": 3, \"a\u{200C}b\": 4, \"null\": 5, \"Infinity\": 6}"
    ),
    (#"{sig\u006Ea: 1, \u0061b: 2}"#, #"{"signa": 1, "ab": 2}"#),
    ("{a\u{301}\u{0661}\u{203F}: 1}", "{\"a\u{301}\u{0661}\u{203F}\": 1}"),
    // Section 5: strings
    (#"['a"b']"#, #"["a\"b"]"#),
    (#"['a\'b', "a\'b"]"#, #"["a'b", "a'b"]"#),
    (#"["\x41\xe9\v\0\a\é"]"#, #"["A\u00e9\u000b\u0000aé"]"#),
    ("[\"a\\\nb\\\r\nc\\\rd\\\u{2028}e\\\u{2029}f\"]", #"["abcdef"]"#),
    ("[\"a\tb\"]", #"["a\tb"]"#),
    // Section 6: numbers
    ("[0x1F, 0XdecafBAD, -0xC, 0x0]", "[31, 3737844653, -12, 0]"),
    ("[+1, +1.5e3]", "[1, 1500]"),
    ("[.5, -.25, .5e1, +.5]", "[0.5, -0.25, 5, 0.5]"),
    ("[5., -5., 5.e3, 0.]", "[5, -5, 5000, 0]"),
    // Section 7: comments
    ("// one\n[1, // two\r2, // three\u{2028}3] // four", "[1, 2, 3]"),
    ("/**/[/* * / ** */1/*\n*/,2]/***/", "[1, 2]"),
    // Section 8: white space
    ("\u{9}\u{A0}[\u{B}1\u{C},\u{2028}2\u{2029},\u{3000}3\u{FEFF}]", "[1, 2, 3]"),
    ("\u{FEFF}[1]", "[1]"),
  ])
  func readsAsJSON(text: String, json: String) throws {
    let expected = try #require(JSONReading(json).root)
    #expect(try JSONTree(read(text)) == JSONTree(expected))
  }

  @Test(arguments: [
    ("[↓NaN]", "'NaN' is not a value in JSON"),
    ("[↓Infinity]", "'Infinity' is not a value in JSON"),
    ("[+↓Infinity]", "'Infinity' is not a value in JSON"),
    ("[-↓NaN]", "'-' must be followed by a digit"),
    ("[↓010]", "a number may not begin with 0 and another digit"),
    ("[↓.]", "a number must have a digit before or after its point"),
    ("[0x↓]", "'0x' must be followed by a hexadecimal digit"),
    ("[0x1↓.5]", "expected ',' or ']' after an element"),
    ("[+↓+1]", "'+' must be followed by a digit"),
    ("[↓,]", "expected a value"),
    ("[1,↓,]", "expected a value"),
    ("{↓,}", "expected a member name or '}'"),
    ("{↓1a: 1}", "expected a member name or '}'"),
    ("{↓-a: 1}", "expected a member name or '}'"),
    ("{a↓-b: 1}", "expected ':' after a member name"),
    (#"{↓\x61: 1}"#, "expected a member name or '}'"),
    (#"{↓\u0031: 1}"#, "expected a member name or '}'"),
    ("[↓`a`]", "expected a value"),
    ("[1 ↓/ 2]", "expected ',' or ']' after an element"),
    ("[1 ↓# two\n]", "expected ',' or ']' after an element"),
    ("[1 ↓/* two", "a comment that begins with '/*' must end with '*/'"),
    ("[1 ↓/*/ ]", "a comment that begins with '/*' must end with '*/'"),
    ("[1] // two\n↓3", "a JSON text is one value, and nothing may follow it"),
    ("['a↓\n']", "a string may not hold a raw line break"),
    ("[↓'a]", "a string must end with the quote that it begins with"),
    (#"["↓\1"]"#, "a string may not hold an octal escape"),
    (#"["↓\01"]"#, "a string may not hold an octal escape"),
    (#"["↓\x4"]"#, "'\\x' must be followed by two hexadecimal digits"),
    (#"['↓\uD83D']"#, "a surrogate escape must be one of a pair"),
    ("\u{FEFF}\u{FEFF} // nothing↓", "the file holds no value"),
  ])
  func refusesWhatIsNotJSON5(example: String, message: String) {
    let marked = MarkedText(example)
    let reading = JSONReading(marked.text, .tolerant)
    #expect(reading.document == nil)
    #expect(reading.messages == [message])
    #expect(reading.diagnostics.offsets == marked.offsets)
    #expect(reading.diagnostics.codes == ["json-syntax"])
  }

  @Test func warnsOnceOfAllDeparturesAtTheFirst() {
    let marked = MarkedText("{\"a\": 1, ↓// one\n b: 'two', /* three */ c: [.5,],}")
    let reading = JSONReading(marked.text, .tolerant)
    #expect(reading.diagnostics.offsets == marked.offsets)
    #expect(reading.diagnostics.items.map(\.problem.severity) == [.warning])
    // comment, b, 'two', comment, c, .5 and two commas
    #expect(reading.messages == ["strict JSON has no place for 8 things here, the first a comment"])
    #expect(reading.hints == ["with --strict this is an error"])
  }

  @Test func namesASingleDeparture() {
    let reading = JSONReading("\u{FEFF}{}", .tolerant)
    #expect(reading.messages == ["strict JSON has no place for a byte order mark"])
    #expect(reading.diagnostics.offsets == [0])
  }

  @Test func saysNothingOfStrictJSON() {
    #expect(JSONReading(#"{"a": [1, -2.5e3, "// no comment"]}"#, .tolerant).diagnostics.items.isEmpty)
  }

  @Test func warnsOfNothingWhenTheTextIsRefused() {
    #expect(JSONReading("{a: 1, b}", .tolerant).diagnostics.codes == ["json-syntax"])
  }

  @Test func knowsThePlacesOfNamesAndTextWithoutDoubleQuotes() throws {
    let root = try read(#"{ab: 'c', \u0064: +1}"#)
    #expect(root.members.map(\.nameRange.bytes) == [1..<3, 10..<16])
    #expect(root.members.map(\.value.range.bytes) == [5..<8, 18..<20])
    #expect(root["ab"]?.string == "c")
    #expect(root["d"]?.number == 1)
  }
}
