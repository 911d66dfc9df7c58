import TestKit
import Testing
import TextCore

/// A trace that begins at a part of a component, as a person asks for it.
@Suite(.enabled(if: Executable.path != nil, "set SPECIMEN_EXECUTABLE to the built program"))
struct ProgramTraceTests {
  private func run(_ arguments: [String]) throws -> Executable.Run {
    let folder = try TemporaryFolder(try Harbor.files(in: "tokens"))
    defer { folder.remove() }
    return try Executable.run(["tokens", "tokens"] + arguments, in: folder.path)
  }

  @Test func leadsFromAPartToThePalette() throws {
    let run = try run(["button/container.fill"])
    #expect(run.status == 0)
    #expect(
      String(decoding: run.output, as: UTF8.self).hasPrefix(
        """
        Light
          button/container.fill  component  tokens/components/button.json:12:13
          → button.background.primary  component  tokens/component.tokens.json:6:29
          → color.accent.base  semantic  tokens/color-light.tokens.json:16:26
          → palette.blue.600  primitive  tokens/palette.tokens.json:26:25  #0060df
        Dark

        """))
  }

  @Test func saysTheSameAsJSON() throws {
    let run = try run(["button/container.fill", "--format", "json"])
    #expect(run.status == 0)
    let result = try #require(JSONValue(run.output))
    #expect(result["name"]?.text == "button/container.fill")
    let hops = try #require(result["traces"]?["Light"]?.list)
    #expect(
      hops.map { $0["name"]?.text } == [
        "button/container.fill", "button.background.primary", "color.accent.base", "palette.blue.600",
      ])
    #expect(hops.map { $0["tier"]?.text } == ["component", "component", "semantic", "primitive"])
    #expect(hops.allSatisfy { $0["display"]?.text == "#0060df" })
    #expect(hops.first?["source"]?["file"]?.text == "components/button.json")
  }

  @Test func drawsAGraphOfWhichArrowsNameTheirAppearances() throws {
    let run = try run(["button/container.fill", "--format", "dot"])
    #expect(run.status == 0)
    let lines = String(decoding: run.output, as: UTF8.self).split(separator: "\n").map(String.init)
    #expect(lines.first == "digraph trace {")
    #expect(lines.contains(##"  "palette.blue.600" [label="palette.blue.600\n#0060df"];"##))
    #expect(lines.contains(#"  "button/container.fill" -> "button.background.primary";"#))
    #expect(lines.contains(#"  "color.accent.base" -> "palette.blue.400" [label="Dark"];"#))
    #expect(lines.last == "}")
  }

  @Test func drawsNoGraphWithoutAName() throws {
    let run = try run(["--format", "dot"])
    #expect(run.status == 2)
    #expect(run.messages.contains("'dot' is a format of traces"))
  }

  @Test func suggestsThePartThatWasMeant() throws {
    let run = try run(["button/contaner.fill"])
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.messages.contains("there is no part 'button/contaner.fill'"))
    #expect(run.messages.contains("did you mean 'button/container.fill'?"))
  }
}
