import Analysis
import ColorScience
import DesignModel
import Syntax
import TextCore

/// Every pair below its minimum, an appearance a row, with the smallest change that would make it pass.
struct FailingPairs {
  private static let mostRows = 200

  private let content: GuideContent
  private let variants: [Variant]
  private var analysed: AnalysedCatalog { content.analysed }

  init(_ content: GuideContent, _ variants: [Variant]) {
    self.content = content
    self.variants = variants
  }

  /// Nil when every pair passes.
  var table: Table? {
    let rows = TokenRows(content)
    let pairs = analysed.contrastPairs.pairs
    let failing = variants.flatMap { variant in
      analysed.remedies(in: variant.first).sorted { $0.key < $1.key }.map { (pairs[$0.key], variant, $0.value) }
    }
    guard !failing.isEmpty else { return nil }
    let left = failing.count - Self.mostRows
    return Table(
      id: "failing-table", caption: "Pairs below their minimum",
      columns: [
        Table.Column("Pair"), Table.Column("Appearance"), Table.Column("Ratio"),
        Table.Column("Minimum", isNumber: true), Table.Column("Remedy"),
      ],
      groups: [
        Table.Group(
          rows: failing.prefix(Self.mostRows).map { pair, variant, remedy in
            rows.row(pair.foreground, on: pair.background, cells: cells(pair, variant, remedy))
          })
      ],
      more: left > 0 ? "Not shown here: \(Counting.phrase(left, "row", "rows")). ledgers/contrast.txt holds all." : "")
  }

  private func cells(_ pair: ContrastPair, _ variant: Variant, _ remedy: ContrastRemedy) -> [TemplateRecord] {
    let result = analysed.contrast(pair, in: variant.first)
    var ratio = Cell(plain: result?.shown ?? "–", quiet: result?.level.rawValue ?? "", note: result?.margin ?? "")
      .values
    ratio["isFail"] = .flag(true)
    return [
      Cell(plain: variant.label).values, ratio, Cell(plain: pair.minimum.text(decimals: 3), isNumber: true).values,
      cell(remedy, for: pair),
    ]
  }

  private func cell(_ remedy: ContrastRemedy, for pair: ContrastPair) -> TemplateRecord {
    switch remedy {
    case .step(let role, let step, let ratio, let distance):
      let names = [role, step].map { analysed.catalog.tokens[$0].name }
      return Cell(
        code: "\(names[0]) → \(names[1])",
        note: "then \(cutRatio(ratio, decimals: 2)); a move of ΔE \(distance.text(decimals: 1))"
      ).values
    case .lightness(let color, let ratio):
      var cell = Cell(
        code: color.hex,
        note: "no step of a ramp passes; this lightness of \(analysed.catalog.tokens[pair.foreground].name) does: "
          + cutRatio(ratio, decimals: 2)
      ).values
      cell["chips"] = .list([
        ["hex": .text(color.hex), "wide": .text(""), "isTranslucent": .flag(false), "opacity": .text("1")]
      ])
      return cell
    case .none: return Cell(plain: "none: neither a step nor another lightness passes").values
    }
  }
}
