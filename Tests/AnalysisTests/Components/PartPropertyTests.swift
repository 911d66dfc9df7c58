import Analysis
import DesignModel
import Testing

@Suite struct PartPropertyTests {
  private static let system = WrittenSystem(
    tokens: ["blue": color(0x0000FF), "accent": alias("blue"), "s": dimension(8), "m": dimension(12)],
    specs: [
      "c": #"""
      {"properties": {"state": {"values": ["rest", "on"]}},
       "anatomy": {"kind": "stack", "part": "box", "padding": "{s}", "radius": {"topLeading": "{m}"}, "gap": 4},
       "variants": [{"when": {"state": "on"}, "set": {"box.fill": "{accent}"}}]}
      """#
    ]
  ).analysed

  private func hops(_ name: String) throws -> [String] {
    let part = try #require(Self.system.partProperties().first { $0.name == name })
    return Self.system.traces(of: part.property, named: name).flatMap(\.hops).map { "\($0.name) \($0.display)" }
  }

  @Test func namesPropertiesAsSpecsAndPagesWriteThem() {
    #expect(
      Self.system.partProperties().map(\.name) == [
        "c/box.gap", "c/box.padding", "c/box.paddingY", "c/box.paddingTop", "c/box.paddingX", "c/box.paddingLeading",
        "c/box.paddingBottom", "c/box.paddingTrailing", "c/box.fill", "c/box.radiusTopLeading",
      ])
  }

  @Test func tracesAPartThroughItsTokens() throws {
    #expect(try hops("c/box.fill") == ["c/box.fill #0000ff", "accent #0000ff", "blue #0000ff"])
    #expect(try hops("c/box.padding") == ["c/box.padding 8 px", "s 8 px"])
  }

  @Test func namesNodesWithoutAPartByTheirKind() {
    let system = WrittenSystem(
      tokens: ["s": dimension(8)],
      specs: [
        "c": #"""
        {"anatomy": {"kind": "stack", "gap": "{s}", "children": [
          {"kind": "stack", "part": "stack-3", "gap": "{s}"}, {"kind": "stack", "gap": "{s}"}]}}
        """#
      ]
    ).analysed
    #expect(system.partProperties().map(\.name) == ["c/stack-1.gap", "c/stack-3.gap", "c/stack-3-2.gap"])
  }

  @Test func knowsTheComponentsThatUseARoleInAComposite() throws {
    let border = #"""
      {"$type": "border", "$value": {"color": "{line}", "width": {"value": 1, "unit": "px"}, "style": "solid"}}
      """#
    let system = WrittenSystem(
      tokens: ["blue": color(0x0000FF), "line": alias("blue"), "edge": border, "field.edge": alias("edge")],
      specs: ["field": #"{"anatomy": {"kind": "stack", "part": "box", "border": "{field.edge}"}}"#]
    ).analysed
    let line = try #require(system.catalog.index(named: "line"))
    #expect(system.componentUses(of: line).map(\.part) == ["box"])
  }

  @Test func tracesALiteralToItself() throws {
    #expect(try hops("c/box.gap") == ["c/box.gap 4"])
  }

  @Test func knowsTheComponentsThatUseARole() throws {
    let accent = try #require(Self.system.catalog.index(named: "accent"))
    let blue = try #require(Self.system.catalog.index(named: "blue"))
    #expect(Self.system.componentUses(of: accent).map { "\($0.part).\($0.property.rawValue)" } == ["box.fill"])
    #expect(Self.system.componentUses(of: blue).isEmpty)
  }
}
