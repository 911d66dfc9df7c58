package import Analysis

// Sheets: drawings made from an analysed catalogue. They know nothing of files, pages or markup.

/// One kind of sheet, and how it is drawn.
package struct SheetKind: Sendable {
  package let id: String
  /// The sheets that the tokens give cause for; a kind may make several, or none.
  package let plan: @Sendable (AnalysedCatalog) -> [SheetPlan]

  /// The same, drawn.
  package func draw(_ analysed: AnalysedCatalog) -> [Sheet] { plan(analysed).map(\.sheet) }
}

/// Every kind of sheet, in the order of the guide. To add one: add a file in `Kinds`, and its name here.
extension SheetKind {
  package static let all: [SheetKind] = [
    .palette, .roles, .vision, .contrast, .typeFaces, .typeScale, .typeAnatomy, .spacingRuler, .radii, .sizes,
    .dimensions,
    .grid, .icons, .component, .anatomy, .trace, .stress,
  ]
}
