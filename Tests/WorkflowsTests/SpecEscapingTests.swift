import DesignModel
import Syntax
import Testing
import TextCore
import Workflows

/// Specs that say what a page must not repeat as it is.
@Suite struct SpecEscapingTests {
  /// With a number, by which a page is seen to hold it.
  private static func evil(_ number: Int) -> String { #"</script><img src=x onerror=a\#(number)>\"'&"# }

  private static func escaped(_ number: Int) -> String {
    "&lt;/script&gt;&lt;img src=x onerror=a\(number)&gt;&quot;&#39;&amp;"
  }

  private static let spec = #"""
    {"name": "\#(evil(0))", "summary": "\#(evil(1))",
     "properties": {"\#(evil(2))": {"values": ["\#(evil(3))", "b"]}},
     "anatomy": {"kind": "stack", "part": "\#(evil(4))", "fill": "{color.accent}", "children": [
       {"kind": "text", "part": "title", "text": "\#(evil(5))", "style": "{label}", "color": "{color.ink}"},
       {"kind": "icon", "part": "symbol", "icon": "\#(evil(6))", "color": "{color.ink}"}]},
     "variants": [{"when": {"\#(evil(2))": "b"}, "set": {"\#(evil(4)).fill": "{color.ink}"}}],
     "accessibility": {"role": "\#(evil(7))", "identifier": "\#(evil(8))", "target": "\#(evil(4))", "notes": ["\#(evil(9))"]},
     "guidelines": {"do": ["\#(evil(10))", "`\#(evil(11))`", "*\#(evil(12))*"], "dont": ["\#(evil(13))"]},
     "usage": {"css": "\#(evil(14))", "\#(evil(15))": "x"}}
    """#

  private static let tokens = #"""
    {"palette": {"$type": "color", "blue": {"$value": {"colorSpace": "srgb", "components": [0, 0, 1]}},
                 "white": {"$value": {"colorSpace": "srgb", "components": [1, 1, 1]}}},
     "color": {"accent": {"$value": "{palette.blue}"}, "ink": {"$value": "{palette.white}"}},
     "label": {"$type": "typography", "$value": {"fontFamily": "Inter", "fontSize": {"value": 17, "unit": "px"},
       "fontWeight": 400, "letterSpacing": {"value": 0, "unit": "px"}, "lineHeight": 1.5}}}
    """#

  private func files() throws -> FileTree {
    let guide = Guide(
      TokenSystem(Input(["guide.json": "{}", "a.tokens.json": Self.tokens, "components/chip.json": Self.spec])))
    return try #require(guide.files)
  }

  @Test func showUpEscapedInEveryPage() throws {
    let files = try files()
    let page = String(decoding: try #require(files["components/chip.html"]), as: UTF8.self)
    // The text stands in drawings alone, in lines of its own, and the icon is nowhere but in a message.
    for number in 0...15 where ![5, 6].contains(number) {
      #expect(page.contains(Self.escaped(number)), "\(number)")
    }
    for file in files.files where file.path.hasSuffix(".html") {
      let text = String(decoding: file.bytes, as: UTF8.self)
      #expect(!text.contains("<img src=x") && text.firstMatch(of: /onerror=a\d+>/) == nil, "\(file.path)")
    }
  }

  @Test func putNoElementIntoADrawing() throws {
    let sheets = try files().files.filter { $0.path.hasSuffix(".svg") }
    for kind in ["component.chip.", "anatomy.chip", "trace.chip", "stress.chip"] {
      #expect(sheets.contains { $0.path.hasPrefix("sheets/" + kind) }, "\(kind)")
    }
    for sheet in sheets {
      var diagnostics = Diagnostics()
      let document = XMLDocument.parse(Source(path: sheet.path, bytes: sheet.bytes), into: &diagnostics)
      #expect(diagnostics.items == [], "\(sheet.path)")
      let elements = elements(try #require(document).root)
      #expect(!elements.contains { ["img", "script"].contains($0.name) }, "\(sheet.path)")
      #expect(!elements.contains { $0.attributes.contains { $0.name.hasPrefix("on") } }, "\(sheet.path)")
    }
  }

  private func elements(_ element: XMLElement) -> [XMLElement] { [element] + element.children.flatMap(elements) }
}
