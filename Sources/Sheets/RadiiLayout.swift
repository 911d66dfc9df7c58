import Analysis
import DesignModel
import Graphics

/// One box a radius, six a row, with the circle that makes its corner.
struct RadiiLayout {
  private static let top = 88.0
  private static let perRow = 6
  private static let pitch = (x: 156.0, y: 176.0)

  private let analysed: AnalysedCatalog
  private let sheet: String
  private let boxes: [RadiusBox]
  private let figureStandsBeside: Bool

  init(_ analysed: AnalysedCatalog, _ tokens: [Int], sheet: String, in appearance: Int) {
    self.analysed = analysed
    self.sheet = sheet
    let names = Label.names(of: tokens, in: analysed)
    boxes = zip(tokens, names).map { token, name in
      RadiusBox(
        length: Length(token, in: appearance, of: analysed), name: name,
        target: analysed.target(token, in: appearance))
    }
    figureStandsBeside = boxes.allSatisfy(\.hasRoomBesideName)
  }

  var bottom: Double { Self.top + Double((boxes.count - 1) / Self.perRow) * Self.pitch.y + 144 }

  var legend: String {
    (["true size", "circle = radius"] + boxes.map(\.length).remLegend).joined(separator: " · ")
  }

  var description: String {
    "\(counted(boxes.count, "corner radius", "corner radii")) at true size, each with the circle that makes the corner."
  }

  var shapes: [Shape] {
    boxes.enumerated().map { index, box in
      let at = Point(
        Plate.margin + Double(index % Self.perRow) * Self.pitch.x,
        Self.top + Double(index / Self.perRow) * Self.pitch.y)
      let shapes = box.shapes(figureBesideName: figureStandsBeside)
      return .group(Group(id: analysed.markID(sheet, box.length.token), at: at, shapes))
    }
  }
}
