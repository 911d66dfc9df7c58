import Analysis
import DesignModel
import Syntax
import TextCore

/// The files and lines in which the values of a component are written: the spec, then each token on the way.
struct ComponentPlaces {
  private let scope: ComponentScope
  private var places: Places
  private var analysed: AnalysedCatalog { scope.analysed }

  init(_ scope: ComponentScope) {
    self.scope = scope
    places = Places(scope.analysed.catalog.sources)
  }

  /// Nil where the spec names no token.
  mutating func table() -> Table? {
    let tokens = scope.tokens
    guard !tokens.isEmpty else { return nil }
    let variants = analysed.variants(of: tokens)
    let rows = TokenRows(scope.page.content)
    let named = namings()
    let appearances = analysed.catalog.appearances.indices
    let file = analysed.catalog.sources[scope.spec.range.source].path
    return Table(
      id: "places-table", caption: "Where it is written: in \(file), then in the files of tokens",
      columns: [Table.Column("Token"), Table.Column("Line of the spec")]
        + variants.map { Table.Column(variants.count == 1 ? "Written in" : $0.label) },
      groups: [
        Table.Group(
          rows: tokens.map { token in
            let lines = (named[token] ?? []).map(String.init).joined(separator: ", ")
            var cells = [Cell(code: lines).values]
            if appearances.dropFirst().allSatisfy({ ranges(token, $0) == ranges(token, 0) }) {
              cells.append(chain(of: token, in: [0]))
              if variants.count > 1 { cells[1]["span"] = .text(String(variants.count)) }
            } else {
              cells += variants.map { chain(of: token, in: $0.appearances) }
            }
            var row = rows.row(token, cells: cells, describes: false)
            row["rowId"] = .text("")
            return row
          })
      ])
  }

  /// By token: the lines of the spec that name it.
  private mutating func namings() -> [Int: [Int]] {
    var namings: [Int: [Int]] = [:]
    var seen: Set<[Int]> = []
    for (_, _, setting) in scope.spec.everySetting {
      guard let token = scope.component.token(setting) else { continue }
      let line = places.locate(setting.range).line
      if seen.insert([token, line]).inserted { namings[token, default: []].append(line) }
    }
    return namings
  }

  private func path(_ token: Int, _ appearance: Int) -> [Int] {
    [token] + analysed.catalog.chain(of: token, in: appearance).compactMap { analysed.catalog.index(of: $0) }
  }

  private func ranges(_ token: Int, _ appearance: Int) -> [SourceRange?] {
    path(token, appearance).map { analysed.catalog.range(of: $0, in: appearance) }
  }

  /// Every way down in some appearances, each once.
  private mutating func chain(of token: Int, in appearances: [Int]) -> TemplateRecord {
    let catalog = analysed.catalog
    var seen: Set<[SourceRange?]> = []
    var written: [(code: String, text: String)] = []
    for appearance in appearances where seen.insert(ranges(token, appearance)).inserted {
      for token in path(token, appearance) {
        guard let range = catalog.range(of: token, in: appearance) else { continue }
        written.append((place(range), catalog.tokens[token].name))
      }
    }
    var cell = Cell().values
    cell["lines"] = .list(written.map { ["lineCode": .text($0.code), "lineText": .text($0.text)] })
    return cell
  }

  private mutating func place(_ range: SourceRange) -> String {
    let place = places.locate(range)
    return "\(place.file):\(place.line)"
  }
}
