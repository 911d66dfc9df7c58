import Analysis
import DesignModel
import Graphics

/// Sizes at true size on baselines, group by group; those too large for that as bars below.
struct SizesLayout {
  private static let largest = 160.0
  private static let belowBaseline = 64.0
  private static let rowGap = 24.0

  private let analysed: AnalysedCatalog
  private let sheet: String
  private let rows: [[SizeRows.Run]]
  private let list: BarList
  private let lengths: [Length]

  init(_ analysed: AnalysedCatalog, _ tokens: [Int], sheet: String, in appearance: Int) {
    self.analysed = analysed
    self.sheet = sheet
    lengths = tokens.map { Length($0, in: appearance, of: analysed) }
    let rows = SizeRows(Self.groups(lengths.filter { $0.amount <= Self.largest }, in: analysed)).rows
    self.rows = rows
    let large = zip(lengths, Label.names(of: tokens, in: analysed)).filter { $0.0.amount > Self.largest }
    let end = rows.reduce(Plate.top) { $0 + Self.height(of: $1) }
    list = BarList(lengths: large.map(\.0), names: large.map(\.1), top: rows.isEmpty ? Plate.top + 8 : end + 32)
  }

  var bottom: Double { list.lengths.isEmpty ? list.top - 32 - Self.rowGap : list.bottom }

  var legend: String {
    var parts = rows.isEmpty ? [] : ["true size"]
    if !list.lengths.isEmpty { parts.append(rows.isEmpty ? "bars to one scale" : "bars below to one scale") }
    return (parts + lengths.remLegend).joined(separator: " · ")
  }

  var description: String {
    let small = lengths.count - list.lengths.count
    let drawn = small == 0 ? [] : ["\(counted(small, "size", "sizes")) at true size"]
    let bars = list.lengths.isEmpty ? [] : [counted(list.lengths.count, "larger size as a bar", "larger sizes as bars")]
    return (drawn + bars).joined(separator: ", ") + "."
  }

  var shapes: [Shape] {
    var shapes: [Shape] = []
    var y = Plate.top
    for row in rows {
      y += Self.height(of: row)
      shapes += row.flatMap { self.shapes(of: $0, baseline: y - Self.belowBaseline - Self.rowGap) }
    }
    if !rows.isEmpty, !list.lengths.isEmpty {
      let rule = list.top - 15.5
      shapes.append(.line(Point(Plate.margin, rule), Point(Plate.right, rule), Stroke(.chrome(.rule))))
    }
    return shapes + list.shapes(analysed, sheet: sheet)
  }

  private func shapes(of run: SizeRows.Run, baseline: Double) -> [Shape] {
    let (x, width) = (Plate.margin + Double(run.slot) * SizeSpecimen.pitch, Double(run.slots) * SizeSpecimen.pitch)
    let rule = Shape.line(Point(x, baseline + 0.5), Point(x + width - 24, baseline + 0.5), Stroke(.chrome(.ink)))
    let name = Shape.sans(Label.fit(run.group, Int((width - 8) / 6.2)), x, baseline + 60)
    return [rule] + (run.group.isEmpty ? [] : [name])
      + run.specimens.map { slot, specimen in
        .group(
          Group(
            id: analysed.markID(sheet, specimen.length.token),
            at: Point(Plate.margin + Double(slot) * SizeSpecimen.pitch, baseline), specimen.shapes))
      }
  }

  /// In steps of 32, so that a size that changes a little moves nothing.
  private static func height(of row: [SizeRows.Run]) -> Double {
    let tallest = row.flatMap(\.specimens).map(\.specimen.height).max() ?? 0
    return 16 + (tallest / 32).rounded(.up) * 32 + belowBaseline + rowGap
  }

  /// Specimens by the group of their token, in declared order.
  private static func groups(
    _ lengths: [Length], in analysed: AnalysedCatalog
  ) -> [(name: String, specimens: [SizeSpecimen])] {
    let paths = analysed.catalog.paths
    var order: [PathID] = []
    var members: [PathID: [SizeSpecimen]] = [:]
    for length in lengths {
      let path = analysed.catalog.tokens[length.token].path
      let group = paths.parent(of: path) ?? .root
      if members[group] == nil { order.append(group) }
      members[group, default: []].append(SizeSpecimen(length, segments: paths.segments(of: path)))
    }
    return order.map { (paths.text(of: $0), members[$0] ?? []) }
  }
}
