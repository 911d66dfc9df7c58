import Analysis
import DesignModel

/// A table that lists tokens: with value, source and use where all appearances agree, else with a column for each variant.
struct TokenTable {
  let id: String
  let caption: String
  let tokens: [Int]

  init(_ id: String, _ caption: String, _ tokens: [Int]) {
    self.id = id
    self.caption = caption
    self.tokens = tokens
  }

  func table(_ content: GuideContent) -> Table? {
    guard !tokens.isEmpty else { return nil }
    let analysed = content.analysed
    let rows = TokenRows(content)
    let variants = analysed.variants(of: tokens)
    guard variants.count == 1 else {
      return Table(
        id: id, caption: caption, columns: [Table.Column("Token")] + variants.map { Table.Column($0.label) },
        groups: [Table.Group(rows: tokens.map { rows.row($0, cells: rows.cells($0, in: variants)) })])
    }
    let hasSources = tokens.contains { analysed.target($0, in: 0) != nil }
    let hasUses = tokens.contains { analysed.catalog.tokens[$0].description != nil }
    let columns =
      [Table.Column("Token"), Table.Column("Value")] + (hasSources ? [Table.Column("From")] : [])
      + (hasUses ? [Table.Column("Use")] : [])
    let group = tokens.map { token in
      let cells =
        [rows.cell(token, in: 0, showsAlias: false)] + (hasSources ? [rows.source(token, in: 0)] : [])
        + (hasUses ? [Cell(plain: analysed.catalog.tokens[token].description ?? "").values] : [])
      return rows.row(token, cells: cells, describes: false)
    }
    return Table(id: id, caption: caption, columns: columns, groups: [Table.Group(rows: group)])
  }
}
