import Analysis
import Graphics
import Sheets
import Testing
import TextCore
import Workflows

/// Odd figures and empty things in specs, from files to pages: nothing may crash, and no figure may be none.
@Suite struct SpecRobustnessTests {
  /// A token of each type that a spec can name, with a number wherever one can stand.
  private static func tokens(_ number: String) -> String {
    let length = #"{"value": \#(number), "unit": "px"}"#
    let color = #"{"colorSpace": "srgb", "components": [0, 0, 1]}"#
    return #"""
      {"p": {"a": {"$type": "color", "$value": \#(color)}}, "ink": {"$value": "{p.a}"},
       "q": {"length": {"$type": "dimension", "$value": \#(length)},
             "edge": {"$type": "border", "$value": {"color": \#(color), "width": \#(length), "style": "dashed"}},
             "drop": {"$type": "shadow", "$value": {"color": \#(color), "offsetX": \#(length), "offsetY": \#(length),
                      "blur": \#(length), "spread": \#(length)}},
             "faint": {"$type": "number", "$value": \#(number)}},
       "length": {"$value": "{q.length}"}, "edge": {"$value": "{q.edge}"}, "drop": {"$value": "{q.drop}"},
       "faint": {"$value": "{q.faint}"},
       "label": {"$type": "typography", "$value": {"fontFamily": "A", "fontSize": \#(length), "fontWeight": 400,
                 "letterSpacing": \#(length), "lineHeight": \#(number)}},
       "plain": {"$type": "typography", "$value": {"fontFamily": "A", "fontSize": {"value": 16, "unit": "px"},
                 "fontWeight": 400, "letterSpacing": {"value": 0, "unit": "px"}, "lineHeight": 1.5}}}
      """#
  }

  /// Each length as a token, or as the number itself.
  private static func spec(_ length: String, _ number: String) -> String {
    let sizes = ["width", "height", "minWidth", "minHeight", "maxWidth"].map { #""\#($0)": \#(length)"# }
    return #"""
      {"properties": {"state": {"values": ["rest", "\#(number)"]}},
       "anatomy": {"kind": "stack", "part": "box", "fill": "{ink}", "border": "{edge}", "shadow": "{drop}",
         "radius": \#(length), "padding": \#(length), "gap": \#(length), "opacity": "{faint}", "outline": "{edge}",
         "outlineOffset": \#(length), "scale": \#(number),
         "children": [
           {"kind": "text", "part": "a", "text": "Some words", "style": "{label}", "lines": \#(number)},
           {"kind": "text", "part": "b", "text": "", "style": "{plain}"},
           {"kind": "icon", "icon": "mail", "size": \#(length)}, {"kind": "spinner", "size": \#(length)},
           {"kind": "image", "part": "c", \#(sizes.joined(separator: ", "))},
           {"kind": "skeleton", "width": \#(length), "height": \#(length), "radius": \#(length)},
           {"kind": "divider", "height": \#(length)}, {"kind": "spacer", "width": \#(length)}, {"kind": "stack"}]},
       "variants": [{"when": {"state": "\#(number)"}, "set": {"box.opacity": \#(number), "box.scale": \#(number)}}],
       "accessibility": {"target": "c"}}
      """#
  }

  @Test(arguments: ["1e308", "-1e308", "-1", "0", "-0.0", "1e-310", "9999", "0.004"])
  func drawsWhateverNumbersAreWritten(number: String) throws {
    let guide = Guide(
      TokenSystem(
        Input([
          "a.tokens.json": Self.tokens(number), "components/named.json": Self.spec(#""{length}""#, number),
          "components/raw.json": Self.spec(number, number), "guide.json": "{}",
          "icons/mail.svg": "<svg viewBox='0 0 9 9'><path d='M0 0h9'/></svg>",
        ])))
    let files = try #require(guide.files)
    for id in ["named", "raw"] { #expect(files["components/\(id).html"] != nil) }
    for file in files.files where file.path.hasSuffix(".svg") {
      let text = String(decoding: file.bytes, as: UTF8.self)
      #expect(text.firstMatch(of: /[" ,(]-?(?:nan|inf)[" ,)]/) == nil, "\(file.path)")
    }
  }

  @Test(arguments: [
    #"{"kind": "stack"}"#, #"{"kind": "stack", "width": 0, "height": 0}"#, #"{"kind": "text"}"#,
    #"{"kind": "text", "text": "", "style": "{plain}"}"#, #"{"kind": "icon"}"#, #"{"kind": "spacer"}"#,
    #"{"kind": "stack", "hidden": true, "fill": "{ink}"}"#, #"{"kind": "divider", "color": "{ink}"}"#,
  ])
  func makesAPageOfWhatIsEmpty(anatomy: String) throws {
    let guide = Guide(
      TokenSystem(
        Input([
          "guide.json": "{}", "a.tokens.json": Self.tokens("4"), "components/a.json": #"{"anatomy": \#(anatomy)}"#,
        ])))
    let files = try #require(guide.files)
    #expect(files["components/a.html"] != nil)
  }

  private static let broken: [(path: String, text: String)] = [
    (
      "components/a.json",
      #"{"properties":{"s":{"values":["x","y"]}},"anatomy":{"kind":"stack","part":"b","padding":8,"children":[{"kind":"icon","icon":"mail","size":16}]},"variants":[{"when":{"s":"y"},"set":{"b.opacity":0.5}}]}"#
    ),
    ("icons/mail.svg", #"<svg viewBox="0 0 24 24" fill="none" stroke="red"><path d="M4 4a2 2 0 01 2 2z"/></svg>"#),
  ]

  @Test(arguments: [0, 1]) func survivesEveryReplacedByteAndEveryCut(number: Int) {
    let file = Self.broken[number]
    let bytes = Array(file.text.utf8)
    draw(file.path, bytes)
    for position in bytes.indices {
      for byte in [0x00, 0xFF, UInt8(ascii: "9"), UInt8(ascii: "\"")] {
        var broken = bytes
        broken[position] = byte
        draw(file.path, broken)
      }
    }
    for length in bytes.indices { draw(file.path, Array(bytes.prefix(length))) }
  }

  private func draw(_ path: String, _ bytes: [UInt8]) {
    var files: FileTree = ["guide.json": "{}", "a.tokens.json": #"{"a": {"$type": "number", "$value": 1}}"#]
    for file in Self.broken { files[file.path] = Array(file.text.utf8) }
    files[path] = bytes
    let system = TokenSystem(Input(files))
    guard let analysed = system.analysed else {
      Issue.record("the tokens are sound")
      return
    }
    #expect(analysed.components.count == 1 && analysed.icons.count == 1 || !system.diagnostics.isEmpty)
    for kind in SheetKind.all where ["component", "anatomy", "trace", "stress", "icons"].contains(kind.id) {
      for sheet in kind.draw(analysed) { #expect(sheet.drawing.boundsProblems == [], "\(sheet.id)") }
    }
  }
}
