import Site
import Syntax
import Testing
import TextCore

@Suite struct TemplateShapesTests {
  @Test(arguments: [("page.html", TemplateShape.page), ("index.html", .index), ("tokens.html", .tokens)])
  func offersEveryNameThatTheBuiltInTemplateUses(path: String, shape: TemplateShape) throws {
    var sources = SourceSet()
    var diagnostics = Diagnostics()
    var templates: [String: Template] = [:]
    for file in BuiltInTemplates.files.files where file.path.hasSuffix(".html") {
      let source = sources.add(path: file.path, bytes: file.bytes)
      templates[file.path] = Template(parsing: source, into: &diagnostics)
    }
    let partials = templates.filter { $0.key.hasPrefix("partials/") }.map { path, template in
      (String(path.dropFirst("partials/".count).dropLast(".html".count)), template)
    }
    let page = try #require(templates[path])
    page.check(against: shape, partials: Dictionary(uniqueKeysWithValues: partials), into: &diagnostics)
    #expect(diagnostics.items == [])
  }

  @Test func keepsStylesAndScriptsOutOfTheMarkup() {
    for file in BuiltInTemplates.files.files where file.path.hasSuffix(".html") {
      let text = String(decoding: file.bytes, as: UTF8.self)
      #expect(!text.contains("<style") && !text.contains(" style="), "\(file.path)")
      #expect(!text.contains("{{{") || file.path == "page.html", "only the frame takes markup: \(file.path)")
    }
  }
}
