import Site
import TestKit
import Testing
import TextCore

@Suite struct GuideTemplatesTests {
  @Test func offersEveryNameThatTheBuiltInTemplatesUse() {
    var sources = SourceSet()
    var diagnostics = Diagnostics()
    #expect(GuideTemplates(replacing: FileTree(), from: "", sources: &sources, into: &diagnostics) != nil)
    #expect(diagnostics.items == [])
  }

  @Test func refusesATemplateThatUsesAnotherName() {
    var sources = SourceSet()
    var diagnostics = Diagnostics()
    let own: FileTree = ["index.html": "<h1>{{nmae}}</h1>"]
    #expect(GuideTemplates(replacing: own, from: "t/", sources: &sources, into: &diagnostics) == nil)
    #expect(diagnostics.codes == ["template-name"])
    #expect(diagnostics.items.first?.problem.hint == "did you mean 'name'?")
  }

  @Test func keepsStylesAndScriptsOutOfTheMarkup() {
    for file in BuiltInTemplates.files.files where file.path.hasSuffix(".html") {
      let text = String(decoding: file.bytes, as: UTF8.self)
      #expect(!text.contains("<style") && !text.contains(" style="), "\(file.path)")
      let takesMarkup = ["page.html", "partials/plates.html"].contains(file.path)
      #expect(text.contains("{{{") == takesMarkup, "only the frame and drawings are markup: \(file.path)")
    }
  }
}
