import Analysis
import Graphics
import Sheets
import Syntax
package import TextCore

/// Every file of a guide but the ledgers: pages, sheets and assets.
package struct SiteBuilder: Sendable {
  private let templates: GuideTemplates

  package init(_ templates: GuideTemplates) {
    self.templates = templates
  }

  package func files(_ content: GuideContent, into diagnostics: inout Diagnostics) -> FileTree {
    var files = templates.assets
    for sheet in content.sheets {
      files["sheets/\(sheet.id).svg"] = SVGWriter.bytes(sheet.drawing)
    }
    let pages = PageKind.all.enumerated().compactMap { number, kind in
      kind.values(content, number).map { (kind: kind, values: $0) }
    }
    let kinds = pages.map(\.kind)
    for (index, page) in pages.enumerated() {
      let frame = Frame.values(of: index, among: kinds, content.analysed.settings)
      files[page.kind.id + ".html"] = templates.render(page.kind.id, page.values, in: frame, &diagnostics)
    }
    return files
  }
}
