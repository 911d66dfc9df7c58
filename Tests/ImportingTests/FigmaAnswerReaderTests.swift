import DesignModel
import Testing
import TextCore

/// Answers of Figma's REST API (W-32).
@Suite struct FigmaAnswerReaderTests {
  private static func collection(
    _ id: String, _ name: String, modes: KeyValuePairs<String, String>, more: String = ""
  ) -> String {
    let modes = modes.map { #"{"modeId": "\#($0)", "name": "\#($1)"}"# }.joined(separator: ", ")
    return #""\#(id)": {"name": "\#(name)", "modes": [\#(modes)]\#(more)}"#
  }

  private static func variable(
    _ id: String, _ name: String, in collection: String, _ values: KeyValuePairs<String, String>,
    type: String = "FLOAT", more: String = ""
  ) -> String {
    let values = values.map { #""\#($0)": \#($1)"# }.joined(separator: ", ")
    return #""\#(id)": {"name": "\#(name)", "variableCollectionId": "\#(collection)", "resolvedType": "\#(type)", "#
      + #""valuesByMode": {\#(values)}\#(more)}"#
  }

  private static func alias(_ id: String) -> String { #"{"type": "VARIABLE_ALIAS", "id": "\#(id)"}"# }

  private func read(_ collections: [String], _ variables: [String]) -> ResolvedFiles {
    let variables = variables.joined(separator: ",\n")
    let collections = collections.joined(separator: ",\n")
    return ResolvedFiles([
      "answer.json": #"{"meta": {"variables": {\#(variables)}, "variableCollections": {\#(collections)}}}"#
    ])
  }

  @Test func givesEachTypeItsName() {
    let found = read(
      [Self.collection("c", "Base", modes: ["m": "Mode 1"])],
      [
        Self.variable("1", "ink/blue", in: "c", ["m": #"{"r": 0, "g": 0.5, "b": 1, "a": 0.25}"#], type: "COLOR"),
        Self.variable("2", "gap", in: "c", ["m": "8"]),
        Self.variable("3", "label", in: "c", ["m": #""{Buy}""#], type: "STRING"),
        Self.variable("4", "flag", in: "c", ["m": "true"], type: "BOOLEAN"),
      ])
    #expect(found.names == ["ink.blue", "gap", "label", "flag"])
    #expect(found.catalog.tokens.map(\.type) == ["color", "number", "string", "boolean"])
    let twin = ResolvedFiles([
      "t.json": """
      {"ink": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0.5, 1], "alpha": 0.25}}}
      """
    ])
    #expect(found.token("ink.blue")?.value == twin.token("ink")?.value)
    #expect(twin.token("ink")?.value != nil)
    #expect(found.number("gap") == 8)
    #expect(found.token("label")?.value == .text("{Buy}"))
    #expect(found.token("flag")?.value == .flag(true))
    #expect(found.codes == ["figma-rest", "nonstandard-type"])
  }

  @Test func makesModesAModifierWithTheDefaultFirst() {
    let found = read(
      [
        Self.collection("c", "Theme", modes: ["d": "Dark", "l": "Light"], more: #", "defaultModeId": "l""#),
        Self.collection("p", "Base", modes: ["m": "Mode 1"]),
      ],
      [
        Self.variable("2", "white", in: "p", ["m": "255"]), Self.variable("3", "black", in: "p", ["m": "0"]),
        Self.variable("1", "bg", in: "c", ["d": Self.alias("3"), "l": Self.alias("2")]),
        Self.variable("4", "same", in: "c", ["l": "7"]),
      ])
    #expect(found.choices == ["Theme: Light, Dark"])
    #expect(found.target("bg", "Light") == "white")
    #expect(found.number("bg", "Dark") == 0)
    #expect(found.number("same", "Dark") == 7, "a mode without a value has that of the default")
  }

  @Test func findsTheAnswerAtTheRootToo() {
    let found = ResolvedFiles([
      "answer.json": """
      {"variables": {"1": {"name": "gap", "valuesByMode": {"m": 4}}}, "variableCollections": {}}
      """
    ])
    #expect(found.number("gap") == 4)
    #expect(found.catalog.tokens.map(\.type) == ["number"], "the form of the value gives the type")
  }

  @Test func putsTheCollectionBeforeNamesThatSeveralHave() {
    let found = read(
      [
        Self.collection("a", "light/base", modes: ["m": "1"]), Self.collection("b", "dark", modes: ["m": "1"]),
        Self.collection("c", "size", modes: ["m": "1"]),
      ],
      [
        Self.variable("1", "ink", in: "a", ["m": "1"]), Self.variable("2", "only", in: "a", ["m": "2"]),
        Self.variable("3", "ink", in: "b", ["m": "3"]),
        Self.variable("4", "gap", in: "c", ["m": Self.alias("3")]),
      ])
    #expect(found.names == ["light.base.ink", "light.base.only", "dark.ink", "gap"])
    #expect(found.target("gap") == "dark.ink")
  }

  @Test func leavesTheFilesOwnNamesAloneBesideThoseOfLibraries() {
    let found = read(
      [
        Self.collection("a", "mode", modes: ["m": "1"]),
        Self.collection("b", "mode", modes: ["m": "1"], more: #", "remote": true"#),
        Self.collection("c", "mode", modes: ["m": "1"], more: #", "remote": true"#),
      ],
      ["a", "b", "c"].enumerated().map { Self.variable("\($0)", "ink", in: $1, ["m": "\($0)"]) })
    #expect(found.names == ["ink", "mode.ink", "mode 2.ink"])
    #expect(found.number("mode 2.ink") == 2)
  }

  @Test func makesAVariableWithTheNameOfAFolderItsRootToken() {
    let found = read(
      [Self.collection("c", "Base", modes: ["m": "1"])],
      [
        Self.variable("1", "bg", in: "c", ["m": "1"]), Self.variable("2", "bg/hover", in: "c", ["m": "2"]),
        Self.variable("3", "use", in: "c", ["m": Self.alias("1")]),
      ])
    #expect(found.names == ["bg.$root", "bg.hover", "use"])
    #expect(found.target("use") == "bg.$root")
    #expect(found.codes == ["figma-rest", "legacy-token-and-group"])
  }

  @Test func keepsNotesAndMarksDeletedVariables() {
    let found = read(
      [Self.collection("c", "Base", modes: ["m": "1"])],
      [
        Self.variable(
          "1", "gap", in: "c", ["m": "1"],
          more: #", "description": "Between", "scopes": ["GAP"], "hiddenFromPublishing": true"#),
        Self.variable("2", "old", in: "c", ["m": "2"], more: #", "deletedButReferenced": true"#),
      ])
    let gap = found.declared("gap")
    #expect(gap?.description == "Between")
    #expect(gap?.extensions?["com.figma.scopes"]?.isSame(as: list(["GAP"])) == true)
    #expect(gap?.extensions?["com.figma.hiddenFromPublishing"] != nil)
    #expect(found.declared("old")?.deprecation == .yes(reason: "deleted in Figma"))
  }

  private func list(_ words: [String]) -> Expression {
    let place = SourceRange(SourceID(0), 0..<1)
    return Expression(.list(words.map { Expression(.text($0), at: place) }), at: place)
  }

  @Test func saysWhichVariableAnAliasMisses() {
    let found = read(
      [Self.collection("c", "Base", modes: ["m": "1"])],
      [Self.variable("1", "a", in: "c", ["m": Self.alias("elsewhere")]), Self.variable("2", "b", in: "c", [:])])
    #expect(found.codes.sorted() == ["figma-no-value", "figma-rest", "ref-unresolved"])
    #expect(
      found.diagnostics.contains { $0.problem.message == "'a' is an alias of a variable that is not in this answer" })
  }

  @Test func offersTheModesOfExtendedCollections() {
    let brand =
      #""b": {"name": "Brand B", "isExtension": true, "parentVariableCollectionId": "a", "#
      + #""modes": [{"modeId": "bl", "name": "Light", "parentModeId": "l"}, {"modeId": "bd", "name": "Dark", "parentModeId": "d"}], "#
      + #""variableOverrides": {"1": {"bd": 30}}}"#
    let found = read(
      [Self.collection("a", "Brand", modes: ["l": "Light", "d": "Dark"]), brand],
      [Self.variable("1", "bg", in: "a", ["l": "10", "d": "20"])])
    #expect(found.choices == ["Brand: Light, Dark, Brand B Light, Brand B Dark"])
    #expect(found.number("bg", "Brand B Light") == 10)
    #expect(found.number("bg", "Brand B Dark") == 30)
    #expect(found.number("bg", "Dark") == 20)
  }

  @Test func endsWhereExtensionsGoRoundInCircles() {
    let circle = ["a", "b"].map { id in
      Self.collection(
        id, id, modes: ["m\(id)": "m"], more: #", "parentVariableCollectionId": "\#(id == "a" ? "b" : "a")""#)
    }
    let found = read(circle, [Self.variable("1", "x", in: "a", ["other": "4"])])
    #expect(found.choices == ["a: a, b"])
    #expect(found.number("x") == 4)
  }

  @Test func readsDefaultsAloneWhereModesAreTooMany() {
    let modes = (0...256).map { #"{"modeId": "m\#($0)", "name": "m\#($0)"}"# }.joined(separator: ", ")
    let found = read(
      [#""c": {"name": "c", "modes": [\#(modes)]}"#], [Self.variable("1", "x", in: "c", ["m0": "4", "m1": "5"])])
    #expect(found.choices == [])
    #expect(found.number("x") == 4)
    #expect(found.codes.contains("limit-modes"))
  }

  @Test func saysOnceInWhichModesAVariableIsMissing() {
    let found = read(
      [Self.collection("c", "Base", modes: ["l": "Light", "d": "Dark", "x": "Extra"])],
      [Self.variable("1", "a/b", in: "c", ["l": Self.alias("x:1"), "d": Self.alias("x:2"), "x": "3"])])
    let errors = found.diagnostics.filter { $0.problem.code == "ref-unresolved" }
    #expect(errors.count == 1)
    #expect(errors.first?.problem.severity == .error)
    #expect(errors.first?.subject == "a.b")
    #expect(errors.first?.problem.message.hasSuffix("not in this answer in the modes 'Light', 'Dark'") == true)
    #expect(found.number("a.b", "Extra") == 3)
  }

  // 4.000000057 is 4 in single precision, and 0.10000000149011612 is its 0.1; whole numbers stay what they are.
  @Test func readsNumbersInSinglePrecision() {
    let found = read(
      [Self.collection("c", "Base", modes: ["m": "1"])],
      [
        Self.variable("1", "a", in: "c", ["m": "4.000000057"]),
        Self.variable("2", "b", in: "c", ["m": "0.10000000149011612"]),
        Self.variable("3", "c", in: "c", ["m": "16777217"]), Self.variable("4", "d", in: "c", ["m": "1e300"]),
      ])
    #expect(found.number("a") == 4)
    #expect(found.number("b") == 0.1)
    #expect(found.number("c") == 16_777_217)
    #expect(found.number("d") == 1e300)
  }

  @Test func saysThatPublishedVariablesHaveNoValues() {
    let found = ResolvedFiles([
      "p.json": """
      {"meta": {"variables": {"1": {"name": "a", "variableCollectionId": "c", "resolvedDataType": "COLOR"}},
       "variableCollections": {"c": {"name": "C"}}}}
      """
    ])
    let problem = found.diagnostics.first { $0.problem.code == "figma-no-value" }?.problem
    #expect(problem?.hint?.contains("/variables/local") == true)
  }
}
