import Analysis
import DesignModel
import Graphics
import Layout
import TextCore

/// A component with the largest text, with many words and with a long one, each at true size where the sheet is wide enough.
struct StressLayout {
  static let sentence =
    "Every receipt that was photographed this month is kept with its amount, its date and the name of the shop."
  static let compound = "Rechtsschutzversicherungsgesellschaften"
  /// How many specimens there are.
  static let count = 3
  private static let gap = 40.0

  private struct Specimen {
    let label: String
    let stem: String
    let placed: PlacedNode
  }

  private let analysed: AnalysedCatalog
  private let sheet: String
  private let ground: Ground
  private let specimens: [Specimen]
  let room: Double

  private let subject: StressSubject

  init(_ analysed: AnalysedCatalog, _ subject: StressSubject, sheet: String, ground: Ground) {
    self.subject = subject
    self.analysed = analysed
    self.sheet = sheet
    self.ground = ground
    let room = analysed.narrowestRoom
    self.room = room
    func specimen(_ label: String, _ stem: String, _ change: (inout ComponentContent) -> Void) -> Specimen? {
      var content = ComponentContent()
      content.room = room
      change(&content)
      return analysed.placed(subject.component, subject.combination, in: 0, content: content).map {
        Specimen(label: label, stem: stem, placed: $0)
      }
    }
    specimens = [
      specimen("Largest content size", "size") { $0.contentSize = DynamicType.contentSizes.last },
      specimen("A long text", "text") { $0.texts[subject.text] = Self.sentence },
      specimen("A long word", "word") { $0.texts[subject.text] = Self.compound },
    ].compactMap { $0 }
  }

  func legend(of count: Int) -> String {
    let isWhole = specimens.prefix(count).allSatisfy { scale($0.placed) == 1 }
    return (isWhole ? "true size, " : "") + "in a width of \(Self.figure(room))"
      + (subject.label.map { " · " + $0 } ?? "")
      + (count < Self.count ? "; " + lacking(Self.count - count, of: Self.count) : "")
  }

  func description(of count: Int) -> String {
    let sizes = specimens.map { "\($0.label.lowercased()) \(Self.size($0.placed))" }
    return "In a width of \(Self.figure(room)): \(sizes.joined(separator: ", "))."
      + (count < Self.count ? " " + lacking(Self.count - count, of: Self.count) + "." : "")
  }

  private static func figure(_ length: Double) -> String { length.text(decimals: 2) }

  private static func size(_ placed: PlacedNode) -> String {
    "\(figure(placed.frame.width)) × \(figure(placed.frame.height))"
  }

  /// How much larger than the sheet a component is; one that fits is drawn as it is.
  private func scale(_ placed: PlacedNode) -> Double {
    let width = max(placed.frame.width, placed.paintBounds.width)
    return width > Plate.inner ? Group.scale(upTo: Plate.inner / width) : 1
  }

  private static func note(of scale: Double) -> String {
    if scale == 0 { return ", too large to draw" }
    return scale < 1 ? ", drawn at 1 : \((1 / scale).text(decimals: 3))" : ""
  }

  /// The tops of the specimens, and the end of the last.
  private var tops: [Double] {
    specimens.reduce(into: [Plate.top + 16]) { tops, specimen in
      let paint = specimen.placed.paintBounds
      let height = (max(paint.bottom, specimen.placed.frame.bottom) - min(0, paint.y)) * scale(specimen.placed)
      tops.append((tops.last ?? 0) + 24 + height.rounded(.up) + 24 + Self.gap)
    }
  }

  /// Where the first specimens end, of which there are so many.
  func bottom(_ count: Int) -> Double { tops[count] - Self.gap }

  func shapes(_ count: Int) -> [Shape] {
    let tops = tops
    return specimens.prefix(count).enumerated().map { index, specimen in
      let (placed, scale) = (specimen.placed, scale(specimen.placed))
      let paint = placed.paintBounds
      let id = "\(sheet)-\(specimen.stem)"
      let drawing = ComponentDrawing(id: id + "-component", ground: ground, icon: analysed.iconDrawing)
      // Shadows and rings around it stay inside the margin.
      let x = max(0, -paint.x - Plate.margin) * scale
      let y = 24 + max(0, -paint.y) * scale
      let note = Self.size(placed) + Self.note(of: scale)
      let end = y + max(paint.bottom, placed.frame.bottom) * scale
      return .group(
        Group(
          id: id, at: Point(Plate.margin, tops[index]),
          [
            .sans(specimen.label, 0, 8, size: 12, weight: 600, ground.ink),
            .group(Group(at: Point(x, y), scale: scale, drawing.shapes(placed))),
            .mono(note, 0, end.rounded(.up) + 20, ground.quiet),
          ]))
    }
  }
}

extension AnalysedCatalog {
  /// What the narrowest grid leaves between its margins; that of a common phone where there is no grid.
  fileprivate var narrowestRoom: Double {
    let sums = grids.compactMap { sum(of: $0, in: 0) }.filter { $0.width > 2 * $0.margin }
    return sums.min { $0.width < $1.width }.map { $0.width - 2 * $0.margin } ?? 358
  }
}
