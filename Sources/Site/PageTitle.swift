import Analysis
import DesignModel
import Syntax

/// The head of a page: its number, what it belongs to, what it is called and what it says first.
struct PageTitle {
  static let shape: TemplateShape = [
    "root": .text, "number": .text, "name": .text, "version": .text, "title": .text, "partName": .text,
    "wholeName": .text, "wholeHref": .text, "lead": .text, "status": .text, "isDeprecated": .flag,
  ]

  let title: String
  let lead: String
  /// The part of the title that the page is; empty for all of it.
  var part = ""
  /// The page that this one belongs to.
  var whole: (name: String, href: String)?
  var status: ComponentSpec.Status?

  func values(_ scope: PageScope) -> TemplateRecord {
    let settings = scope.analysed.settings
    return [
      "number": .text(String(scope.number)), "name": .text(settings.name ?? ""),
      "version": .text(settings.version ?? ""), "title": .text(title), "partName": .text(part),
      "wholeName": .text(whole?.name ?? ""), "wholeHref": .text(whole?.href ?? ""), "lead": .text(lead),
      "status": .text(status?.rawValue ?? ""), "isDeprecated": .flag(status == .deprecated),
    ]
  }

  /// The head of the page of one part of a topic, or of all of it.
  static func of(_ title: String, id: String, lead: String, _ scope: PageScope) -> TemplateRecord {
    let part = scope.part.label
    return PageTitle(title: title, lead: lead, part: part, whole: part.isEmpty ? nil : (title, id + ".html"))
      .values(scope)
  }
}
