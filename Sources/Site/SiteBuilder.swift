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

  /// A file that is still to be written; each can be written without the others.
  package struct FileTask: Sendable {
    package let path: String
    /// The bytes of the file, with what its templates could not do.
    package let write: @Sendable () -> ([UInt8], Diagnostics)

    package init(path: String, write: @escaping @Sendable () -> ([UInt8], Diagnostics)) {
      self.path = path
      self.write = write
    }
  }

  /// Script, drawings, and the style sheets that every guide has.
  package func assets(_ content: GuideContent) -> FileTree {
    var files = templates.assets
    for drawn in content.sheets { files[drawn.path] = drawn.file }
    return files
  }

  /// The style sheet of this guide's own names.
  package func styles(_ content: GuideContent) -> FileTask {
    FileTask(path: TokenStyles.path) { (TokenStyles.bytes(for: content), Diagnostics()) }
  }

  /// The pages that the system has something for.
  package func pages(_ content: GuideContent) -> [FileTask] {
    let pages = plans(content)
    let frames = pages.map(\.frame)
    return pages.enumerated().map { index, page in
      FileTask(path: page.frame.path) { [templates] in
        var diagnostics = Diagnostics()
        let frame = Frame.values(of: index, among: frames, content.analysed.settings)
        return (templates.render(page.template, page.values(), in: frame, &diagnostics), diagnostics)
      }
    }
  }

  private struct Plan: Sendable {
    let frame: Frame.Page
    let template: String
    let values: @Sendable () -> TemplateRecord
  }

  /// Pages in the order of the contents; parts, and pages below, follow their first page.
  private func plans(_ content: GuideContent) -> [Plan] {
    var plans: [Plan] = []
    var number = 0
    for kind in PageKind.all {
      let parts = kind.parts(content.analysed)
      guard !parts.isEmpty else { continue }
      if parts.count > 1 { plans.append(first(of: kind, number, parts, content)) }
      plans += parts.map { plan(of: kind, number, $0, content) } + below(kind, number, content)
      number += 1
    }
    return plans
  }

  private func plan(of kind: PageKind, _ number: Int, _ part: Part, _ content: GuideContent) -> Plan {
    let scope = PageScope(content: content, number: number, part: part)
    return Plan(
      frame: Frame.Page(
        path: kind.path(of: part), kind: kind, number: number, part: part.isWhole ? "" : part.label),
      template: kind.template
    ) { kind.values(scope) }
  }

  private func below(_ kind: PageKind, _ number: Int, _ content: GuideContent) -> [Plan] {
    guard let below = kind.below else { return [] }
    let scope = PageScope(content: content, number: number, part: .whole)
    return below.pages(content.analysed).map { page in
      Plan(
        frame: Frame.Page(path: page.path, kind: kind, number: number, part: page.label, isBelow: true),
        template: below.template
      ) { page.values(scope) }
    }
  }

  private func first(of kind: PageKind, _ number: Int, _ parts: [Part], _ content: GuideContent) -> Plan {
    let scope = PageScope(content: content, number: number, part: .whole)
    return Plan(
      frame: Frame.Page(path: kind.id + ".html", kind: kind, number: number, part: ""), template: PartsPage.template
    ) { PartsPage(kind: kind, parts: parts).values(scope) }
  }
}
