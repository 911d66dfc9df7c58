import Analysis
import ColorScience
import DesignModel
import Graphics

/// Roles in rows; a column for most eyes, and one for each deficiency.
struct VisionLayout {
  private static let labelWidth = 152.0
  private static let pitch = 186.0
  private static let rowHeight = 72.0
  private static let head = 24.0
  private static let swatch = Rect(0, 0, 170, 40)

  let ground: Ground
  let confusions: [Confusion]
  private let analysed: AnalysedCatalog
  private let roles: [Int]
  private let names: [String]
  private let sheet: String
  private let appearance: Int
  private let background: Color

  init(_ analysed: AnalysedCatalog, _ roles: [Int], names: [String], sheet: String, in appearance: Int) {
    self.analysed = analysed
    self.roles = roles
    self.names = names
    self.sheet = sheet
    self.appearance = appearance
    background = analysed.pageBackground(in: appearance)
    ground = Ground(background)
    confusions = analysed.confusions(in: appearance)
  }

  var bottom: Double { Plate.top + Self.head + Double(roles.count) * Self.rowHeight - 12 }

  var shapes: [Shape] {
    let titles = ["most eyes"] + VisionDeficiency.allCases.map(\.rawValue)
    let heads = titles.enumerated().map { index, title in
      Shape.sans(title, Plate.margin + Self.labelWidth + Double(index) * Self.pitch, Plate.top + 8, ground.quiet)
    }
    return heads
      + roles.indices.map { index in
        let at = Point(Plate.margin, Plate.top + Self.head + Double(index) * Self.rowHeight)
        return .group(Group(id: analysed.markID(sheet, roles[index]), at: at, row(index)))
      }
  }

  private func row(_ index: Int) -> [Shape] {
    let segments = names[index].split(separator: ".", omittingEmptySubsequences: false)
    let label: [Shape] = [
      .sans(Label.fit(segments.dropLast().joined(separator: "."), 24), 0, 16, ground.quiet),
      .mono(Label.fit(segments.last.map(String.init) ?? "", 20), 0, 32, size: 12, weight: 600, ground.ink),
    ]
    guard let color = analysed.catalog.value(of: roles[index], in: appearance)?.color?.color else {
      let frame = Rect(Self.labelWidth, 0, Self.swatch.width, Self.swatch.height)
      return label + Shape.absent(frame, analysed.absence(of: roles[index], in: appearance), on: ground)
    }
    let opaque = color.composited(over: background)
    let cells =
      [cell(opaque, nil, 0, index)]
      + VisionDeficiency.allCases.enumerated().map { column, deficiency in
        cell(opaque.seen(with: deficiency), deficiency, column + 1, index)
      }
    return label + cells.flatMap { $0 }
  }

  /// What a role falls together with.
  private func partners(of role: Int, for deficiency: VisionDeficiency?) -> [String] {
    let found = confusions.filter { $0.deficiency == deficiency && [$0.first, $0.second].contains(role) }
      .map { $0.first == role ? $0.second : $0.first }
    return found.compactMap { partner in roles.firstIndex(of: partner).map { names[$0] } }
  }

  private func cell(_ color: Color, _ deficiency: VisionDeficiency?, _ column: Int, _ index: Int) -> [Shape] {
    let x = Self.labelWidth + Double(column) * Self.pitch
    let partners = partners(of: roles[index], for: deficiency)
    let others = partners.count > 1 ? " +\(partners.count - 1)" : ""
    let remark = partners.first.map { " ≈ " + Label.fit($0, 15 - others.count) + others } ?? ""
    return [
      .rect(
        Rect(x + 0.5, 0.5, Self.swatch.width - 1, Self.swatch.height - 1),
        Style(fill: .hex(color.hex), stroke: Stroke(ground.rule))),
      .mono(color.hex + remark, x, 54, size: 10.5, partners.isEmpty ? ground.quiet : ground.ink),
    ]
  }
}
