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
  /// The tokens that it lists, in parts where they are more than a page holds; none when the system has nothing for it.
  let parts: @Sendable (AnalysedCatalog) -> [Part]
  let values: @Sendable (PageScope) -> TemplateRecord
  /// Whether the page has a filter of its own in place of the search box.
  var hasFilter = false
  /// Whether each of its tokens keeps an address on the first page when that is split.
  var keepsAddresses = false
  /// Tables that go with drawings which are not parted.
  var wholeTables: @Sendable (PageScope) -> [Table] = { _ in [] }
  /// Pages of another make, one for each thing that the page lists.
  var below: PagesBelow?
}

/// Every page, in the order of the contents. To add one: add a file in `Pages` and its name here, and a template unless it is
/// made of sections with drawings and tables.
extension PageKind {
  static let all: [PageKind] = [
    .index, .color, .contrast, .typography, .spacing, .grid, .components, .icons, .tokens,
  ]
}

extension PageKind {
  /// The parts of a topic's page.
  static func parts(of topic: Topic) -> @Sendable (AnalysedCatalog) -> [Part] {
    { $0.parts(of: topic).filter { !$0.tokens.isEmpty } }
  }
}

/// What one page is made from.
struct PageScope: Sendable {
  let content: GuideContent
  /// Its number in the contents.
  let number: Int
  let part: Part

  var analysed: AnalysedCatalog { content.analysed }
}
