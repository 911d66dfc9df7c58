import Graphics
import Sheets
import TestKit
import Testing
import TextCore
import Workflows

/// What is drawn of every component of the sample system.
@Suite struct ComponentSheetTests {
  // Nine components in four appearances; what loads has no words that could be long.
  @Test(arguments: [("component", 9 * 4), ("anatomy", 9), ("trace", 9), ("stress", 9), ("icons", 1)])
  func keepsEverythingInsideItsSheet(kind: String, count: Int) throws {
    let analysed = try Harbor.analysed()
    let sheets = try #require(SheetKind.all.first { $0.id == kind }).draw(analysed)
    #expect(sheets.count == count)
    for sheet in sheets {
      #expect(sheet.drawing.boundsProblems == [], "\(sheet.id)")
      #expect(sheet.drawing.overlappingLabels == [], "\(sheet.id)")
    }
  }
}
