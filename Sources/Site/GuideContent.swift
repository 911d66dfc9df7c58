package import Analysis
import Graphics
package import Sheets
package import TextCore

/// What pages are made from.
package struct GuideContent: Sendable {
  package let analysed: AnalysedCatalog
  package let sheets: [Sheet]
  /// The files of the sheets, by their ids.
  let drawings: [String: [UInt8]]
  package let problems: Problems
  private let sets: [SheetSetKey: [Sheet]]

  package init(_ analysed: AnalysedCatalog, sheets: [Sheet], diagnostics: [Diagnostic], sources: SourceSet) {
    self.analysed = analysed
    self.sheets = sheets
    drawings = Dictionary(
      sheets.map { ($0.id, SVGWriter.bytes($0.drawing)) }, uniquingKeysWith: { first, _ in first })
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
