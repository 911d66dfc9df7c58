import DesignModel
import Testing
import TextCore

@testable import Importing

@Suite struct AssetCatalogReaderTests {
  private typealias Text = CatalogueText
  private static let plain = Text.set(Text.entry(gray: 1))
  private static let dark = Text.set(Text.entry(gray: 1), Text.entry(["dark"], gray: 2))

  @Test func fillsNoGapFromAnotherAppearance() {
    let files: FileTree = [
      "A.xcassets/a.colorset/Contents.json": Text.set(
        Text.entry(gray: 1), Text.entry(["dark"], gray: 2), Text.entry(["dark", "high"], gray: 4)),
      "A.xcassets/b.colorset/Contents.json": Self.dark,
      "A.xcassets/c.colorset/Contents.json": Self.plain,
    ]
    let values = Text.values(files)
    #expect(values["a"] == ["Light": "1", "Dark": "2", "Dark high contrast": "4"])
    #expect(values["b"] == ["Light": "1", "Dark": "2", "Dark high contrast": "gap"])
    #expect(values["c"] == ["Light": "1", "Dark": "1", "Dark high contrast": "1"])
    let found = Text.read(files).diagnostics
    #expect(found.map(\.problem.code) == ["catalog-gap"])
    #expect(found.first?.problem.message.contains("1 of 3 colours") == true)
  }

  @Test func asksNoCatalogueForAnAppearanceThatOnlyAnotherHas() {
    let values = Text.values([
      "A.xcassets/a.colorset/Contents.json": Self.dark,
      "B.xcassets/b.colorset/Contents.json": Text.set(Text.entry(gray: 5), Text.entry(["high"], gray: 6)),
    ])
    #expect(values["a"]?["Light high contrast"] == "1")
    #expect(values["b"] == ["Light": "5", "Dark": "5", "Light high contrast": "6"])
  }

  @Test func joinsItsAppearancesWithThoseOfTokenFiles() {
    func file(_ value: Int) -> String {
      "{" + (1...8).map { #""n\#($0)": {"$type": "number", "$value": \#(value)}"# }.joined(separator: ", ") + "}"
    }
    let read = Text.read([
      "t/light.json": file(1), "t/dark.json": file(2), "A.xcassets/a.colorset/Contents.json": Self.dark,
      "A.xcassets/b.colorset/Contents.json": Text.set(Text.entry(gray: 1), Text.entry(["high"], gray: 3)),
    ])
    #expect(read.importing.plan.modifiers.count == 1)
    #expect(
      read.importing.plan.modifiers.first?.contexts.map { $0.name.lowercased() } == [
        "light", "dark", "light high contrast",
      ])
  }

  @Test func readsACatalogueThatIsTheInput() {
    let values = Text.values(
      ["Contents.json": "{}", "Brand/Contents.json": Text.namespace, "Brand/a.colorset/Contents.json": Self.plain],
      rootName: "Colors.xcassets")
    #expect(values.keys.sorted() == ["Brand.a"])
  }

  @Test func readsAColourSetThatIsTheInput() {
    let set = #"{"colors": [\#(Text.entry(gray: 5))], "info": {"author": "xcode", "version": 1}}"#
    #expect(Text.values(["Contents.json": set], rootName: "ok.colorset") == ["ok": ["Default": "5"]])
    let sources = SourceSet(["Contents.json": set])
    var importing = Importing(isStrict: false, rootName: "ok.colorset")
    TokenSources(sources, entry: .file("Contents.json"), settings: Settings(), guideFolder: nil).read(into: &importing)
    #expect(importing.declarations.tokens.count == 1)
    #expect(importing.diagnostics.finished(in: sources).isEmpty)
  }

  @Test func passesOverWhatElseACatalogueHolds() {
    let read = Text.read([
      "A.xcassets/Contents.json": "{}", "A.xcassets/logo.imageset/Contents.json": #"{"images": []}"#,
      "A.xcassets/UI/Contents.json": Text.namespace, "A.xcassets/UI/bell.symbolset/Contents.json": "{}",
      "A.xcassets/AppIcon.appiconset/Contents.json": "{}", "A.xcassets/d.dataset/d.json": "{not json",
      "A.xcassets/a.colorset/Contents.json": Self.plain,
    ])
    #expect(read.diagnostics.isEmpty)
    #expect(
      read.importing.plan.pictures == [
        CatalogPicture(name: "UI/bell", isSymbol: true, catalogue: "A"),
        CatalogPicture(name: "logo", isSymbol: false, catalogue: "A"),
      ])
  }

  @Test func isForApplePlatforms() {
    #expect(Text.read(["A.xcassets/a.colorset/Contents.json": Self.plain]).importing.plan.isForApplePlatforms)
    #expect(!Text.read(["a.json": #"{"a": {"$type": "number", "$value": 1}}"#]).importing.plan.isForApplePlatforms)
  }

  @Test func readsItStrictlyToo() {
    #expect(
      Text.read(["A.xcassets/a.colorset/Contents.json": Self.plain], isStrict: true).importing.plan.trees.count == 1)
  }
}
