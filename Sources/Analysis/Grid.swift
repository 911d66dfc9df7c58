import DesignModel
import TextCore

/// A group of tokens that describes a layout grid.
package struct Grid: Sendable {
  package let name: String
  /// The path of the group.
  package let group: String
  /// Distinguishes its sheet: `phone`.
  package let stem: String
  package let width: Int
  package let columns: Int
  package let gutter: Int
  package let margin: Int

  package var tokens: [Int] { [width, columns, gutter, margin] }

  /// The grids that the guide names, else every group with the four tokens.
  static func all(_ catalog: Catalog, _ settings: Settings, into diagnostics: inout Diagnostics) -> [Grid] {
    var groups: [(name: String, path: PathID)] = []
    if let named = settings.grids {
      for grid in named {
        guard let path = catalog.paths.path(named: grid.group), isGrid(path, catalog) else {
          diagnostics.report(.incomplete(grid.group), at: grid.range)
          continue
        }
        groups.append((grid.name, path))
      }
    } else {
      for token in catalog.tokens where catalog.paths.name(of: token.path) == "width" {
        guard let path = catalog.paths.parent(of: token.path), isGrid(path, catalog) else { continue }
        groups.append((path == .root ? "Grid" : title(catalog.paths.name(of: path)), path))
      }
      let uses = Dictionary(grouping: groups) { ExactText($0.name) }.mapValues(\.count)
      groups = groups.map { name, path in
        (path == .root || uses[ExactText(name)] == 1 ? name : title(catalog.paths.text(of: path)), path)
      }
    }
    var stems = DistinctNames()
    return groups.compactMap { name, path in
      guard let width = token("width", of: path, catalog), let columns = token("columns", of: path, catalog),
        let gutter = token("gutter", of: path, catalog), let margin = token("margin", of: path, catalog)
      else { return nil }
      return Grid(
        name: name, group: catalog.paths.text(of: path), stem: stems.distinct(PublicName.file(name)), width: width,
        columns: columns, gutter: gutter, margin: margin)
    }
  }

  private static func title(_ name: String) -> String { name.prefix(1).uppercased() + name.dropFirst() }

  private static func token(_ name: String, of group: PathID, _ catalog: Catalog) -> Int? {
    catalog.paths.child(name, of: group).flatMap { catalog.index(of: $0) }
  }

  private static func isGrid(_ group: PathID, _ catalog: Catalog) -> Bool {
    let lengths = ["width", "gutter", "margin"].allSatisfy { name in
      token(name, of: group, catalog).map { ["dimension", "number"].contains(catalog.tokens[$0].type) } == true
    }
    return lengths && token("columns", of: group, catalog).map { catalog.tokens[$0].type == "number" } == true
  }
}

extension [Grid] {
  /// The grid of the group of that path.
  package func grid(of group: String) -> Grid? { number(of: group).map { self[$0] } }

  func number(of group: String) -> Int? { firstIndex { $0.group.isExactly(group) } }
}

extension AnalysedCatalog {
  /// The sum of a grid in an appearance; nil when a value is missing, the units differ, or nothing is left for columns.
  package func sum(of grid: Grid, in appearance: Int) -> GridSum? {
    func length(_ token: Int) -> (Double, unit: String)? {
      switch catalog.value(of: token, in: appearance) {
      case .quantity(let amount, let unit)?: (amount, unit)
      case .number(let amount)?: (amount, "px")
      default: nil
      }
    }
    guard let width = length(grid.width), let gutter = length(grid.gutter), let margin = length(grid.margin),
      let columns = catalog.value(of: grid.columns, in: appearance)?.number,
      Set([width.unit, gutter.unit, margin.unit]).count == 1
    else { return nil }
    return GridSum(width: width.0, columns: columns, gutter: gutter.0, margin: margin.0)
  }

  /// The sum of a grid, one line where all appearances agree: `Tablet 12 × 58 + … = 1024; span 6 = 468; …`.
  package func facts(of grid: Grid) -> [String] {
    let sums = catalog.appearances.indices.map { appearance in
      sum(of: grid, in: appearance).map { $0.text + ($0.halves.map { "; " + $0 } ?? "") } ?? "–"
    }
    guard let first = sums.first else { return [] }
    let head = Ledger.name(grid.name)
    if sums.allSatisfy({ $0 == first }) { return ["\(head) \(first)"] }
    return zip(catalog.appearances, sums).map { "\(head) [\(Ledger.oneLine($0.name))] \($1)" }
  }
}

extension Problem {
  fileprivate static func incomplete(_ group: String) -> Problem {
    Problem(
      "grid-incomplete", .warning, "'\(group)' is no group with the tokens 'width', 'columns', 'gutter' and 'margin'",
      hint: "three lengths, and a number of columns")
  }
}
