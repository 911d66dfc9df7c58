import DesignModel
import Testing
import TextCore

/// Exports of Tokens Studio, as one file and as a folder (W-28).
@Suite struct TokensStudioReaderTests {
  /// A set with tokens that are numbers.
  private static func set(_ tokens: KeyValuePairs<String, String>) -> String {
    "{" + tokens.map { #""\#($0)": {"$type": "number", "$value": \#($1)}"# }.joined(separator: ", ") + "}"
  }

  private static func theme(_ name: String, _ group: String?, _ sets: KeyValuePairs<String, String>) -> String {
    let group = group.map { #""group": "\#($0)", "# } ?? ""
    let sets = sets.map { #""\#($0)": "\#($1)""# }.joined(separator: ", ")
    return #"{"id": "\#(name)", "name": "\#(name)", \#(group)"selectedTokenSets": {\#(sets)}}"#
  }

  /// One file with sets, themes and the order of sets.
  private static func export(
    _ sets: KeyValuePairs<String, String>, themes: [String] = [], order: [String]
  ) -> FileTree {
    let members =
      sets.map { #""\#($0)": \#($1)"# } + [
        #""$themes": [\#(themes.joined(separator: ", "))]"#,
        #""$metadata": {"tokenSetOrder": [\#(order.map { #""\#($0)""# }.joined(separator: ", "))]}"#,
      ]
    return ["tokens.json": "{\(members.joined(separator: ", "))}"]
  }

  @Test func laysAllSetsOverEachOtherInTheirOrderWithoutThemes() {
    let found = ResolvedFiles(
      Self.export(
        ["late": Self.set(["a": "2"]), "early": Self.set(["a": "1", "b": "1"]), "unlisted": Self.set(["b": "3"])],
        order: ["early", "late"]))
    #expect(found.names == ["a", "b"])
    #expect(found.number("a") == 2)
    #expect(found.number("b") == 3, "a set outside the order comes last")
    #expect(found.codes == ["legacy-token-sets"])
    #expect(found.choices == [])
  }

  @Test func keepsNamesOfSetsOutOfPaths() {
    let found = ResolvedFiles(
      Self.export(
        ["core/base": Self.set(["a": "1"]), "theme/x": Self.set(["b": #""{a}""#])], order: ["core/base", "theme/x"]))
    #expect(found.names == ["a", "b"])
    #expect(found.target("b") == "a")
  }

  @Test func makesGroupsOfThemesModifiers() {
    let found = ResolvedFiles(
      Self.export(
        [
          "core": Self.set(["a": "1"]), "light": Self.set(["bg": "10"]), "dark": Self.set(["bg": "20"]),
          "wide": Self.set(["gap": "8"]), "tight": Self.set(["gap": "4"]),
        ],
        themes: [
          Self.theme("dark", "scheme", ["core": "source", "dark": "enabled", "light": "disabled"]),
          Self.theme("light", "scheme", ["core": "source", "light": "enabled"]),
          Self.theme("wide", "density", ["wide": "enabled"]), Self.theme("tight", "density", ["tight": "enabled"]),
        ],
        order: ["core", "light", "dark", "wide", "tight"]))
    #expect(found.choices == ["scheme: dark, light", "density: wide, tight"])
    #expect(found.plan.modifiers.map(\.defaultContext) == [1, 0], "light is what dark departs from")
    #expect(found.appearances == ["Dark, wide", "Dark, tight", "Light, wide", "Light, tight"])
    #expect(found.number("bg", "Dark, tight") == 20)
    #expect(found.number("bg", "Light, wide") == 10)
    #expect(found.number("gap", "Dark, tight") == 4)
    #expect(found.number("a", "Light, tight") == 1, "a source is shown too")
    #expect(found.codes == ["legacy-token-sets"])
  }

  // The order of sets rules, whatever group enables them: `late` wins over `early` although its group comes first.
  @Test func keepsTheOrderOfSetsAcrossGroups() {
    let found = ResolvedFiles(
      Self.export(
        ["early": Self.set(["a": "1"]), "late": Self.set(["a": "2"]), "none": Self.set(["b": "3"])],
        themes: [
          Self.theme("on", "first", ["late": "enabled"]), Self.theme("off", "first", ["none": "enabled"]),
          Self.theme("one", "second", ["early": "enabled"]), Self.theme("two", "second", ["none": "enabled"]),
        ],
        order: ["early", "late", "none"]))
    #expect(found.number("a", "On, one") == 2)
    #expect(found.number("a", "Off, one") == 1)
    #expect(found.number("a", "On, two") == 2)
    #expect(found.token("a", "Off, two") == nil)
    #expect(found.number("b", "On, two") == 3, "a set of two groups is there when either wants it")
    #expect(found.token("b", "On, one") == nil)
    #expect(found.number("b", "Off, two") == 3)
  }

  @Test func makesThemesWithoutAGroupOneModifier() {
    let found = ResolvedFiles(
      Self.export(
        ["a": Self.set(["x": "1"]), "b": Self.set(["x": "2"])],
        themes: [Self.theme("A", nil, ["a": "enabled"]), Self.theme("B", nil, ["b": "enabled"])], order: ["a", "b"]))
    #expect(found.choices == ["theme: A, B"])
    #expect(found.number("x", "A") == 1)
    #expect(found.number("x", "B") == 2)
  }

  @Test func keepsGroupsApartThatHaveTheSameThemes() {
    let found = ResolvedFiles(
      Self.export(
        [
          "r1": Self.set(["r": "1"]), "r2": Self.set(["r": "2"]), "g1": Self.set(["g": "1"]),
          "g2": Self.set(["g": "2"]),
        ],
        themes: [
          Self.theme("S", "radius", ["r1": "enabled"]), Self.theme("M", "radius", ["r2": "enabled"]),
          Self.theme("S", "gap", ["g1": "enabled"]), Self.theme("M", "gap", ["g2": "enabled"]),
        ],
        order: ["r1", "r2", "g1", "g2"]))
    #expect(found.choices == ["radius: S, M", "gap: S, M"])
    #expect(found.number("g", "M, S") == 1)
  }

  @Test func saysWhichSetsNoThemeUsesAndWhichAreMissing() {
    let found = ResolvedFiles(
      Self.export(
        ["a": Self.set(["x": "1"]), "left": Self.set(["y": "2"])],
        themes: [Self.theme("A", "g", ["a": "enabled", "left": "disabled", "gone": "enabled"])], order: ["a", "left"]))
    #expect(found.names == ["x"])
    #expect(found.codes.sorted() == ["legacy-token-sets", "source-unused", "token-set-missing"])
    let unused = found.diagnostics.first { $0.problem.code == "source-unused" }
    #expect(unused?.problem.message == "not read: 'left'; no theme uses this set")
  }

  @Test func readsAFolderWithSetsAtThePathsOfTheirNames() {
    let found = ResolvedFiles([
      "design/$metadata.json": #"{"tokenSetOrder": ["modes/light/x", "modes/dark/x"]}"#,
      "design/$themes.json":
        "[" + Self.theme("Light", "Scheme", ["modes/light/x": "enabled"]) + ", "
        + Self.theme("Dark", "Scheme", ["modes/dark/x": "enabled"]) + "]",
      "design/modes/light/x.json": Self.set(["bg": "1"]), "design/modes/dark/x.json": Self.set(["bg": "2"]),
      "other.tokens.json": Self.set(["own": "3"]),
    ])
    #expect(found.choices == ["Scheme: Light, Dark"])
    #expect(found.number("bg", "Light") == 1)
    #expect(found.number("bg", "Dark") == 2)
    #expect(found.number("own", "Dark") == 3)
    #expect(found.codes == ["legacy-token-sets"])
  }

  @Test func keepsExportsInOneInputApart() {
    let themes =
      "[" + Self.theme("light", "scheme", ["light": "enabled"]) + ", "
      + Self.theme("dark", "scheme", ["dark": "enabled"]) + "]"
    let found = ResolvedFiles([
      "a/$themes.json": themes, "a/light.json": Self.set(["a": "1"]), "a/dark.json": Self.set(["a": "2"]),
      "a/deep/$themes.json": themes, "a/deep/light.json": Self.set(["b": "3"]),
      "a/deep/dark.json": Self.set(["b": "4"]),
    ])
    #expect(found.choices == ["scheme: light, dark"], "equal choices of two exports are one")
    #expect(found.codes == ["legacy-token-sets", "legacy-token-sets"])
    #expect(found.number("a", "Dark") == 2)
    #expect(found.number("b", "Dark") == 4)
  }

  @Test func readsNoThemesWhereTheyAreTooMany() {
    let themes = (0...256).map { Self.theme("t\($0)", "g", ["a": "enabled"]) }
    let found = ResolvedFiles(Self.export(["a": Self.set(["x": "1"])], themes: themes, order: ["a"]))
    #expect(found.choices == [])
    #expect(found.number("x") == 1)
    #expect(found.codes.sorted() == ["legacy-token-sets", "limit-modes"])
  }

  @Test func numbersThemesOfOneName() {
    let found = ResolvedFiles(
      Self.export(
        ["a": Self.set(["x": "1"]), "b": Self.set(["x": "2"])],
        themes: [Self.theme("T", "g", ["a": "enabled"]), Self.theme("T", "g", ["b": "enabled"])], order: ["a", "b"]))
    #expect(found.choices == ["g: T, T 2"])
    #expect(found.number("x", "T 2") == 2)
  }

  private static func typography(_ fields: String) -> String {
    #"{"h": {"$type": "typography", "$value": {\#(fields)}}}"#
  }

  // The plugin merges values that are objects; lists and texts it replaces.
  @Test func joinsTheFieldsOfAValueInSeveralSets() {
    let found = ResolvedFiles(
      Self.export(
        [
          "base": Self.typography(
            #""fontFamily": "Inter", "fontSize": "16", "fontWeight": 700, "lineHeight": 2, "letterSpacing": "0""#),
          "mobile": Self.typography(#""fontSize": "14""#),
        ],
        themes: [
          Self.theme("Wide", "Device", ["base": "enabled"]),
          Self.theme("Narrow", "Device", ["base": "enabled", "mobile": "enabled"]),
        ], order: ["base", "mobile"]))
    func field(_ name: String, _ appearance: String) -> TokenValue? { found.token("h", appearance)?.value?[name] }
    #expect(field("fontSize", "Wide") == .quantity(16, unit: "px"))
    #expect(field("fontSize", "Narrow") == .quantity(14, unit: "px"))
    #expect(field("fontFamily", "Narrow") == field("fontFamily", "Wide"))
    #expect(field("fontWeight", "Narrow") == .number(700))
  }

  @Test func replacesWholeTokensInOtherFiles() {
    let found = ResolvedFiles([
      "a.tokens.json": Self.typography(#""fontFamily": "Inter", "fontSize": "16""#),
      "b.tokens.json": Self.typography(#""fontSize": "14", "fontWeight": 700"#),
    ])
    #expect(found.names == ["h"])
    #expect(found.token("h")?.value?["fontFamily"] == nil)
  }

  @Test func findsNothingWrongWithAnEmptySet() {
    let found = ResolvedFiles([
      "$metadata.json": #"{"tokenSetOrder": ["core", "empty"]}"#,
      "$themes.json": "[" + Self.theme("Light", "g", ["core": "enabled", "none": "enabled"]) + "]",
      "core.json": Self.set(["a": "1"]), "empty.json": "{}", "none.json": "{}", "other.json": "{}",
    ])
    #expect(found.names == ["a"])
    #expect(found.codes.sorted() == ["legacy-token-sets", "no-tokens", "source-unused"])
  }

  @Test func readsSetsBesideDamagedThemes() {
    let found = ResolvedFiles([
      "t.json": """
      {"core": \(Self.set(["a": "1"])), "$themes": [{"id": "x", "name": "Light"}], "$metadata": {}}
      """
    ])
    #expect(found.names == ["a"])
    #expect(found.choices == [])
    #expect(found.codes.sorted() == ["legacy-token-sets", "theme-without-sets"])
  }

  @Test func keepsAThemeThatChoosesNothingBesideOthers() {
    let found = ResolvedFiles(
      Self.export(
        ["core": Self.set(["a": "1"]), "more": Self.set(["a": "2"])],
        themes: [
          Self.theme("Some", "g", ["core": "enabled"]), Self.theme("None", "g", [:]),
          #"{"name": "Odd", "group": "g"}"#,
        ], order: ["core", "more"]))
    #expect(found.choices == ["g: Some, None"])
    #expect(found.codes.sorted() == ["legacy-token-sets", "source-unused", "theme-without-sets"])
  }

  private static func colors(_ value: String) -> String {
    "{" + (0..<8).map { #""c\#($0)": {"$value": "\#(value)", "$type": "color"}"# }.joined(separator: ", ") + "}"
  }

  @Test func makesSetsThatAreAlikeModesWhereNoThemeChooses() {
    let found = ResolvedFiles(
      Self.export(
        ["global": Self.set(["a": "1"]), "light": Self.colors("#fff"), "dark": Self.colors("#000")],
        order: ["global", "light", "dark"]))
    #expect(found.choices == ["theme: light, dark"])
    #expect(found.token("c0", "Light")?.value != found.token("c0", "Dark")?.value)
    #expect(found.number("a", "Dark") == 1)
    #expect(found.codes == ["legacy-color-string", "legacy-token-sets"])
  }

  @Test func knowsSetsByTheirReferences() {
    let found = ResolvedFiles([
      "t.json": """
      {"global": {"gray": {"value": "#111", "type": "color"}, "raw": {"value": "{gray}", "type": "color"}},
       "light": {"ink": {"value": "{gray.value}", "type": "color"}}}
      """
    ])
    #expect(found.names == ["gray", "raw", "ink"])
    #expect(found.target("ink") == "gray")
    #expect(found.codes.contains("legacy-token-sets"))
  }

  @Test(arguments: [
    // From the root, into another file, and to itself.
    ##"{"a": {"x": {"value": "#111", "type": "color"}}, "b": {"y": {"value": "{a.x}", "type": "color"}}}"##,
    ##"{"a": {"gap": {"value": "{gap}", "type": "color"}}, "b": {"y": {"value": "#111", "type": "color"}}}"##,
    ##"{"b": {"own": {"value": "{own}", "type": "color"}}, "c": {"z": {"value": "#111", "type": "color"}}}"##,
  ])
  func leavesOtherReferencesAlone(text: String) {
    let found = WrittenFiles(["t.json": text, "gap.json": ##"{"gap": {"value": "#222", "type": "color"}}"##])
    #expect(!found.codes.contains("legacy-token-sets"))
  }

  @Test func laysItsSetsOverEachOtherOnPurpose() {
    var files = Self.export(["a": Self.set(["x": "1"]), "b": Self.set(["x": "2"])], order: ["a", "b"])
    files["own.tokens.json"] = Array(Self.set(["y": "1"]).utf8)
    #expect(!ResolvedFiles(files).codes.contains("merge-collision"))
    files["own.tokens.json"] = Array(Self.set(["x": "1"]).utf8)
    #expect(ResolvedFiles(files).codes.contains("merge-collision"))
  }
}
