import ColorScience
import DesignModel
import Syntax
import TestKit
import Testing
import TextCore

@testable import Importing

/// DESIGN.md section 4.2: spaces and components of catalogue colours.
@Suite struct AssetColorTests {
  private func read(_ text: String) throws -> Result<GivenValue, AssetColor.Fault> {
    var diagnostics = Diagnostics()
    let document = JSONDocument.parse(Source(path: "a", bytes: Array(text.utf8)), .strict, into: &diagnostics)
    let node = try #require(document).root
    do { return .success(try AssetColor.value(of: node)) } catch { return .failure(error) }
  }

  private func color(_ space: String, _ components: String) throws -> Color? {
    let text = #"{"color-space": "\#(space)", "components": {\#(components)}}"#
    guard case .success(.value(.color(let value))) = try read(text) else { return nil }
    return value.color
  }

  private func fault(_ marked: String) throws -> (code: String, offset: Int, expected: [Int])? {
    let marked = MarkedText(marked)
    guard case .failure(let fault) = try read(marked.text) else { return nil }
    return (fault.problem.code, Int(fault.range.lower), marked.offsets)
  }

  @Test(
    arguments: [
      (#""255""#, 1), (#""0""#, 0), (#""51""#, 0.2), (#""1""#, 1 / 255.0), (#""0xFF""#, 1), (#""0x33""#, 0.2),
      (#""0Xff""#, 1), (#""1.000""#, 1), (#""0.250""#, 0.25), (#"" 0.250 ""#, 0.25), ("1", 1), ("0.25", 0.25), ("0", 0),
    ] as [(String, Double)])
  func readsAComponentByItsSpelling(written: String, value: Double) throws {
    let found = try color("srgb", #""red": \#(written), "green": "0", "blue": "0", "alpha": "1.000""#)
    #expect(found?.components.x == value)
    #expect(found?.components.y == 0)
  }

  @Test(arguments: [(#""0.5""#, 0.5), (#""1""#, 1), (#""0""#, 0), ("0.5", 0.5), ("1", 1)] as [(String, Double)])
  func readsAlphaFrom0To1HoweverItIsSpelled(written: String, value: Double) throws {
    #expect(try color("srgb", #""red": 1, "green": 1, "blue": 1, "alpha": \#(written)"#)?.alpha == value)
  }

  @Test func readsEverySpace() throws {
    let channels = #""red": "0.5", "green": "0.25", "blue": "1.0", "alpha": "1.0""#
    let components = SIMD3(0.5, 0.25, 1)
    #expect(try color("srgb", channels) == Color(.sRGB, components))
    #expect(try color("extended-srgb", channels) == Color(.sRGB, components))
    #expect(try color("extended-linear-srgb", channels) == Color(.linearSRGB, components))
    #expect(try color("display-p3", channels) == Color(.displayP3, components))
    #expect(try color("gray-gamma-22", #""white": "1.0", "alpha": "0.5""#) == Color(.sRGB, SIMD3(1, 1, 1), alpha: 0.5))
    let gray = try #require(try color("extended-gray", #""white": "0.5", "alpha": "1.0""#))
    #expect(abs(gray.components.x - 0.50386678) < 1e-8)
  }

  @Test func letsExtendedSpacesLeaveTheRange() throws {
    let channels = #""red": "1.25", "green": "-0.5", "blue": "0.0", "alpha": "1.0""#
    #expect(try color("extended-srgb", channels)?.components == SIMD3(1.25, -0.5, 0))
    #expect(try color("srgb", channels) == nil)
    #expect(try color("gray-gamma-22", #""white": "1.5", "alpha": "1.0""#) == nil)
  }

  @Test func callsASystemColourByItsName() throws {
    let found = try read(#"{"platform": "ios", "reference": "systemRedColor"}"#)
    guard case .success(.platform(let name, let platform)) = found else {
      Issue.record("it is no system colour")
      return
    }
    #expect(name == "systemRedColor")
    #expect(platform == "iOS")
  }

  @Test(arguments: [
    (#"{"color-space": ↓"cmyk", "components": {"red": "0"}}"#, "catalog-space"),
    (#"↓{"components": {"red": "0"}}"#, "catalog-space"),
    (#"↓{"color-space": "srgb"}"#, "catalog-component"),
    (#"{"color-space": "srgb", "components": ↓{"red": "0", "blue": "0", "alpha": "1"}}"#, "catalog-component"),
    (#"{"color-space": "srgb", "components": {"red": ↓"256", "green": "0", "blue": "0"}}"#, "catalog-component"),
    (#"{"color-space": "srgb", "components": {"red": ↓"-1", "green": "0", "blue": "0"}}"#, "catalog-component"),
    (#"{"color-space": "srgb", "components": {"red": ↓"0x100", "green": "0", "blue": "0"}}"#, "catalog-component"),
    (#"{"color-space": "srgb", "components": {"red": ↓"0x-1", "green": "0", "blue": "0"}}"#, "catalog-component"),
    (#"{"color-space": "srgb", "components": {"red": ↓"1.5", "green": "0", "blue": "0"}}"#, "catalog-component"),
    (#"{"color-space": "srgb", "components": {"red": ↓255, "green": "0", "blue": "0"}}"#, "catalog-component"),
    (#"{"color-space": "srgb", "components": {"red": ↓"nan", "green": "0", "blue": "0"}}"#, "catalog-component"),
    (#"{"color-space": "srgb", "components": {"red": ↓null, "green": "0", "blue": "0"}}"#, "catalog-component"),
    (
      #"{"color-space": "srgb", "components": {"red": "0", "green": "0", "blue": "0", "alpha": ↓"255"}}"#,
      "catalog-component"
    ),
    (#"↓{"platform": "ios"}"#, "catalog-color"),
    (#"↓"red""#, "catalog-color"),
  ])
  func saysWhereAColourIsWrong(marked: String, code: String) throws {
    let found = try #require(try fault(marked))
    #expect(found.code == code)
    #expect([found.offset] == found.expected)
  }

  @Test(arguments: ["9223372036854775808", "0xFFFFFFFFFFFFFFFFFFFF", "1.0e999", "-1.0e999", ".", "0x", ""])
  func refusesWhatNoNumberCanHold(text: String) throws {
    #expect(try color("extended-srgb", #""red": "\#(text)", "green": "0.0", "blue": "0.0""#) == nil)
  }
}
