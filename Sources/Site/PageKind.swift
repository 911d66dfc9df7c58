package import Analysis
package import Sheets
import Syntax
package import TextCore

/// What pages are made from.
package struct GuideContent: Sendable {
  package let analysed: AnalysedCatalog
  package let sheets: [Sheet]
  package let problems: Problems

  package init(_ analysed: AnalysedCatalog, sheets: [Sheet], diagnostics: [Diagnostic], sources: SourceSet) {
    self.analysed = analysed
    self.sheets = sheets
    problems = Problems(diagnostics, in: sources)
  }
}

/// One kind of page: its place in the contents, the names that it offers to its template, and their values.
struct PageKind: Sendable {
  /// The stem of the page and of its template.
  let id: String
  let label: String
  let shape: TemplateShape
  /// The values, or nil when the system has nothing for the page.
  let values: @Sendable (GuideContent, _ number: Int) -> TemplateRecord?
  /// Whether the page has a filter of its own in place of the search box.
  var hasFilter = false
}

/// Every page, in the order of the contents. To add one: add a file in `Pages` and a template, and its name here.
extension PageKind {
  static let all: [PageKind] = [.index, .tokens]
}
