import Analysis
import DesignModel
import Syntax
import TextCore

extension PageKind {
  static let contrast = PageKind(
    id: "contrast", label: "Contrast", template: "topic", shape: TopicPage.shape,
    parts: { $0.contrastPairs.pairs.isEmpty ? [] : [.whole] },
    values: { ContrastPage($0).values })
}

private struct ContrastPage {
  /// The most rows of the table: a page holds no more.
  private static let mostRows = 500

  private let scope: PageScope
  private let pairs: [ContrastPair]
  private let variants: [Variant]
  private var analysed: AnalysedCatalog { scope.analysed }

  init(_ scope: PageScope) {
    self.scope = scope
    pairs = scope.analysed.contrastPairs.pairs
    variants = scope.analysed.variants(
      of: Set(pairs.map(\.foreground)).union(pairs.map(\.background)).sorted())
  }

  var values: TemplateRecord {
    TopicPage(
      title: "Contrast", lead: lead,
      sections: [
        TopicPage.Section(
          id: "failing", heading: "Below the minimum",
          lead:
            "What fails, and the smallest change that helps: a step of the ramp that a role names, with which all of its "
            + "pairs pass.",
          tables: [FailingPairs(scope.content, variants).table]),
        TopicPage.Section(
          id: "matrix", heading: "Matrix",
          lead: "Foregrounds run down, backgrounds across. Where nothing is asked for, there is a dash.",
          plates: Plates("contrast", in: scope, caption: "Cut to two places, not rounded: 4.499 shows as 4.49.")),
        TopicPage.Section(
          id: "pairs", heading: "Pairs", lead: pairsLead, tables: [table]),
      ]
    ).values(scope, id: "contrast")
  }

  private var results: [[ContrastResult?]] {
    pairs.map { pair in variants.map { analysed.contrast(pair, in: $0.first) } }
  }

  private var lead: String {
    let pairs = Counting.phrase(pairs.count, "pair", "pairs")
    let kind = analysed.contrastPairs.isInferred ? "\(pairs) made from names" : "\(pairs) as declared"
    let appearances = variants.count > 1 ? " in \(Counting.word(variants.count)) appearances" : ""
    return RatioCount.words(results.joined()) + ": \(kind)\(appearances). Ratios follow WCAG 2.2."
  }

  private var pairsLead: String {
    guard analysed.contrastPairs.isInferred else { return "What fails comes first, then what is near its minimum." }
    let counts = ContrastPair.Inference.allCases.compactMap { rule -> String? in
      let count = pairs.filter { $0.origin == .inferred(rule) }.count
      return count == 0 ? nil : "\(Counting.figures(count)) \(words(rule))"
    }
    return "Nothing is declared, so names make the pairs: \(counts.joined(separator: ", ")). "
      + "Declare pairs in guide.json to make them yours."
  }

  private func words(_ rule: ContrastPair.Inference) -> String {
    switch rule {
    case .onName: "of onX with X"
    case .oneWord: "of names that differ in the word for text and background alone"
    case .mainBackground: "of text on main backgrounds"
    }
  }

  private var table: Table {
    let rows = TokenRows(scope.content)
    let results = results
    let ranks = zip(results, pairs).map { row, pair in
      let fails = zip(row, variants).contains { result, variant in
        result.map { !$0.passes } ?? (analysed.absence(of: pair, in: variant.first) == .missing)
      }
      return fails ? 0 : row.contains { $0?.isNear == true } ? 1 : 2
    }
    let order = pairs.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }
    let shown = order.prefix(Self.mostRows)
    let left = order.count - shown.count + analysed.contrastPairs.left
    return Table(
      id: "pairs-table", caption: "Foreground on background",
      columns: [Table.Column("Pair"), Table.Column("Minimum", isNumber: true)]
        + variants.map { Table.Column(variants.count == 1 ? "Ratio" : $0.label) },
      groups: [
        Table.Group(
          rows: shown.map { index in
            let pair = pairs[index]
            let minimum = Cell(plain: pair.minimum.text(decimals: 3), isNumber: true).values
            return rows.row(
              pair.foreground, on: pair.background,
              cells: [minimum]
                + zip(results[index], variants).map { result, variant in
                  RatioCell.values(
                    result, remark: analysed.apca(pair, in: variant.first).map { "Lc \($0)" } ?? "",
                    absence: analysed.absence(of: pair, in: variant.first))
                })
          })
      ],
      more: left == 0
        ? ""
        : "Not shown here: \(Counting.phrase(left, "pair", "pairs")). ledgers/contrast.txt holds "
          + (analysed.contrastPairs.left == 0 ? "all." : "the first \(Counting.figures(ContrastPairs.limit))."))
  }
}
