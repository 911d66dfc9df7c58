import Analysis
import DesignModel
import Graphics
import Sheets
import Syntax
import TextCore

extension PageKind {
  static let components = PageKind(
    id: "components/index", label: "Components", template: "components",
    shape: PageTitle.shape + [
      "components": .list([
        "href": .text, "label": .text, "status": .text, "isDeprecated": .flag, "summary": .text, "counts": .text,
        "preview": .list(["image": .text, "width": .text, "height": .text]),
      ])
    ],
    parts: { $0.components.isEmpty ? [] : [.whole] },
    values: { ComponentsPage($0).values },
    below: PagesBelow(template: ComponentPage.template, shape: ComponentPage.shape) { analysed in
      zip(analysed.components, analysed.componentFiles).enumerated().map { number, entry in
        PagesBelow.Page(path: ComponentPage.path(entry.1), label: entry.0.spec.name) { scope in
          ComponentPage(ComponentScope(scope, number)).values
        }
      }
    })
}

private struct ComponentsPage {
  private let scope: PageScope
  private var components: [Component] { scope.analysed.components }

  init(_ scope: PageScope) {
    self.scope = scope
  }

  var values: TemplateRecord {
    PageTitle(title: "Components", lead: lead).values(scope) + [
      "components": .list(zip(components, scope.analysed.componentFiles).map(record))
    ]
  }

  private var lead: String {
    let combinations = components.reduce(0) { $0 + $1.combinations.count }
    return "\(Counting.sentence(components.count, "component", "components")), drawn from the tokens in "
      + "\(Counting.phrase(combinations, "combination", "combinations")) of \(components.count == 1 ? "its" : "their") properties."
  }

  private func record(_ component: Component, _ file: String) -> TemplateRecord {
    let spec = component.spec
    let sheets = scope.content.sheets("component.\(file)", in: .whole)
    return [
      "href": .text(ComponentPage.path(file)), "label": .text(spec.name), "status": .text(spec.status?.rawValue ?? ""),
      "isDeprecated": .flag(spec.status == .deprecated), "summary": .text(spec.summary ?? ""),
      "counts": .text(
        Counting.phrase(spec.nodes.count, "part", "parts") + ", "
          + Counting.phrase(component.combinations.count, "combination", "combinations")),
      "preview": .list(sheets.prefix(1).map { preview($0.sheet) }),
    ]
  }

  private func preview(_ sheet: Sheet) -> TemplateRecord {
    [
      "image": .text(sheet.path), "width": .text(sheet.drawing.width.text(decimals: 0)),
      "height": .text(sheet.drawing.height.text(decimals: 0)),
    ]
  }
}
