import Analysis
import DesignModel
import Foundation
import TestKit
import Testing
import TextCore
import Workflows

/// Exports of Tokens Studio and Figma as teams published them; the numbers are those of their distinct names.
@Suite(.enabled(if: Fixtures.arePublicOnesThere, "set SPECIMEN_FIXTURES to a folder with suites and corpora"))
struct StudioCorpusTests {
  @Test(arguments: [
    ("compound", 513, 1), ("digdir-tokens-studio", 968, 2), ("nve-tokens-studio", 722, 1),
  ])
  func readsEverySetOfAnExport(corpus: String, names: Int, exports: Int) throws {
    let system = try system(corpus)
    #expect(system.analysed?.catalog.tokens.count == names)
    let codes = system.diagnostics.map(\.problem.code)
    #expect(codes.count { $0 == "legacy-token-sets" } == exports)
    #expect(!codes.contains("source-unused") && !codes.contains("token-set-missing"))
  }

  // Eight themes without a group are one modifier; three brands, two schemes and five devices are 30 combinations.
  @Test func makesThemesModifiers() throws {
    let compound = try #require(try system("compound").analysed?.catalog)
    #expect(
      compound.modifiers.map { $0.contexts.map(\.name) } == [
        ["Global", "Android", "iOS", "Web", "Light", "Dark", "Light HC", "Dark HC"]
      ])
    let nve = try #require(try system("nve-tokens-studio").analysed?.catalog)
    #expect(nve.modifiers.map(\.name) == ["Brand", "Theme", "Device"])
    #expect(nve.combinations == 30)
    #expect(nve.appearances.count == 8)
  }

  @Test func readsEveryVariableOfAnAnswer() throws {
    let system = try system("figma-variables-rest")
    let catalog = try #require(system.analysed?.catalog)
    #expect(catalog.tokens.count == 1409)
    #expect(catalog.modifiers.map(\.name) == ["Data Table", "ButtonGroup", "mode"])
    #expect(catalog.tokens.count { $0.type == "color" } == 1151)
    #expect(catalog.tokens.count { $0.deprecation == .yes(reason: "deleted in Figma") } == 10)
    let errors = system.diagnostics.filter { $0.problem.severity == .error }
    #expect(errors.count == 9, "variables that are aliases of some that the answer does not hold")
    #expect(Set(errors.map(\.problem.code)) == ["ref-unresolved"])
    #expect(system.diagnostics.count { $0.problem.code == "no-tokens" } == 1)
  }

  private func system(_ corpus: String) throws -> TokenSystem {
    let folder = try #require(Fixtures.publicFolder).appending(path: "corpora/\(corpus)")
    return TokenSystem(Input(try FileTree(contentsOf: folder)))
  }
}
