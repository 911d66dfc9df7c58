import Analysis
import DesignModel
import Graphics

/// One box a radius with the circle that makes its corner; six a row, or four where names need the room.
struct RadiiLayout {
  private static let top = 88.0
  private static let rowHeight = 176.0

  private let analysed: AnalysedCatalog
  private let sheet: String
  private let boxes: [RadiusBox]
  private let figureStandsBeside: Bool
  private let perRow: Int

  init(_ analysed: AnalysedCatalog, _ tokens: [Int], sheet: String, in appearance: Int) {
    self.analysed = analysed
    self.sheet = sheet
    let names = Label.names(of: tokens, in: analysed)
    boxes = zip(tokens, names).map { token, name in
      RadiusBox(
        length: Length(token, in: appearance, of: analysed), name: name,
        target: analysed.target(token, in: appearance))
    }
    figureStandsBeside = boxes.allSatisfy(\.hasRoomForFigure)
    perRow = boxes.allSatisfy(\.hasRoomForName) ? 6 : 4
  }

  var bottom: Double { Self.top + Double((boxes.count - 1) / perRow) * Self.rowHeight + 144 }

  var legend: String {
    (["true size", "circle = radius"] + boxes.map(\.length).remLegend).joined(separator: " · ")
  }

  var description: String {
    "\(counted(boxes.count, "corner radius", "corner radii")) at true size, with a circle of the radius in one corner of each."
  }

  var shapes: [Shape] {
    let pitch = perRow == 6 ? 156.0 : 224.0
    return boxes.enumerated().map { index, box in
      let column = index % perRow
      let x = Double(column) * pitch
      let at = Point(Plate.margin + x, Self.top + Double(index / perRow) * Self.rowHeight)
      let room = column == perRow - 1 ? Plate.inner - x : pitch - 8
      let shapes = box.shapes(room: room, figureBesideName: figureStandsBeside)
      return .group(Group(id: analysed.markID(sheet, box.length.token), at: at, shapes))
    }
  }
}
