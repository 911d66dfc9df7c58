import Syntax
import TestKit
import Testing
import TextCore

@Suite struct TemplateParserTests {
  @Test(arguments: [
    "text ↓{{name", "↓{{{name}}", "↓{{! a comment that does not end", "a {{#↓list}} b", "{{/↓list}}",
    "{{#a}}{{#b}}{{/↓a}}{{/b}}", "{{↓two words}}", "{{↓a..b}}", "{{↓.a}}", "{{#a}}{{↓}}{{/a}}", "{{=↓one=}}",
    "{{=↓a b c=}}", "{{>↓ }}", "{{↓$block}}", "{{>↓a b}}",
  ])
  func reportsEachFaultOfSyntaxAtItsPlace(marked: String) {
    let marked = MarkedText(marked)
    var diagnostics = Diagnostics()
    let template = Template(parsing: Source(path: "page.html", bytes: marked.bytes), into: &diagnostics)
    #expect(template == nil)
    #expect(diagnostics.codes == ["template-syntax"])
    #expect(diagnostics.offsets == marked.offsets)
  }

  @Test func refusesSectionsDeeperThanSixtyFour() {
    func text(_ depth: Int) -> String {
      String(repeating: "{{#a}}", count: depth) + String(repeating: "{{/a}}", count: depth)
    }
    var diagnostics = Diagnostics()
    #expect(Template(parsing: Source(path: "a", bytes: Array(text(64).utf8)), into: &diagnostics) != nil)
    #expect(Template(parsing: Source(path: "a", bytes: Array(text(65).utf8)), into: &diagnostics) == nil)
    #expect(diagnostics.codes == ["template-syntax"])
  }

  @Test func survivesAnyBytes() {
    // A fixed sequence of bytes, most of them marks of the language.
    let alphabet = Array("{}#^/>&!=. \n\r\tab{}{}|".utf8) + [0x00, 0xFF, 0xC3]
    var state: UInt64 = 42
    for length in 0..<3000 {
      var bytes: [UInt8] = []
      for _ in 0..<(length % 60) {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        bytes.append(alphabet[Int(state >> 33) % alphabet.count])
      }
      var diagnostics = Diagnostics()
      let template = Template(parsing: Source(path: "page.html", bytes: bytes), into: &diagnostics)
      #expect((template == nil) == diagnostics.hasErrors)
      var out = ByteWriter()
      template?.render(
        ["a": .list([["b": .text("x")]]), "b": .flag(true)], partials: template.map { ["a": $0] } ?? [:], into: &out,
        diagnostics: &diagnostics)
      template?.check(against: ["a": .list(["b": .text])], into: &diagnostics)
    }
  }
}
