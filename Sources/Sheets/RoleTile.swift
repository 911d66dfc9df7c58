import Analysis
import ColorScience
import DesignModel
import Graphics

/// One colour role, drawn as what it colours, with its name, the primitive behind it and its value.
struct RoleTile {
  static let width = 182.0
  static let height = 56.0
  private static let room = 31

  private let analysed: AnalysedCatalog
  private let token: Int
  /// The id of its group of marks.
  private let id: String
  private let appearance: Int
  private let ground: Ground
  private let primitives: PrimitiveNames

  init(
    _ analysed: AnalysedCatalog, _ token: Int, id: String, in appearance: Int, on ground: Ground,
    primitives: PrimitiveNames
  ) {
    self.analysed = analysed
    self.token = token
    self.id = id
    self.appearance = appearance
    self.ground = ground
    self.primitives = primitives
  }

  var shapes: [Shape] {
    let name = analysed.catalog.paths.name(of: analysed.catalog.tokens[token].path)
    return picture + [
      .mono(Label.fit(name, 28), 0, 74, size: 11.5, ground.ink), .mono(source, 0, 90, size: 10.5, ground.quiet),
    ]
  }

  /// The last token of the chain and the value; the value alone where it is a literal.
  private var source: String {
    let display = Label.fit(analysed.display(token, in: appearance), Self.room)
    let room = Self.room - display.count - 1
    guard room > 4, let last = analysed.catalog.chain(of: token, in: appearance).last else { return display }
    return Label.fit(primitives.short(last), room) + " " + display
  }

  private var picture: [Shape] {
    let frame = Rect(0, 0, Self.width, Self.height)
    guard let paint = paint(of: token) else {
      return Shape.absent(frame, analysed.absence(of: token, in: appearance), on: ground)
    }
    let edge = Rect(0.5, 0.5, Self.width - 1, Self.height - 1)
    let hairline = Stroke(ground.rule)
    switch analysed.use(of: token) {
    case .fill: return [.rect(frame, Style(fill: paint))]
    case .background: return [.rect(edge, Style(fill: paint, stroke: hairline))]
    case .text:
      let back = backdrop
      return [
        .rect(edge, Style(fill: back ?? ground.paper, stroke: back.map { Stroke($0) } ?? hairline)),
        .specimen("Aa", 14, 39, size: 32, weight: 600, paint), .specimen("Legible", 78, 37, size: 17, paint),
      ]
    case .status:
      return [
        .rect(Rect(0, 0, Self.height, Self.height), Style(fill: paint)),
        .rect(Rect(56.5, 0.5, 125, 55), Style(fill: ground.paper, stroke: hairline)),
        .specimen("Legible", 72, 37, size: 17, weight: 600, paint),
      ]
    case .edge: return outline(paint)
    case .shadow: return shadow()
    }
  }

  private func outline(_ paint: Paint) -> [Shape] {
    let words = words
    if words.contains("separator") || words.contains("divider") || words.contains("hairline") {
      return [.line(Point(0, 28.5), Point(Self.width, 28.5), Stroke(paint))]
    }
    let isFocus = words.contains("focus") || words.contains("ring")
    let box = Rect(8, 8, Self.width - 16, Self.height - 16)
    return [.rect(box, radius: 8, Style(stroke: Stroke(paint, width: isFocus ? 2 : 1)))]
  }

  /// The shadow as a card casts it.
  private func shadow() -> [Shape] {
    guard let color = analysed.catalog.value(of: token, in: appearance)?.color?.color else { return [] }
    let cast = id + "-cast"
    let card = Rect(8, 6, Self.width - 16, Self.height - 12)
    let layer = ShadowFilter.Layer(
      offset: Point(0, 2), blur: 8, color: HexColor(color.hex) ?? .missing, opacity: color.alpha)
    return [
      .shadow(ShadowFilter(id: cast, region: card.inset(by: -24), layers: [layer])),
      .rect(card, radius: 8, Style(fill: ground.paper, stroke: Stroke(ground.rule), filter: cast)),
    ]
  }

  /// What text for fills is seen on: the first fill that it is paired with.
  private var backdrop: Paint? {
    guard words.contains("on") else { return nil }
    return analysed.contrastPairs.grounds[token].flatMap(paint)
  }

  private var words: [String] {
    Words.of(analysed.catalog.paths.name(of: analysed.catalog.tokens[token].path))
  }

  private func paint(of token: Int) -> Paint? {
    guard let color = analysed.catalog.value(of: token, in: appearance)?.color?.color else { return nil }
    return .hex(color.hex, opacity: color.alpha)
  }
}
