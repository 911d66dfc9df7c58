import Testing
import TextCore

@Suite struct JSONReporterTests {
  private func write(_ diagnostics: Diagnostics, _ sources: SourceSet) -> String {
    var out = ByteWriter()
    Reporter.json.write(Report(diagnostics.finished(in: sources), in: sources, pathPrefix: "not/used/"), &out)
    return out.text
  }

  @Test func writesOneObjectWithEveryDiagnostic() {
    let sources = SourceSet(["a.json": "{\n  \"é\": \"x\"}"])
    var diagnostics = Diagnostics()
    diagnostics.report(
      Problem("ref-cycle", .error, "\"a\" leads to itself"), at: SourceRange(SourceID(0), 10..<13), subject: "a.b")
    diagnostics.report(Problem("file-unreadable", .note, "no", hint: "yes"), inFile: "b.json")
    diagnostics.report(Problem("no-tokens", .warning, "none"))
    #expect(
      write(diagnostics, sources) == #"""
        {
          "diagnostics": [
            {"severity": "warning", "code": "no-tokens", "message": "none", "hint": null, "file": null, "line": 1, "column": 1, "token": null},
            {"severity": "error", "code": "ref-cycle", "message": "\"a\" leads to itself", "hint": null, "file": "a.json", "line": 2, "column": 8, "token": "a.b"},
            {"severity": "note", "code": "file-unreadable", "message": "no", "hint": "yes", "file": "b.json", "line": 1, "column": 1, "token": null}
          ]
        }

        """#)
  }

  @Test func writesAnEmptyListWhenThereIsNothingToSay() {
    #expect(write(Diagnostics(), SourceSet()) == "{\n  \"diagnostics\": []\n}\n")
  }
}
