import Testing
import TextCore

@testable import Site

@Suite struct SiteBuilderTests {
  @Test func leadsToEveryFileFromTheFolderOfThePage() throws {
    let pages = try pages(SmallButton.content)
    #expect(pages.map(\.path).suffix(3) == ["components/index.html", "components/button.html", "tokens.html"])
    for page in pages where page.path.hasPrefix("components/") {
      let targets = page.text.matches(of: /\ (?:href|src|action)="([^"#][^"]*)"/).map { String($0.1) }
      #expect(targets.count > 10 && targets.allSatisfy { $0.hasPrefix("../") }, "\(page.path): \(targets)")
    }
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
    for page in pages + (try self.pages(SmallButton.content)) {
      let ids = page.text.matches(of: /\ id="([^"]+)"/).map { String($0.1) }
      #expect(Dictionary(grouping: ids) { $0 }.filter { $0.value.count > 1 }.keys.sorted() == [], "\(page.path)")
    }
  }
}
