import DesignModel
import Testing
import TextCore

@Suite struct ExtendingTests {
  @Test func putsInheritedTokensAfterTheGroupsOwnAndBeforeItsGroups() {
    let text = ResolvedText(
      #"""
      {"base": {"$type": "number", "x": {"$value": 1}, "y": {"$value": 2}},
       "next": {"$extends": "{base}", "own": {"$value": 3}, "inner": {"z": {"$value": 4}}}}
      """#)
    #expect(text.names == ["base.x", "base.y", "next.own", "next.x", "next.y", "next.inner.z"])
  }

  @Test func inheritsThroughGroupsThatExistOnlyByInheritance() {
    let text = ResolvedText(
      #"""
      {"c": {"$extends": "{b.inner}"}, "b": {"$extends": "{a}"},
       "a": {"inner": {"$type": "number", "x": {"$value": 1}}}}
      """#)
    #expect(text.diagnostics == [])
    #expect(text.token("c.x")?.value == .number(1))
  }

  @Test func keepsTheTypeThatAnInheritedTokenHadFromAGroupAboveItsOwn() {
    let text = ResolvedText(
      #"""
      {"colors": {"$type": "color", "base": {"x": {"$value": {"colorSpace": "srgb", "components": [1, 0, 0]}}}},
       "next": {"$extends": "{colors.base}", "$type": "number", "n": {"$value": 4}}}
      """#)
    #expect(text.token("next.x")?.type == "color")
    #expect(text.token("next.n")?.type == "number")
  }

  @Test func reportsEveryGroupOfACycleByWayOfAnInnerGroup() {
    let text = ResolvedText(
      #"{"a": {"b": {"$extends": "{c}"}}, "c": {"$extends": "{a}"}}"#)
    #expect(Set(text.codes) == ["extends-cycle a.b", "extends-cycle c"])
  }

  // Each group has the one before it twice over; the first holds a token, an empty group, or what is neither.
  @Test(arguments: [#""x": {"$type": "number", "$value": 1}"#, #""x": {}"#, #""x": 1"#])
  func stopsGroupsThatDoubleWithoutEnd(member: String) {
    var groups = [#""g0": {\#(member)}"#]
    for level in 1...40 {
      groups.append(#""g\#(level)": {"l": {"$extends": "{g\#(level - 1)}"}, "r": {"$extends": "{g\#(level - 1)}"}}"#)
    }
    var limits = Limits()
    limits.tokens = 5_000
    let text = ResolvedText("{" + groups.joined(separator: ",") + "}", limits: limits)
    #expect(text.diagnostics.map(\.problem.code).filter { $0.hasPrefix("limit") } == ["limit-tokens"])
    #expect(text.names.count <= 1, "what is written stays")
  }

  @Test func stopsManyGroupsThatExtendALargeOne() {
    let members = (0..<2_000).map { #""m\#($0)": 1"# }.joined(separator: ",")
    let groups = (0..<2_000).map { #""g\#($0)": {"$extends": "{base}"}"# }.joined(separator: ",")
    var limits = Limits()
    limits.tokens = 100_000
    let text = ResolvedText(#"{"base": {\#(members)}, \#(groups)}"#, limits: limits)
    #expect(text.diagnostics.map(\.problem.code).filter { $0.hasPrefix("limit") } == ["limit-tokens"])
  }

  @Test func takesAReferenceToAReferenceToAGroupForAGroup() {
    let text = ResolvedText(
      ##"""
      {"a": {"$ref": "#/m"}, "m": {"$ref": "#/group"}, "group": {"x": {"$type": "number", "$value": 1}}}
      """##)
    #expect(text.diagnostics == [])
    #expect(text.token("a.x")?.value == .number(1))
    #expect(text.token("m.x")?.value == .number(1))
  }

  @Test func endsAChainOfTenThousandGroups() {
    let groups = (0..<10_000).map { #""g\#($0)": {"$extends": "{g\#($0 + 1)}"}"# }
    let text = ResolvedText(
      "{" + groups.joined(separator: ",") + #", "g10000": {"x": {"$type": "number", "$value": 1}}}"#)
    #expect(text.diagnostics.map(\.problem.code).contains("limit-chain"))
  }

  @Test func suggestsTheGroupThatWasMeant() {
    let text = ResolvedText(#"{"buttons": {"x": {"$type": "number", "$value": 1}}, "n": {"$extends": "{button}"}}"#)
    #expect(text.diagnostics.first?.problem.hint == "did you mean '{buttons}'?")
  }
}
