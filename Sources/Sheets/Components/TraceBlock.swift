import Analysis
import DesignModel
import Graphics

/// One half of a trace, its sources and roles in slots of a fixed height.
struct TraceBlock {
  private static let slot = 48
  /// What stays free between two roles.
  private static let free = 7
  private static let roleLeft = 340.0
  private static let roleRoom = 21
  private static let sourceRoom = 25

  let graph: TraceGraph
  let columns: TraceColumns
  private let isColor: Bool
  private let names: TraceNames
  private let top: Double
  private let rows: [Row]
  /// By the number of a source: the slot in which it stands.
  private let places: [Int]
  private let slots: Int

  private struct Row {
    /// The number of the slot in which it stands.
    let slot: Int
    let lines: [RoleNames.Line]
    let values: [(label: String, value: TraceValue)]
  }

  init(_ graph: TraceGraph, isColor: Bool, _ names: TraceNames, _ analysed: AnalysedCatalog, top: Double) {
    self.graph = graph
    self.isColor = isColor
    self.names = names
    self.top = top
    let tokens = graph.sources.compactMap { if case .token(let token) = $0.origin { token } else { nil } }
    columns = TraceColumns(isColor ? analysed.variants(of: tokens) : [])
    let roleNames = RoleNames(graph.roles, in: analysed)
    var next = 0
    var rows: [Row] = []
    var places: [Int] = []
    let sourceCounts = graph.links.reduce(into: Array(repeating: 0, count: graph.roles.count)) { $0[$1] += 1 }
    for (number, role) in graph.roles.enumerated() {
      let variants = isColor ? columns.variants : role.variants(analysed)
      let values = variants.map { ($0.label, TraceValue(role, in: $0.first, analysed, names.primitives)) }
      let lines = roleNames.lines(of: role, variants, room: Self.roleRoom)
      let words = isColor ? 0 : TraceColumns.words(values).count
      let height = max(lines.count * 14, words * 13)
      let slots = max(isColor ? columns.slots : 1, (height + Self.free + Self.slot - 1) / Self.slot)
      rows.append(Row(slot: next, lines: lines, values: values))
      let sources = sourceCounts[number]
      places += (0..<sources).map { next + $0 }
      next += max(slots, sources)
    }
    self.rows = rows
    self.places = places
    slots = next
  }

  private var first: Double { top + (isColor ? columns.headHeight : 24) + 16 }

  var bottom: Double {
    first + Double(slots * Self.slot) - 24
  }

  var shapes: [Shape] {
    let head: [Shape] =
      [.sans("component", 0, 12), .sans("role", Self.roleLeft - Plate.margin, 12)]
      + (isColor
        ? [.group(Group(at: Point(Self.roleLeft - Plate.margin, 12), columns.head))]
        : [.sans("primitive and value", Self.roleLeft - Plate.margin + TraceColumns.left, 12)])
    return [.group(Group(at: Point(Plate.margin, top), head))]
      + graph.sources.indices.map(source) + graph.roles.indices.map(role)
  }

  private func y(_ slot: Int) -> Double { first + Double(slot * Self.slot) }

  /// A source with its line, which goes level, slants and goes level again: 24, 48 and 24 wide.
  private func source(_ number: Int) -> Shape {
    let source = graph.sources[number]
    let x = Self.roleLeft - Plate.margin - 104
    let end = y(rows[graph.links[number]].slot) - y(places[number]) + 0.5
    let elbow = Path.polyline([
      Point(x, 0.5), Point(x + 24, 0.5), Point(x + 72, end), Point(x + 96, end),
    ])
    let name = Lines.ofPath(names.name(of: source), Self.sourceRoom).enumerated().map { index, line in
      Shape.mono(line, 0, 4 + Double(index) * 14, size: 11.5, weight: 600)
    }
    let line: [Shape] = [
      .path(elbow, Style(stroke: Stroke(.chrome(.ink)))),
      .circle(center: Point(x, 0.5), radius: 2.5, Style(fill: .chrome(.ink))),
    ]
    return .group(Group(id: names.mark(of: source), at: Point(Plate.margin, y(places[number])), name + line))
  }

  private func role(_ number: Int) -> Shape {
    let row = rows[number]
    let isNamed = graph.roles[number].hops.contains { !$0.isEmpty }
    var shapes = row.lines.enumerated().map { index, line in
      Shape.mono(
        line.text, 0, 4 + Double(index) * 14, size: line.isFirst ? 11.5 : 10.5,
        weight: isNamed && line.isFirst ? 600 : 400, .chrome(isNamed && line.isFirst ? .ink : .ink2))
    }
    shapes.append(.line(Point(156, 0.5), Point(184, 0.5), Stroke(.chrome(.ink2))))
    if isColor {
      shapes += columns.shapes(row.values.map(\.value))
    } else {
      let words = TraceColumns.words(row.values)
      let top = words.count == 1 ? 4.0 : -1
      shapes += words.enumerated().map { index, word in
        .mono(
          word.text, TraceColumns.left, top + Double(index) * 13, size: 10.5, .chrome(word.isName ? .ink : .ink2))
      }
    }
    return .group(Group(id: names.mark(of: graph.roles[number]), at: Point(Self.roleLeft, y(row.slot)), shapes))
  }
}

extension TraceGraph.Role {
  /// The appearances that differ in what is read.
  fileprivate func variants(_ analysed: AnalysedCatalog) -> [Variant] {
    if case .token(let token) = origin { analysed.variants(of: [token]) } else { analysed.variants(of: []) }
  }
}

/// Roles as they are written beside each other: without the first segment where all share it.
private struct RoleNames {
  struct Line {
    let text: String
    /// Whether it belongs to the role that is named first.
    let isFirst: Bool
  }

  private let analysed: AnalysedCatalog
  private let dropped: Int

  init(_ roles: [TraceGraph.Role], in analysed: AnalysedCatalog) {
    self.analysed = analysed
    let paths = roles.flatMap { $0.hops.flatMap { $0.map { analysed.catalog.paths.segments(of: $0) } } }
    let isShared = paths.allSatisfy { $0.count > 2 && $0[0] == paths[0][0] }
    dropped = isShared ? 1 : 0
  }

  /// The roles of the first column one under the other, then what other columns name that differ in it.
  func lines(of role: TraceGraph.Role, _ variants: [Variant], room: Int) -> [Line] {
    func names(_ variant: Variant) -> [String] {
      guard role.hops.indices.contains(variant.first) else { return [] }
      return role.hops[variant.first].map { path in
        analysed.catalog.paths.segments(of: path).dropFirst(dropped).joined(separator: ".")
      }
    }
    guard let first = variants.first else { return [Line(text: "no role", isFirst: true)] }
    let main = names(first)
    var lines = Lines.ofPath(main.first ?? "no role", room).map { Line(text: $0, isFirst: true) }
    func add(_ text: String) { lines.append(Line(text: Label.fit(text, room + 3), isFirst: false)) }
    for name in main.dropFirst() { Lines.ofPath("→ " + name, room + 3).forEach(add) }
    for variant in variants.dropFirst() where names(variant) != main {
      let words = names(variant).isEmpty ? "no role" : names(variant).joined(separator: " → ")
      add("\(variant.label): \(words)")
    }
    return lines
  }
}
