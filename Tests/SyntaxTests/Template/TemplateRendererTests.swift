import Syntax
import TestKit
import Testing
import TextCore

@Suite struct TemplateRendererTests {
  @Test func escapesTextBetweenTwoBraces() {
    #expect(
      render("<p title=\"{{x}}\">", ["x": .text("<script>\"&'\u{0}\u{1B}</script>")])
        == "<p title=\"&lt;script&gt;&quot;&amp;&#39;\u{FFFD}\u{FFFD}&lt;/script&gt;\">")
  }

  @Test(arguments: ["{{{x}}}", "{{&x}}", "{{#x}}{{{.}}}{{/x}}"])
  func escapesTextThatIsPutWhereMarkupBelongs(template: String) {
    #expect(render(template, ["x": .text("<b>")]) == "&lt;b&gt;")
  }

  @Test func writesMarkupAsItStands() {
    #expect(render("[{{{x}}}|{{&x}}]", ["x": .markup { $0.write("<b>") }]) == "[<b>|<b>]")
  }

  @Test func escapesMarkupBetweenTwoBraces() {
    #expect(render("{{x}}", ["x": .markup { $0.write("<b>") }]) == "&lt;b&gt;")
  }

  @Test func takesEmptyTextForAbsent() {
    let template = "{{#x}}there{{/x}}{{^x}}absent{{/x}}"
    #expect(render(template, ["x": .text("")]) == "absent")
    #expect(render(template, ["x": .text("0")]) == "there")
  }

  @Test func findsNamesOfOuterRecordsInsideALaterOne() {
    let rows: TemplateValue = .list([["name": .text("a")], ["name": .text("b"), "unit": .text("ms")]])
    #expect(render("{{#rows}}{{name}} {{unit}};{{/rows}}", ["unit": .text("px"), "rows": rows]) == "a px;b ms;")
  }

  @Test func indentsEachLineOfAPartialThatHasALineToItself() {
    let outer = "<ul>\n  {{> items}}\n</ul>\n"
    let items = "{{#list}}\n<li>\n  {{> item}}\n</li>\n{{/list}}\n"
    #expect(
      render(outer, ["list": .list([["name": .text("a")]])], partials: ["items": items, "item": "{{name}}\n"])
        == "<ul>\n  <li>\n    a\n  </li>\n</ul>\n")
  }

  @Test func writesEachTextOfAListAndThenWhatIsAroundItAgain() {
    let text = "{{#a}}{{.}}{{#b}}{{.}}{{/b}}{{.}};{{/a}}"
    #expect(render(text, ["a": .texts(["x", "<"]), "b": .text("-")]) == "x-x;&lt;-&lt;;")
    #expect(render("{{^a}}none{{/a}}", ["a": .texts([])]) == "none")
  }

  @Test func endsWithAnErrorWhenAPartialCallsItselfForEver() {
    var diagnostics = Diagnostics()
    _ = render("x {{> a}}", [:], partials: ["a": "{{> a}}{{> a}}"], into: &diagnostics)
    #expect(diagnostics.codes == ["template-limit"])
  }

  @Test func endsWithAnErrorWhenSectionsMultiply() {
    var diagnostics = Diagnostics()
    let many = [TemplateRecord](repeating: [:], count: 1000)
    let depth = 6
    let text =
      String(repeating: "{{#a}}", count: depth) + "0123456789" + String(repeating: "{{/a}}", count: depth)
    let out = render(text, ["a": .list(many)], into: &diagnostics)
    #expect(diagnostics.codes == ["template-limit"])
    #expect(out.utf8.count < 600_000_000)
  }

  private func render(_ text: String, _ values: TemplateRecord, partials: [String: String] = [:]) -> String {
    var diagnostics = Diagnostics()
    let out = render(text, values, partials: partials, into: &diagnostics)
    #expect(diagnostics.items.isEmpty)
    return out
  }

  private func render(
    _ text: String, _ values: TemplateRecord, partials: [String: String] = [:], into diagnostics: inout Diagnostics
  ) -> String {
    var parsed: [String: Template] = [:]
    for (name, text) in partials {
      parsed[name] = Template(parsing: Source(path: name, bytes: Array(text.utf8)), into: &diagnostics)
    }
    var out = ByteWriter()
    Template(parsing: Source(path: "page.html", bytes: Array(text.utf8)), into: &diagnostics)?
      .render(values, partials: parsed, into: &out, diagnostics: &diagnostics)
    return out.text
  }
}
