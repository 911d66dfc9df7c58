import Syntax
import TestKit
import TextCore
import Testing

@Suite struct JSONParserTests {
  @Test(arguments: [
    ("↓", "the file is empty"),
    (" \n↓", "the file holds no value"),
    (#"{"a": ↓}"#, "expected a value"),
    (#"{"a":↓"#, "expected a value before the end of the file"),
    ("[↓,1]", "expected a value"),
    ("[1↓,]", "a comma must be followed by another item"),
    (#"{"a": 1↓,}"#, "a comma must be followed by another item"),
    ("[1,↓", "expected a value before the end of the file"),
    ("[1,↓,2]", "expected a value"),
    ("[1 ↓2]", "expected ',' or ']' after an element"),
    ("[1↓}", "expected ',' or ']' after an element"),
    ("[1↓", "expected ',' or ']' after an element before the end of the file"),
    (#"{"a": 1↓]"#, "expected ',' or '}' after a member"),
    (#"{"a": 1 ↓"b": 2}"#, "expected ',' or '}' after a member"),
    ("{↓", "expected a member name or '}' before the end of the file"),
    ("{↓1: 2}", "expected a member name or '}'"),
    (#"{"a": 1, ↓2: 3}"#, "expected a member name"),
    ("{↓a: 1}", "a member name must stand in double quotes"),
    ("{↓'a': 1}", "text must stand in double quotes"),
    ("[↓'a']", "text must stand in double quotes"),
    (#"{"a" ↓1}"#, "expected ':' after a member name"),
    (#"{"a"↓= 1}"#, "expected ':' after a member name"),
    (#"{"a"↓"#, "expected ':' after a member name before the end of the file"),
    (#"{"a": 1}↓}"#, "a JSON text is one value, and nothing may follow it"),
    ("1 ↓2", "a JSON text is one value, and nothing may follow it"),
    ("[↓True]", "expected a value, and 'True' is none"),
    ("[↓nul]", "expected a value, and 'nul' is none"),
    ("[↓red]", "expected a value, and 'red' is none"),
    ("[↓NaN]", "'NaN' is not a value in JSON"),
    ("[↓// one\n1]", "comments are not JSON"),
    ("[1 ↓/* one */]", "comments are not JSON"),
    ("[1]↓\u{A0}", "only space, tab, line feed and carriage return may stand between values"),
    ("[1,↓\u{C}2]", "only space, tab, line feed and carriage return may stand between values"),
    ("↓\u{FEFF}[]", "a byte order mark may not begin a JSON text"),
    ("[↓€]", "expected a value"),
    ("[↓01]", "a number may not begin with 0 and another digit"),
    ("[-↓]", "'-' must be followed by a digit"),
    ("[-↓a]", "'-' must be followed by a digit"),
    ("[-↓Infinity]", "'Infinity' is not a value in JSON"),
    ("[↓+1]", "a number may not begin with '+'"),
    ("[↓.5]", "a number must have a digit before its point"),
    ("[5↓.]", "a point must be followed by a digit"),
    ("[5↓.e1]", "a point must be followed by a digit"),
    ("[↓0x1F]", "a number must be decimal"),
    ("[1e↓]", "an exponent must have a digit"),
    ("[1e+↓]", "an exponent must have a digit"),
    ("[1↓a]", "expected ',' or ']' after an element"),
    ("[1.5↓.2]", "expected ',' or ']' after an element"),
    ("[↓1e400]", "a number must lie within the range of a double, 1.8e308 at most"),
    ("[↓-1e400]", "a number must lie within the range of a double, 1.8e308 at most"),
    ("[\"a↓\n\"]", "a string may not hold a raw line break"),
    ("[\"a↓\r\"]", "a string may not hold a raw line break"),
    ("[\"a↓\tb\"]", "a string may not hold the raw control character U+0009"),
    ("[\"↓\u{1F}\"]", "a string may not hold the raw control character U+001F"),
    (#"[↓"abc"#, "a string must end with the quote that it begins with"),
    (#"["↓\"#, "'\\' must be followed by the character that it escapes"),
    (#"["↓\q"]"#, "'\\' must be followed by one of \" \\ / b f n r t u"),
    (#"["↓\x41"]"#, "'\\' must be followed by one of \" \\ / b f n r t u"),
    (#"["↓\u12G4"]"#, "'\\u' must be followed by four hexadecimal digits"),
    (#"["↓\u12"#, "'\\u' must be followed by four hexadecimal digits"),
    (#"["↓\uD83D"]"#, "a surrogate escape must be one of a pair"),
    (#"["↓\uDE00"]"#, "a surrogate escape must be one of a pair"),
    (#"["↓\uD83D\u0041"]"#, "a surrogate escape must be one of a pair"),
    ("[\"a↓\\\nb\"]", "a string must end in the line in which it begins"),
  ])
  func refusesInTheStrictDialectWhereTheTextIsWrong(example: String, message: String) {
    let marked = MarkedText(example)
    let reading = JSONReading(marked.text)
    #expect(reading.document == nil)
    #expect(reading.messages == [message])
    #expect(reading.diagnostics.offsets == marked.offsets)
    #expect(reading.diagnostics.codes == ["json-syntax"])
    #expect(reading.diagnostics.items.map(\.problem.severity) == [.error])
  }

  @Test(arguments: [
    ("[\n  {\"a\": [1, 2}\n]", "the '[' of line 2 is not closed"),
    ("{\n\n\"a\": {\"b\": 1}", "the '{' of line 1 is not closed"),
    ("[True]", "did you mean 'true'?"),
    ("[nul]", "did you mean 'null'?"),
    ("[red]", "put text in double quotes"),
    ("[1; 2]", "write ',' instead"),
    (#"["a" "b"]"#, "put ',' between two elements"),
    ("[// one\n1]", "remove it or move the text to '$description'; without --strict it is accepted"),
    ("[\"a\tb\"]", "write '\\t'"),
    ("[\"a\u{1}b\"]", "write '\\u0001'"),
    ("[01]", "remove the leading zeros"),
  ])
  func saysWhatToDo(text: String, hint: String) {
    #expect(JSONReading(text).hints == [hint])
  }

  @Test func marksTheWholeWordOrNumberThatIsWrong() {
    let word = JSONReading("[Trueish]").diagnostics.items.map(\.place)
    #expect(word == [.range(SourceRange(SourceID(0), 1..<8))])
    let number = JSONReading("[1e999, 2]").diagnostics.items.map(\.place)
    #expect(number == [.range(SourceRange(SourceID(0), 1..<6))])
  }

  @Test(
    arguments: [
      ([0x5B, 0x22, 0xE9, 0x22, 0x5D], 2, "JSON is UTF-8 text, and byte 0xE9 is not UTF-8 here"),
      ([0x5B, 0x22, 0xC0, 0xAF, 0x22, 0x5D], 2, "JSON is UTF-8 text, and byte 0xC0 is not UTF-8 here"),
      ([0x22, 0xED, 0xA0, 0x80, 0x22], 1, "JSON is UTF-8 text, and byte 0xED is not UTF-8 here"),
      ([0x22, 0xF4, 0x90, 0x80, 0x80, 0x22], 1, "JSON is UTF-8 text, and byte 0xF4 is not UTF-8 here"),
      ([0x22, 0xE0, 0x80, 0x80, 0x22], 1, "JSON is UTF-8 text, and byte 0xE0 is not UTF-8 here"),
      ([0x22, 0x61, 0xF0, 0x9F, 0x98], 2, "JSON is UTF-8 text, and byte 0xF0 is not UTF-8 here"),
      ([0x5B, 0x80, 0x5D], 1, "JSON is UTF-8 text, and byte 0x80 is not UTF-8 here"),
      ([0xFF, 0xFE, 0x5B, 0x00], 0, "JSON is UTF-8 text, and this file is UTF-16"),
      ([0xFE, 0xFF, 0x00, 0x5B], 0, "JSON is UTF-8 text, and this file is UTF-16"),
      ([0x00, 0x5B, 0x00, 0x5D], 0, "JSON is UTF-8 text, and this file is UTF-16"),
      ([0x5B, 0x00, 0x5D, 0x00], 0, "JSON is UTF-8 text, and this file is UTF-16"),
      ([0x00, 0x00, 0xFE, 0xFF], 0, "JSON is UTF-8 text, and this file is UTF-32"),
    ] as [([UInt8], Int, String)])
  func refusesWhatIsNotUTF8InBothDialects(bytes: [UInt8], offset: Int, message: String) {
    for dialect in [JSONDocument.Dialect.strict, .tolerant] {
      let reading = JSONReading(bytes, dialect)
      #expect(reading.messages == [message])
      #expect(reading.diagnostics.offsets == [offset])
      #expect(reading.diagnostics.codes == ["json-syntax"])
    }
  }

  @Test func nests512DeepAndNoDeeper() {
    let deepest = String(repeating: "[", count: 512) + String(repeating: "]", count: 512)
    #expect(JSONReading(deepest).document != nil)
    let deeper = JSONReading(String(repeating: #"{"a":"#, count: 512) + "[]")
    #expect(deeper.document == nil)
    #expect(deeper.diagnostics.codes == ["limit-depth"])
    #expect(deeper.diagnostics.offsets == [512 * 5])
    #expect(deeper.messages == ["objects and arrays may be nested 512 deep and no deeper"])
  }

  @Test func countsOpenContainersAndNotAllThatWereOpened() {
    let text = "[" + String(repeating: "[],{},", count: 2000) + "0]"
    #expect(JSONReading(text).root?.count == 4001)
  }

  @Test(arguments: [JSONDocument.Dialect.strict, .tolerant]) func takesNoNumberForText(dialect: JSONDocument.Dialect) {
    var diagnostics = Diagnostics()
    let source = Source(path: "a.json", bytes: Array("[2025.10, -0.5e3]".utf8))
    let elements = JSONDocument.parse(source, dialect, into: &diagnostics)?.root.elements.map { $0 } ?? []
    #expect(elements.count == 2)
    #expect(elements.allSatisfy { $0.writtenText == nil && !$0.isUnquotedNumber })
  }
}
