import Analysis
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
    for sheet in content.sheets { files["sheets/\(sheet.id).svg"] = content.drawings[sheet.id] }
    files[TokenStyles.path] = TokenStyles.bytes(for: content.sheets)
    let pages = pages(content)
    let frames = pages.map(\.frame)
    for (index, page) in pages.enumerated() {
      let frame = Frame.values(of: index, among: frames, content.analysed.settings)
      files[page.frame.path] = templates.render(page.template, page.values, in: frame, &diagnostics)
    }
    return files
  }

  private struct Page {
    let frame: Frame.Page
    let template: String
    let values: TemplateRecord
  }

  /// The pages that the system has something for, in the order of the contents; parts follow their first page.
  private func pages(_ content: GuideContent) -> [Page] {
    var pages: [Page] = []
    var number = 0
    for kind in PageKind.all {
      let parts = kind.parts(content.analysed)
      let made = self.pages(of: kind, number, parts, content)
      pages += made
      if !made.isEmpty { number += 1 }
    }
    return pages
  }

  private func pages(of kind: PageKind, _ number: Int, _ parts: [Part], _ content: GuideContent) -> [Page] {
    let made = parts.compactMap { part -> Page? in
      let path = kind.path(of: part)
      let scope = PageScope(content: content, number: number, part: part, path: path)
      return kind.values(scope).map { values in
        Page(
          frame: Frame.Page(path: path, kind: kind, number: number, part: part.isWhole ? "" : part.label),
          template: kind.template, values: values)
      }
    }
    guard parts.count > 1 else { return made }
    let path = kind.id + ".html"
    let scope = PageScope(content: content, number: number, part: Part.whole, path: path)
    let first = Page(
      frame: Frame.Page(path: path, kind: kind, number: number, part: ""), template: PartsPage.template,
      values: PartsPage(kind: kind, parts: parts).values(scope))
    return [first] + made
  }
}
