import Analysis
import Graphics

extension SheetKind {
  package static let contrast = SheetKind(id: "contrast") { analysed in
    let pairs = analysed.contrastPairs.pairs
    let series = SheetSeries(kind: "contrast", page: "contrast", title: "Contrast", namesEveryAppearance: true)
    let tokens = Set(pairs.map(\.foreground)).union(pairs.map(\.background)).sorted()
    return series.sheets(of: tokens, in: analysed) { id, title, appearance in
      let matrix = ContrastMatrix(analysed, in: appearance)
      let results = pairs.compactMap { analysed.contrast($0, in: appearance) }
      let left = pairs.count - results.count
      let kind = analysed.contrastPairs.isInferred ? "pairs inferred from names" : "declared pairs"
      let finding =
        "\(kind) that reach their minimum: \(results.count(where: \.passes)) of \(results.count)"
        + (left > 0 ? "; \(left) without a ratio" : "")
      let cut = matrix.left > 0 ? "; \(matrix.count) are drawn, those that fail first" : ""
      let plate = Plate(
        id: id, title: title,
        description: "Foregrounds run down, backgrounds across; \(finding)\(cut).", legend: finding + cut)
      let layout = ContrastLayout(analysed, matrix, sheet: id, in: appearance)
      return plate.drawing(layout.shapes, bottom: layout.bottom)
    }
  }
}
