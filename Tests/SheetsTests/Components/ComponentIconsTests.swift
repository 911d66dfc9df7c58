import DesignModel
import Graphics
import Testing
import TextCore

@testable import Sheets

@Suite struct ComponentIconsTests {
  private static let line: Icon = {
    var outline = Icon.Outline(steps: [.move(Icon.Point(0, 4)), .line(Icon.Point(8, 4))])
    outline.isFilled = false
    outline.strokeWidth = 1
    return Icon(name: "minus", width: 8, height: 8, outlines: [outline])
  }()

  private let draw = SmallSystem.analysed(FileTree(), icons: [line]).iconDrawing

  @Test func drawsTheIconOfANameTwiceAsLargeInABoxOfTwiceItsSize() {
    #expect(
      draw("minus", Rect(10, 20, 16, 16), .hex("#123456")) == [
        .path(.polyline([Point(10, 28), Point(26, 28)]), Style(stroke: Stroke(.hex("#123456"), width: 2)))
      ])
  }

  @Test func isMagentaForANameThatNoneHas() {
    let shapes = draw("plus", Rect(10, 20, 16, 16), .hex("#123456"))
    #expect(shapes.first == .rect(Rect(10, 20, 16, 16), Style(fill: .hex("#ff00ff"))))
  }
}
