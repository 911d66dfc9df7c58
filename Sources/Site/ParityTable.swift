import Analysis
import ColorScience
import DesignModel
import Syntax
import TextCore

/// Where the colours of an asset catalogue and the tokens of the same names differ, an appearance a row.
struct ParityTable {
  private static let mostRows = 200

  private let content: GuideContent
  private var analysed: AnalysedCatalog { content.analysed }
  private var parity: Parity { analysed.parity }

  init(_ content: GuideContent) {
    self.content = content
  }

  /// How many colours agree and differ, and where; empty when there is nothing to compare. The table of a page that is
  /// parted stands on its first page.
  func section(_ scope: PageScope) -> TopicPage.Section {
    guard parity.agreeing + parity.differing > 0 || !left.isEmpty, scope.part.isWhole else {
      return TopicPage.Section(id: "parity", heading: "")
    }
    return TopicPage.Section(
      id: "parity", heading: "Tokens and asset catalogue", lead: lead, tables: [table], needsOnlyLead: true)
  }

  /// Colours of catalogues that are no tokens and have none.
  private var left: [String] { analysed.catalog.colorsWithoutToken }

  private var lead: String {
    let agree = parity.agreeing == 1 ? "agrees" : "agree"
    let counts =
      parity.differing == 0
      ? "\(Counting.sentence(parity.agreeing, "colour", "colours")) \(agree)"
      : "\(Counting.sentence(parity.agreeing, "colour", "colours")) \(agree), \(Counting.word(parity.differing)) "
        + (parity.differing == 1 ? "differs" : "differ")
    return counts + ". A colour of the catalogue is compared with the token that has its name." + leftover
  }

  private var leftover: String {
    guard !left.isEmpty else { return "" }
    let names = left.prefix(5).joined(separator: ", ") + (left.count > 5 ? " and \(left.count - 5) more" : "")
    return " \(Counting.sentence(left.count, "colour", "colours")) of the catalogue "
      + "\(left.count == 1 ? "has" : "have") no token: \(names)."
  }

  /// Nil when nothing differs.
  var table: Table? {
    guard !parity.rows.isEmpty else { return nil }
    let rows = TokenRows(content)
    let left = parity.rows.count - Self.mostRows
    return Table(
      id: "parity-table", caption: "Colours that differ between tokens and asset catalogue",
      columns: [
        Table.Column("Token"), Table.Column("Appearance"), Table.Column("Token's value"),
        Table.Column("Catalogue's value"), Table.Column("ΔE2000", isNumber: true), Table.Column("Where"),
      ],
      groups: [
        Table.Group(
          rows: parity.rows.prefix(Self.mostRows).map { row in
            rows.row(about: row.token, cells: cells(row, rows))
          })
      ],
      more: left > 0 ? "Not shown here: \(Counting.phrase(left, "row", "rows"))." : "")
  }

  private func cells(_ row: Parity.Row, _ rows: TokenRows) -> [TemplateRecord] {
    [
      Cell(plain: row.label).values,
      rows.cell(row.token, in: row.appearance, showsAlias: false), rows.cell(row.value),
      Cell(plain: row.distance?.text(decimals: 2) ?? "–", isNumber: true).values,
      Cell(code: row.name, note: row.catalogue.isEmpty ? file(of: row) : row.catalogue).values,
    ]
  }

  private func file(of row: Parity.Row) -> String { analysed.catalog.sources[row.range.source].path }
}
