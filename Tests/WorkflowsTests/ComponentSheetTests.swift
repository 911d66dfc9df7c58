import Graphics
import Sheets
import TestKit
import Testing
import TextCore
import Workflows

/// What is drawn of every component of the sample system.
@Suite struct ComponentSheetTests {
  @Test(arguments: ["anatomy", "trace", "stress"]) func keepsEveryComponentInsideItsSheet(kind: String) throws {
    let analysed = try #require(TokenSystem(Input(try harbor())).analysed)
    let sheets = try #require(SheetKind.all.first { $0.id == kind }).draw(analysed)
    #expect(!sheets.isEmpty)
    for sheet in sheets {
      #expect(sheet.drawing.boundsProblems == [], "\(sheet.id)")
      #expect(sheet.drawing.overlappingLabels == [], "\(sheet.id)")
    }
  }
}
