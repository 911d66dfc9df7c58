import TestKit
import Testing
import TextCore
import Workflows

/// Guides of systems that are too large for a page, or have names that files and addresses cannot hold as they are.
@Suite struct PartedGuideTests {
  private static func colors(_ count: Int) -> String {
    (0..<count).map { #""s\#($0)": {"$value": {"colorSpace": "srgb", "components": [0, 0, \#(Double($0) / 1000)]}}"# }
      .joined(separator: ", ")
  }

  private static func guide(_ groups: [(name: String, count: Int)]) throws -> Guide {
    let text = groups.map { #""\#($0.name)": {"$type": "color", \#(colors($0.count))}"# }.joined(separator: ", ")
    return Guide(TokenSystem(Input(["a.tokens.json": "{\(text)}"])))
  }

  private func page(_ guide: Guide, _ path: String) throws -> String {
    String(decoding: try #require(guide.files?[path], "\(path)"), as: UTF8.self)
  }

  private func links(_ guide: Guide) throws -> PageLinks { PageLinks(try #require(guide.files)) }

  @Test func keepsFiveHundredTokensOnAPageAndPartsOneMore() throws {
    let whole = try Self.guide([("a", 250), ("b", 250)])
    #expect(try page(whole, "tokens.html").contains(#"<tr id="b.s249">"#))
    let parted = try Self.guide([("a", 250), ("b", 251)])
    #expect(try page(parted, "tokens.b.html").contains(#"<tr id="b.s250">"#))
    #expect(parted.files?["color.a.html"] != nil && parted.files?["sheets/palette.a.svg"] != nil)
    #expect(parted.files?["sheets/palette.svg"] == nil)
  }

  @Test func leavesTheAddressOfATokenWhereItWasWhenTheTableIsParted() throws {
    let first = try page(try Self.guide([("a", 250), ("b", 251)]), "tokens.html")
    #expect(first.contains(##"<li id="b.s250"><a href="tokens.b.html#b.s250">b.s250</a></li>"##))
    #expect(first.matches(of: /<li id="/).count == 501)
  }

  @Test func numbersThePartsOfAGroupThatHasNoGroups() throws {
    let guide = try Self.guide([("a", 1001)])
    #expect(
      guide.files?.paths.filter { $0.hasPrefix("color") } == [
        "color.a-2.html", "color.a-3.html", "color.a.html", "color.html",
      ])
  }

  @Test func leadsEveryLinkToAPlaceWhateverNamesAre() throws {
    let long = String(repeating: "ö", count: 200)
    let names = ["Größe / breit", "🎨", "a<b>", "..", long, "gap", "GAP", "a&b\\\"'", "%2e%2e", "CON", " ", "-"]
    let guide = try Self.guide(names.map { ($0, 50) })
    let links = try links(guide)
    #expect(links.targets.count > 600)
    #expect(links.dead == [])
    for path in try #require(guide.files).paths {
      #expect(path.utf8.allSatisfy { $0 < 128 } && path == path.lowercased(), "\(path)")
      #expect(!path.split(separator: "/").contains(".."), "\(path)")
      #expect(path.split(separator: "/").allSatisfy { $0.utf8.count <= 255 }, "\(path)")
    }
  }

  @Test func leadsToTheTableOfProblemsWhereAProblemHasNoRow() throws {
    let tokens = (0..<300).map { #""c\#($0)": {"$type": "color", "$value": "{no.c\#($0)}"}"# }.joined(separator: ", ")
    let links = try links(Guide(TokenSystem(Input(["a.tokens.json": "{\(tokens)}"]))))
    #expect(links.targets.contains("index.html#problem-c199") && !links.targets.contains("index.html#problem-c200"))
    #expect(links.dead == [])
  }

  @Test func givesNoTwoElementsOfAPageOneId() throws {
    let grid =
      #"{"$type": "number", "width": {"$value": 9}, "gutter": {"$value": 1}, "margin": {"$value": 1}, "columns": {"$value": 2}}"#
    let contexts = (0..<7).map { context in
      ##""c\##(context)": [{"text": {"a": {"$type": "color", "$value": "#00000\##(context)"}}}]"##
    }
    let resolver = ##"""
      {"version": "2025.10", "sets": {"s": {"sources": [{"g": {"a": \##(grid), "a-table": \##(grid)}}]}},
       "modifiers": {"m": {"contexts": {\##(contexts.joined(separator: ", "))}}},
       "resolutionOrder": [{"$ref": "#/sets/s"}, {"$ref": "#/modifiers/m"}]}
      """##
    let settings =
      #"{"grids": [{"name": "a", "group": "g.a"}, {"name": "a-table", "group": "g.a-table"}, {"name": "b", "group": "g.a"}]}"#
    let guide = Guide(
      TokenSystem(Input(["a.resolver.json": resolver, "guide.json": settings])))
    #expect(try links(guide).repeated == [])
    #expect(try page(guide, "color.html").contains(#"<select class="appearance" id="g~choice~palette""#))
  }

  @Test func tellsGroupsApartThatDifferInCaseAlone() throws {
    let guide = try Self.guide([("gap", 300), ("GAP", 300)])
    let files = try #require(guide.files)
    #expect(files["tokens.gap.html"] != nil && files["tokens.gap-2.html"] != nil)
    #expect(try page(guide, "tokens.gap-2.html").contains(#"<tr id="GAP.s0">"#))
    #expect(guide.diagnostics.filter { $0.problem.code == "name-collision" }.map(\.subject) == ["GAP"])
  }

  @Test func hasNoTwoDrawingsOfOneNameWhenAGroupIsCalledAsAnAppearance() throws {
    let groups = ["dark", "b"].map { #""\#($0)": {"$type": "color", \#(Self.colors(300))}"# }.joined(separator: ", ")
    let role = #"{"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 0, 0]}}"#
    let other = role.replacing("1, 0, 0", with: "0, 1, 0")
    let resolver = ##"""
      {"version": "2025.10", "sets": {"s": {"sources": [{\##(groups)}]}},
       "modifiers": {"m": {"default": "light", "contexts": {
         "light": [{"b": {"x": \##(role)}, "dark": {"b": {"x": \##(role)}}}],
         "dark": [{"b": {"x": \##(other)}, "dark": {"b": {"x": \##(other)}}}]}}},
       "resolutionOrder": [{"$ref": "#/sets/s"}, {"$ref": "#/modifiers/m"}]}
      """##
    let guide = Guide(TokenSystem(Input(["a.resolver.json": resolver])))
    let sheets = try #require(guide.files).paths.filter { $0.hasPrefix("sheets/palette") }
    #expect(
      sheets == [
        "sheets/palette.b.svg", "sheets/palette.dark.b.svg", "sheets/palette.dark.dark.svg", "sheets/palette.dark.svg",
      ])
    let links = try links(guide)
    #expect(links.dead == [])
  }

  @Test func givesNoIdTwiceWhereAppearancesAreCalledAsPartsOfThePage() throws {
    let names = ["table", "light", "all", "primitives-table", "values", "dark", "table-caption", "main"]
    let contexts = names.enumerated().map { index, name in
      let color = #"{"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, \#(Double(index) / 10)]}}"#
      return #""\#(name)": [{"p": {"1": \#(color)}, "text": {"x": {"$value": "{p.1}"}}}]"#
    }
    let resolver = ##"""
      {"version": "2025.10", "modifiers": {"m": {"default": "light", "contexts": {\##(contexts.joined(separator: ", "))}}},
       "resolutionOrder": [{"$ref": "#/modifiers/m"}]}
      """##
    let guide = Guide(TokenSystem(Input(["a.resolver.json": resolver])))
    #expect(try links(guide).repeated == [])
    // Eight are too many for buttons.
    #expect(try page(guide, "color.html").contains(#"<option value="table-caption">Table caption</option>"#))
  }
}
