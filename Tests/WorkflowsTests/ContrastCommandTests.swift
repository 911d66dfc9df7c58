import Testing

@Suite(.enabled(if: Executable.path != nil, "set SPECIMEN_EXECUTABLE to the built program"))
struct ContrastCommandTests {
  struct Call: Sendable, CustomTestStringConvertible {
    let arguments: [String]
    let status: Int32
    let says: String
    var testDescription: String { "specimen contrast " + arguments.map { "'\($0.prefix(20))'" }.joined(separator: " ") }
  }

  @Test(arguments: [
    Call(arguments: ["#767676", "#fff"], status: 0, says: "4.54 passes AA for text; fails AAA; APCA Lc 71.6\n"),
    Call(
      arguments: ["#777", "#fff"], status: 1,
      says: """
        4.47 fails AA for text; passes 3:1 for large text and controls; APCA Lc 71.1
        nearest lightness that passes AA: #767676 (4.54)

        """),
    Call(arguments: ["#777", "#fff", "--quiet", "--format", "json"], status: 1, says: "{\n  \"ratio\": 4.478"),
    Call(arguments: ["--help"], status: 0, says: "usage: specimen contrast FOREGROUND BACKGROUND\n"),
  ]) func answersOnStandardOutput(call: Call) throws {
    let run = try Executable.run(["contrast"] + call.arguments)
    #expect(run.status == call.status)
    #expect(String(decoding: run.output, as: UTF8.self).hasPrefix(call.says))
    #expect(run.messages.isEmpty)
  }

  @Test(arguments: [
    Call(arguments: [], status: 2, says: "'contrast' needs FOREGROUND and BACKGROUND"),
    Call(arguments: ["#fff"], status: 2, says: "usage: specimen contrast FOREGROUND BACKGROUND; quote colours"),
    Call(arguments: ["#fff", "#000", "x"], status: 2, says: "'x' is one argument too many for 'contrast'"),
    Call(arguments: ["navi", "white"], status: 2, says: "'navi' is no colour\n      = did you mean 'navy'?"),
    Call(arguments: ["white", ""], status: 2, says: "'' is no colour"),
    Call(arguments: [String(repeating: "#", count: 100_000), "white"], status: 2, says: "#####…' is no colour"),
    Call(arguments: ["#fff", "#000", "--strict"], status: 2, says: "'--strict' has no meaning for 'contrast'"),
  ]) func saysWhatIsWrong(call: Call) throws {
    let run = try Executable.run(["contrast"] + call.arguments)
    #expect(run.status == call.status)
    #expect(run.messages.contains(call.says), "\(run.messages)")
    #expect(run.output.isEmpty)
  }
}
