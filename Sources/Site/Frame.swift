import DesignModel
import Syntax

/// The values of `page.html`, which is around every page.
enum Frame {
  static let shape: TemplateShape = [
    "title": .text, "root": .text, "name": .text, "version": .text, "origin": .text, "hasFilter": .flag,
    "pages": .list(["href": .text, "number": .text, "label": .text, "isCurrent": .flag]),
    "previous": .record(["href": .text, "number": .text, "label": .text]),
    "next": .record(["href": .text, "number": .text, "label": .text]),
    "content": .markup,
  ]

  static func values(of index: Int, among pages: [PageKind], _ settings: Settings) -> TemplateRecord {
    let name = settings.name ?? ""
    let page = pages[index]
    let title = [page.id == "index" ? "" : page.label, name + (settings.version.map { " \($0)" } ?? "")]
    var values: TemplateRecord = [
      "title": .text(title.filter { !$0.isEmpty }.joined(separator: " — ")),
      "root": .text(""),
      "name": .text(name),
      "version": .text(settings.version ?? ""),
      "origin": .text(settings.tokens.map { $0.joined(separator: ", ") } ?? ""),
      "hasFilter": .flag(page.hasFilter),
      "pages": .list(
        pages.indices.map { other in
          var link = link(to: other, among: pages)
          link["isCurrent"] = .flag(other == index)
          return link
        }),
    ]
    if index > 0 { values["previous"] = .record(link(to: index - 1, among: pages)) }
    if index + 1 < pages.count { values["next"] = .record(link(to: index + 1, among: pages)) }
    return values
  }

  private static func link(to index: Int, among pages: [PageKind]) -> TemplateRecord {
    ["href": .text(pages[index].id + ".html"), "number": .text(String(index)), "label": .text(pages[index].label)]
  }
}
