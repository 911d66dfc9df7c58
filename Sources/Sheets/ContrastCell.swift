import Analysis
import ColorScience
import DesignModel
import Graphics

/// One pair of a matrix: the colours themselves, then the sign, the ratio and the level.
struct ContrastCell {
  private let analysed: AnalysedCatalog
  private let pair: ContrastPair
  private let appearance: Int

  init(_ analysed: AnalysedCatalog, _ pair: ContrastPair, in appearance: Int) {
    self.analysed = analysed
    self.pair = pair
    self.appearance = appearance
  }

  func shapes(at x: Double) -> [Shape] {
    guard let result = analysed.contrast(pair, in: appearance), let front = color(pair.foreground),
      let back = color(pair.background)
    else {
      let absence = analysed.absence(of: pair, in: appearance)
      let lines = absence.lines
      let first = 31 - Double(lines.count - 1) * 7
      return Shape.absent(Rect(x, 8, 40, 40), absence)
        + lines.enumerated().map { line, text in .sans(Label.fit(text, 14), x + 50, first + Double(line) * 14) }
    }
    let ground = back.composited(over: analysed.canvas(in: appearance))
    let lightness = "Lc \(analysed.apca(pair, in: appearance) ?? 0)" + (result.isNear ? " near" : "")
    return [.rect(Rect(x + 0.5, 8.5, 39, 39), Style(fill: .hex(ground.hex), stroke: Stroke(.chrome(.rule))))]
      + [specimen(front.composited(over: ground), at: x)] + ContrastMark(result).shapes(at: Point(x + 55, 16))
      + [
        .mono(result.shown, x + 65, 20.5, size: 13, weight: 600),
        .mono(result.level.rawValue, x + 50, 35, size: 10.5, .chrome(.ink2)),
        .mono(lightness, x + 50, 48, size: 10.5, .chrome(.ink2)),
      ]
  }

  private func specimen(_ color: Color, at x: Double) -> Shape {
    let paint = Paint.hex(color.hex)
    if analysed.use(of: pair.foreground) == .edge {
      return .rect(Rect(x + 11, 19, 18, 18), radius: 4, Style(stroke: Stroke(paint, width: 2)))
    }
    return .specimen("Aa", x + 20, 34, size: 16, weight: 600, anchor: .middle, paint)
  }

  private func color(_ token: Int) -> Color? {
    analysed.catalog.value(of: token, in: appearance)?.color?.color
  }
}
