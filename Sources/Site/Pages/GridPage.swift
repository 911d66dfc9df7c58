import Analysis
import DesignModel
import Syntax

extension PageKind {
  static let grid = PageKind(
    id: "grid", label: "Grid", template: "topic", shape: TopicPage.shape, parts: { $0.grids.isEmpty ? [] : [.whole] },
    values: { scope in
      let grids = scope.analysed.grids
      // A group that is named twice has its tokens listed once, since a token has one address.
      var listed: Set<String> = []
      let sections = grids.map { grid in
        let isListed = !listed.insert(grid.group).inserted
        return TopicPage.Section(
          id: "grid-\(grid.stem)", heading: grid.name, lead: lead(grid, scope.analysed),
          plates: Plates("grid.\(grid.stem)", in: scope, caption: caption(grid, scope.analysed)),
          tables: isListed
            ? []
            : [TokenTable("grid-\(grid.stem)~table", "Tokens of \(grid.group)", grid.tokens).table(scope.content)])
      }
      return TopicPage(
        title: "Grid",
        lead:
          "\(Counting.sentence(grids.count, "grid", "grids")). Columns share what gutters and margins leave over; each "
          + "drawing has its sum written out.",
        sections: sections + [spans(scope)]
      ).values(scope, id: "grid")
    })

  private static func lead(_ grid: Grid, _ analysed: AnalysedCatalog) -> String {
    guard let sum = analysed.sum(of: grid, in: 0) else { return "" }
    let variants = analysed.variants(of: grid.tokens)
    let place = variants.count > 1 ? variants[0].label + ": " : ""
    let figure = GridSum.figure
    let gutters = sum.columns - 1
    return
      "\(place)\(figure(sum.width)) wide, with \(Counting.words(sum.columns, "column", "columns")) of "
      + "\(figure(sum.column)), \(Counting.words(gutters, "gutter", "gutters")) of \(figure(sum.gutter)), "
      + "two margins of \(figure(sum.margin))."
  }

  /// Which tokens the gutter and the margin name.
  private static func caption(_ grid: Grid, _ analysed: AnalysedCatalog) -> String {
    [("gutter", grid.gutter), ("margin", grid.margin)].compactMap { word, token in
      analysed.target(token, in: 0).map { "\(word) is \($0)" }
    }.joined(separator: ", ")
  }

  private static func spans(_ scope: PageScope) -> TopicPage.Section {
    let rows = TokenRows(scope.content)
    let sums = scope.analysed.grids.map { scope.analysed.sum(of: $0, in: 0) }
    let most = min(48, sums.compactMap { $0?.columns }.max() ?? 0)
    let table = Table(
      id: "spans-table", caption: "Width of so many columns",
      columns: [Table.Column("Columns")] + scope.analysed.grids.map { Table.Column($0.name, isNumber: true) },
      groups: [
        Table.Group(
          rows: (0..<most).map { index in
            rows.row(
              String(index + 1),
              cells: sums.map { sum in
                let span = sum.flatMap { index < $0.columns ? GridSum.figure($0.span(index + 1)) : nil }
                return Cell(plain: span ?? "–", isNumber: true).values
              })
          })
      ])
    return TopicPage.Section(
      id: "spans", heading: "Spans", lead: "A span of n columns is n × c + (n − 1) × g wide.",
      tables: most > 0 ? [table] : [])
  }
}
