import Analysis
import DesignModel
import Sheets
import Syntax

/// The first page of a kind that is split: its parts, and the old addresses of its tokens where it keeps them.
struct PartsPage {
  static let template = "parts"

  static let shape: TemplateShape =
    PageTitle.shape + [
      "parts": .list(["href": .text, "label": .text, "count": .text]), "hasAddresses": .flag,
      "addresses": .list(["anchor": .text, "href": .text, "label": .text]), "hasSets": .flag,
      "sets": .list(Plates.shape), "tables": .list(Table.shape),
    ]

  let kind: PageKind
  let parts: [Part]

  func values(_ scope: PageScope) -> TemplateRecord {
    let tokens = scope.analysed.catalog.tokens
    let sets = sets(scope)
    let count = Counting.figures(parts.reduce(0) { $0 + $1.tokens.count })
    let lead = "\(count) tokens in \(Counting.word(parts.count)) parts, since a page holds at most \(Part.limit)."
    return PageTitle(title: kind.label, lead: lead).values(scope) + [
      "parts": .list(
        parts.map { part in
          [
            "href": .text(kind.path(of: part)), "label": .text(part.label),
            "count": .text(Counting.figures(part.tokens.count)),
          ]
        }),
      "hasSets": .flag(!sets.isEmpty), "sets": .list(sets),
      "tables": .list(kind.wholeTables(scope).map(\.values)),
      "hasAddresses": .flag(kind.keepsAddresses),
      "addresses": .list(
        !kind.keepsAddresses
          ? []
          : parts.flatMap { part in
            let path = kind.path(of: part)
            return part.tokens.map { token -> TemplateRecord in
              let anchor = PublicName.anchor(tokens[token].name)
              return [
                "anchor": .text(anchor), "href": .text("\(path)#\(anchor)"), "label": .text(tokens[token].name),
              ]
            }
          }),
    ]
  }
}

extension PartsPage {
  /// Drawings of the page that are not parted.
  private func sets(_ scope: PageScope) -> [TemplateRecord] {
    var kinds: [String] = []
    for drawn in scope.content.sheets where drawn.sheet.page == kind.id && drawn.sheet.part.isEmpty {
      if !kinds.contains(drawn.sheet.kind) { kinds.append(drawn.sheet.kind) }
    }
    return kinds.map { Plates($0, in: scope).values }
  }
}

extension PageKind {
  /// The file of a part.
  func path(of part: Part) -> String { part.isWhole ? "\(id).html" : "\(id).\(part.stem).html" }
}
