import DesignModel
import Testing
import TextCore

@Suite struct LegacyReferenceTests {
  private func resolved(_ text: String) -> ResolvedText { ResolvedText(text, isStrict: false) }

  @Test func dropsALastValueAndSpacesOnlyWhenThePathLeadsNowhere() {
    let text = resolved(
      #"""
      {"$type": "number", "a": {"b": {"$value": 1}}, "g": {"value": {"$value": 2}},
       "u": {"$value": "{a.b.value}"}, "v": {"$value": "{ a.b.$value }"}, "w": {"$value": "{g.value}"}}
      """#)
    #expect(["u", "v", "w"].map { text.token($0)?.value } == [.number(1), .number(1), .number(2)])
    #expect(text.codes == ["legacy-alias-value", "legacy-alias-space"])
    #expect(text.catalog.chain(of: 2, in: 0).map { text.catalog.name(of: $0) } == ["a.b"])
  }

  @Test func meansTheRootOfAGroup() {
    let text = resolved(
      ##"""
      {"$type": "color", "g": {"$root": {"$value": "#000000"}, "x": {"$value": "#ffffff"}}, "u": {"$value": "{g}"},
       "b": {"$type": "border", "$value": {"color": "{g}", "width": "1px", "style": "solid"}},
       "c": {"$value": {"$ref": "#/u/$value"}}}
      """##)
    #expect(text.token("u")?.value == text.token("g.$root")?.value)
    #expect(text.token("c")?.value == text.token("g.$root")?.value)
    #expect(text.token("b")?.parts.map { text.catalog.name(of: $0.target) } == ["g.$root"])
    #expect(text.codes == ["legacy-color-string", "legacy-alias-root", "legacy-dimension-string"])
  }

  @Test func readsADollarOnlyBeforeAToken() {
    let text = resolved(
      ##"""
      {"colors": {"red": {"$type": "color", "$value": "#ff0000"}}, "u": {"$type": "color", "$value": "$colors.red"},
       "price": {"$type": "string", "$value": "$5.00"}, "bad": {"$type": "color", "$value": "$colors.blue"}}
      """##)
    #expect(text.token("u")?.value == text.token("colors.red")?.value)
    #expect(text.token("u")?.target == text.token("colors.red").flatMap { _ in text.catalog.tokens[0].path })
    #expect(text.token("price")?.value == .text("$5.00"))
    #expect(text.codes.contains("value-shape bad"))
    #expect(text.codes.contains("legacy-dollar-alias"))
  }

  @Test func takesAnItemOfAPlainListByItsNumber() {
    let text = resolved(
      ##"""
      {"alpha": [1, 0.75, 0.5], "half": {"$type": "number", "$value": "{alpha.2}"},
       "none": {"$type": "number", "$value": "{alpha.3}"}}
      """##)
    #expect(text.token("half")?.value == .number(0.5))
    #expect(text.token("none")?.value == nil)
    #expect(text.codes.contains("ref-unresolved none"))
  }

  @Test func takesAPlainValueForATokenThatItNames() {
    let text = resolved(
      ##"""
      {"raw": {"red": "#ff0000", "size": 16, "unit": "px", "self": "{raw.self}", "same": "{raw.red}"},
       "c": {"$type": "color", "$value": "{raw.red}"}, "d": {"$type": "color", "$value": "{raw.same}"},
       "s": {"$type": "dimension", "$value": "{raw.size}{raw.unit}"}, "x": {"$type": "color", "$value": "{raw.self}"}}
      """##)
    let red = text.token("c")?.value
    #expect(red?.color?.hex == "#ff0000")
    #expect(text.token("d")?.value == red)
    #expect(text.token("s")?.value == .quantity(16, unit: "px"))
    #expect(text.token("x")?.value == nil)
    #expect(text.token("c")?.target == nil)
    #expect(text.codes.contains("legacy-plain-leaf"))
  }

  @Test func keepsTheErrorAndTheNameThatWasMeant() {
    let text = resolved(#"{"size": {"$type": "number", "$value": 1}, "u": {"$value": "{ siza.value }"}}"#)
    #expect(text.codes == ["ref-unresolved u"])
    let double = resolved(
      #"{"size": {"$type": "number", "$value": 1}, "u": {"$type": "number", "$value": "{siza} * 2"}}"#)
    #expect(double.diagnostics.map(\.problem.hint) == ["did you mean '{size}'?"])
  }

  @Test func triesTheLongestNameAtEachLevel() throws {
    // Names with periods as another reader may put them there, each level with a shorter one that leads astray.
    var declarations = Declarations()
    var tree = SourceTree()
    let range = SourceRange(SourceID(0), 0..<1)
    func token(_ value: Expression.Form) -> TokenDeclaration {
      var token = TokenDeclaration(range: range)
      token.type = Located("number", at: range)
      token.value = Expression(value, at: range)
      return token
    }
    func add(_ path: PathID, _ slot: Slot) { tree.entries.append(SourceTree.Entry(path: path, slot: slot)) }
    let group = declarations.add(GroupProperties(range: range))
    let space = declarations.paths.intern("space", under: .root)
    add(space, group)
    let half = declarations.paths.intern("0.5", under: space)
    add(half, declarations.add(token(.number(2))))
    let nought = declarations.paths.intern("0", under: space)
    add(nought, group)
    add(declarations.paths.intern("x", under: nought), declarations.add(token(.number(3))))
    for (name, segments) in [
      ("u", ["space", "0", "5"]), ("v", ["space", "0", "x"]), ("w", ["space", "0", "5", "value"]),
    ] {
      let target = segments.reduce(PathID.root) { declarations.paths.intern($1, under: $0) }
      add(declarations.paths.intern(name, under: .root), declarations.add(token(.alias(target))))
    }
    var diagnostics = Diagnostics()
    var plan = ResolutionPlan()
    let number = plan.add(tree)
    plan.steps.append(.trees([number]))
    var sources = SourceSet()
    sources.add(path: "a.json", bytes: Array("{}".utf8))
    let catalog = Catalog(
      plan, declarations, sources: sources, appearances: plan.defaultAppearances(), isStrict: false, into: &diagnostics)
    let values = ["u", "v", "w"].map { name in catalog.index(named: name).flatMap { catalog.value(of: $0, in: 0) } }
    #expect(values == [.number(2), .number(3), .number(2)])
    #expect(
      Set(diagnostics.finished(in: sources).map(\.problem.code)) == ["legacy-name-period", "legacy-alias-value"])
  }

  @Test func staysStrictWhenItIsAskedTo() {
    let text = ResolvedText(
      #"""
      {"$type": "number", "a": {"$value": 1}, "g": {"$root": {"$value": 2}}, "u": {"$value": "{a.value}"},
       "v": {"$value": "{ a }"}, "w": {"$value": "{g}"}, "x": {"$value": "{a} * 2"}, "y": {"$value": "$a"}}
      """#)
    #expect(
      text.codes == ["ref-unresolved u", "ref-unresolved v", "ref-not-token w", "ref-syntax x", "value-shape y"])
  }
}
