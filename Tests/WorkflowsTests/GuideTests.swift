import Foundation
import TestKit
import Testing
import TextCore
import Workflows

/// Whole builds as values: files in, files and diagnostics out.
@Suite struct GuideTests {
  private func guide(_ files: FileTree, templates: FileTree = FileTree()) -> Guide {
    Guide(TokenSystem(Input(files)), templates: templates)
  }

  private func text(_ guide: Guide, _ path: String) throws -> String {
    String(decoding: try #require(guide.files?[path]), as: UTF8.self)
  }

  private static let one: FileTree = ["a.tokens.json": #"{"a": {"$type": "number", "$value": 1}}"#]

  @Test func writesTheGuideOfASystemWithErrorsAndShowsThem() throws {
    let guide = guide([
      "a.tokens.json": #"{"ink": {"$type": "color", "$value": "{pale.grey}"}, "ok": {"$type": "number", "$value": 1}}"#
    ])
    #expect(guide.hasErrors)
    let page = try text(guide, "tokens.html")
    #expect(page.contains(##"fill="#ff00ff""##))
    #expect(page.contains("missing"))
    #expect(page.contains(#"href="index.html#problem-ink""#))
    let index = try text(guide, "index.html")
    #expect(index.contains(#"id="problem-ink""#))
    #expect(index.contains("a.tokens.json:1:38"))
  }

  @Test func drawsInMagentaWhatIsUnresolvedCyclicOrMissingInOneAppearance() throws {
    let red = #"{"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 0, 0]}}"#
    let resolver = ##"""
      {"version": "2025.10",
       "sets": {"s": {"sources": [{"p": {"1": \##(red)},
         "text": {"lost": {"$type": "color", "$value": "{p.9}"}, "one": {"$type": "color", "$value": "{text.two}"},
                  "two": {"$type": "color", "$value": "{text.one}"}},
         "background": {"lost": {"$value": "{p.1}"}, "some": {"$value": "{p.1}"}}}]}},
       "modifiers": {"m": {"default": "light", "contexts": {
         "light": [{"text": {"some": {"$value": "{p.1}"}}}], "dark": []}}},
       "resolutionOrder": [{"$ref": "#/sets/s"}, {"$ref": "#/modifiers/m"}]}
      """##
    let guide = guide(["a.resolver.json": resolver])
    #expect(guide.hasErrors)
    #expect(
      Set(guide.diagnostics.filter { $0.problem.severity == .error }.map(\.problem.code)) == [
        "ref-unresolved", "ref-cycle",
      ])
    func magenta(_ path: String) throws -> Int { try text(guide, path).components(separatedBy: "#ff00ff").count - 1 }
    // Three of four roles in both appearances, and the fourth in Dark alone.
    #expect(try magenta("sheets/roles.light.svg") == 3)
    #expect(try magenta("sheets/roles.dark.svg") == 4)
    // Names pair each 'lost' and each 'some'.
    #expect(try magenta("sheets/contrast.light.svg") == 1)
    #expect(try magenta("sheets/contrast.dark.svg") == 2)
    #expect(try text(guide, "ledgers/contrast.txt").contains("text.some on background.some [Dark] – min 4.5"))
    #expect(try text(guide, "color.html").contains(#"href="index.html#problem-text.one""#))
  }

  @Test func givesScreensOfAWiderGamutTheColorItself() throws {
    let guide = guide([
      "a.tokens.json":
        #"{"p": {"1": {"$type": "color", "$value": {"colorSpace": "display-p3", "components": [1, 0, 0], "alpha": 0.5}}}}"#
    ])
    let styles = try text(guide, "assets/tokens.css")
    let wide = "color(display-p3 1 0 0)"
    #expect(
      styles.contains(
        """
        @media (color-gamut: p3) {
          [data-wide="\(wide)"] { fill: \(wide); }
          [id="palette-p.1"] > rect { fill: \(wide); }
        }
        """))
    #expect(try text(guide, "color.html").contains(#"data-wide="\#(wide)""#))
  }

  @Test(arguments: ["lab", "oklab", "xyz-d65", "srgb", "a98-rgb"])
  func refusesColorsTooLargeToConvert(space: String) throws {
    let guide = guide([
      "a.tokens.json": #"""
      {"text": {"a": {"$type": "color", "$value": {"colorSpace": "\#(space)", "components": [0.5, 1e300, 1e308]}},
                "b": {"$type": "color", "$value": "lab(50 1e300 0)"},
                "c": {"$type": "color", "$value": {"colorSpace": "xyz-d50", "components": [1000000, -1000000, 0]}}},
       "background": {"a": \#(Self.gray(1)), "b": \#(Self.gray(1)), "c": \#(Self.gray(1))}}
      """#
    ])
    #expect(guide.diagnostics.contains { $0.problem.code == "range" && $0.subject == "text.a" })
    #expect(guide.files != nil)
  }

  @Test func saysWhatWouldHelpAPairThatFails() throws {
    let guide = guide([
      "a.tokens.json": #"""
      {"gray": {"0": \#(Self.gray(1)), "500": \#(Self.gray(0.6)), "600": \#(Self.gray(0.4627))},
       "text": {"x": {"$value": "{gray.500}"}}, "background": {"x": {"$value": "{gray.0}"}}}
      """#
    ])
    // #999999 on white is 2.84, #767676 is 4.54.
    let ledger = try text(guide, "ledgers/contrast.txt")
    #expect(
      ledger == """
        text.x on background.x [*] 2.84 fail min 4.5 margin -1.66 FAILS
        text.x on background.x [*] remedy text.x <- gray.600 4.54

        """)
    #expect(try text(guide, "contrast.html").contains("text.x → gray.600"))
  }

  private static func gray(_ level: Double) -> String {
    #"{"$type": "color", "$value": {"colorSpace": "srgb", "components": [\#(level), \#(level), \#(level)]}}"#
  }

  @Test func makesAGuideOfAnInputWithoutATokenThatSaysSo() throws {
    let guide = guide(["a.tokens.json": "{}"])
    #expect(!guide.hasErrors)
    #expect(guide.files?.paths.filter { $0.hasSuffix(".html") } == ["index.html", "tokens.html"])
  }

  @Test func escapesWhateverAnInputSays() throws {
    let evil = #"<script>alert(1)</script>\"'&"#
    let guide = guide([
      "a.tokens.json":
        #"{"\#(evil)": {"$type": "string", "$description": "\#(evil)", "$deprecated": "\#(evil)", "$value": "\#(evil)"}}"#,
      "guide.json": #"{"name": "\#(evil)", "version": "\#(evil)", "summary": "\#(evil)"}"#,
    ])
    for path in ["index.html", "tokens.html"] {
      let page = try text(guide, path)
      #expect(!page.contains("<script>alert"))
      #expect(page.contains("&lt;script&gt;alert(1)&lt;/script&gt;&quot;&#39;&amp;"))
    }
  }

  @Test func leadsEveryAnchorToItsToken() throws {
    let page = try text(
      guide([
        "a.tokens.json": #"{"Größe / breit": {"$type": "number", "$value": 1}, "🎨": {"$type": "number", "$value": 1}}"#
      ]),
      "tokens.html")
    #expect(page.contains(#"id="Gr~f6~~df~e~20~~2f~~20~breit""#))
    #expect(page.contains(#"id="~1f3a8~""#))
  }

  @Test func givesNoTokenAnIdThatThePageItselfHas() throws {
    let names = ["main", "find", "all", "filter", "tokens", "paper-auto", "tokens-caption", "g~main", "group-main"]
    let tokens = names.map { #""\#($0)": {"$type": "number", "$value": 1}"# }.joined(separator: ", ")
    let group = #""deep": {"main": {"$type": "number", "$value": 1}}"#
    let page = try text(guide(["a.tokens.json": "{\(tokens), \(group)}"]), "tokens.html")
    let ids = page.matches(of: /\ id="([^"]+)"/).map { String($0.1) }
    #expect(Set(ids).count == ids.count)
    #expect(Set(ids).isSuperset(of: ["main", "all", "filter", "tokens", "g~7e~main", "group~deep", "g~main"]))
    #expect(ids.filter { $0.hasPrefix("group~") } == ["group~", "group~deep"], "tokens without a group are together")
  }

  @Test(arguments: ["1e308", "-1e308", "1e-308", "0", "-0"]) func writesAGuideWhateverSizeAStyleHas(size: String) throws
  {
    let style =
      #"{"fontFamily": "A", "fontSize": {"value": \#(size), "unit": "px"}, "fontWeight": 400, "letterSpacing": {"value": \#(size), "unit": "em"}, "lineHeight": 1.5}"#
    let page = try text(
      guide(["a.tokens.json": #"{"text": {"a": {"$type": "typography", "$value": \#(style)}}}"#]), "typography.html")
    #expect(page.contains(#"<tr id="text.a">"#))
  }

  @Test func writesNothingWhenATemplateCannotBeUsed() {
    let guide = guide(Self.one, templates: ["index.html": "{{#open}}"])
    #expect(guide.files == nil)
    #expect(guide.diagnostics.map(\.problem.code) == ["template-syntax"])
  }

  @Test func putsATeamsTemplateInPlaceOfOurs() throws {
    let guide = guide(Self.one, templates: ["index.html": "<h1>{{name}} & co</h1>\n", "guide.css": "body{}"])
    #expect(try text(guide, "index.html").contains("<h1>Tokens & co</h1>"))
    #expect(try text(guide, "assets/guide.css") == "body{}")
  }

  @Test func writesNothingWhenTheGuideFileCannotBeUsed() {
    var files = Self.one
    files["guide.json"] = Array(#"{"name": 1}"#.utf8)
    #expect(guide(files).files == nil)
  }

  @Test func writesNothingWhenALimitIsPassed() {
    var files = Self.one
    files["deep.tokens.json"] = Array(
      (String(repeating: #"{"a":"#, count: 600) + "1" + String(repeating: "}", count: 600)).utf8)
    let guide = guide(files)
    #expect(guide.files == nil)
    #expect(guide.diagnostics.map(\.problem.code) == ["limit-depth"])
  }

  @Test func asksForFewerAppearancesThanTwoHundredAndFiftySix() {
    let contexts = (0..<300).map { #""c\#($0)": []"# }.joined(separator: ", ")
    let resolver =
      ##"{"version": "2025.10", "modifiers": {"m": {"contexts": {\##(contexts)}}}, "resolutionOrder": [{"$ref": "#/modifiers/m"}]}"##
    let guide = guide(["a.resolver.json": resolver])
    #expect(guide.diagnostics.map(\.problem.code) == ["limit-appearances"])
    #expect(guide.files == nil)
  }

  @Test func readsAManifestBackAndRefusesPathsThatLeadOut() throws {
    let manifest = GuideManifest(name: "My guide", paths: ["a.html", "sheets/b.svg", GuideManifest.path])
    #expect(manifest.paths == ["a.html", "sheets/b.svg"])
    #expect(GuideManifest(manifest.bytes) == manifest)
    let evil = try #require(GuideManifest(Array("specimen 1 x\n../up\n/abs\na//b\nok.html\n".utf8)))
    #expect(evil.paths == ["ok.html"])
    #expect(GuideManifest(Array("something else\n".utf8)) == nil)
  }

  @Test func endsLedgersPagesAndSheetsWithALineFeed() throws {
    let files = try #require(guide(Self.one).files)
    for file in files.files { #expect(file.bytes.last == UInt8(ascii: "\n"), "\(file.path)") }
  }
}
