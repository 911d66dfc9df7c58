import Analysis
import DesignModel
import Graphics

/// The parts of a component by their numbers with the tokens that each is bound to, and the distances by their letters.
struct AnatomyLegend {
  private static let columns = 3
  private static let pitch = 304.0
  /// Characters of 10.5 in a column.
  private static let room = 37

  private let parts: [(name: String, lines: [String])]
  private let distances: [String]
  let ground: Ground
  let top: Double

  init(_ subject: AnatomySubject, _ parts: [Int], distances: [String], ground: Ground, top: Double) {
    let analysed = subject.analysed
    let bindings = Dictionary(grouping: subject.component.bindings, by: \.node)
    self.parts = parts.map { node in
      var seen: Set<Int> = []
      let tokens = (bindings[node] ?? []).map(\.token).filter { seen.insert($0).inserted }
      let paths = tokens.map { analysed.catalog.paths.segments(of: analysed.catalog.tokens[$0].path) }
      return (subject.component.partName(of: node), Self.lines(Self.shortened(paths)))
    }
    self.distances = distances
    self.ground = ground
    self.top = top
  }

  /// Names of tokens; those of a group below a first one stand as one: `button.background.*`.
  static func shortened(_ paths: [[String]]) -> [String] {
    let members = Dictionary(grouping: paths) { Array($0.dropLast()) }
    var names: [String] = []
    for path in paths {
      let group = Array(path.dropLast())
      let isMany = group.count > 1 && (members[group]?.count ?? 0) > 1
      let name = (isMany ? group + ["*"] : path).joined(separator: ".")
      if !names.contains(name) { names.append(name) }
    }
    return names
  }

  private static func lines(_ names: [String]) -> [String] {
    let words = names.enumerated().map { index, name in
      Label.fit(name, room - 1) + (index < names.count - 1 ? "," : "")
    }
    return Lines.of(words.joined(separator: " "), room)
  }

  private func place(_ index: Int) -> Double { Plate.margin + Double(index % Self.columns) * Self.pitch }

  /// The tops of the rows of parts, and of what follows them.
  private var tops: [Double] {
    stride(from: 0, to: parts.count, by: Self.columns).reduce(into: [top + 28]) { tops, start in
      let most = parts[start..<min(start + Self.columns, parts.count)].map(\.lines.count).max() ?? 0
      tops.append((tops.last ?? top) + 34 + Double(max(1, most)) * 13)
    }
  }

  private var distancesTop: Double { (tops.last ?? top) + 4 }

  var bottom: Double {
    let rows = (distances.count + Self.columns - 1) / Self.columns
    return distances.isEmpty ? (tops.last ?? top) - 20 : distancesTop + Double(rows) * 18 - 8
  }

  var shapes: [Shape] {
    var shapes: [Shape] = [
      .line(Point(Plate.margin, top + 0.5), Point(Plate.right, top + 0.5), Stroke(ground.rule))
    ]
    let tops = tops
    for (index, part) in parts.enumerated() {
      let (x, y) = (place(index), tops[index / Self.columns])
      shapes += Self.number(index + 1, at: Point(x + 10, y), ground)
      shapes.append(.sans(Label.fit(part.name, 36), x + 32, y - 3, size: 12, weight: 600, ground.ink))
      shapes += part.lines.enumerated().map { row, line in
        .mono(line, x + 32, y + 14 + Double(row) * 13, size: 10.5, ground.quiet)
      }
    }
    for (index, label) in distances.enumerated() {
      let (x, y) = (place(index), distancesTop + Double(index / Self.columns) * 18)
      shapes.append(.mono(AnatomyLabels.letter(index), x + 10, y, weight: 600, anchor: .middle, ground.ink))
      shapes.append(.mono(label, x + 32, y, size: 10.5, ground.quiet))
    }
    return shapes
  }

  /// A number in a circle.
  static func number(_ number: Int, at center: Point, _ ground: Ground) -> [Shape] {
    [
      .circle(center: center, radius: 10, Style(stroke: Stroke(ground.ink))),
      .mono(String(number), center.x, center.y + 4, weight: 600, anchor: .middle, ground.ink),
    ]
  }
}
