import Testing
import TextCore
import Workflows

/// Specs with faults, from files to pages.
@Suite struct SpecGuideTests {
  private static let tokens = #"""
    {"palette": {"blue": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 1]}}},
     "color": {"accent": {"$value": "{palette.blue}"}},
     "inset": {"tight": {"$type": "dimension", "$value": {"value": 4, "unit": "px"}}}}
    """#

  private func guide(_ spec: String) -> Guide {
    Guide(
      TokenSystem(
        Input([
          "guide.json": #"{"tiers": {"primitive": ["palette.**"], "component": []}}"#, "a.tokens.json": Self.tokens,
          "components/chip.json": spec,
        ])))
  }

  private static let hundred = (0..<100).map { #""v\#($0)""# }.joined(separator: ", ")

  @Test(arguments: [
    (#"{"anatomy": {"kind": "stack", "fill": "{palette.blue}"}}"#, ["spec-primitive"]),
    (#"{"anatomy": {"kind": "stack", "padding": 12}}"#, ["spec-raw-value"]),
    (#"{"anatomy": {"kind": "stack", "fill": "{color.acent}"}}"#, ["spec-token-unknown"]),
    (#"{"anatomy": {"kind": "stack", "fill": "{inset.tight}"}}"#, ["spec-token-type"]),
    (
      #"{"anatomy": {"kind": "stack", "part": "a"}, "variants": [{"when": {}, "set": {"b.fill": "{color.accent}"}}]}"#,
      ["spec-part"]
    ),
    (
      #"{"anatomy": {"kind": "stack", "part": "a", "width": 80, "height": 40}, "accessibility": {"target": "a"}}"#,
      ["spec-raw-value", "spec-raw-value", "spec-target"]
    ),
    (#"{"properties": {"tone": {"values": [\#(hundred)]}}, "anatomy": {"kind": "stack"}}"#, ["spec-combinations"]),
    (#"{"anatomy": {"kind": "icon", "icon": "heart"}}"#, ["spec-icon"]),
  ])
  func reportsAFaultAndMakesTheRestOfThePage(spec: String, codes: [String]) throws {
    let guide = guide(spec)
    #expect(guide.diagnostics.map(\.problem.code).sorted() == codes)
    let files = try #require(guide.files)
    #expect(files["components/chip.html"] != nil)
    #expect(files["components/index.html"] != nil)
  }

  @Test func leavesOutASpecThatCannotBeReadAndMakesTheGuide() throws {
    let guide = guide("{")
    #expect(guide.diagnostics.map(\.problem.code) == ["json-syntax"])
    let files = try #require(guide.files)
    #expect(files["components/chip.html"] == nil)
    #expect(files["color.html"] != nil)
  }
}
