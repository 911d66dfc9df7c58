package import Analysis
import Graphics
package import Sheets
package import TextCore

/// What pages are made from.
package struct GuideContent: Sendable {
  package let analysed: AnalysedCatalog
  let sheets: [DrawnSheet]
  package let problems: Problems
  private let sets: [SheetSetKey: [DrawnSheet]]

  package init(_ analysed: AnalysedCatalog, sheets: [DrawnSheet], diagnostics: [Diagnostic], sources: SourceSet) {
    self.analysed = analysed
    self.sheets = sheets
    problems = Problems(diagnostics, in: sources)
    sets = Dictionary(grouping: sheets) { SheetSetKey(kind: $0.sheet.kind, part: $0.sheet.part) }
  }

  /// The drawings of one kind for a part of its page, one for each set of appearances that differ.
  func sheets(_ kind: String, in part: Part) -> [DrawnSheet] {
    sets[SheetSetKey(kind: kind, part: part.stem)] ?? []
  }
}

/// A sheet with the bytes of its file.
package struct DrawnSheet: Sendable {
  let sheet: Sheet
  let file: [UInt8]

  package init(_ plan: SheetPlan) {
    sheet = plan.sheet
    file = SVGWriter.bytes(sheet.drawing)
  }

  var path: String { sheet.path }
}

extension Sheet {
  /// The file of the drawing.
  var path: String { "sheets/\(id).svg" }
}

private struct SheetSetKey: Hashable {
  let kind: String
  let part: String
}
