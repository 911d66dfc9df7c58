import TestKit
import Testing
import TextCore

/// The links of our own example system.
@Suite struct HarborLinksTests {
  private func page(_ path: String) throws -> String {
    String(decoding: try #require(try Harbor.guide()[path], "\(path)"), as: UTF8.self)
  }

  @Test func leadToAPlaceOfTheGuide() throws {
    let links = PageLinks(try Harbor.guide())
    #expect(links.targets.count > 300)
    #expect(links.dead == [])
    #expect(links.repeated == [])
  }

  @Test func leadBackFromTokensAndColorsToComponents() throws {
    for path in ["tokens.html", "color.html"] {
      let page = try page(path)
      for id in ["button", "toast"] { #expect(page.contains(#"href="components/\#(id).html"#), "\(path): \(id)") }
    }
  }
}
