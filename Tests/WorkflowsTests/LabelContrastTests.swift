import Graphics
import Sheets
import TestKit
import Testing
import TextCore
import Workflows

/// No checker of pages looks into drawings, so this one does.
@Suite struct LabelContrastTests {
  @Test func readsEveryLabelOfEverySheet() throws {
    let analysed = try #require(TokenSystem(Input(try harbor())).analysed)
    var count = 0
    for sheet in SheetKind.all.flatMap({ $0.draw(analysed) }) {
      for label in LabelGround(sheet.drawing).labels {
        count += 1
        #expect(label.ratio >= 4.5, "'\(label.text)' in \(sheet.id) has \(label.ratio)")
        #expect(!label.isMixed, "'\(label.text)' in \(sheet.id) is the guide's ink on a colour of the team's")
      }
    }
    #expect(count > 3_000)
  }

  // #777777 on white is 4.47 by WCAG's own example; white on a black box that ends before the word does is 1 there.
  @Test func seesALabelThatIsTooFaintAndOneThatLeavesItsGround() {
    func drawing(_ shapes: [Shape]) -> Drawing {
      Drawing(id: "d", width: 200, height: 40, title: "", description: "", shapes: shapes)
    }
    let faint = Text("faint", at: Point(10, 20), size: 11, fill: .hex("#777777"))
    #expect(LabelGround(drawing([.text(faint)])).labels.allSatisfy { (4.47..<4.48).contains($0.ratio) })
    let white = Text("half of it", at: Point(10, 20), size: 11, length: 60, fill: .hex("#ffffff"))
    let box = Shape.rect(Rect(0, 0, 40, 40), Style(fill: .hex("#000000")))
    let ratios = LabelGround(drawing([box, .text(white)])).labels.map(\.ratio)
    #expect(ratios == [21, 21, 1])
  }
}
