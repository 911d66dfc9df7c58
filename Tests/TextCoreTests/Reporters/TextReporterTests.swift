import Testing
import TextCore

@Suite struct TextReporterTests {
  private func report(
    _ text: String, _ bytes: Range<Int>, hint: String? = nil, prefix: String = "", color: Bool = false
  ) -> String {
    let sources = SourceSet(["x.json": text])
    var diagnostics = Diagnostics()
    let problem = Problem("some-code", .warning, "a rule", hint: hint)
    diagnostics.report(problem, at: SourceRange(SourceID(0), bytes))
    return write(Report(diagnostics.finished(in: sources), in: sources, pathPrefix: prefix, color: color))
  }

  private func write(_ report: Report) -> String {
    var out = ByteWriter()
    Reporter.text.write(report, &out)
    return out.text
  }

  /// The example of DESIGN.md, section 3.
  @Test func writesALineAFrameAndAHint() {
    let line = #"      "secondary": {"$value": "{palette.gray.450}", "$description": "Captions and metadata."},"#
    let sources = SourceSet(["color-dark.tokens.json": "" + String(repeating: "\n", count: 10) + line + "\n"])
    var diagnostics = Diagnostics()
    diagnostics.report(
      Problem(
        "ref-unresolved", .error, "alias '{palette.gray.450}' names no token",
        hint: "did you mean '{palette.gray.400}'?"),
      at: SourceRange(SourceID(0), 40..<60), subject: "color.text.secondary")
    #expect(
      write(Report(diagnostics.finished(in: sources), in: sources, pathPrefix: "tokens/")) == #"""
        tokens/color-dark.tokens.json:11:31: error: alias '{palette.gray.450}' names no token [ref-unresolved]
           11 |       "secondary": {"$value": "{palette.gray.450}", "$description": "Captions and metadata."},
              |                               ^~~~~~~~~~~~~~~~~~~~
              = did you mean '{palette.gray.400}'?

        """#)
  }

  @Test func writesFilesAndCallsWithoutAFrame() {
    var diagnostics = Diagnostics()
    diagnostics.report(Problem("file-unreadable", .error, "the file cannot be read"), inFile: "a.json")
    diagnostics.report(Problem("no-tokens", .warning, "there are no tokens", hint: "add one"))
    let sources = SourceSet()
    #expect(
      write(Report(diagnostics.finished(in: sources), in: sources, pathPrefix: "in/")) == """
        specimen: warning: there are no tokens [no-tokens]
              = add one
        in/a.json:1:1: error: the file cannot be read [file-unreadable]

        """)
  }

  @Test(arguments: [
    ("tokens/", "a.json", "tokens/a.json"), ("tokens/", "../../t/a.html", "../t/a.html"),
    ("../in/", "../t/a.html", "../t/a.html"), ("/in/", "../t/a.html", "/t/a.html"), ("", "../a.html", "../a.html"),
  ])
  func showsTheShortWayToAFile(prefix: String, path: String, shown: String) {
    var diagnostics = Diagnostics()
    diagnostics.report(Problem("some-code", .error, "a rule"), inFile: path)
    let sources = SourceSet()
    let text = write(Report(diagnostics.finished(in: sources), in: sources, pathPrefix: prefix))
    #expect(text == "\(shown):1:1: error: a rule [some-code]\n")
  }

  @Test func marksAtLeastOneColumnAndOnlyTheFirstLine() {
    #expect(report("ab", 2..<2) == "x.json:1:3: warning: a rule [some-code]\n    1 | ab\n      |   ^\n")
    #expect(report("ab\ncd", 1..<5) == "x.json:1:2: warning: a rule [some-code]\n    1 | ab\n      |  ^\n")
    #expect(report("abc\r\ncd", 1..<6) == "x.json:1:2: warning: a rule [some-code]\n    1 | abc\n      |  ^~\n")
    #expect(report("", 0..<0) == "x.json:1:1: warning: a rule [some-code]\n    1 | \n      | ^\n")
  }

  @Test func placesTheMarkByCharactersAndCountsColumnsInUTF16() {
    #expect(
      report("\"😀é\": x", 10..<11) == "x.json:1:8: warning: a rule [some-code]\n    1 | \"😀é\": x\n      |       ^\n")
    #expect(report("\u{FEFF}ab", 0..<3) == "x.json:1:1: warning: a rule [some-code]\n    1 | ab\n      | ^\n")
    #expect(report("\u{FEFF}ab", 4..<5) == "x.json:1:2: warning: a rule [some-code]\n    1 | ab\n      |  ^\n")
  }

  @Test func showsControlCharactersAsSpaces() {
    #expect(
      report("\ta\u{1B}[31m\u{202E}b", 1..<2)
        == "x.json:1:2: warning: a rule [some-code]\n    1 |  a [31m b\n      |  ^\n")
  }

  @Test func cutsALongLineAroundTheMark() {
    let text = String(repeating: "a", count: 1000) + "XY" + String(repeating: "b", count: 1000)
    // 160 characters from 40 before the mark.
    let shown = "…" + String(repeating: "a", count: 40) + "XY" + String(repeating: "b", count: 118) + "…"
    #expect(
      report(text, 1000..<1002) == "x.json:1:1001: warning: a rule [some-code]\n    1 | \(shown)\n      | "
        + String(repeating: " ", count: 41) + "^~\n")
    let start = report(text, 0..<3)
    #expect(start.hasSuffix("    1 | " + String(repeating: "a", count: 160) + "…\n      | ^~~\n"))
    let end = report(text, 2001..<2002)
    #expect(
      end.hasSuffix(
        "    1 | …" + String(repeating: "b", count: 41) + "\n      | " + String(repeating: " ", count: 41) + "^\n"))
    let wide = report(String(repeating: "😀", count: 1000), 2000..<2004)
    #expect(wide.hasPrefix("x.json:1:1001: warning"))
    #expect(
      wide.hasSuffix(
        "    1 | …" + String(repeating: "😀", count: 160) + "…\n      | " + String(repeating: " ", count: 41) + "^\n"))
  }

  @Test func colorsTheSeverityAlone() {
    #expect(
      report("a", 0..<1, color: true).hasPrefix("x.json:1:1: \u{1B}[1;33mwarning\u{1B}[0m: a rule [some-code]\n"))
  }
}
