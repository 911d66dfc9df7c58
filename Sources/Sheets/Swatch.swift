import Analysis
import ColorScience
import DesignModel
import Graphics

/// One colour of a palette: 64 × 56, its contrast inside, its value below; magenta with a cross where there is none.
struct Swatch {
  private static let size = (width: 64.0, height: 56.0)
  /// Below this contrast with white or black an edge is drawn, so that the swatch does not melt into the page.
  private static let faint = 1.35

  private let value: ColorValue?

  init(_ analysed: AnalysedCatalog, _ token: Int, in appearance: Int) {
    value = analysed.catalog.value(of: token, in: appearance)?.color
  }

  func shapes(named name: String?) -> [Shape] {
    let top = name == nil ? 0.0 : 16.0
    var shapes: [Shape] = []
    if let name {
      shapes.append(.text(Text(Label.fit(name, 10), at: Point(0, 10), size: 10.5, family: .mono)))
    }
    guard let value else { return shapes + missing(top) }
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

  private func missing(_ top: Double) -> [Shape] {
    Shape.missing(Rect(0, top, Self.size.width, Self.size.height)) + [
      mono("missing", Point(0, top + 72), 10.5, .chrome(.ink2))
    ]
  }

  private func mono(_ text: String, _ at: Point, _ size: Double, _ paint: Paint) -> Shape {
    .text(Text(text, at: at, size: size, family: .mono, fill: paint))
  }
}
