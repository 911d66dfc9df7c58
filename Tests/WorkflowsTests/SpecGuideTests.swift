import TestKit
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

  private func offset(_ diagnostic: Diagnostic) -> Int {
    if case .range(let range) = diagnostic.place { Int(range.lower) } else { -1 }
  }

  private static let hundred = (0..<100).map { #""v\#($0)""# }.joined(separator: ", ")

  // Each mark is a fault, and is told in the order in which faults stand in the file.
  @Test(arguments: [
    (#"{"anatomy": {"kind": "stack", "fill": ↓"{palette.blue}"}}"#, ["spec-primitive"], false),
    (#"{"anatomy": {"kind": "stack", "padding": ↓12}}"#, ["spec-raw-value"], false),
    (#"{"anatomy": {"kind": "stack", "fill": ↓"{color.acent}"}}"#, ["spec-token-unknown"], true),
    (#"{"anatomy": {"kind": "stack", "fill": ↓"{inset.tight}"}}"#, ["spec-token-type"], true),
    (
      #"{"anatomy": {"kind": "stack", "part": "a"}, "variants": [{"when": {}, "set": {↓"b.fill": "{color.accent}"}}]}"#,
      ["spec-part"], true
    ),
    (
      #"{"anatomy": ↓{"kind": "stack", "part": "a", "width": ↓80, "height": ↓40}, "accessibility": {"target": "a"}}"#,
      ["spec-target", "spec-raw-value", "spec-raw-value"], false
    ),
    (
      #"{↓"properties": {"tone": {"values": [\#(hundred)]}}, "anatomy": {"kind": "stack"}}"#, ["spec-combinations"],
      false
    ),
    (#"{"anatomy": {"kind": "icon", "icon": ↓"heart"}}"#, ["spec-icon"], true),
  ])
  func reportsAFaultAndMakesTheRestOfThePage(marked: String, codes: [String], isError: Bool) throws {
    let spec = MarkedText(marked)
    let guide = guide(spec.text)
    let found = guide.diagnostics.sorted { offset($0) < offset($1) }
    #expect(found.map(\.problem.code) == codes)
    #expect(found.map(offset) == spec.offsets)
    #expect(guide.hasErrors == isError)
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
