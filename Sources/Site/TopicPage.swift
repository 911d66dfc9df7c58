import Analysis
import DesignModel
import Sheets
import Syntax

/// A page of sections, each with drawings and the tables that say the same in words.
struct TopicPage {
  static let shape: TemplateShape = PageTitle.shape + ["sections": .list(Section.shape)]

  struct Section {
    static let shape: TemplateShape = [
      "sectionId": .text, "heading": .text, "sectionLead": .text, "sets": .list(Plates.shape),
      "tables": .list(Table.shape), "details": .list(ColorDetails.shape),
    ]

    let id: String
    let heading: String
    var lead = ""
    var plates: Plates?
    var tables: [Table?] = []
    var details: [TemplateRecord] = []
    /// Whether the lead alone says enough.
    var needsOnlyLead = false

    var isEmpty: Bool {
      !needsOnlyLead && (plates?.sheets.isEmpty ?? true) && tables.allSatisfy { $0 == nil } && details.isEmpty
    }

    var values: TemplateRecord {
      let sets = plates.flatMap { $0.sheets.isEmpty ? nil : $0.values }
      return [
        "sectionId": .text("g~" + id), "heading": .text(heading), "sectionLead": .text(lead),
        "sets": .list(sets.map { [$0] } ?? []), "tables": .list(tables.compactMap { $0?.values }),
        "details": .list(details),
      ]
    }
  }

  let title: String
  let lead: String
  let sections: [Section]

  /// The values of the page; a section that has nothing to show is left out.
  func values(_ scope: PageScope, id: String) -> TemplateRecord {
    PageTitle.of(title, id: id, lead: lead, scope) + ["sections": .list(sections.filter { !$0.isEmpty }.map(\.values))]
  }
}
