import Analysis
import DesignModel
import Syntax
import TextCore

/// The pairs that a component has, in every state that has to be read.
struct ComponentContrast {
  private let scope: ComponentScope
  private let pairs: [ComponentPair]
  private let variants: [Variant]

  init(_ scope: ComponentScope) {
    self.scope = scope
    pairs = scope.analysed.pairs(of: scope.component)
    variants = scope.analysed.variants(of: scope.tokens)
  }

  var section: TopicPage.Section {
    TopicPage.Section(id: "contrast", heading: "Contrast", lead: lead, tables: [table])
  }

  private var lead: String {
    let results = pairs.flatMap { pair in variants.map { result(of: pair, in: $0) } }
    return RatioCount.words(results)
      + ". Where several parts or states show a pair, the one with the least margin counts"
      + (ComponentAccess.hasDisabledState(scope.spec) ? "; disabled states are exempt." : ".")
  }

  private var table: Table? {
    guard !pairs.isEmpty else { return nil }
    let rows = TokenRows(scope.page.content)
    return Table(
      id: "contrast-table", caption: "Foreground on background",
      columns: [Table.Column("Pair"), Table.Column("Parts"), Table.Column("Minimum", isNumber: true)]
        + variants.map { Table.Column(variants.count == 1 ? "Ratio" : $0.label) },
      groups: [
        Table.Group(
          rows: pairs.map { pair in
            rows.row(
              pair.colors.foreground, on: pair.colors.background,
              cells: [
                Cell(plain: pair.parts.joined(separator: ", ")).values,
                Cell(plain: minimum(of: pair), isNumber: true).values,
              ] + variants.map { RatioCell.values(result(of: pair, in: $0)) })
          })
      ])
  }

  /// More than one where appearances show other parts at their worst.
  private func minimum(of pair: ComponentPair) -> String {
    pair.minimums.map { $0.text(decimals: 3) }.joined(separator: ", ")
  }

  /// The worst of the appearances that a column stands for, which the canvas may set apart.
  private func result(of pair: ComponentPair, in variant: Variant) -> ContrastResult? {
    variant.appearances.compactMap { pair.result(in: $0) }.min { $0.isWorse(than: $1) }
  }
}
