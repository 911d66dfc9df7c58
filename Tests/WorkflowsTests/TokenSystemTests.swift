import Analysis
import DesignModel
import Testing
import TextCore
import Workflows

/// What belongs to an input, through all stages.
@Suite struct TokenSystemTests {
  private static func token(_ name: String) -> String { #"{"\#(name)": {"$type": "number", "$value": 1}}"# }

  private func names(_ system: TokenSystem) -> [String] { system.analysed?.catalog.tokens.map(\.name) ?? [] }

  @Test func readsFoldersOfEveryNameWhereThereIsNoGuide() {
    let folders = ["components", "icons", "pages", "templates"]
    var files: FileTree = ["base.json": Self.token("base")]
    for folder in folders { files["\(folder)/a.json"] = Array(Self.token(folder).utf8) }
    #expect(Set(names(TokenSystem(Input(files)))) == Set(folders + ["base"]))
    files["guide.json"] = Array("{}".utf8)
    #expect(names(TokenSystem(Input(files))) == ["base"])
  }

  private func collisions(_ files: FileTree) -> [String] {
    TokenSystem(Input(files)).diagnostics.filter { $0.problem.code == "merge-collision" }.map(\.problem.message)
  }

  @Test func saysNothingOfTheModesOfAFile() {
    let files: FileTree = [
      "a.json": #"{"a": {"$type": "number", "$value": 1, "$extensions": {"mode": {"dark": 2}}}}"#,
      "b.swift": "enum Space { static let small: CGFloat = 4 }\n",
    ]
    #expect(TokenSystem(Input(files)).analysed?.catalog.appearances.count == 2)
    #expect(collisions(files) == [])
  }
}
