import Analysis
import ColorScience
import DesignModel
import Graphics

/// One colour of a palette: 64 × 56, its contrast inside, its value below; where there is none, a sign that says why.
struct Swatch {
  private static let size = (width: 64.0, height: 56.0)
  /// Below this contrast with white or black an edge is drawn, so that the swatch does not melt into the page.
  private static let faint = 1.35

  private let value: ColorValue?
  private let absence: ColorAbsence
  /// The name of a colour that a platform sets.
  private let reference: String?

  init(_ analysed: AnalysedCatalog, _ token: Int, in appearance: Int) {
    let found = analysed.catalog.value(of: token, in: appearance)
    value = found?.color
    absence = analysed.absence(of: token, in: appearance)
    reference = found?.text
  }

  /// The most characters of a line of the name above a swatch.
  static let nameRoom = 10
  static let nameLine = 12.0

  /// The swatch below its name, which stands in lines.
  func shapes(named name: [String]) -> [Shape] {
    let top = name.isEmpty ? 0.0 : 4 + Double(name.count) * Self.nameLine
    var shapes: [Shape] = []
    for (line, text) in name.enumerated() where !text.isEmpty {
      let y = 10 + Double(line) * Self.nameLine
      shapes.append(.text(Text(text, at: Point(0, y), size: 10.5, family: .mono)))
    }
    guard let value else { return shapes + absent(top) }
    let onWhite = value.color.composited(over: .white)
    let (white, black) = (contrastRatio(onWhite, .white), contrastRatio(onWhite, .black))
    let paint = Paint.hex(value.color.hex, opacity: value.color.alpha)
    if min(white, black) < Self.faint || value.color.alpha < 1 {
      let edge = Rect(0.5, top + 0.5, Self.size.width - 1, Self.size.height - 1)
      shapes.append(.rect(edge, Style(fill: paint, stroke: Stroke(.chrome(.rule)))))
    } else {
      shapes.append(.rect(Rect(0, top, Self.size.width, Self.size.height), Style(fill: paint)))
    }
    let ink = onWhite.ink == .white ? HexColor.white : HexColor.black
    if !value.color.isInSRGB { shapes.append(outside(top, .color(ink))) }
    shapes.append(mono(cutRatio(max(white, black), decimals: 1), Point(8, top + 46), 11, .color(ink)))
    shapes.append(mono(value.color.hex, Point(0, top + 72), 10.5, .chrome(.ink2)))
    if let remark { shapes.append(mono(remark, Point(0, top + 84), 10.5, .chrome(.ink2))) }
    return shapes
  }

  /// What the hex does not say: alpha, or a space beyond sRGB.
  var remark: String? {
    guard let color = value?.color else { return nil }
    if !color.isInSRGB { return color.space.name }
    return color.alpha < 1 ? "/ " + color.alpha.percentText : nil
  }

  /// The sign of a colour that sRGB does not hold: a corner, turned over.
  private func outside(_ top: Double, _ paint: Paint) -> Shape {
    let (right, side) = (Self.size.width, 10.0)
    let corner = [Point(right - side, top), Point(right, top), Point(right, top + side)]
    return .path(.polyline(corner, closed: true), Style(fill: paint))
  }

  private func absent(_ top: Double) -> [Shape] {
    let sign = Shape.absent(Rect(0, top, Self.size.width, Self.size.height), absence)
    let words = absence == .missing ? absence.words : reference.map { Label.fit($0, 10) }
    return sign + (words.map { [mono($0, Point(0, top + 72), 10.5, .chrome(.ink2))] } ?? [])
  }

  private func mono(_ text: String, _ at: Point, _ size: Double, _ paint: Paint) -> Shape {
    .text(Text(text, at: at, size: size, family: .mono, fill: paint))
  }
}
