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

  @Test func saysThatSwiftReplacesTokens() {
    let swift = "enum Space { static let small: CGFloat = 4, large: CGFloat = 8 }\n"
    let json = #"{"Space": {"small": {"$type": "dimension", "$value": {"value": 5, "unit": "px"}}}}"#
    #expect(
      collisions(["a.json": json, "b.swift": swift]) == ["1 token replaces one of the same name in an earlier file"])
    #expect(
      collisions(["a.swift": swift, "b.swift": swift]) == [
        "2 tokens replace those of the same names in earlier files"
      ])
    #expect(collisions(["a.json": Self.token("x"), "b.swift": swift]) == [])
    let themes = "extension Color { static let ink = Color(light: .white, dark: .black) }\n"
    #expect(collisions(["a.json": json, "b.swift": themes]) == [])
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
