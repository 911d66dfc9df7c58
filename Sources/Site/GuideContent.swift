package import Analysis
package import Sheets
package import TextCore

/// What pages are made from.
package struct GuideContent: Sendable {
  package let analysed: AnalysedCatalog
  package let sheets: [Sheet]
  package let problems: Problems
  private let sets: [SheetSetKey: [Sheet]]

  package init(_ analysed: AnalysedCatalog, sheets: [Sheet], diagnostics: [Diagnostic], sources: SourceSet) {
    self.analysed = analysed
    self.sheets = sheets
    problems = Problems(diagnostics, in: sources)
    sets = Dictionary(grouping: sheets) { SheetSetKey(kind: $0.kind, part: $0.part) }
  }

  /// The drawings of one kind for a part of its page, one for each set of appearances that differ.
  func sheets(_ kind: String, in part: Part) -> [Sheet] {
    sets[SheetSetKey(kind: kind, part: part.stem)] ?? []
  }
}

private struct SheetSetKey: Hashable {
  let kind: String
  let part: String
}
