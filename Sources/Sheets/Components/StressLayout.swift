import Analysis
import DesignModel
import Graphics
import Layout
import TextCore

/// A component as it is with the largest text, with many words and with a long one, each as large as it is.
struct StressLayout {
  static let sentence =
    "Every receipt that was photographed this month is kept with its amount, its date and the name of the shop."
  static let compound = "Rechtsschutzversicherungsgesellschaften"
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

  /// Nil for a component without words.
  init?(_ analysed: AnalysedCatalog, _ component: Component, sheet: String, ground: Ground) {
    let standard = component.standard
    guard !analysed.catalog.appearances.isEmpty,
      let text = analysed.placed(component, standard, in: 0).all.first(where: {
        $0.node.kind == .text && $0.node[.text]?.text?.isEmpty == false
      })
    else { return nil }
    self.analysed = analysed
    self.sheet = sheet
    self.ground = ground
    let room = analysed.narrowestRoom
    self.room = room
    func placed(_ change: (inout ComponentContent) -> Void) -> PlacedNode {
      var content = ComponentContent()
      content.room = room
      change(&content)
      return analysed.placed(component, standard, in: 0, content: content)
    }
    specimens = [
      Specimen(label: "Largest content size", stem: "size", placed: placed { $0.contentSize = "accessibility5" }),
      Specimen(label: "A long text", stem: "text", placed: placed { $0.texts[text.node.number] = Self.sentence }),
      Specimen(label: "A long word", stem: "word", placed: placed { $0.texts[text.node.number] = Self.compound }),
    ]
  }

  var legend: String { "true size, in a width of \(Self.figure(room))" }

  var description: String {
    let sizes = specimens.map { "\($0.label.lowercased()) \(Self.size($0.placed))" }
    return "At rest in a width of \(Self.figure(room)): \(sizes.joined(separator: ", "))."
  }

  private static func figure(_ length: Double) -> String { length.text(decimals: 2) }

  private static func size(_ placed: PlacedNode) -> String {
    "\(figure(placed.frame.width)) × \(figure(placed.frame.height))"
  }

  /// How much larger than the sheet a component is; one that fits is drawn as it is.
  private func scale(_ placed: PlacedNode) -> Double {
    let width = max(placed.frame.width, placed.paintBounds.width)
    return width > Plate.inner ? Plate.inner / width : 1
  }

  /// The tops of the specimens, and the end of the last.
  private var tops: [Double] {
    specimens.reduce(into: [Plate.top + 16]) { tops, specimen in
      let paint = specimen.placed.paintBounds
      let height = (max(paint.bottom, specimen.placed.frame.bottom) - min(0, paint.y)) * scale(specimen.placed)
      tops.append((tops.last ?? 0) + 24 + height.rounded(.up) + 24 + Self.gap)
    }
  }

  var bottom: Double { (tops.last ?? Plate.top) - Self.gap }

  var shapes: [Shape] {
    let tops = tops
    return specimens.enumerated().map { index, specimen in
      let (placed, scale) = (specimen.placed, scale(specimen.placed))
      let paint = placed.paintBounds
      let id = "\(sheet)-\(specimen.stem)"
      let drawing = ComponentDrawing(id: id + "-component", ground: ground, icon: analysed.iconDrawing)
      // Shadows and rings around it stay inside the margin.
      let x = max(0, -paint.x - Plate.margin) * scale
      let y = 24 + max(0, -paint.y) * scale
      let note = Self.size(placed) + (scale < 1 ? ", drawn at 1 : \(Self.figure(1 / scale))" : "")
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
