import Analysis
import DesignModel
import Layout
import TextCore

/// A component with one value of each of its properties.
struct ComponentCell: Sendable {
  let combination: Combination
  let placed: PlacedNode
}

/// A component in every combination of its properties that is drawn.
struct ComponentMatrix: Sendable {
  let properties: [ComponentSpec.Property]
  let cells: [ComponentCell]
  /// How many cells have no room in the file.
  var missing = 0
  /// Whether there are too many combinations, so that each value is drawn with the others at their defaults.
  var drawsValuesAlone = false

  /// What a sheet of the component shows, in a sentence.
  func description(of name: String) -> String {
    let sentence = wholeDescription(of: name)
    return missing > 0 ? "\(sentence) \(lacking(missing, of: cells.count + missing))." : sentence
  }

  /// `the first 12 of 64`; nil where all are drawn.
  var cutLegend: String? { missing > 0 ? "the first \(cells.count) of \(cells.count + missing)" : nil }

  private func wholeDescription(of name: String) -> String {
    let names = properties.map(\.name)
    let listed = names.joined(last: " and ")
    if properties.isEmpty { return "\(name), drawn from its tokens on the page background." }
    if drawsValuesAlone {
      return "\(name) with each value of \(listed) alone, the others at their defaults, since not all combinations "
        + "have room; drawn from its tokens on the page background."
    }
    let number = cells.count + missing
    let count = properties.count == 1 ? counted(number, "value", "values") : "\(number) combinations"
    return "\(name) in \(count) of \(listed), drawn from its tokens on the page background."
  }
}

/// Cells that stand in rows below the labels of their columns.
struct ComponentBand {
  struct Row {
    let label: String
    /// By the place of a column, the number of a cell.
    let cells: [Int?]
  }

  /// The values of a column.
  var columns: [[String]]
  var rows: [Row]

  /// The band without the rows and columns of which no cell is drawn; nil where none is.
  var filled: ComponentBand? {
    let rows = rows.filter { row in row.cells.contains { $0 != nil } }
    let places = columns.indices.filter { place in rows.contains { $0.cells[place] != nil } }
    guard !rows.isEmpty else { return nil }
    return ComponentBand(
      columns: places.map { columns[$0] },
      rows: rows.map { row in Row(label: row.label, cells: places.map { row.cells[$0] }) })
  }

  /// The band in bands of so many columns at most.
  func wrapped(_ count: Int) -> [ComponentBand] {
    stride(from: 0, to: columns.count, by: count).map { start in
      let range = start..<min(start + count, columns.count)
      return ComponentBand(
        columns: Array(columns[range]), rows: rows.map { Row(label: $0.label, cells: Array($0.cells[range])) })
    }
  }
}

extension ComponentMatrix {
  /// The property whose values are rows: the state, else the last.
  var rowProperty: Int? { properties.firstIndex { $0.name == "state" } ?? properties.indices.last }

  /// What stands above a column.
  func label(ofColumn values: [String]) -> String {
    if drawsValuesAlone { return values.joined(separator: ", ") }
    return properties.words(zip(properties.indices.filter { $0 != rowProperty }, values).map { ($0, $1) })
  }

  /// What stands before a row.
  func label(ofRow value: String) -> String {
    guard let rowProperty, !drawsValuesAlone else { return value }
    return properties.words([(rowProperty, value)])
  }

  /// The value of each property.
  func values(of cell: Int) -> [String] {
    zip(properties, cells[cell].combination.values).map { $0.values[$1] }
  }

  /// The state by row and all other properties by column; a property a band where values are drawn alone.
  var bands: [ComponentBand] {
    let places = Dictionary(
      cells.enumerated().map { ($0.element.combination, $0.offset) }, uniquingKeysWith: { first, _ in first })
    let bands = drawsValuesAlone ? bandsOfValues(places) : [bandOfAll(places)]
    return missing > 0 ? bands.compactMap(\.filled) : bands
  }

  private func bandsOfValues(_ places: [Combination: Int]) -> [ComponentBand] {
    let standard = properties.map(\.standard)
    return properties.enumerated().map { index, property in
      let found = property.values.indices.map { value in
        var values = standard
        values[index] = value
        return places[Combination(values)]
      }
      return ComponentBand(columns: property.values.map { [$0] }, rows: [.init(label: property.name, cells: found)])
    }
  }

  private func bandOfAll(_ places: [Combination: Int]) -> ComponentBand {
    guard let row = rowProperty else {
      return ComponentBand(columns: [[]], rows: [.init(label: "", cells: [places[Combination([])]])])
    }
    let others = properties.indices.filter { $0 != row }
    var columns: [[Int]] = [[]]
    for other in others {
      columns = columns.flatMap { start in properties[other].values.indices.map { start + [$0] } }
    }
    let rows = properties[row].values.enumerated().map { number, value in
      ComponentBand.Row(
        label: value,
        cells: columns.map { column in
          var values = column
          values.insert(number, at: row)
          return places[Combination(values)]
        })
    }
    return ComponentBand(columns: columns.map { zip(others, $0).map { properties[$0].values[$1] } }, rows: rows)
  }
}
