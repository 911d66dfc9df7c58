import Testing
import TextCore
import Workflows

/// Icons from files to pages.
@Suite struct IconGuideTests {
  private static let picture = """
    <svg viewBox="0 0 24 24" fill="none" stroke="red" stroke-width="2"><path d="M4 4h16"/></svg>
    """

  private func files(_ icons: FileTree, guide: String = "{}") -> FileTree {
    var files: FileTree = ["guide.json": guide, "a.tokens.json": #"{"a": {"$type": "number", "$value": 1}}"#]
    for icon in icons.files { files[icon.path] = icon.bytes }
    return files
  }

  private func guide(_ icons: FileTree, guide: String = "{}") -> Guide {
    Guide(TokenSystem(Input(files(icons, guide: guide))))
  }

  private func text(_ guide: Guide, _ path: String) throws -> String {
    String(decoding: try #require(guide.files?[path]), as: UTF8.self)
  }

  @Test func showsEveryIconWithItsNameOnAPage() throws {
    let guide = guide(["icons/mail.svg": Self.picture, "icons/tray.svg": Self.picture])
    #expect(guide.diagnostics == [])
    let page = try text(guide, "icons.html")
    #expect(page.contains("Two icons."))
    #expect(page.contains("sheet-icons"))
    for name in ["mail", "tray"] { #expect(page.contains(#"id="icons-\#(name)""#)) }
    #expect(page.contains("24 × 24"))
    #expect(page.contains("lines of 2"))
    #expect(try text(guide, "sheets/icons.svg").contains(##"stroke="#161616" stroke-width="2""##))
    #expect(try text(guide, "index.html").contains("icons.html"))
  }

  @Test func hasNoPageWithoutIcons() throws {
    let guide = guide(["pictures/mail.svg": Self.picture])
    #expect(guide.diagnostics == [])
    #expect(guide.files?["icons.html"] == nil)
    #expect(try !text(guide, "index.html").contains("icons.html"))
  }

  @Test func takesTheFolderThatTheGuideNames() {
    let named = guide(["a/b/mail.svg": Self.picture, "icons/no.svg": "no"], guide: #"{"icons": "a/b"}"#)
    #expect(named.diagnostics == [])
    #expect(named.files?["sheets/icons.svg"] != nil)
  }

  @Test func takesNoPictureForATokenSource() throws {
    // A picture whose text says what token files say.
    let tokens = Self.picture + #"<!-- {"b": {"$type": "number", "$value": 1}} -->"#
    let guide = guide(
      [
        "icons/mail.svg": tokens, "more/b.svg": tokens,
        "more/c.tokens.json": #"{"c": {"$type": "number", "$value": 2}}"#,
      ], guide: #"{"tokens": ["a.tokens.json", "more/**"]}"#)
    #expect(guide.diagnostics == [])
    #expect(try text(guide, "ledgers/tokens.txt") == "a number [*] 1\nc number [*] 2\n")
  }

  @Test(arguments: [
    ("icon-script", "<svg viewBox='0 0 9 9'>\n<script>alert(1)</script><path d='M0 0h1'/></svg>"),
    ("icon-reference", "<svg viewBox='0 0 9 9'>\n<image href='https://a.example/b.png'/></svg>"),
    (
      "xml-doctype",
      "<?xml version='1.0'?>\n<!DOCTYPE svg [<!ENTITY a 'aaaa'><!ENTITY b '&a;&a;'>]><svg><desc>&b;</desc></svg>"
    ),
  ]) func refusesAnAttackWithItsPlaceAndMakesTheGuideAllTheSame(code: String, icon: String) throws {
    let guide = guide(["icons/bad.svg": icon, "icons/good.svg": Self.picture])
    #expect(guide.hasErrors)
    #expect(guide.diagnostics.map(\.problem.code) == [code])
    let index = try text(guide, "index.html")
    #expect(index.contains("icons/<wbr>bad.svg:2:1"))
    let page = try text(guide, "icons.html")
    #expect(page.contains(#"id="icons-good""#) && !page.contains(#"id="icons-bad""#))
    for file in guide.files?.files ?? [] {
      let text = String(decoding: file.bytes, as: UTF8.self)
      #expect(!text.contains("alert(1)") && !text.contains("a.example"))
    }
  }
}
