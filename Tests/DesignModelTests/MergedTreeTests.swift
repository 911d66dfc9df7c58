import DesignModel
import Testing
import TextCore

@Suite struct MergedTreeTests {
  private func resolver(_ sources: [String], modifiers: String = "{}", order: String = "") -> FileTree {
    [
      "a.resolver.json": """
      {"version": "2025.10", "sets": {"s": {"sources": [\(sources.joined(separator: ", "))]}}, "modifiers": \(modifiers),
       "resolutionOrder": [{"$ref": "#/sets/s"}\(order)]}
      """
    ]
  }

  @Test func keepsThePlaceOfAFirstDeclaration() {
    let text = ResolvedText(
      resolver([
        #"{"g": {"a": {"$type": "number", "$value": 1}, "b": {"$type": "number", "$value": 2}}}"#,
        #"{"h": {"$type": "number", "$value": 3}, "g": {"a": {"$type": "number", "$value": 9}}}"#,
        #"{"g": {"10": {"$type": "number", "$value": 4}, "2": {"$type": "number", "$value": 5}}}"#,
      ]))
    #expect(text.names == ["g.a", "g.b", "h", "g.10", "g.2"])
    #expect(text.token("g.a")?.value == .number(9))
  }

  @Test func putsWhatOnlyLaterAppearancesHaveAtTheEnd() {
    let text = ResolvedText(
      resolver(
        [#"{"a": {"$type": "number", "$value": 1}}"#],
        modifiers: #"{"m": {"contexts": {"x": [], "y": [{"0": {"$type": "number", "$value": 2}}]}}}"#,
        order:
          ##", {"$ref": "#/modifiers/m"}, {"name": "t", "type": "set", "sources": [{"z": {"$type": "number", "$value": 3}}]}"##
      ))
    #expect(text.names == ["a", "z", "0"])
    #expect(text.token("0", in: 0) == nil)
    #expect(text.token("0", in: 1)?.value == .number(2))
  }

  @Test func takesATreeThatIsLaidTwiceForLaidOnce() {
    var declarations = Declarations()
    var tree = SourceTree()
    let path = declarations.paths.intern("a", under: .root)
    let slot = declarations.add(TokenDeclaration(range: SourceRange(SourceID(0), 0..<1)))
    tree.entries.append(SourceTree.Entry(path: path, slot: slot))
    var merged = MergedTree()
    var diagnostics = Diagnostics()
    for _ in 1...2 { merged.lay(tree, joinsFiles: true, in: &declarations, into: &diagnostics) }
    #expect(merged[path] == slot)
    #expect(diagnostics.finished(in: SourceSet(["a.json": "{}"])).isEmpty)
  }

  @Test func takesAwayWhatStoodBelowAGroupThatBecomesAToken() {
    let text = ResolvedText(
      resolver([
        #"{"a": {"b": {"c": {"$type": "number", "$value": 1}}}}"#, #"{"a": {"$type": "number", "$value": 2}}"#,
      ]))
    #expect(text.names == ["a"])
    #expect(text.codes == ["merge-kind-mismatch a"])
  }

  @Test func mergesManyAppearancesAsEachAlone() throws {
    let contexts = { (name: String, value: Int) in
      #""\#(name)": {"contexts": {"x": [], "y": [{"\#(name)": {"$type": "number", "$value": \#(value)}}]}, "default": "x"}"#
    }
    let files = resolver(
      [#"{"p": {"$type": "number", "$value": 1}, "q": {"$type": "number", "$value": 2}, "sum": {"$value": "{p}"}}"#],
      modifiers: "{\(contexts("p", 10)), \(contexts("q", 20)), \(contexts("r", 30))}",
      order: ##", {"$ref": "#/modifiers/p"}, {"$ref": "#/modifiers/q"}, {"$ref": "#/modifiers/r"}"##)
    let text = ResolvedText(files)
    #expect(text.catalog.appearances.count == 8)
    for (index, appearance) in text.catalog.appearances.enumerated() {
      let chosen = appearance.contexts
      #expect(text.token("p", in: index)?.value == .number(chosen[0] == 1 ? 10 : 1))
      #expect(text.token("q", in: index)?.value == .number(chosen[1] == 1 ? 20 : 2))
      #expect(text.token("r", in: index)?.value == (chosen[2] == 1 ? .number(30) : nil))
      #expect(text.token("sum", in: index)?.value == .number(chosen[0] == 1 ? 10 : 1))
    }
  }

  @Test func warnsOfTokensThatTwoFilesDeclare() {
    let text = ResolvedText([
      "a.tokens.json": #"{"x": {"$type": "number", "$value": 1}, "y": {"$type": "number", "$value": 1}}"#,
      "b.tokens.json": #"{"x": {"$type": "number", "$value": 2}}"#,
    ])
    #expect(text.codes == ["merge-collision"])
    #expect(text.token("x")?.value == .number(2))
  }
}
