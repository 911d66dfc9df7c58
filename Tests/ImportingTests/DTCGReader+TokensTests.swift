import DesignModel
import Testing
import TextCore

@testable import Importing

@Suite struct DTCGReaderTokensTests {
  private func files(_ text: String) -> WrittenFiles { WrittenFiles(["a.json": text]) }

  @Test func takesPropertiesWithoutDollarBesideAValue() {
    let found = files(
      #"{"a": {"$value": 1, "type": "number", "description": "d"}, "b": {"$type": "number", "$value": 1, "$description": "own", "description": "other"}}"#
    )
    #expect(found.token("a")?.type?.value == "number")
    #expect(found.token("a")?.description == "d")
    #expect(found.token("b")?.description == "own")
    #expect(found.codes == ["legacy-no-dollar"])
  }

  @Test func readsCommentsAndDeprecations() {
    let found = files(
      #"""
      {"a": {"value": 1, "comment": "c", "deprecated": true, "deprecated_comment": "use b"},
       "b": {"value": 1, "comment": "c", "description": "d", "deprecated": false},
       "c": {"value": 1, "deprecated_comment": "gone"}, "d": {"value": 1, "comment": "c", "description": ""}}
      """#)
    #expect(found.token("a")?.description == "c")
    #expect(found.token("a")?.deprecation == .yes(reason: "use b"))
    #expect(found.token("b")?.description == "d")
    #expect(found.token("b")?.deprecation == .no)
    #expect(found.token("c")?.deprecation == .yes(reason: "gone"))
    #expect(found.token("d")?.description == "c")
  }

  @Test func countsTokensWithFreeMembersOnceAFile() {
    let found = files(
      #"""
      {"a": {"$type": "number", "$value": 1, "alpha": 0.5, "attributes": {"category": "size"}},
       "b": {"$type": "number", "$value": 2, "$schema": "s", "uuid": "u"}, "c": {"$type": "number", "$value": 3}}
      """#)
    #expect(found.names == ["a", "b", "c"])
    #expect(found.codes == ["legacy-token-member"])
  }

  @Test func readsATokenWithChildrenAsTheRootOfAGroup() {
    let found = files(
      #"""
      {"bg": {"value": "#fff", "type": "color", "hover": {"value": "#eee"}, "attributes": {"value": "x"},
       "deep": {"low": {"value": "#ddd"}}}}
      """#)
    #expect(found.names == ["bg.$root", "bg.hover", "bg.deep.low"])
    // The children take the type of the token, so that none is guessed.
    #expect(found.token("bg.hover")?.type == nil)
    #expect(found.codes == ["legacy-token-and-group", "legacy-token-member", "legacy-no-dollar"])
  }

  @Test func refusesATokenWithAValueAndARoot() {
    let found = files(#"{"bg": {"$type": "number", "$value": 1, "$root": {"$value": 2}}}"#)
    #expect(found.names == ["bg.$root"])
    #expect(found.codes == ["token-and-group"])
  }

  @Test func keepsAMemberNamedValueWhereItIsAToken() {
    let found = files(
      #"{"value": {"value": {"value": "1px"}}, "gap": {"value": {"value": 4, "unit": "px"}}}"#)
    #expect(found.names == ["value.value", "gap"])
  }

  @Test func takesTheTypeOfGroupsAsACourtesy() {
    let found = files(#"{"colors": {"type": "color", "comment": "c", "a": {"value": "red"}}, "b": {"value": "red"}}"#)
    #expect(found.names == ["colors.a", "b"])
    #expect(found.token("colors.a")?.type == nil)
    let groups = found.importing.declarations.groups
    #expect(groups.contains { $0.type?.value == "color" && $0.description == "c" })
  }

  @Test func takesTheTypeThatASchemaOfATokenNames() {
    let schema = "https://example.com/schemas/token-types/opacity.json"
    let found = files(#"{"faint": {"$schema": "\#(schema)", "value": "0.1"}}"#)
    #expect(found.token("faint")?.type?.value == "opacity")
  }

  @Test func keepsPlainLeavesForReferences() {
    let found = files(#"{"hue": {"red": 0, "list": [1, 2]}, "a": {"value": "{hue.red}"}}"#)
    #expect(found.names == ["a"])
    let members = found.importing.plan.trees[0].entries.filter { if case .member = $0.slot { true } else { false } }
    #expect(members.map { found.importing.declarations.paths.text(of: $0.path) } == ["hue.red", "hue.list"])
    #expect(found.codes == ["unknown-member", "legacy-no-dollar"])
  }

  @Test func readsPeriodsAndRefusesBraces() {
    let found = files(#"{"0.5": {"value": 2}, "{a}": {"value": 1}, "": {"value": 1}}"#)
    #expect(found.importing.plan.trees[0].entries.count == 2)
    #expect(
      found.codes.sorted()
        == ["legacy-name-period", "legacy-no-dollar", "name-char", "name-empty", "legacy-missing-type"].sorted())
  }
}
