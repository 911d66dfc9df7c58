import DesignModel
import Importing
import TestKit
import Testing
import TextCore

@testable import Analysis

@Suite struct SpecCheckTests {
  private static let system = WrittenSystem(
    tokens: [
      "palette.blue": color(0x0000FF), "color.accent": alias("palette.blue"), "space.s": dimension(8),
      "inset.tight": alias("space.s"), "broken.a": alias("broken.b"), "broken.b": alias("broken.a"),
      "opacity.off": #"{"$type": "number", "$value": "{opacity.raw}"}"#, "opacity.raw": number(0.4),
      "grid.phone.width": dimension(375), "grid.phone.columns": number(12), "grid.phone.gutter": dimension(16),
      "grid.phone.margin": dimension(16),
    ],
    contexts: [
      "light": ["color.day": alias("palette.blue"), "grid.phone.columns": number(6)],
      "dark": ["color.night": alias("palette.blue")],
    ]
  ).analysed

  private func check(_ specs: [String], icons: [String] = []) throws -> Diagnostics {
    let system = Self.system
    var check = SpecCheck(system.catalog, tiers: system.tiers, grids: system.grids, icons: icons)
    var diagnostics = Diagnostics()
    for text in specs {
      var unwanted = Diagnostics()
      let source = Source(path: "components/a.json", bytes: Array(text.utf8))
      check.check(
        try #require(ComponentReader.read(source, isStrict: true, into: &unwanted)), into: &diagnostics)
      #expect(unwanted.items == [])
    }
    return diagnostics
  }

  private func check(_ members: String, icons: [String] = []) throws -> Diagnostics {
    try check([#"{"anatomy": \#(members)}"#], icons: icons)
  }

  @Test func saysNothingOfASoundSpec() throws {
    let found = try check([
      #"""
      {"anatomy": {"kind": "stack", "part": "a", "fill": "{color.accent}", "padding": "{inset.tight}",
       "opacity": "{opacity.off}", "width": {"grid": "grid.phone", "span": 6},
       "children": [{"kind": "text", "text": "{no.token}"}]},
       "variants": [{"when": {}, "set": {"a.gap": "{inset.tight}"}}]}
      """#
    ])
    #expect(found.items == [])
  }

  // DESIGN.md section 4.4: without a key, a token whose value holds no reference is a primitive.
  @Test(arguments: [
    ("spec-token-unknown", #""fill": ↓"{color.acent}""#), ("spec-token-unknown", #""padding": {"x": ↓"{color}"}"#),
    ("spec-token-unknown", #""gap": ↓"{inset.tight.x}""#), ("spec-token-type", #""fill": ↓"{inset.tight}""#),
    ("spec-token-type", #""radius": ↓"{color.accent}""#), ("spec-token-type", #""opacity": ↓"{space.s}""#),
    ("spec-token-type", #""shadow": ↓"{color.accent}""#), ("spec-token-valueless", #""fill": ↓"{color.day}""#),
    ("spec-token-valueless", #""fill": ↓"{color.night}""#), ("spec-primitive", #""fill": ↓"{palette.blue}""#),
    ("spec-primitive", #""padding": ↓"{space.s}""#), ("spec-grid", #""width": ↓{"grid": "grid.phne", "span": 1}"#),
    ("spec-grid", #""width": ↓{"grid": "grid", "span": 1}"#),
    ("spec-grid", #""padding": ↓{"grid": "grid.phone", "span": 13}"#),
  ])
  func reportsWhatANodeCannotBeSetTo(code: String, marked: String) throws {
    let text = MarkedText(#"{"anatomy": {"kind": "stack", \#(marked)}}"#)
    let found = try check([text.text])
    #expect(found.codes == [code])
    #expect(found.offsets == text.offsets)
  }

  @Test func reportsWhatAVariantCannotSet() throws {
    let text = MarkedText(
      #"""
      {"anatomy": {"kind": "stack", "part": "a"},
       "variants": [{"when": {}, "set": {"a.fill": ↓"{color.gone}", "a.radius": {"topLeading": ↓"{space.s}"}}}]}
      """#)
    let found = try check([text.text])
    #expect(found.codes == ["spec-token-unknown", "spec-primitive"])
    #expect(found.offsets == text.offsets)
  }

  @Test func reportsATokenInACycle() throws {
    let found = try check(#"{"kind": "stack", "fill": "{broken.a}"}"#)
    #expect(found.codes == ["spec-token-valueless"])
    #expect(found.items.map(\.problem.message) == ["'broken.a' has no value in 'Light'"])
  }

  @Test(
    arguments: [
      (#""fill": "{color.acent}""#, "'{color.acent}' names no token", "did you mean '{color.accent}'?"),
      (
        #""fill": "{space.s}""#, "'fill' takes a token of type color or gradient, and 'space.s' is of type dimension",
        nil
      ),
      (
        #""padding": "{color.accent}""#,
        "'padding' takes a token of type dimension, and 'color.accent' is of type color", nil
      ),
      (#""fill": "{color.day}""#, "'color.day' has no value in 'Dark'", nil),
      (
        #""fill": "{palette.blue}""#, "'palette.blue' is a primitive, which says nothing of its use",
        "name a role, or a token of the component"
      ),
      (
        #""width": {"grid": "grid.phne", "span": 1}"#, "'grid.phne' is no group of a grid",
        "did you mean 'grid.phone'?"
      ),
      (
        #""width": {"grid": "grid.phone", "span": 7}"#,
        "a span of 7 is more than the 6 columns of 'grid.phone' in 'Light'",
        nil
      ),
    ] as [(String, String, String?)])
  func saysWhatIsWrongAndWhatWasMeant(member: String, message: String, hint: String?) throws {
    let found = try check(#"{"kind": "stack", \#(member)}"#)
    #expect(found.items.map(\.problem.message) == [message])
    #expect(found.items.map(\.problem.hint) == [hint])
  }

  @Test func looksForIcons() throws {
    let text = MarkedText(#"{"anatomy": {"kind": "icon", "icon": ↓"chek"}}"#)
    #expect(try check([text.text], icons: ["chek"]).items == [])
    let found = try check([text.text], icons: ["arrow", "check"])
    #expect(found.codes == ["spec-icon"])
    #expect(found.offsets == text.offsets)
    #expect(found.items.map(\.problem.message) == ["there is no icon 'chek'"])
    #expect(found.items.map(\.problem.hint) == ["did you mean 'check'?"])
    #expect(try check([text.text], icons: []).codes == ["spec-icon"])
  }

  @Test func reportsAContentSizeThatIsNone() throws {
    let text = MarkedText(
      #"{"properties": {↓"contentSize": {"values": ["large", "xlarge"]}}, "anatomy": {"kind": "stack"}}"#)
    let found = try check([text.text])
    #expect(found.codes == ["spec-content-size"])
    #expect(found.offsets == text.offsets)
    #expect(found.items.map(\.problem.hint) == ["did you mean 'xLarge'?"])
  }

  @Test func suggestsNamesForFiftyThatAreNone() throws {
    let specs = (0..<60).map { #"{"anatomy": {"kind": "stack", "fill": "{color.accent\#($0)}"}}"# }
    let hints = try check(specs).items.map(\.problem.hint)
    #expect(hints.prefix(50).allSatisfy { $0 == "did you mean '{color.accent}'?" })
    #expect(hints.dropFirst(50) == Array(repeating: nil, count: 10)[...])
  }

  @Test func tellsATokenAGridAndAnIconOfOneNameApart() throws {
    let found = try check(
      #"{"kind": "stack", "fill": "{grid.phne}", "width": {"grid": "grid.phne", "span": 1}}"#)
    #expect(found.items.map(\.problem.hint) == [nil, "did you mean 'grid.phone'?"])
  }
}
