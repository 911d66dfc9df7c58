import Syntax
import TestKit
import Testing
import TextCore

/// Structure: what a text in YAML says, beside the same in JSON. Numbered examples are those of YAML 1.2.2.
@Suite struct YAMLParserTests {
  static let equal: [(yaml: String, json: String)] = [
    // 2.1 to 2.6
    ("- Mark McGwire\n- Sammy Sosa\n- Ken Griffey\n", #"["Mark McGwire", "Sammy Sosa", "Ken Griffey"]"#),
    (
      "hr:  65    # Home runs\navg: 0.278 # Batting average\nrbi: 147   # Runs Batted In",
      #"{"hr": 65, "avg": 0.278, "rbi": 147}"#
    ),
    (
      "american:\n- Boston Red Sox\n- Detroit Tigers\nnational:\n- New York Mets\n- Chicago Cubs\n",
      #"{"american": ["Boston Red Sox", "Detroit Tigers"], "national": ["New York Mets", "Chicago Cubs"]}"#
    ),
    (
      "-\n  name: Mark McGwire\n  hr:   65\n-\n  name: Sammy Sosa\n  hr:   63\n",
      #"[{"name": "Mark McGwire", "hr": 65}, {"name": "Sammy Sosa", "hr": 63}]"#
    ),
    (
      "- [name        , hr, avg  ]\n- [Mark McGwire, 65, 0.278]\n",
      #"[["name", "hr", "avg"], ["Mark McGwire", 65, 0.278]]"#
    ),
    (
      "Mark McGwire: {hr: 65, avg: 0.278}\nSammy Sosa: {\n    hr: 63,\n    avg: 0.288,\n }\n",
      #"{"Mark McGwire": {"hr": 65, "avg": 0.278}, "Sammy Sosa": {"hr": 63, "avg": 0.288}}"#
    ),
    // 2.9 and 2.12
    (
      "---\nhr: # 1998 hr ranking\n- Mark McGwire\n- Sammy Sosa\n# 1998 rbi ranking\nrbi:\n- Sammy Sosa\n- Ken Griffey\n",
      #"{"hr": ["Mark McGwire", "Sammy Sosa"], "rbi": ["Sammy Sosa", "Ken Griffey"]}"#
    ),
    (
      "---\n# Products purchased\n- item    : Super Hoop\n  quantity: 1\n- item    : Basketball\n  quantity: 4\n",
      #"[{"item": "Super Hoop", "quantity": 1}, {"item": "Basketball", "quantity": 4}]"#
    ),
    // 7.10: what looks like marks and is text
    (
      "- ::vector\n- \": - ()\"\n- Up, up, and away!\n- -123\n- https://example.com/foo#bar\n- [ ::vector,\n  \": - ()\",\n  \"Up, up and away!\",\n  -123,\n  https://example.com/foo#bar ]\n",
      ##"["::vector", ": - ()", "Up, up, and away!", -123, "https://example.com/foo#bar", ["::vector", ": - ()", "Up, up and away!", -123, "https://example.com/foo#bar"]]"##
    ),
    // 7.13 to 7.15 and 7.17
    ("- [ one, two, ]\n- [three ,four]\n", #"[["one", "two"], ["three", "four"]]"#),
    (
      "- { one : two , three: four , }\n- {five: six,seven : eight}\n",
      #"[{"one": "two", "three": "four"}, {"five": "six", "seven": "eight"}]"#
    ),
    (
      "{\nunquoted : \"separate\",\nhttps://foo.com,\nomitted value:,\n}",
      #"{"unquoted": "separate", "https://foo.com": null, "omitted value": null}"#
    ),
    // 7.18: a colon may touch a value behind a quoted name
    (
      #"{"adjacent":value, "readable": value, "empty":}"#, #"{"adjacent": "value", "readable": "value", "empty": null}"#
    ),
    // 8.15, 8.18 and 8.22
    (
      "- # Empty\n- |\n block node\n- - one # Compact\n  - two # sequence\n- one: two # Compact mapping\n",
      #"[null, "block node\n", ["one", "two"], {"one": "two"}]"#
    ),
    (
      "plain key: in-line value\nempty:\n\"quoted key\":\n- entry\n",
      #"{"plain key": "in-line value", "empty": null, "quoted key": ["entry"]}"#
    ),
    (
      "sequence:\n- entry\n-\n - nested\nmapping:\n foo: bar\n",
      #"{"sequence": ["entry", ["nested"]], "mapping": {"foo": "bar"}}"#
    ),
    // Not of the specification
    ("10:\n  $value: '#fff'\n20: {$value: 1}", ##"{"10": {"$value": "#fff"}, "20": {"$value": 1}}"##),
    ("- - - a\n    - b\n  - c\n- d", #"[[["a", "b"], "c"], "d"]"#),
    ("a:\n  b:\n    c: 1\n\n  # so far\n  d: 2\ne: 3", #"{"a": {"b": {"c": 1}, "d": 2}, "e": 3}"#),
    ("a:\r\n  b: 1\r\n  c:\r\n  - 2\r\n", #"{"a": {"b": 1, "c": [2]}}"#),
    ("\u{FEFF}a: 1\n", #"{"a": 1}"#),
    ("--- {a: 1}\n...\n# the end", #"{"a": 1}"#),
    ("{\n\t\"a\": [1, 2], # tabs\n\t\"b\": {\"c\": null}\n}\n", #"{"a": [1, 2], "b": {"c": null}}"#),
    ("a: {\n  b: 1\n}\nc: 2", #"{"a": {"b": 1}, "c": 2}"#),
    ("a:\n  \n\t\n  b: 1\n", #"{"a": {"b": 1}}"#),
    ("true: 1\nnull: 2\n'<<': 3\n", #"{"true": 1, "null": 2, "<<": 3}"#),
    ("a: b:c", #"{"a": "b:c"}"#),
    ("größe: ünï\n", #"{"größe": "ünï"}"#),
    ("a:\n    - b: 1\n      c: 2\n    -   d: 3\n        e: 4\n", #"{"a": [{"b": 1, "c": 2}, {"d": 3, "e": 4}]}"#),
  ]

  @Test(arguments: equal) func readsAsTheSameInJSON(yaml: String, json: String) throws {
    let reading = YAMLReading(yaml)
    let expected = try #require(JSONReading(json).root)
    #expect(reading.tree == JSONTree(expected), "\(reading.messages)")
    #expect(reading.finished == [])
  }

  @Test func keepsTheOrderAndTheRangesOfTheSource() throws {
    let text = "b: 'x y'\na:\n  - 1\n  - [2]\n  - |\n    t\nc: d\n  e"
    let root = try #require(YAMLReading(text).root)
    #expect(root.members.map(\.name) == ["b", "a", "c"])
    #expect(root.members.map { $0.nameRange.text(in: text) } == ["b", "a", "c"])
    #expect(root["b"]?.range.text(in: text) == "'x y'")
    #expect(root["a"]?.elements.map { $0.range.text(in: text) } == ["1", "[2]", "|\n    t"])
    #expect(root["a"]?.range.text(in: text) == "- 1\n  - [2]\n  - |\n    t")
    #expect(root["c"]?.range.text(in: text) == "d\n  e")
    #expect(root["c"]?.count == 0)
    #expect(root.range.text(in: text) == text)
  }

  @Test func keepsDuplicateKeysAsJSONDoes() throws {
    let root = try #require(YAMLReading("a: 1\nb: 2\n\"a\": 3\n").root)
    #expect(root.count == 3)
    #expect(root.duplicateMembers.map(\.name) == ["a"])
    #expect(root["a"]?.number == 3)
  }

  /// Each with `↓` before the place of its one error.
  static let refused: [String] = [
    "a: ↓&x 1\n", "a: ↓*x\n", "a: ↓!!str 1\n", "↓<<: b\n", "a: 1\n↓---\nb: 2\n", "a: 1\n...\n↓b: 2\n",
    "↓%TAG ! x\n---\na: 1\n", "↓%YAML 1.2\na: 1\n", "a: {b: 1, c: ↓#ff0000}\nd: 2\n", "{a: ↓#fff, b: 1}",
    "a: {b: 1\nc↓: 2\n", "a: {b: '1'\n↓c: 2}\n", "a:\n↓\tb: 1\n", "↓- \t- a\n", "↓? a\n: b\n", "a: b↓: c\n",
    "a: ↓- b\n", "a: 1\n b↓: 2\n", "a: '1'\n ↓b: 2\n", "a:\n    b: 1\n  ↓c: 2\n", "  a: 1\n↓b: 2\n", "a: \"x\" ↓y\n",
    "a: 'x'↓y\n",
    "- a\n↓b: c\n", "a: 1\n↓- b\n", "a: b\n  c↓: d\n", "[a, b↓", "{a: 1, b: [2↓", "[a↓: b]", "[a, ↓, b]", "{a: [↓,]}",
    "{a b}↓: c", "a: ↓@b", "a: ↓`b`", "a: ↓%b", "a: ↓, b", "a: ↓]", "a: ↓\"b\n", "a: ↓'b\n---\n",
    "a: \"b↓\\q\"", "a: \"b↓\\ud800\"", "a: |↓x\n  b", "a: |\n↓   \n  b\n", "a\n\n\n↓: b",
    "a: 1\n↓b\nc: 2\n", "↓\"a\nb\": c", "a: [1, 2] ↓3", "- [a]↓: 1", "", "# nothing\n↓",
    "{a: 1}↓{b: 2}", "[\"a\" ↓\"b\"]", "[1 2↓", "[ #fff, #000 ]↓",
  ]

  @Test(arguments: refused) func refusesWithOneErrorAndItsPlace(marked: String) {
    let text = MarkedText(marked)
    let reading = YAMLReading(text.bytes)
    #expect(reading.document == nil)
    #expect(reading.diagnostics.codes == ["yaml-syntax"])
    if !text.offsets.isEmpty { #expect(reading.diagnostics.offsets == text.offsets, "\(reading.messages)") }
  }

  @Test func refusesBytesThatAreNoText() {
    #expect(YAMLReading(Array("a: ".utf8) + [0xFF]).diagnostics.offsets == [3])
    #expect(YAMLReading(Array("a: b\u{0}".utf8)).diagnostics.offsets == [4])
    #expect(YAMLReading([0xFF, 0xFE, 0x61, 0]).diagnostics.codes == ["yaml-syntax"])
    #expect(YAMLReading(Array("# é\na: ".utf8) + [0xC3]).diagnostics.offsets == [8])
  }

  @Test(arguments: ["[", "{a: ", "- ", "a:\n"]) func limitsNesting(opening: String) {
    func nested(_ depth: Int) -> String {
      guard opening == "a:\n" else {
        let closing = opening == "[" ? "]" : opening == "- " ? "" : "}"
        return String(repeating: opening, count: depth) + "1" + String(repeating: closing, count: depth)
      }
      return (0..<depth).map { String(repeating: " ", count: $0) + "a:\n" }.joined()
    }
    #expect(YAMLReading(nested(512)).document != nil)
    #expect(YAMLReading(nested(513)).diagnostics.codes == ["limit-depth"])
    #expect(YAMLReading(nested(2_000)).diagnostics.codes == ["limit-depth"])
  }

  @Test func warnsOfColorsThatAreComments() throws {
    let reading = YAMLReading("a: #fff\nb:\n  - #336699\n  - c # ffeedd\nd: # abc\ne: '#fff' #fff\nf: #fff0\n  g: 1\n")
    #expect(reading.root?["a"]?.isNull == true)
    let warning = try #require(reading.finished.first)
    #expect(reading.finished.count == 1)
    #expect(warning.problem.code == "yaml-comment" && warning.problem.severity == .warning)
    #expect(warning.problem.message.contains("2 values"))
  }

  @Test func warnsOfReferencesThatAreMaps() throws {
    let reading = YAMLReading("a: {color.blue.50}\nb: {c: d}\ne: '{f}'\ng: {h, i}\n")
    #expect(reading.root?["a"]?.members.map(\.name) == ["color.blue.50"])
    #expect(reading.finished.map(\.problem.code) == ["yaml-braces"])
    #expect(reading.finished.first?.problem.message.contains("this one") == true)
  }

  @Test(arguments: [
    "%YAML 1.2\n---\na: 1\n", "a: 1\n---\n", "---\na: 1\n---\n# end\n", "# b\n%YAML 1.1\n--- # c\na: 1\n...\n",
  ])
  func passesOverWhatBeginsOrEndsADocument(text: String) {
    let reading = YAMLReading(text)
    #expect(reading.root?["a"]?.number == 1)
    #expect(reading.finished == [])
  }

  @Test(arguments: [
    ("a: {b: 1, c: #ff0000}\nd: 2\n", "'#' begins a comment in YAML, so there is no value here"),
    ("x: 1\na: {b: 1\nc: 2\n", "the '{' of line 2 is not closed"),
    ("a: {b: '1'\nc: 2}\n", "expected ',' or '}' to go on with the '{' of line 1"),
    ("a: [\n1,\n'2' '3']\n", "expected ',' or ']' to go on with the '[' of line 1"),
    ("a: [1, '2' '3']\n", "expected ',' or ']'"),
  ])
  func namesTheBracketThatIsStillOpen(text: String, message: String) {
    #expect(YAMLReading(text).messages == [message])
  }

  @Test func givesTheSpellingOfANumberWithoutQuotes() {
    let root = YAMLReading("a: 2025.10\nb: '1.0'\nc: true\n").root
    #expect(root?["a"]?.writtenText == "2025.10")
    #expect(root?["b"]?.writtenText == "1.0")
    #expect(root?["c"]?.writtenText == nil)
    #expect(root?["a"]?.isUnquotedNumber == true && root?["b"]?.isUnquotedNumber == false)
  }
}
