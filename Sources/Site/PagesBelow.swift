import Analysis
import Syntax

/// Pages below another, which the contents list while one of them is open.
struct PagesBelow: Sendable {
  /// The stem of their template.
  let template: String
  let shape: TemplateShape
  let pages: @Sendable (AnalysedCatalog) -> [Page]

  struct Page: Sendable {
    let path: String
    let label: String
    let values: @Sendable (PageScope) -> TemplateRecord
  }
}
