import Foundation
import TestKit
import Testing
import TextCore
import Workflows

/// The program as a person meets it: arguments in, files, messages and exit codes out.
@Suite(.enabled(if: Executable.path != nil, "set SPECIMEN_EXECUTABLE to the built program"))
struct ProgramTests {
  struct Mistake: Sendable, CustomTestStringConvertible {
    let arguments: [String]
    let status: Int32
    let says: String
    var testDescription: String { "specimen " + arguments.joined(separator: " ") }
  }

  @Test(arguments: [
    Mistake(arguments: [], status: 2, says: "specimen build [INPUT]"),
    Mistake(arguments: ["tokns"], status: 2, says: "did you mean 'tokens'?"),
    Mistake(arguments: ["tokens", "--formt", "json"], status: 2, says: "did you mean '--format'?"),
    Mistake(arguments: ["tokens", "--format", "yaml"], status: 2, says: "formats: text, json"),
    Mistake(arguments: ["build", "--output"], status: 2, says: "'--output' needs a value"),
    Mistake(arguments: ["check", "--input", "a=b"], status: 2, says: "has no meaning for 'check'"),
    Mistake(arguments: ["tokens", "a", "b", "c"], status: 2, says: "one argument too many"),
    Mistake(arguments: ["tokens"], status: 3, says: "there is no 'tokens'"),
    Mistake(arguments: ["tokens", "one.tokens.jsn"], status: 3, says: "the nearest that exists is 'one.tokens.json'"),
    Mistake(arguments: ["tokens", "one.tokens.json", "a.bb"], status: 2, says: "did you mean 'a.b'?"),
    Mistake(arguments: ["tokens", "text.tokens.json"], status: 1, says: "text.tokens.json:1:1: error:"),
    Mistake(arguments: ["tokens", "empty.tokens.json"], status: 1, says: "the file is empty [json-syntax]"),
    Mistake(arguments: ["tokens", "deep.tokens.json"], status: 1, says: "[limit-depth]"),
    Mistake(arguments: ["tokens", "nothing"], status: 0, says: "[no-tokens]"),
    Mistake(arguments: ["tokens", "out"], status: 1, says: "outside the input root [pointer-forbidden]"),
    Mistake(arguments: ["build", "one.tokens.json", "--output", "nothing"], status: 2, says: "did not write"),
  ]) func saysWhatIsWrong(mistake: Mistake) throws {
    let folder = try TemporaryFolder(files)
    defer { folder.remove() }
    let run = try Executable.run(mistake.arguments, in: folder.path)
    #expect(run.status == mistake.status)
    #expect(run.messages.contains(mistake.says), "\(run.messages)")
  }

  private var files: FileTree {
    [
      "one.tokens.json": #"{"a": {"b": {"$type": "number", "$value": 1}}}"#,
      "text.tokens.json": "not json",
      "empty.tokens.json": "",
      "deep.tokens.json": String(repeating: #"{"a":"#, count: 600) + "1" + String(repeating: "}", count: 600),
      "nothing/read.me": "no tokens here",
      "out/a.resolver.json": """
      {"version": "2025.10", "sets": {"s": {"sources": [{"$ref": "../../../etc/passwd"}]}},
       "resolutionOrder": [{"$ref": "#/sets/s"}]}
      """,
    ]
  }

  @Test func printsAnObjectAlsoWhenThereIsNothingToRead() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let run = try Executable.run(["tokens", "gone", "--format", "json"], in: folder.path)
    #expect(run.status == 3)
    let result = try #require(JSONValue(run.output))
    #expect(result["appearances"]?.isSame(as: .list([])) == true)
    #expect(result["tokens"]?.isSame(as: .list([])) == true)
    #expect(result["diagnostics"]?.list?.first?["code"]?.text == "file-unreadable")
  }

  @Test func comesBackFromFoldersThatLeadToThemselves() throws {
    let folder = try TemporaryFolder(["tokens/one.tokens.json": #"{"a": {"$type": "number", "$value": 1}}"#])
    defer { folder.remove() }
    let manager = FileManager.default
    try manager.createSymbolicLink(atPath: folder.path + "/tokens/self", withDestinationPath: ".")
    try manager.createSymbolicLink(atPath: folder.path + "/tokens/gone.json", withDestinationPath: "nowhere")
    let run = try Executable.run(["tokens"], in: folder.path)
    #expect(String(decoding: run.output, as: UTF8.self) == "a number [*] 1\n")
    #expect(run.messages.contains("tokens/gone.json:1:1: error: the file cannot be read: the link leads nowhere"))
    #expect(run.status == 1)
  }

  // Of a size that no memory holds: a file that was read before it is refused would not be refused.
  @Test(arguments: Input.endings) func refusesAFileOfMoreThan64MiBBeforeItIsRead(ending: String) throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    for (name, size) in [("big", 64 * 1024 * 1024 + 1), ("huge", 1 << 40)] {
      let path = folder.path + "/" + name + ending
      try Data("{}".utf8).write(to: URL(filePath: path))
      let file = try #require(FileHandle(forWritingAtPath: path))
      try file.truncate(atOffset: UInt64(size))
      try file.close()
      let alone = try Executable.run(["tokens", name + ending], in: folder.path)
      #expect(alone.status == 1)
      #expect(alone.messages.contains("the file is larger than 64 MiB [limit-size]"))
    }
    let both = try Executable.run(["tokens", "."], in: folder.path)
    #expect(both.status == 1)
    #expect(both.messages.components(separatedBy: "[limit-size]").count == 3)
  }

  @Test func readsPicturesFromTheFolderOfIconsAlone() throws {
    let picture = "<svg viewBox='0 0 9 9'><path d='M0 0h1'/></svg>"
    let folder = try TemporaryFolder([
      "tokens/guide.json": "{}", "tokens/a.tokens.json": #"{"a": {"$type": "number", "$value": 1}}"#,
      "tokens/icons/mail.svg": picture, "tokens/icons/deeper/no.svg": "no", "tokens/pictures/no.svg": "no",
      "tokens/icons/big.svg": picture + String(repeating: " ", count: 1024 * 1024), "elsewhere/out.svg": picture,
    ])
    defer { folder.remove() }
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/tokens/icons/out.svg", withDestinationPath: "../../elsewhere/out.svg")
    let run = try Executable.run(["build", "tokens", "--output", "site"], in: folder.path)
    #expect(run.status == 1)
    #expect(run.messages.contains("tokens/icons/big.svg:1:1: error: the file is larger than 1 MiB"))
    #expect(run.messages.contains("tokens/icons/out.svg:1:1: error: the file is a link that leaves the input root"))
    #expect(!run.messages.contains("no.svg"))
    let sheet = String(decoding: try folder.bytes("site/sheets/icons.svg"), as: UTF8.self)
    #expect(sheet.contains("icons-mail") && !sheet.contains("icons-out"))
  }

  @Test func saysThatAFolderOfIconsLiesOutside() throws {
    let folder = try TemporaryFolder([
      "tokens/guide.json": #"{"icons": "../pictures"}"#, "pictures/no.svg": "no",
      "tokens/a.tokens.json": #"{"a": {"$type": "number", "$value": 1}}"#,
    ])
    defer { folder.remove() }
    let run = try Executable.run(["tokens", "tokens"], in: folder.path)
    #expect(run.messages.contains("the folder lies outside the input root"))
  }

  @Test func writesTheSameBytesFromAnotherFolderAndTouchesNothingTwice() throws {
    let folder = try TemporaryFolder(["elsewhere/x": ""])
    defer { folder.remove() }
    let tokens = Fixtures.root.appending(path: "tokens").path
    let first = try Executable.run(["build", tokens, "--output", folder.path + "/one"])
    #expect(first.status == 0)
    let second = try Executable.run(
      ["build", tokens, "--output", "../two"], in: folder.path + "/elsewhere",
      environment: ["LC_ALL": "tr_TR.UTF-8", "TZ": "Asia/Kolkata"])
    #expect(second.status == 0)
    let names = FileManager.default.subpaths(atPath: folder.path + "/one")?.sorted()
    #expect(names == FileManager.default.subpaths(atPath: folder.path + "/two")?.sorted())
    for name in try TemporaryFolder.times(below: folder.path + "/one").keys {
      #expect(try folder.bytes("one/" + name) == folder.bytes("two/" + name), "\(name)")
    }
    let before = try TemporaryFolder.times(below: folder.path + "/one")
    let again = try Executable.run(["build", tokens, "--output", folder.path + "/one"])
    #expect(again.messages.hasSuffix("0 written, 0 removed, \(before.count) unchanged\n"))
    #expect(try TemporaryFolder.times(below: folder.path + "/one") == before)
  }

  @Test func keepsTheLastGuideWhenNothingCanBeRead() throws {
    let folder = try TemporaryFolder(["tokens/a.tokens.json": #"{"a": {"$type": "number", "$value": 1}}"#])
    defer { folder.remove() }
    #expect(try Executable.run(["build"], in: folder.path).status == 0)
    let page = try folder.bytes("site/tokens.html")
    try Data("{".utf8).write(to: URL(filePath: folder.path + "/tokens/a.tokens.json"))
    let run = try Executable.run(["build"], in: folder.path)
    #expect(run.status == 1)
    #expect(run.messages.contains("nothing was written"))
    #expect(try folder.bytes("site/tokens.html") == page)
  }

  @Test func removesOnlyItsOwnStaleFilesAndNoOthers() throws {
    let folder = try TemporaryFolder([
      "tokens/a.tokens.json":
        ##"{"p": {"$type": "color", "1": {"$value": {"colorSpace": "srgb", "components": [1, 0, 0]}}}}"##
    ])
    defer { folder.remove() }
    #expect(try Executable.run(["build"], in: folder.path).status == 0)
    try Data("mine".utf8).write(to: URL(filePath: folder.path + "/site/notes.txt"))
    try Data(#"{"a": {"$type": "number", "$value": 1}}"#.utf8).write(
      to: URL(filePath: folder.path + "/tokens/a.tokens.json"))
    let run = try Executable.run(["build"], in: folder.path)
    // The drawing, and the page that showed it.
    #expect(run.messages.contains(" 2 removed, "))
    for file in ["sheets/palette.svg", "color.html"] {
      #expect(!FileManager.default.fileExists(atPath: folder.path + "/site/" + file))
    }
    #expect(try folder.bytes("site/notes.txt") == Array("mine".utf8))
  }

  @Test func namesWhatDiffersFromTheCommittedGuide() throws {
    let folder = try TemporaryFolder(["tokens/a.tokens.json": #"{"a": {"$type": "number", "$value": 1}}"#])
    defer { folder.remove() }
    #expect(try Executable.run(["build"], in: folder.path).status == 0)
    #expect(try Executable.run(["check"], in: folder.path).status == 0)
    try Data(#"{"a": {"$type": "number", "$value": 2}}"#.utf8).write(
      to: URL(filePath: folder.path + "/tokens/a.tokens.json"))
    let run = try Executable.run(["check"], in: folder.path)
    #expect(run.status == 1)
    #expect(
      String(decoding: run.output, as: UTF8.self) == """
        changed site/ledgers/tokens.txt
        changed site/tokens.html
        changed token a number [*] 1 → number [*] 2

        """)
    #expect(run.messages.hasSuffix("To mend it: specimen build, then commit.\n"))
    let other = try Executable.run(["check", "tokens/a.tokens.json", "--output", "site"], in: folder.path)
    #expect(other.messages.contains("specimen build tokens/a.tokens.json --output site, then"))
  }

  @Test func findsNoTokenChangedWhereOnlyTheEndsOfLinesAre() throws {
    let folder = try TemporaryFolder([
      "tokens/a.tokens.json": #"{"$type": "number", "a": {"$value": 1}, "b": {"$value": 2}}"#
    ])
    defer { folder.remove() }
    #expect(try Executable.run(["build"], in: folder.path).status == 0)
    let ledger = String(decoding: try folder.bytes("site/ledgers/tokens.txt"), as: UTF8.self)
    #expect(ledger.split(separator: "\n").count == 2)
    try Data(ledger.replacingOccurrences(of: "\n", with: "\r\n").utf8).write(
      to: URL(filePath: folder.path + "/site/ledgers/tokens.txt"))
    let run = try Executable.run(["check"], in: folder.path)
    #expect(String(decoding: run.output, as: UTF8.self) == "changed site/ledgers/tokens.txt\n")
  }

  @Test func saysWhatToDoAboutTheMarksOfAMerge() throws {
    let folder = try TemporaryFolder(["tokens/a.tokens.json": #"{"a": {"$type": "number", "$value": 1}}"#])
    defer { folder.remove() }
    #expect(try Executable.run(["build"], in: folder.path).status == 0)
    for file in ["ledgers/tokens.txt", "assets/files.txt"] {
      let text = String(decoding: try folder.bytes("site/" + file), as: UTF8.self)
      let merged = "<<<<<<< HEAD\n\(text)=======\n\(text)>>>>>>> other\n"
      try Data(merged.utf8).write(to: URL(filePath: folder.path + "/site/" + file))
    }
    let run = try Executable.run(["check"], in: folder.path)
    #expect(run.status == 1)
    #expect(run.messages.contains("site/ledgers/tokens.txt holds the marks of an unfinished merge: take either side"))
    #expect(try Executable.run(["build"], in: folder.path).status == 0)
    #expect(try Executable.run(["check"], in: folder.path).status == 0)
  }
}
