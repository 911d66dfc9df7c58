import Analysis
import DesignModel
import Syntax

extension PageKind {
  static let tokens = PageKind(
    id: "tokens", label: "Tokens", template: "tokens",
    shape: PageTitle.shape + ["hasGroups": .flag, "tables": .list(Table.shape)],
    parts: { $0.parts(of: nil) },
    values: { TokensPage($0).values }, hasFilter: true, keepsAddresses: true)
}

private struct TokensPage {
  private let scope: PageScope
  private let variants: [Variant]
  private var analysed: AnalysedCatalog { scope.analysed }
  private var catalog: Catalog { analysed.catalog }

  init(_ scope: PageScope) {
    self.scope = scope
    variants = scope.analysed.variants(of: scope.part.tokens)
  }

  var values: TemplateRecord {
    PageTitle.of("Tokens", id: "tokens", lead: lead, scope) + [
      "hasGroups": .flag(!scope.part.tokens.isEmpty), "tables": .list([table.values]),
    ]
  }

  private var lead: String {
    let count = Counting.phrase(scope.part.tokens.count, "token", "tokens")
    guard variants.count > 1 else { return "\(count), each with its value and where the value comes from." }
    let differ = variants.count < catalog.appearances.count ? " that differ" : ""
    return
      "\(count), resolved in \(Counting.word(variants.count)) appearances\(differ). Values that agree everywhere stand "
      + "once."
  }

  /// Tokens by their first segment, in declared order; those that have only one are together.
  private var table: Table {
    let rows = TokenRows(scope.content)
    let links = ComponentLinks(analysed)
    var order: [PathID] = []
    var members: [PathID: [Int]] = [:]
    for token in scope.part.tokens {
      var first = catalog.paths.parent(of: catalog.tokens[token].path) ?? .root
      while let parent = catalog.paths.parent(of: first), parent != .root { first = parent }
      if members[first] == nil { order.append(first) }
      members[first, default: []].append(token)
    }
    let groups = order.map { first in
      let name = catalog.paths.name(of: first)
      return Table.Group(
        id: "group~" + PublicName.anchor(name), label: first == .root ? "ungrouped" : name,
        rows: (members[first] ?? []).map { token in
          let type = catalog.tokens[token].type ?? "no type"
          let notes = [
            analysed.purpose(of: token)?.rawValue, catalog.tokens[token].writtenType.map { "written as \($0)" },
          ]
          let ends = [
            Cell(plain: analysed.tiers[token].rawValue).values,
            Cell(plain: type, note: notes.compactMap(\.self).joined(separator: ", ")).values,
          ]
          var row = rows.row(token, cells: rows.cells(token, in: variants) + ends)
          links.add(token, to: &row)
          return row
        })
    }
    return Table(
      id: "tokens", caption: "Tokens by group",
      columns: [Table.Column("Token")] + variants.map { Table.Column(variants.count == 1 ? "Value" : $0.label) }
        + [Table.Column("Tier"), Table.Column("Type")],
      groups: groups)
  }
}
