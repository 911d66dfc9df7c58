import ColorScience
import Graphics

/// What lies behind the labels of a drawing: each text that is no specimen, with its least contrast.
struct LabelGround {
  struct Label {
    let text: String
    let ratio: Double
    /// The guide's own ink on a colour of the team's, which a page would repaint.
    let isMixed: Bool
  }

  private struct Area {
    let outline: Outline
    let color: Color
    let isChrome: Bool
  }

  private(set) var labels: [Label] = []
  private var areas: [Area] = []
  /// How a page paints what is the guide's own.
  private let chrome: @Sendable (ChromeRole) -> HexColor

  init(_ drawing: Drawing, chrome: @escaping @Sendable (ChromeRole) -> HexColor = \.printed) {
    self.chrome = chrome
    collect(drawing.shapes, in: Place(), opacity: 1)
  }

  private mutating func collect(_ shapes: [Shape], in place: Place, opacity: Double) {
    for shape in shapes {
      switch shape {
      case .group(let group):
        collect(group.shapes, in: place.inside(group), opacity: opacity * group.opacity)
      case .rect(_, _, let style), .circle(_, _, let style), .path(_, let style):
        guard let outline = Outline(shape, place), let paint = solid(style.fill, opacity) else { continue }
        areas.append(Area(outline: outline, color: paint.color, isChrome: paint.isChrome))
      case .text(let text):
        if !text.isSpecimen, let paint = solid(text.fill, opacity) {
          label(text.string, place(text.bounds), paint.color, isChrome: paint.isChrome)
        }
      case .line, .gradient, .shadow, .clip, .pathClip, .blur: break
      }
    }
  }

  private func solid(_ paint: Paint, _ opacity: Double) -> (color: Color, isChrome: Bool)? {
    switch paint {
    case .color(let hex, let alpha): (color(hex).withAlpha(alpha * opacity), false)
    case .chrome(let role): (color(chrome(role)).withAlpha(opacity), true)
    case .none, .gradient: nil
    }
  }

  private func color(_ hex: HexColor) -> Color {
    let channels = [16, 8, 0].map { Double(hex.value >> UInt32($0) & 255) / 255 }
    return Color(.sRGB, SIMD3(channels[0], channels[1], channels[2]))
  }

  private mutating func label(_ text: String, _ box: Rect, _ ink: Color, isChrome: Bool) {
    // Three points along the middle of the line; a label may begin on one colour and end on another.
    for share in [0.02, 0.5, 0.98] {
      let point = Point(box.x + share * box.width, box.y + box.height / 2)
      let below = areas.filter { $0.outline.contains(point) }
      var ground = color(chrome(.paper))
      for area in below { ground = area.color.composited(over: ground) }
      let visible = below.last { $0.color.alpha > 0.5 }
      labels.append(
        Label(
          text: text, ratio: contrastRatio(ink.composited(over: ground), ground),
          isMixed: isChrome && visible?.isChrome == false))
    }
  }
}
