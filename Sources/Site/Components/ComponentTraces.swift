import Analysis
import DesignModel
import Syntax

/// The way from the tokens of a component to the values, in words: what the trace draws.
struct ComponentTraces {
  private let scope: ComponentScope
  private let tokens: [Int]
  private let variants: [Variant]
  private let rows: TokenRows
  private var analysed: AnalysedCatalog { scope.analysed }
  private var catalog: Catalog { analysed.catalog }

  init(_ scope: ComponentScope) {
    self.scope = scope
    let catalog = scope.analysed.catalog
    tokens = scope.tokens.filter { token in
      catalog.appearances.indices.contains { catalog.target(of: token, in: $0) != nil }
    }
    variants = scope.analysed.variants(of: tokens)
    rows = TokenRows(scope.page.content)
  }

  /// Nil where no token of the component names another.
  var table: Table? {
    guard !tokens.isEmpty else { return nil }
    return Table(
      id: "trace-table", caption: "Token of the spec, role, primitive",
      columns: [Table.Column("Component"), Table.Column("Role")]
        + variants.map { Table.Column(variants.count == 1 ? "Primitive" : $0.label) },
      groups: [Table.Group(rows: tokens.map(row))])
  }

  private func row(_ token: Int) -> TemplateRecord {
    let chains = variants.map { chain(of: token, in: $0.first) }
    let roles = chains.map { $0.filter { analysed.tiers[$0] != .primitive } }
    let isShared = roles.allSatisfy { $0 == roles[0] }
    let isSame = analysed.isSameEverywhere(token) && chains.allSatisfy { $0 == chains[0] }
    var cells = zip(variants, chains).map { variant, chain in
      cell(token, in: variant.first, chain.filter { !isShared || analysed.tiers[$0] == .primitive })
    }
    if isSame {
      cells = [cells[0]]
      if variants.count > 1 { cells[0]["span"] = .text(String(variants.count)) }
    }
    var row = rows.row(token, cells: [rows.links(isShared ? roles[0] : [])] + cells, describes: false)
    row["rowId"] = .text("")
    return row
  }

  /// The tokens on the way to the value, without the first.
  private func chain(of token: Int, in appearance: Int) -> [Int] {
    catalog.chain(of: token, in: appearance).compactMap { catalog.index(of: $0) }
  }

  /// The value with the tokens above it.
  private func cell(_ token: Int, in appearance: Int, _ path: [Int]) -> TemplateRecord {
    let value = rows.cell(token, in: appearance, showsAlias: false)
    guard !path.isEmpty else { return value }
    var cell = rows.links(path, Cell(note: analysed.display(token, in: appearance)))
    cell["chips"] = value["chips"]
    return cell
  }
}
