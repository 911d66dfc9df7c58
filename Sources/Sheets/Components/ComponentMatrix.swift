import DesignModel
import Layout

/// A component with one value of each of its properties.
struct ComponentCell: Sendable {
  /// In the order of the properties.
  let values: [String]
  let placed: PlacedNode
}

/// A component in every combination of its properties that is drawn.
struct ComponentMatrix: Sendable {
  let properties: [ComponentSpec.Property]
  let cells: [ComponentCell]

  /// Whether there are too many combinations, so that each value is drawn with the others at their defaults.
  var drawsValuesAlone: Bool {
    Double(cells.count) < properties.reduce(1) { $0 * Double($1.values.count) }
  }

  /// What a sheet of the component shows, in a sentence.
  func description(of name: String) -> String {
    let names = properties.map(\.name)
    let listed = names.dropLast().joined(separator: ", ") + (names.count > 1 ? " and " : "") + (names.last ?? "")
    if properties.isEmpty { return "\(name), drawn from its tokens on the page background." }
    if drawsValuesAlone {
      return "\(name) with each value of \(listed) alone, the others at their defaults, since not all combinations "
        + "have room; drawn from its tokens on the page background."
    }
    let count = properties.count == 1 ? counted(cells.count, "value", "values") : "\(cells.count) combinations"
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

  /// The state by row and all other properties by column; a property a band where values are drawn alone.
  var bands: [ComponentBand] {
    let places = Dictionary(
      cells.enumerated().map { ($0.element.values, $0.offset) }, uniquingKeysWith: { first, _ in first })
    if drawsValuesAlone {
      let standard = properties.map { $0.values.indices.contains($0.standard) ? $0.values[$0.standard] : "" }
      return properties.enumerated().map { index, property in
        let found = property.values.map { value in
          var values = standard
          values[index] = value
          return places[values]
        }
        return ComponentBand(
          columns: property.values.map { [$0] }, rows: [.init(label: property.name, cells: found)])
      }
    }
    guard let row = rowProperty else {
      return [ComponentBand(columns: [[]], rows: [.init(label: "", cells: [places[[]]])])]
    }
    var columns: [[String]] = [[]]
    for (index, property) in properties.enumerated() where index != row {
      columns = columns.flatMap { start in property.values.map { start + [$0] } }
    }
    let rows = properties[row].values.map { value in
      ComponentBand.Row(
        label: value,
        cells: columns.map { others in
          var values = others
          values.insert(value, at: row)
          return places[values]
        })
    }
    return [ComponentBand(columns: columns, rows: rows)]
  }
}
