import TestKit
import Testing
import TextCore

@testable import Site

@Suite struct SiteBuilderTests {
  @Test func leadsToEveryFileFromTheFolderOfThePage() throws {
    let pages = try pages(SmallButton.content)
    #expect(pages.map(\.path).suffix(3) == ["components/index.html", "components/button.html", "tokens.html"])
    // What a guide has besides its pages.
    let sheets = SmallButton.content.sheets.map(\.path)
    #expect(sheets.contains("sheets/component.button.light.svg"))
    #expect(links(pages).dead == ["assets/guide.css", "assets/guide.js", "assets/tokens.css"] + sheets.sorted())
  }

  private func links(_ pages: [(path: String, text: String)]) -> PageLinks {
    var files = FileTree()
    for page in pages { files[page.path] = Array(page.text.utf8) }
    return PageLinks(files)
  }

  @Test func escapesWhatASpecSays() throws {
    let notes = #"{"notes": ["**<b>** [x](y\"onclick=z) `<i>`"]}"#
    let content = SmallGuide.content(
      "{}", specs: ["a": #"{"anatomy": {"kind": "spacer"}, "accessibility": \#(notes)}"#])
    let page = try #require(try pages(content).first { $0.path == "components/a.html" })
    let expected = #"<strong>&lt;b&gt;</strong> <a href="y&quot;onclick=z">x</a> <code>&lt;i&gt;</code>"#
    #expect(page.text.contains(expected))
  }

  private func pages(_ tokens: String) throws -> [(path: String, text: String)] {
    try pages(SmallGuide.content(tokens))
  }

  private func pages(_ content: GuideContent) throws -> [(path: String, text: String)] {
    var sources = SourceSet()
    var diagnostics = Diagnostics()
    let templates = try #require(
      GuideTemplates(replacing: FileTree(), from: "", sources: &sources, into: &diagnostics))
    return SiteBuilder(templates).pages(content).map { page in
      (page.path, String(decoding: page.write().0, as: UTF8.self))
    }
  }

  /// Roles and a step of spacing that differ in so many contexts, two of which are called like parts of a page.
  private func system(_ contexts: Int) -> String {
    func tokens(_ number: Int) -> String {
      let color = #"{"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 0.\#(number)]}}"#
      return #"""
        "p": {"1": \#(color)}, "status": {"error": {"$value": "{p.1}"}, "info": {"$value": "{p.1}"}},
        "space": {"a": \#(SmallGuide.dimension(number))}
        """#
    }
    let names = ["table", "all"] + (2..<contexts).map { "c\($0)" }
    return SmallGuide.resolver(tokens(0), names.enumerated().map { ($1, tokens($0 + 1)) })
  }

  @Test(arguments: [2, 7])
  func givesNoTwoPlacesOfAPageOneId(contexts: Int) throws {
    let pages = try pages(system(contexts))
    #expect(pages.map(\.path) == ["index.html", "color.html", "spacing.html", "tokens.html"])
    #expect(links(pages).repeated == [])
    #expect(links(try self.pages(SmallButton.content)).repeated == [])
  }
}
