import Analysis
import Graphics

/// A sheet that is still to be drawn: all that is known of it without drawing it, so that many can be drawn at a time.
package struct SheetPlan: Sendable {
  fileprivate var id: String
  fileprivate let kind: String
  fileprivate let page: String
  fileprivate var subject = ""
  fileprivate let title: String
  fileprivate let variant: String
  fileprivate let stem: String
  fileprivate let part: String
  fileprivate let draw: @Sendable (_ id: String) -> Drawing

  /// The sheet, drawn.
  package var sheet: Sheet {
    Sheet(
      id: id, kind: kind, page: page, subject: subject, title: title, variant: variant, stem: stem, part: part,
      drawing: draw(id))
  }

  /// The same plans under ids of which no two are equal: groups and appearances may be called alike.
  package static func distinct(_ plans: [SheetPlan]) -> [SheetPlan] {
    var names = DistinctNames()
    return plans.map { plan in
      var plan = plan
      plan.id = names.distinct(plan.id)
      return plan
    }
  }
}

extension SheetPlan {
  /// A sheet that is the same in all appearances and shows no tokens; `draw` has its id.
  init(
    id: String, page: String, subject: String = "", title: String, draw: @escaping @Sendable (_ id: String) -> Drawing
  ) {
    self.init(
      id: id, kind: id, page: page, subject: subject, title: title, variant: "", stem: "", part: "", draw: draw)
  }
}

/// The sheets of one kind: one for each part of a page, and for each set of appearances that differ.
struct SheetSeries {
  let kind: String
  let page: String
  let title: String
  /// Whether the file name of every sheet names an appearance, and not only that of the second and later ones.
  var namesEveryAppearance = false
  var subject = ""

  /// Plans for tokens in each of their variants, or in those given where a sheet shows only some of what can vary; `draw`
  /// has the id, the title and the appearance of a sheet.
  func sheets(
    of tokens: [Int], variants: [Variant]? = nil, part: Part? = nil, in analysed: AnalysedCatalog,
    _ draw: @escaping @Sendable (_ id: String, _ title: String, _ appearance: Int) -> Drawing
  ) -> [SheetPlan] {
    tokens.isEmpty ? [] : sheets(in: variants ?? analysed.variants(of: tokens), part: part, draw)
  }

  /// The same for variants, whatever they are of.
  func sheets(
    in variants: [Variant], part: Part? = nil,
    _ draw: @escaping @Sendable (_ id: String, _ title: String, _ appearance: Int) -> Drawing
  ) -> [SheetPlan] {
    variants.enumerated().map { index, variant in
      let isNamed = namesEveryAppearance || index > 0
      let id = [kind, isNamed ? variant.stem : "", part?.stem ?? ""].filter { !$0.isEmpty }.joined(separator: ".")
      let label = variants.count > 1 || namesEveryAppearance ? variant.label : ""
      let title = [self.title, part?.label ?? "", label].filter { !$0.isEmpty }.joined(separator: " — ")
      return SheetPlan(
        id: id, kind: kind, page: page, subject: subject, title: title,
        variant: variants.count > 1 ? variant.label : "",
        stem: variant.stem, part: part?.stem ?? ""
      ) { id in draw(id, title, variant.first) }
    }
  }
}
