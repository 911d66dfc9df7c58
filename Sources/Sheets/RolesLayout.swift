import Analysis
import DesignModel
import Graphics

/// Colour roles in rows, a group a row, four tiles to a line.
struct RolesLayout {
  private struct Row {
    let label: String
    var tokens: [Int] = []
  }

  private static let perLine = 4
  private static let pitch = 206.0
  private static let lineHeight = 120.0
  private static let labelWidth = 96.0
  private static let longestLabel = 12

  let ground: Ground
  private let analysed: AnalysedCatalog
  private let sheet: String
  private let appearance: Int
  private let primitives: PrimitiveNames
  private let rows: [Row]
  private let labelsStandAbove: Bool

  init(
    _ analysed: AnalysedCatalog, _ tokens: [Int], sheet: String, in appearance: Int, on ground: Ground,
    primitives: PrimitiveNames
  ) {
    self.analysed = analysed
    self.sheet = sheet
    self.appearance = appearance
    self.ground = ground
    self.primitives = primitives
    rows = Self.rows(analysed, tokens)
    labelsStandAbove = rows.contains { $0.label.count > Self.longestLabel }
  }

  var bottom: Double { rows.reduce(Plate.top + 8) { $0 + height(of: $1) } - 24 }

  var shapes: [Shape] {
    var shapes: [Shape] = []
    var y = Plate.top + 8
    for (index, row) in rows.enumerated() {
      var inside: [Shape] = [
        .sans(Label.fit(row.label, 100), 0, 16, size: 13, weight: 600, ground.ink)
      ]
      if index > 0 { inside.append(.line(Point(0, -15.5), Point(Plate.inner, -15.5), Stroke(ground.rule))) }
      for (place, token) in row.tokens.enumerated() {
        let at = Point(
          left + Double(place % Self.perLine) * Self.pitch,
          (labelsStandAbove ? 32 : 0) + Double(place / Self.perLine) * Self.lineHeight)
        let id = analysed.markID(sheet, token)
        let tile = RoleTile(analysed, token, id: id, in: appearance, on: ground, primitives: primitives)
        inside.append(.group(Group(id: id, at: at, tile.shapes)))
      }
      shapes.append(.group(Group(at: Point(Plate.margin, y), inside)))
      y += height(of: row)
    }
    return shapes
  }

  private var left: Double { labelsStandAbove ? 0 : Self.labelWidth }

  private func height(of row: Row) -> Double {
    Double((row.tokens.count + Self.perLine - 1) / Self.perLine) * Self.lineHeight + (labelsStandAbove ? 32 : 0)
  }

  /// Tokens by the group that holds them, labelled without the segments that all groups share.
  private static func rows(_ analysed: AnalysedCatalog, _ tokens: [Int]) -> [Row] {
    let catalog = analysed.catalog
    var order: [PathID] = []
    var members: [PathID: [Int]] = [:]
    for token in tokens {
      let group = catalog.paths.parent(of: catalog.tokens[token].path) ?? .root
      if members[group] == nil { order.append(group) }
      members[group, default: []].append(token)
    }
    let labels = Label.relative(order.map { catalog.paths.segments(of: $0) }).map { $0.joined(separator: ".") }
    return zip(order, labels).map { Row(label: $1, tokens: members[$0] ?? []) }
  }
}
