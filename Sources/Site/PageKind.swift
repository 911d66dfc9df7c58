import Analysis
import Syntax

/// One kind of page: its place in the contents, the names that it offers to its template, and their values.
struct PageKind: Sendable {
  /// The stem of the page.
  let id: String
  let label: String
  /// The stem of its template.
  let template: String
  let shape: TemplateShape
  /// The tokens that it lists, in parts where they are more than a page holds.
  let parts: @Sendable (AnalysedCatalog) -> [Part]
  /// The values, or nil when the system has nothing for the page.
  let values: @Sendable (PageScope) -> TemplateRecord?
  /// Whether the page has a filter of its own in place of the search box.
  var hasFilter = false
  /// Whether each of its tokens keeps an address on the first page when that is split.
  var keepsAddresses = false
}

/// Every page, in the order of the contents. To add one: add a file in `Pages` and its name here, and a template unless it is
/// made of sections with drawings and tables.
extension PageKind {
  static let all: [PageKind] = [.index, .color, .contrast, .typography, .spacing, .grid, .tokens]
}

/// What one page is made from.
struct PageScope {
  let content: GuideContent
  /// Its number in the contents.
  let number: Int
  let part: Part
  /// The file of the page, without its folder.
  let path: String

  var analysed: AnalysedCatalog { content.analysed }
}
