import Analysis
package import Graphics

/// A drawing with its place in the guide.
package struct Sheet: Sendable, Hashable {
  /// Also the stem of its file name: `roles.dark.GROUP`.
  package private(set) var id: String
  /// The id of its kind.
  package let kind: String
  /// The id of the page that shows it.
  package let page: String
  package let title: String
  /// The appearances that it shows, in words; empty when it is the same in all.
  package let variant: String
  /// The appearances as part of a file name.
  package let stem: String
  /// The stem of the part of its page; empty when the page is not split.
  package let part: String
  package let drawing: Drawing
}

extension Sheet {
  /// The same sheets under ids of which no two are equal: groups and appearances may be called alike.
  package static func distinct(_ sheets: [Sheet]) -> [Sheet] {
    var names = DistinctNames()
    return sheets.map { sheet in
      var sheet = sheet
      sheet.id = names.distinct(sheet.id)
      return sheet
    }
  }
}

/// The sheets of one kind: one for each part of a page, and for each set of appearances that differ.
struct SheetSeries {
  let kind: String
  let page: String
  let title: String
  /// Whether the file name of every sheet names an appearance, and not only that of the second and later ones.
  var namesEveryAppearance = false

  /// Draws tokens in each of their variants, or in those given where a sheet shows only some of what can vary; `draw`
  /// has the id, the title and the appearance of a sheet.
  func sheets(
    of tokens: [Int], variants: [Variant]? = nil, part: Part? = nil, in analysed: AnalysedCatalog,
    _ draw: (_ id: String, _ title: String, _ appearance: Int) -> Drawing
  ) -> [Sheet] {
    guard !tokens.isEmpty else { return [] }
    let variants = variants ?? analysed.variants(of: tokens)
    return variants.enumerated().map { index, variant in
      let isNamed = namesEveryAppearance || index > 0
      let id = [kind, isNamed ? variant.stem : "", part?.stem ?? ""].filter { !$0.isEmpty }.joined(separator: ".")
      let label = variants.count > 1 || namesEveryAppearance ? variant.label : ""
      let title = [self.title, part?.name ?? "", label].filter { !$0.isEmpty }.joined(separator: " — ")
      return Sheet(
        id: id, kind: kind, page: page, title: title, variant: variants.count > 1 ? variant.label : "",
        stem: variant.stem,
        part: part?.stem ?? "",
        drawing: draw(id, title, variant.first))
    }
  }
}
