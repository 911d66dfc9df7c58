import Foundation
import Graphics
import Sheets
import TestKit
import Testing
import TextCore
import Workflows

/// No checker of pages looks into drawings, so this one does.
@Suite struct LabelContrastTests {
  /// The guide's own colours as its style sheet says them: in light, then in dark.
  private static let chrome: [[ChromeRole: HexColor]] = {
    let styles = (try? String(contentsOf: Fixtures.root.appending(path: "Templates/guide.css"), encoding: .utf8)) ?? ""
    var colors: [[ChromeRole: HexColor]] = [[:], [:]]
    for match in styles.matches(of: /--([a-z0-9-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/) {
      for role in ChromeRole.allCases where (role == .ink2 ? "ink-2" : "\(role)") == match.1 {
        colors[0][role] = HexColor(String(match.2))
        colors[1][role] = HexColor(String(match.3))
      }
    }
    return colors
  }()

  @Test(arguments: [0, 1]) func readsEveryLabelOfEverySheet(scheme: Int) throws {
    let chrome = Self.chrome[scheme]
    #expect(chrome.count == 7)
    let analysed = try Harbor.analysed()
    var count = 0
    for sheet in SheetKind.all.flatMap({ $0.draw(analysed) }) {
      for label in LabelGround(sheet.drawing, chrome: { chrome[$0] ?? .missing }).labels {
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
    #expect(LabelGround(drawing([.text(faint)])).labels.map { (4.47..<4.48).contains($0.ratio) } == [true, true, true])
    let white = Text("half of it", at: Point(10, 20), size: 11, length: 60, fill: .hex("#ffffff"))
    let box = Shape.rect(Rect(0, 0, 41, 40), Style(fill: .hex("#000000")))
    let ratios = LabelGround(drawing([box, .text(white)])).labels.map(\.ratio)
    #expect(ratios == [21, 21, 1])
  }

  // The corner of its box lies outside a circle, and the middle of a ring that runs the other way outside the ring.
  @Test func seesOnlyWhatAShapeCovers() {
    let black = Style(fill: .hex("#000000"))
    let half = Path.Step.arc(radius: 20, large: false, clockwise: true, to: Point(40, 20))
    let back = Path.Step.arc(radius: 20, large: false, clockwise: true, to: Point(0, 20))
    let hole: [Path.Step] = [
      .move(Point(15, 15)), .line(Point(15, 25)), .line(Point(25, 25)), .line(Point(25, 15)), .close,
    ]
    let round = Path([.move(Point(0, 20)), half, back, .close])
    for shape in [Shape.circle(center: Point(20, 20), radius: 20, black), .path(round, black)] {
      let outline = Outline(shape, Place())
      #expect([Point(2, 2), Point(8, 8), Point(20, 20)].map { outline?.contains($0) } == [false, true, true])
    }
    let ring = Outline(.path(Path(round.steps + hole), black), Place())
    #expect([Point(20, 20), Point(10, 20)].map { ring?.contains($0) } == [false, true])
  }
}
