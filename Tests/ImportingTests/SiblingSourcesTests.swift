import DesignModel
import Importing
import Testing
import TextCore

/// Files that lie side by side and that no resolver document joins (W-41, DESIGN.md section 4.2).
@Suite struct SiblingSourcesTests {
  /// A file with the tokens `t1` to `tN` of one value.
  private static func tokens(_ numbers: ClosedRange<Int>, _ value: Int = 1) -> String {
    "{" + numbers.map { #""t\#($0)": {"$type": "number", "$value": \#(value)}"# }.joined(separator: ", ") + "}"
  }

  private func read(_ files: FileTree) -> (plan: ResolutionPlan, codes: [String]) {
    var importing = Importing(isStrict: false, rootName: "brand")
    TokenSources(SourceSet(files), entry: .folder(""), settings: Settings(), guideFolder: nil).read(into: &importing)
    return (importing.plan, importing.diagnostics.finished(in: SourceSet(files)).map(\.problem.code))
  }

  /// For each modifier its name and those of its contexts.
  private func choices(_ files: FileTree) -> [String] {
    read(files).plan.modifiers.map { "\($0.name): " + $0.contexts.map(\.name).joined(separator: ", ") }
  }

  @Test func takesFilesOfOneFolderWithTheSameTokensForContexts() {
    let files: FileTree = ["theme/dark.json": Self.tokens(1...8), "theme/light.json": Self.tokens(1...8)]
    #expect(choices(files) == ["theme: light, dark"])
  }

  @Test func wantsEightSharedTokens() {
    #expect(choices(["theme/dark.json": Self.tokens(1...7), "theme/light.json": Self.tokens(1...7)]) == [])
  }

  @Test func wantsFourFifthsOfTheSmallerFile() {
    // 8 of 10 are shared, then 8 of 11.
    #expect(choices(["t/a.json": Self.tokens(1...10), "t/b.json": Self.tokens(3...20)]) == ["t: b, a"])
    #expect(choices(["t/a.json": Self.tokens(1...11), "t/b.json": Self.tokens(4...20)]) == [])
  }

  @Test func takesFoldersForContextsToo() {
    let files: FileTree = [
      "themes/day/color.json": Self.tokens(1...6), "themes/day/size.json": Self.tokens(7...9),
      "themes/night/color.json": Self.tokens(1...6), "themes/night/size.json": Self.tokens(7...9),
    ]
    #expect(choices(files) == ["themes: day, night"])
    #expect(read(files).plan.modifiers[0].contexts.map(\.trees.count) == [2, 2])
  }

  @Test func namesContextsByTheWordsThatDiffer() {
    let files: FileTree = [
      "t/color-dark-hc.tokens.json": Self.tokens(1...8), "t/color-dark.tokens.json": Self.tokens(1...8),
      "t/color-light.tokens.json": Self.tokens(1...8),
    ]
    #expect(choices(files) == ["t: light, dark-hc, dark"])
  }

  @Test func namesContextsByTheWordsThatCapitalsBegin() {
    let files: FileTree = ["t/darkTheme.json": Self.tokens(1...8), "t/lightTheme.json": Self.tokens(1...8)]
    #expect(choices(files) == ["t: light, dark"])
    let others: FileTree = ["t/darkMode.json": Self.tokens(1...8), "t/highContrast.json": Self.tokens(1...8)]
    #expect(choices(others) == ["t: darkMode, highContrast"])
  }

  @Test func takesTheFilesOfAFolderForContextsOfTheirOwn() {
    let files: FileTree = [
      "color/dark/dark.dimmed.json": Self.tokens(1...8, 3), "color/dark/dark.json": Self.tokens(1...8, 2),
      "color/dark/extra.json": Self.tokens(20...21), "color/light/extra.json": Self.tokens(20...21),
      "color/light/high-contrast.json": Self.tokens(1...8, 4), "color/light/light.json": Self.tokens(1...8, 1),
    ]
    #expect(choices(files) == ["color: light, dark, dark-dimmed, light-high-contrast"])
    #expect(read(files).plan.modifiers[0].contexts.map(\.trees.count) == [2, 2, 3, 3])
    #expect(read(files).plan.trees.count(where: \.isVariant) == 2)
  }

  @Test func namesAModifierInTheRootAfterTheInput() {
    #expect(choices(["dark.json": Self.tokens(1...8), "light.json": Self.tokens(1...8)]) == ["brand: light, dark"])
  }

  @Test func laysAFileWithFewOfTheTokensOverTheDefault() {
    let files: FileTree = ["t/dark.json": Self.tokens(1...8), "t/light.json": Self.tokens(1...20)]
    #expect(read(files).plan.modifiers[0].contexts.map(\.trees.count) == [1, 2])
  }

  @Test func laysOtherFilesOverEachOther() {
    let found = read(["a.json": Self.tokens(1...3), "b.json": Self.tokens(3...5)])
    #expect(found.plan.modifiers.isEmpty)
    #expect(found.plan.steps.count == 2)
  }

  @Test func takesTheNameWithoutAWordOfItsOwnForTheDefault() {
    let files: FileTree = ["t/theme-dark.json": Self.tokens(1...8), "t/theme.json": Self.tokens(1...8)]
    #expect(choices(files) == ["t: light, dark"])
    #expect(read(files).plan.modifiers[0].contexts.map(\.trees) == [[1], [0]])
    let others: FileTree = ["t/button-small.json": Self.tokens(1...8), "t/button.json": Self.tokens(1...8)]
    #expect(choices(others) == ["t: default, small"])
  }

  @Test func readsTheWordsBehindAPeriod() {
    #expect(
      choices(["t/colors.dark.json": Self.tokens(1...8), "t/colors.json": Self.tokens(1...20)]) == ["t: light, dark"])
    let files: FileTree = ["Theme.Dark.tokens.json": Self.tokens(1...8), "Theme.Light.tokens.json": Self.tokens(1...8)]
    #expect(choices(files) == ["brand: Light, Dark"])
  }

  @Test func letsAPartialFileInheritFromTheFileThatItIsNamedAfter() {
    let plan = read(["t/colors.dark.json": Self.tokens(1...8), "t/colors.json": Self.tokens(1...20)]).plan
    #expect(plan.modifiers[0].contexts.map(\.trees) == [[1], [1, 0]])
    #expect(plan.trees.map(\.isVariant) == [true, false])
  }

  @Test func takesWhatIsNotDarkForTheDefault() {
    #expect(choices(["t/dark.json": Self.tokens(1...8), "t/tokens.json": Self.tokens(1...8)]) == ["t: tokens, dark"])
    #expect(choices(["t/night.json": Self.tokens(1...8), "t/paper.json": Self.tokens(1...8)]) == ["t: paper, night"])
  }

  @Test func takesTheFileWithMostTokensForTheDefault() {
    #expect(choices(["t/acme.json": Self.tokens(1...8), "t/zeta.json": Self.tokens(1...20)]) == ["t: zeta, acme"])
    #expect(choices(["t/acme.json": Self.tokens(1...8), "t/zeta.json": Self.tokens(1...8)]) == ["t: acme, zeta"])
  }

  @Test func keepsTheNameThatAnotherBeginsWithWhereItSaysSomething() {
    #expect(
      choices(["t/dark-dimmed.json": Self.tokens(1...8), "t/dark.json": Self.tokens(1...8)]) == [
        "t: dark, dark-dimmed"
      ])
  }

  @Test func takesFilesOfTwoDialectsForContexts() {
    let plain = "{" + (1...8).map { #""t\#($0)": {"value": "\#($0)px"}"# }.joined(separator: ", ") + "}"
    let found = read(["theme/dark.json": plain, "theme/light.json": Self.tokens(1...8)])
    #expect(found.plan.modifiers.map { $0.contexts.map(\.name) } == [["light", "dark"]])
    #expect(found.plan.steps.count == 1)
  }

  @Test func keepsFilesOfTwoDialectsInTheOrderOfTheirPaths() {
    let found = read([
      "a.json": #"{"x": {"value": "1px"}}"#, "b.json": Self.tokens(1...1), "c.json": #"{"y": {"value": "2px"}}"#,
    ])
    let names = found.plan.steps.map { step -> [Int] in
      if case .trees(let trees) = step { trees } else { [] }
    }
    // Style Dictionary is read first, as its first file is.
    #expect(names == [[0], [2], [1]])
  }

  @Test(.timeLimit(.minutes(5))) func staysQuickWithManyUnlikeFiles() {
    var files = FileTree()
    for file in 0..<3_000 {
      let own = (0..<8).map { #""f\#(file)-\#($0)": {"$value": 1}"# }
      let shared = (0..<7).map { #""t\#($0)": {"$value": 1}"# }
      files["a/\(file).json"] = Array(("{" + own.joined(separator: ", ") + "}").utf8)
      files["b/\(file).json"] = Array(("{" + shared.joined(separator: ", ") + "}").utf8)
    }
    #expect(read(files).plan.steps.count == 6_000)
  }
}
