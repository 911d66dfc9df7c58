import Graphics
import Layout
import TextCore

/// One style, enlarged by a whole number, with the lines that its letters keep to and the height of its line box.
struct TypeAnatomyLayout {
  private static let top = 96.0
  private static let left = Plate.margin + 96
  private static let right = 760.0
  private static let inset = 8.0
  private static let tallest = 400.0

  let style: TextStyle
  let clip: String

  /// Cap height and x-height as usual shares of the size, since no font is at hand.
  private var shares: (cap: Double, x: Double) {
    style.family == .mono ? (0.729, 0.547) : (0.705, 0.525)
  }

  private var word: String {
    ["Apples", "Ap"].first { style.width(of: $0) <= Self.room } ?? "A"
  }

  private static var room: Double { right - left - 2 * inset }

  /// How many times its size the style is drawn.
  var scale: Int {
    (2...4).last { scale in
      let factor = Double(scale)
      return style.width(of: word, scale: factor) <= Self.room && max(style.line, style.size) * factor <= Self.tallest
    } ?? 1
  }

  private var size: Double { style.size * Double(scale) }
  private var line: Double { style.line * Double(scale) }
  /// Letters that are taller than their line box need room above it.
  private var boxTop: Double { Self.top + max(0, (0.403 * size - line / 2).rounded(.up)) }
  private var baseline: Double { (boxTop + line / 2 + TextStyle.drop * size).rounded() }
  private var end: Double { max(boxTop + line, baseline + size / 4).rounded(.up) }

  var bottom: Double { end + 44 }

  var shapes: [Shape] {
    let box = Rect(Self.left, boxTop, Self.right - Self.left, line)
    let frame = Rect(Self.left, Self.top - 8, box.width, end - Self.top + 16)
    let note =
      "size \(style.sizeText) in a line of \(style.line.text(decimals: 2)): the letters stand midway in their box; "
      + "cap height and x-height are those of a common \(style.family == .mono ? "mono" : "sans")"
    return [.rect(box, Style(fill: .chrome(.wash)))] + levels
      + style.shapes(
        word, at: Point(Self.left + Self.inset, baseline), scale: Double(scale), frame: frame, clip: clip)
      + dimension + [.sans(note, Self.left, end + 28)]
  }

  private var levels: [Shape] {
    let levels = [
      ("cap height", baseline - shares.cap * size), ("x-height", baseline - shares.x * size),
      ("baseline", baseline),
    ]
    let isTight = (shares.cap - shares.x) * size < 14
    return levels.flatMap { name, level in
      let y = level.rounded()
      let isBelow = isTight && name != "cap height"
      return [
        .line(
          Point(Plate.margin, y + 0.5), Point(Self.right, y + 0.5),
          Stroke(.chrome(.ink2), width: name == "baseline" ? 1 : 0.5)),
        Shape.sans(name, Plate.margin, isBelow ? y + 12 : y - 5),
      ]
    }
  }

  private var dimension: [Shape] {
    let x = 788.0
    let ends = [boxTop, boxTop + line]
    let extensions = ends.map {
      Shape.line(Point(Self.right + 4, $0), Point(x + 4, $0), Stroke(.chrome(.ink2), width: 0.5))
    }
    let ticks = ends.map { Shape.line(Point(x - 3, $0 + 3), Point(x + 3, $0 - 3), Stroke(.chrome(.ink))) }
    let measure = Shape.line(Point(x, ends[0]), Point(x, ends[1]), Stroke(.chrome(.ink2), width: 0.75))
    let label = "line height " + style.line.text(decimals: 2)
    return extensions + [measure] + ticks + [.mono(label, x + 8, (ends[0] + ends[1]) / 2 + 4)]
  }
}
