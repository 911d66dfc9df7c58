import Foundation
import TestKit
import Testing
import TextCore
import Workflows

@Suite struct NearestTokensTests {
  /// Lines of `nearest` for a system of one file.
  private func lines(_ value: String, _ tokens: String) throws -> [String] {
    try lines(value, TokenSystem(Input(["a.tokens.json": tokens])))
  }

  private func lines(_ value: String, _ system: TokenSystem) throws -> [String] {
    let text = String(decoding: NearestListing.text(try NearestValue(value), in: system), as: UTF8.self)
    #expect(text.isEmpty || text.hasSuffix("\n"))
    return text.split(separator: "\n").map(String.init)
  }

  private let lengths = #"""
    {"x": {"$type": "dimension", "a": {"$value": {"value": 8, "unit": "px"}}, "b": {"$value": {"value": 12, "unit": "px"}},
      "c": {"$value": {"value": 0.75, "unit": "rem"}}, "d": {"$value": "3em"}, "e": {"$value": "10.25pt"},
      "role": {"$value": "{x.b}"}},
     "spacing": {"$type": "number", "n": {"$value": 30}}, "opacity": {"$type": "number", "n": {"$value": 31}},
     "z": {"$type": "number", "n": {"$value": 32}},
     "slow": {"$type": "duration", "$value": {"value": 12, "unit": "ms"}}, "ink": {"$type": "color", "$value": "#0000ff"}}
    """#

  @Test func putsTheLargerOfTwoLengthsFirstAndARoleBeforeAPrimitive() throws {
    #expect(
      try lines("10", lengths) == [
        "0.25  x.e  [*]  10.25 pt  primitive",
        "2  x.role  [*]  12 px  semantic",
        "2  x.b  [*]  12 px  primitive",
        "2  x.c  [*]  0.75 rem  primitive",
        "2  x.a  [*]  8 px  primitive",
        "20  spacing.n  [*]  30  primitive",
      ])
  }

  @Test func comparesARemWithPixels() throws {
    #expect(
      try lines("0.75rem", lengths).prefix(2) == ["0  x.role  [*]  12 px  semantic", "0  x.b  [*]  12 px  primitive"])
  }

  // ΔE2000 of black and white is 100.
  @Test func putsColorsOfAnotherAlphaBehind() throws {
    let colors = #"""
      {"c": {"$type": "color", "opaque": {"$value": "rgb(0 0 0)"}, "white": {"$value": "rgb(255 255 255 / 0.5)"},
        "black": {"$value": "rgb(0 0 0 / 0.505)"}, "clear": {"$value": "rgb(0 0 0 / 0.4)"}}, "n": {"$type": "number", "$value": 0}}
      """#
    #expect(
      try lines("rgb(0 0 0 / 0.5)", colors) == [
        "0.0  c.black  [*]  #000000 / 50.5%  primitive",
        "100.0  c.white  [*]  #ffffff / 50%  primitive",
        "0.0  c.opaque  [*]  #000000  primitive",
        "0.0  c.clear  [*]  #000000 / 40%  primitive",
      ])
  }

  @Test func passesOverColorsTooLargeToCompare() throws {
    let colors = #"""
      {"c": {"$type": "color", "huge": {"$value": {"colorSpace": "lab", "components": [50, 1e300, 1e300]}},
        "white": {"$value": "#fff"}}}
      """#
    #expect(try lines("#fff", colors) == ["0.0  c.white  [*]  #ffffff  primitive"])
  }

  @Test func listsATokenOnceForEachValue() throws {
    let system = TokenSystem(
      Input([
        "guide.json": ##"""
        {"appearances": [{"name": "One", "inputs": {"m": "x"}}, {"name": "Two", "inputs": {"m": "y"}},
          {"name": "Three", "inputs": {"m": "z"}}]}
        """##,
        "a.resolver.json": ##"""
        {"version": "2025.10", "sets": {"s": {"sources": [
           {"same": {"$type": "dimension", "$value": {"value": 5, "unit": "px"}}}]}},
         "modifiers": {"m": {"contexts": {
           "x": [{"a": {"$type": "dimension", "$value": {"value": 1, "unit": "px"}}}],
           "y": [{"a": {"$type": "dimension", "$value": {"value": 2, "unit": "px"}}}],
           "z": [{"a": {"$type": "dimension", "$value": {"value": 1, "unit": "px"}}}]}}},
         "resolutionOrder": [{"$ref": "#/sets/s"}, {"$ref": "#/modifiers/m"}]}
        """##,
      ]))
    #expect(
      try lines("0", system) == [
        "1  a  [One; Three]  1 px  primitive", "2  a  [Two]  2 px  primitive", "5  same  [*]  5 px  primitive",
      ])
  }

  @Test func findsTheRolesOfHarborBeforeItsPalette() throws {
    let harbor = try FileTree(contentsOf: Fixtures.root.appending(path: "tokens"))
    let found = try lines("#0060df", TokenSystem(Input(harbor)))
    #expect(
      found.prefix(2) == [
        "0.0  color.text.link  [Light]  #0060df  semantic", "0.0  color.accent.base  [Light]  #0060df  semantic",
      ])
    #expect(found.filter { $0.hasPrefix("0.0  ") }.last == "0.0  palette.blue.600  [*]  #0060df  primitive")
  }

  @Test func stopsAfterTenLinesAndFiftyObjects() throws {
    let steps = (1...60).map { #""\#($0)": {"$value": {"value": \#($0), "unit": "px"}}"# }
    let tokens = #"{"step": {"$type": "dimension", \#(steps.joined(separator: ", "))}}"#
    #expect(
      try lines("3", tokens) == [
        "0  step.3  [*]  3 px  primitive", "1  step.4  [*]  4 px  primitive", "1  step.2  [*]  2 px  primitive",
        "2  step.5  [*]  5 px  primitive", "2  step.1  [*]  1 px  primitive",
      ] + (6...10).map { "\($0 - 3)  step.\($0)  [*]  \($0) px  primitive" })
    let system = TokenSystem(Input(["a.tokens.json": tokens]))
    let result = try #require(JSONValue(NearestListing.json(try NearestValue("61"), in: system)))
    #expect(result["nearest"]?.list?.map { $0["name"]?.text } == (11...60).reversed().map { "step.\($0)" })
  }

  @Test func givesAnObjectWithWhatIsToBeSaidAboutTheInput() throws {
    let tokens = #"{"a": {"$type": "dimension", "$value": {"value": 1.5, "unit": "px"}}, "b": {"$value": "{gone}"}}"#
    let system = TokenSystem(Input(["a.tokens.json": tokens]))
    let result = try #require(JSONValue(NearestListing.json(.length(1), in: system)))
    let expected = JSONValue.members([
      "name": .text("a"), "appearance": .text("*"), "value": .text("1.5 px"), "difference": .number(0.5),
    ])
    #expect(result["nearest"]?.isSame(as: .list([expected])) == true)
    #expect(result["diagnostics"]?.list?.map { $0["code"]?.text } == ["ref-unresolved"])
    #expect(result.members?.count == 2)
  }
}
