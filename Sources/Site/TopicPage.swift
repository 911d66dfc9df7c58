import Analysis
import DesignModel
import Sheets
import Syntax

/// A page of sections, each with drawings and the tables that say the same in words.
struct TopicPage {
  static let shape: TemplateShape = [
    "number": .text, "name": .text, "version": .text, "title": .text, "partName": .text, "partHref": .text,
    "lead": .text,
    "sections": .list([
      "sectionId": .text, "heading": .text, "sectionLead": .text, "sets": .list(Plates.shape),
      "tables": .list(Table.shape), "details": .list(ColorDetails.shape),
    ]),
  ]

  struct Section {
    let id: String
    let heading: String
    var lead = ""
    var plates: Plates?
    var tables: [Table?] = []
    var details: [TemplateRecord] = []

    var isEmpty: Bool {
      (plates?.sheets.isEmpty ?? true) && tables.allSatisfy { $0 == nil } && details.isEmpty
    }
  }

  let title: String
  let lead: String
  let sections: [Section]

  /// The values of the page; a section that has nothing to show is left out.
  func values(_ scope: PageScope, id: String) -> TemplateRecord {
    let shown = sections.filter { !$0.isEmpty }
    let settings = scope.analysed.settings
    return [
      "number": .text(String(scope.number)), "name": .text(settings.name ?? ""),
      "version": .text(settings.version ?? ""), "title": .text(title), "partName": .text(scope.part.label),
      "partHref": .text(id + ".html"), "lead": .text(lead),
      "sections": .list(
        shown.map { section in
          let sets = section.plates.flatMap { $0.sheets.isEmpty ? nil : $0.values }
          return [
            "sectionId": .text("g~" + section.id), "heading": .text(section.heading),
            "sectionLead": .text(section.lead), "sets": .list(sets.map { [$0] } ?? []),
            "tables": .list(section.tables.compactMap { $0?.values }), "details": .list(section.details),
          ]
        }),
    ]
  }
}
