import DesignModel
import Testing
import TextCore

@testable import Importing

@Suite struct AssetNamesTests {
  private typealias Text = CatalogueText
  private static let plain = Text.set(Text.entry(gray: 1))

  @Test func makesNamespacesOfTheFoldersThatSaySo() {
    let values = Text.values([
      "A.xcassets/Brand/Contents.json": Text.namespace, "A.xcassets/Brand/Quiet/ink.colorset/Contents.json": Self.plain,
      "A.xcassets/Plain/paper.colorset/Contents.json": Self.plain,
    ])
    #expect(values.keys.sorted() == ["Brand.ink", "paper"])
  }

  @Test func keepsPeriodsInsideOneSegment() throws {
    let importing = Text.read(["A.xcassets/a.b.c.colorset/Contents.json": Self.plain]).importing
    let entry = try #require(importing.plan.trees.first?.entries.first)
    #expect(importing.declarations.paths.segments(of: entry.path) == ["a.b.c"])
  }

  @Test func tellsEqualNamesApartByFolder() {
    let files: FileTree = [
      "A.xcassets/One/ink.colorset/Contents.json": Self.plain,
      "A.xcassets/Two/ink.colorset/Contents.json": Self.plain,
    ]
    #expect(Text.values(files).keys.sorted() == ["Two.ink", "ink"])
    let found = Text.read(files).diagnostics
    #expect(found.map(\.problem.code) == ["catalog-duplicate"])
    #expect(found.first?.subject == "Two.ink")
  }

  @Test func tellsEqualNamesApartByCatalogueThenByWhereThatLies() {
    let files: FileTree = [
      "ios/Assets.xcassets/ink.colorset/Contents.json": Self.plain,
      "ios/Brand.xcassets/ink.colorset/Contents.json": Self.plain,
      "mac/Resources/Assets.xcassets/ink.colorset/Contents.json": Self.plain,
    ]
    #expect(Text.values(files).keys.sorted() == ["Brand.ink", "ink", "mac.ink"])
  }

  @Test func numbersWhatNoFolderTellsApart() {
    let files: FileTree = [
      "A.xcassets/x/y/ink.colorset/Contents.json": Self.plain,
      "A.xcassets/y/x/ink.colorset/Contents.json": Self.plain,
    ]
    #expect(Text.values(files).keys.sorted() == ["ink", "x 2.ink"])
  }

  @Test func takesThePlaceOfNoOtherToken() {
    let files: FileTree = [
      "A.xcassets/space.colorset/Contents.json": Self.plain, "A.xcassets/ink.colorset/Contents.json": Self.plain,
      "t.tokens.json": """
      {"space": {"sm": {"$type": "number", "$value": 1}}, "ink": {"$type": "number", "$value": 2}}
      """,
    ]
    #expect(Text.values(files).keys.sorted() == ["A.ink", "A.space", "ink", "space.sm"])
  }
}
