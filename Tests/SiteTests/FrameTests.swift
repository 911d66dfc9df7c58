import DesignModel
import Syntax
import Testing

@testable import Site

@Suite struct FrameTests {
  private static let pages = [
    Frame.Page(path: "index.html", kind: .index, number: 0, part: ""),
    Frame.Page(path: "color.html", kind: .color, number: 1, part: ""),
    Frame.Page(path: "color.base.html", kind: .color, number: 1, part: "base"),
    Frame.Page(path: "tokens.html", kind: .tokens, number: 2, part: ""),
  ]

  private static var settings: Settings {
    var settings = Settings()
    settings.name = "Quay"
    settings.version = "2"
    return settings
  }

  @Test func titlesAPageFromTheParticularToTheGeneral() {
    let titles = Self.pages.indices.map { Frame.values(of: $0, among: Self.pages, Self.settings).text("title") }
    #expect(titles == ["Quay 2", "Colour — Quay 2", "base — Colour — Quay 2", "Tokens — Quay 2"])
  }

  @Test func listsKindsOnceAndMarksTheOneOfAPart() {
    let values = Frame.values(of: 2, among: Self.pages, Self.settings)
    #expect(values.texts("pages", "href") == ["index.html", "color.html", "tokens.html"])
    #expect(values.texts("pages", "current") == ["", "true", ""])
    let whole = Frame.values(of: 1, among: Self.pages, Self.settings)
    #expect(whole.texts("pages", "current") == ["", "page", ""])
  }

  @Test func listsPagesBelowAKindWhileOneOfThemIsOpen() {
    let pages = [
      Frame.Page(path: "index.html", kind: .index, number: 0, part: ""),
      Frame.Page(path: "components/index.html", kind: .components, number: 1, part: ""),
      Frame.Page(path: "components/a.html", kind: .components, number: 1, part: "A", isBelow: true),
      Frame.Page(path: "components/b.html", kind: .components, number: 1, part: "B", isBelow: true),
    ]
    let views = pages.indices.map { Frame.values(of: $0, among: pages, Self.settings) }
    #expect(views.map { $0.text("root") } == ["", "../", "../", "../"])
    #expect(views.map { $0.list("pages").map { $0.list("below").count } } == [[0, 0], [0, 2], [0, 2], [0, 2]])
    #expect(views[3].texts("pages", "current") == ["", ""])
    #expect(views[3].list("pages")[1].texts("below", "current") == ["", "page"])
    #expect(views[3].text("title") == "B — Components — Quay 2")
  }

  @Test func listsAPageBelowItsKindOnlyThereEvenWithoutAName() {
    let pages = [
      Frame.Page(path: "components/index.html", kind: .components, number: 0, part: ""),
      Frame.Page(path: "components/a.html", kind: .components, number: 0, part: "", isBelow: true),
    ]
    #expect(
      Frame.values(of: 0, among: pages, Self.settings).texts("pages", "href") == ["components/index.html"])
  }

  @Test func leadsToTheNeighboursAsFarAsThereAreSome() {
    let first = Frame.values(of: 0, among: Self.pages, Self.settings)
    #expect(first.record("previous") == nil)
    #expect(first.record("next")?.text("label") == "1 Colour")
    let last = Frame.values(of: 3, among: Self.pages, Self.settings)
    #expect(last.record("previous")?.text("label") == "Colour: base")
    #expect(last.record("previous")?.text("href") == "color.base.html")
    #expect(last.record("next") == nil)
  }
}
