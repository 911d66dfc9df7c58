import Testing
import TextCore

@Suite(.enabled(if: Executable.path != nil, "set SPECIMEN_EXECUTABLE to the built program"))
struct NearestCommandTests {
  struct Call: Sendable, CustomTestStringConvertible {
    let arguments: [String]
    let status: Int32
    let prints: String
    var says = ""
    var testDescription: String { "specimen nearest " + arguments.map { "'\($0.prefix(20))'" }.joined(separator: " ") }
  }

  private var files: FileTree {
    [
      "tokens/a.tokens.json": #"{"gap": {"$type": "dimension", "$value": {"value": 8, "unit": "px"}}}"#,
      "bad.tokens.json": """
      {"gap": {"$type": "dimension", "$value": {"value": 4, "unit": "px"}, "$description": "x"},
       "gone": {"$type": "dimension", "$value": "{nowhere}"}}
      """,
      "old.tokens.json": #"{"gap": {"$type": "dimension", "$value": "4px"}}"#,
    ]
  }

  @Test(arguments: [
    Call(arguments: ["12"], status: 0, prints: "4  gap  [*]  8 px  primitive\n"),
    Call(arguments: ["12 px", "tokens/a.tokens.json"], status: 0, prints: "4  gap  [*]  8 px  primitive\n"),
    Call(arguments: ["--", "-4"], status: 0, prints: "12  gap  [*]  8 px  primitive\n"),
    Call(arguments: ["#0060df"], status: 0, prints: ""),
    Call(arguments: ["12", "bad.tokens.json"], status: 1, prints: "8  gap  [*]  4 px", says: "[ref-unresolved]"),
    Call(
      arguments: ["4", "old.tokens.json"], status: 0, prints: "0  gap  [*]  4 px", says: "[legacy-dimension-string]"),
    Call(arguments: ["4", "old.tokens.json", "--strict"], status: 1, prints: "", says: "error:"),
    Call(arguments: ["12", "token"], status: 3, prints: "", says: "the nearest that exists is 'tokens'"),
    Call(
      arguments: ["12", "elsewhere", "--format", "json"], status: 3,
      prints:
        "{\n  \"nearest\": [],\n  \"diagnostics\": [\n    {\"severity\": \"error\", \"code\": \"file-unreadable\"",
      says: "there is no 'elsewhere'"),
    Call(
      arguments: ["12", "--format=json"], status: 0,
      prints: """
        {
          "nearest": [
            {"name": "gap", "appearance": "*", "value": "8 px", "difference": 4}
          ],
          "diagnostics": []
        }

        """),
    Call(
      arguments: [], status: 2, prints: "", says: "'nearest' needs VALUE\n      = usage: specimen nearest VALUE [INPUT]"
    ),
    Call(arguments: ["12em"], status: 2, prints: "", says: "a length is in px, pt, dp or rem"),
    Call(arguments: [""], status: 2, prints: "", says: "'' is no colour and no length"),
    Call(arguments: ["UIColor(red: x)"], status: 2, prints: "", says: "'UIColor(red: x)' is no colour and no length"),
    Call(arguments: [String(repeating: "9", count: 100_000)], status: 2, prints: "", says: "999…' is no colour"),
    Call(arguments: ["1", "2", "3"], status: 2, prints: "", says: "'3' is one argument too many for 'nearest'"),
  ]) func answersAPerson(call: Call) throws {
    let folder = try TemporaryFolder(files)
    defer { folder.remove() }
    let run = try Executable.run(["nearest"] + call.arguments, in: folder.path)
    #expect(run.status == call.status)
    let printed = String(decoding: run.output, as: UTF8.self)
    #expect(call.prints.isEmpty ? printed.isEmpty : printed.hasPrefix(call.prints), "\(printed)")
    #expect(call.says.isEmpty ? run.messages.isEmpty : run.messages.contains(call.says), "\(run.messages)")
  }

  @Test func namesTheOperandsWhenTheDefaultInputIsNotThere() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let run = try Executable.run(["nearest", "12"], in: folder.path)
    #expect(run.status == 3)
    #expect(
      run.messages.contains("there is no 'tokens'\n      = name a folder or a token file: specimen nearest VALUE INPUT")
    )
  }
}
