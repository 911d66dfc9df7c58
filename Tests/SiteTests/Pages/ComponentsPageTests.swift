import Analysis
import Syntax
import DesignModel
import Testing

@testable import Site

@Suite struct ComponentsPageTests {
  @Test func listsEveryComponentWithItsParts() {
    let scope = PageScope(content: SmallButton.content, number: 2, part: .whole)
    let values = PageKind.components.values(scope)
    #expect(values.text("lead") == "One component, drawn from the tokens in 6 combinations of its properties.")
    #expect(values.texts("components", "href") == ["components/button.html"])
    #expect(values.texts("components", "counts") == ["3 parts, 6 combinations"])
  }

  @Test func givesNoTwoComponentsOneFile() {
    let spec = #"{"name": "A", "anatomy": {"kind": "spacer"}}"#
    let content = SmallGuide.content("{}", specs: ["Tag": spec, "index": spec, "tag": spec])
    let paths = PageKind.components.below?.pages(content.analysed).map(\.path)
    #expect(paths == ["components/tag.html", "components/index-2.html", "components/tag-2.html"])
  }

  @Test func isNoPageWithoutComponents() {
    #expect(PageKind.components.parts(SmallGuide.content("{}").analysed).isEmpty)
  }
}
