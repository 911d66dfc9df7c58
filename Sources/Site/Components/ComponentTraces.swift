import Analysis
import DesignModel
import Syntax

/// The way from the parts of a component to values, in words: what the trace draws.
struct ComponentTraces {
  private let scope: ComponentScope
  private let tokens: [Int]
  private let variants: [Variant]
  private let rows: TokenRows
  /// By token: where the spec names it.
  private let bindings: [Int: [ComponentBinding]]
  private var analysed: AnalysedCatalog { scope.analysed }
  private var catalog: Catalog { analysed.catalog }

  init(_ scope: ComponentScope) {
    self.scope = scope
    tokens = scope.tokens
    bindings = Dictionary(grouping: scope.component.bindings, by: \.token)
    variants = scope.analysed.variants(of: tokens)
    rows = TokenRows(scope.page.content)
  }

  /// Nil where the spec names no token.
  var table: Table? {
    guard !tokens.isEmpty else { return nil }
    return Table(
      id: "trace-table", caption: "Component, role, primitive",
      columns: [Table.Column("Component"), Table.Column("Role")]
        + variants.map { Table.Column(variants.count == 1 ? "Primitive" : $0.label) },
      groups: [Table.Group(rows: tokens.map(row))])
  }

  private func row(_ token: Int) -> TemplateRecord {
    let paths = variants.map { path(from: token, in: $0.first) }
    let roles = paths.map { $0.filter { analysed.tiers[$0] != .primitive } }
    let isShared = roles.allSatisfy { $0 == roles[0] }
    let isSame = analysed.isSameEverywhere(token) && paths.allSatisfy { $0 == paths[0] }
    var cells = zip(variants, paths).map { variant, path in
      cell(token, in: variant.first, path.filter { !isShared || analysed.tiers[$0] == .primitive })
    }
    if isSame {
      cells = [cells[0]]
      if variants.count > 1 { cells[0]["span"] = .text(String(variants.count)) }
    }
    cells.insert(rows.links(isShared ? roles[0] : []), at: 0)
    guard analysed.tiers[token] == .component else { return rows.row(places(of: token), cells: cells) }
    var row = rows.row(token, cells: cells, describes: false)
    row["rowId"] = .text("")
    return row
  }

  /// Where a token is named that is none of the component's own: `container.outline`.
  private func places(of token: Int) -> String {
    PropertyRow.merging((bindings[token] ?? []).map { ($0.node, $0.property, token) }).map { place in
      "\(scope.component.partName(of: place.node)).\(place.name)"
    }.joined(separator: ", ")
  }

  /// The tokens on the way to the value, without one that is the component's own; a composite ends in those of its parts.
  private func path(from token: Int, in appearance: Int) -> [Int] {
    let chain = catalog.chain(of: token, in: appearance).compactMap { catalog.index(of: $0) }
    let last = chain.last ?? token
    var parts: [Int] = []
    for part in catalog.resolved(last, in: appearance)?.parts ?? [] {
      guard let target = catalog.index(of: part.target), !parts.contains(target) else { continue }
      parts.append(target)
    }
    return (analysed.tiers[token] == .component ? [] : [token]) + chain + parts
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
