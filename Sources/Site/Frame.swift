import DesignModel
import Syntax

/// The values of `page.html`, which is around every page.
enum Frame {
  static let shape: TemplateShape = [
    "title": .text, "root": .text, "name": .text, "version": .text, "origin": .text, "hasFilter": .flag,
    "pages": .list([
      "href": .text, "number": .text, "label": .text, "current": .text,
      "below": .list(["href": .text, "label": .text, "current": .text]),
    ]),
    "previous": .record(["href": .text, "label": .text]), "next": .record(["href": .text, "label": .text]),
    "content": .markup,
  ]

  /// One page among all.
  struct Page: Sendable {
    let path: String
    let kind: PageKind
    /// The number of its kind in the contents.
    let number: Int
    /// The label of its part; empty for the page that the contents name.
    let part: String
    /// Whether the contents list it below its kind, while a page of that is open.
    var isBelow = false

    var label: String { part.isEmpty ? "\(number) \(kind.label)" : "\(kind.label): \(part)" }

    /// The way from its folder to that of the guide, which every link starts with.
    var root: String { String(repeating: "../", count: path.count { $0 == "/" }) }
  }

  static func values(of index: Int, among pages: [Page], _ settings: Settings) -> TemplateRecord {
    let name = settings.name ?? ""
    let page = pages[index]
    let title = [
      page.part, page.kind.id == "index" ? "" : page.kind.label, name + (settings.version.map { " \($0)" } ?? ""),
    ]
    var values: TemplateRecord = [
      "title": .text(title.filter { !$0.isEmpty }.joined(separator: " — ")),
      "root": .text(page.root),
      "name": .text(name),
      "version": .text(settings.version ?? ""),
      "origin": .text(settings.tokens.map { $0.joined(separator: ", ") } ?? ""),
      "hasFilter": .flag(page.kind.hasFilter),
      "pages": .list(
        pages.filter { $0.part.isEmpty && !$0.isBelow }.map { other in
          [
            "href": .text(other.path), "number": .text(String(other.number)), "label": .text(other.kind.label),
            "current": .text(current(other, on: page)),
            "below": .list(other.number == page.number ? below(page, among: pages) : []),
          ]
        }),
    ]
    if index > 0 { values["previous"] = .record(link(to: pages[index - 1])) }
    if index + 1 < pages.count { values["next"] = .record(link(to: pages[index + 1])) }
    return values
  }

  /// What the contents say of a kind while a page is open: that it is the page, or that the page is a part of it.
  private static func current(_ other: Page, on page: Page) -> String {
    guard other.number == page.number, !page.isBelow else { return "" }
    return page.part.isEmpty ? "page" : "true"
  }

  private static func below(_ page: Page, among pages: [Page]) -> [TemplateRecord] {
    pages.filter { $0.isBelow && $0.number == page.number }.map { other in
      [
        "href": .text(other.path), "label": .text(other.part),
        "current": .text(other.path == page.path ? "page" : ""),
      ]
    }
  }

  private static func link(to page: Page) -> TemplateRecord {
    ["href": .text(page.path), "label": .text(page.label)]
  }
}
