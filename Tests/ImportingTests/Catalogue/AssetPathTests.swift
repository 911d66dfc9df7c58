import Testing

@testable import Importing

@Suite struct AssetPathTests {
  @Test func findsCatalogueFoldersAndSet() throws {
    let path = try #require(AssetPath("App/My Colors.xcassets/Brand A/a.b.colorset/Contents.json"))
    #expect(path.catalogue == "App/My Colors.xcassets")
    #expect(path.catalogueName == "My Colors")
    #expect(path.folders == ["Brand A"])
    #expect(path.name == "a.b")
    #expect(path.kind == .color)
    #expect(path.outerFolders == ["App"])
  }

  @Test func knowsSetsOfOtherKindsFromFolders() {
    func kind(_ folder: String) -> AssetPath.Kind? { AssetPath("A.xcassets/\(folder)/Contents.json")?.kind }
    #expect(kind("logo.imageset") == .image)
    #expect(kind("bell.symbolset") == .symbol)
    #expect(kind("AppIcon.appiconset") == .other)
    #expect(kind("v1.2") == .folder)
    #expect(AssetPath("A.xcassets/Contents.json")?.kind == .folder)
    #expect(AssetPath("A.xcassets/data.json") == nil)
  }

  @Test func tellsWhatACatalogueHoldsFromWhatItSays() {
    #expect(AssetPath.isData("A.xcassets/a.dataset/anatomy.json"))
    #expect(!AssetPath.isData("A.xcassets/a.dataset/Contents.json"))
    #expect(!AssetPath.isData("a/tokens.json"))
    #expect(!AssetPath.isInCatalogue("notes.xcassets"))
  }
}
