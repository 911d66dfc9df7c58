import Syntax
import Testing
import TextCore

/// Scalars: the text that comes of each spelling. Numbered examples are those of YAML 1.2.2, `·` and `→` written out.
@Suite struct YAMLParserTextTests {
  static let texts: [(yaml: String, text: String)] = [
    ("'text'", "text"), ("\"text\"", "text"), ("a b", "a b"), ("''", ""), ("\"\"", ""),
    // 2.17 and 7.4, 7.7
    (#"'"Howdy!" he cried.'"#, #""Howdy!" he cried."#), ("' # Not a ''comment''.'", " # Not a 'comment'."),
    (#"'|\-*-/|'"#, #"|\-*-/|"#), (#""\x0d\x0a is \r\n""#, "\r\n is \r\n"),
    (#""Sosa did fine.\u263A""#, "Sosa did fine.☺"),
    ("'here''s to \"quotes\"'", "here's to \"quotes\""),
    // 5.13, without the folded lines
    (
      #""\\ \" \a \b \e \f \n \r \t \v \0 \  \_ \N \L \P \x41 \u0041 \U00000041""#,
      "\\ \" \u{7} \u{8} \u{1B} \u{C} \n \r \t \u{B} \0   \u{A0} \u{85} \u{2028} \u{2029} A A A"
    ),
    (#""\uD83D\uDE00 \U0001F600 \/""#, "😀 😀 /"),
    // 7.5: folded
    (
      "\"folded \nto a space,\t\n \nto a line feed, or \t\\\n \\ \tnon-content\"",
      "folded to a space,\nto a line feed, or \t \tnon-content"
    ),
    // 7.6, 7.9 and 7.12
    ("\" 1st non-empty\n\n 2nd non-empty \n\t3rd non-empty \"", " 1st non-empty\n2nd non-empty 3rd non-empty "),
    ("' 1st non-empty\n\n 2nd non-empty \n\t3rd non-empty '", " 1st non-empty\n2nd non-empty 3rd non-empty "),
    ("1st non-empty\n\n 2nd non-empty \n\t3rd non-empty", "1st non-empty\n2nd non-empty 3rd non-empty"),
    // 2.13 to 2.16
    ("--- |\n  \\//||\\/||\n  // ||  ||__\n", "\\//||\\/||\n// ||  ||__\n"),
    (
      "--- >\n  Mark McGwire's\n  year was crippled\n  by a knee injury.\n",
      "Mark McGwire's year was crippled by a knee injury.\n"
    ),
    (
      "--- >\n Sammy Sosa completed another\n fine season with great stats.\n\n   63 Home Runs\n   0.288 Batting Average\n\n What a year!\n",
      "Sammy Sosa completed another fine season with great stats.\n\n  63 Home Runs\n  0.288 Batting Average\n\nWhat a year!\n"
    ),
    // 8.1
    ("|\n literal\n", "literal\n"), (">1 # comment\n  folded\n", " folded\n"), ("|+\n keep\n\n", "keep\n\n"),
    (">1- # both\n  strip\n", " strip"), ("|-2\n   strip\n", " strip"),
    // 8.4 and 8.5
    ("|-\n  text\n", "text"), ("|\n  text\n", "text\n"), ("|+\n  text\n", "text\n"),
    ("|\n # text\n\n\n# Clip\n", "# text\n"), ("|+\n # text\n\n# Keep\n", "# text\n\n"),
    // 8.7 and 8.8
    ("|\n literal\n \ttext\n\n\n", "literal\n\ttext\n"),
    ("|\n \n  \n  literal\n   \n  \n  text\n\n # Comment\n", "\n\nliteral\n \n\ntext\n"),
    // 8.10: folding with lists, indented lines and empty lines
    (
      ">\n\n folded\n line\n\n next\n line\n   * bullet\n\n   * list\n   * lines\n\n last\n line\n\n# Comment\n",
      "\nfolded line\nnext line\n  * bullet\n\n  * list\n  * lines\n\nlast line\n"
    ),
    ("|\r\n a\r\n b\r\n", "a\nb\n"), (">\n a\n  b\n c", "a\n b\nc"), ("|\n a", "a"),
    ("|\n", ""), ("|+\n\n\n", "\n\n"), ("---\n|\nabc\ndef\n...\n", "abc\ndef\n"),
  ]

  @Test(arguments: texts) func readsTheTextOf(yaml: String, text: String) {
    let reading = YAMLReading(yaml)
    #expect(reading.root?.string == text, "\(reading.messages)")
    #expect(reading.finished == [])
  }

  @Test(arguments: texts) func readsTheSameTextInsideAList(yaml: String, text: String) {
    // Another indentation than the written one, or another line break at the end, would be another text.
    guard !yaml.hasPrefix("---"), !["|+", ">1", "|-2"].contains(where: yaml.hasPrefix), yaml.hasSuffix("\n") else {
      return
    }
    let lines = yaml.dropLast().split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    let indented = lines.enumerated().map { $0.offset == 0 || $0.element.isEmpty ? $0.element : " " + $0.element }
    let reading = YAMLReading("- " + indented.joined(separator: "\n") + "\n- end\n")
    #expect(reading.root?.elements.map { $0.string } == [text, "end"], "\(reading.messages)")
  }

  @Test func endsBlockTextsWhereTheIndentationEnds() throws {
    let root = try #require(YAMLReading("a:\n  b: >-\n    one\n    two\n\n  c: |\n    x\n   # no more\nd: 1\n").root)
    #expect(root["a"]?["b"]?.string == "one two")
    #expect(root["a"]?["c"]?.string == "x\n")
    #expect(root["d"]?.number == 1)
  }

  @Test func joinsTheLinesOfPlainText() throws {
    let root = try #require(YAMLReading("a: one\n  two # so far\nb: [one\n two, {c: three\n  four}]\n").root)
    #expect(root["a"]?.string == "one two")
    #expect(root["b"]?.elements.map { $0.string } == ["one two", nil])
    #expect(root["b"]?.elements.map { $0["c"]?.string } == [nil, "three four"])
  }
}
