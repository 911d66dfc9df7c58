import Analysis
import ColorScience
import DesignModel
import Syntax
import TextCore

/// Rows of tables that list tokens: the name with all that is said about it, then its values.
struct TokenRows {
  let content: GuideContent
  private var analysed: AnalysedCatalog { content.analysed }
  private var catalog: Catalog { analysed.catalog }

  init(_ content: GuideContent) {
    self.content = content
  }

  func row(_ token: Int, cells: [TemplateRecord], describes: Bool = true) -> TemplateRecord {
    let entry = catalog.tokens[token]
    let problems = content.problems.entries(of: entry.name)
    var deprecation: (isOn: Bool, reason: String) = (false, "")
    if case .yes(let reason)? = entry.deprecation { deprecation = (true, reason ?? "") }
    var row = TemplateRecord(offering: Table.rowShape)
    row["rowId"] = .text(PublicName.anchor(entry.name))
    row["isName"] = .flag(true)
    row["segments"] = .texts(segments(entry.path))
    row["cells"] = .list(cells)
    row["isDeprecated"] = .flag(deprecation.isOn)
    row["deprecation"] = .text(deprecation.reason)
    if !problems.isEmpty {
      row["problemsLabel"] = .text(Counting.phrase(problems.count, "problem", "problems"))
      row["problemsHref"] = .text(content.problems.address(of: entry.name))
    }
    if describes, let description = entry.description { row["description"] = .text(description) }
    return row
  }

  /// A row that begins with the name of a token and is not its row of its own.
  func row(about token: Int, cells: [TemplateRecord]) -> TemplateRecord {
    var row = row("", cells: cells)
    row["isName"] = .flag(true)
    row["segments"] = .texts(segments(catalog.tokens[token].path))
    return row
  }

  /// A row that begins with words.
  func row(_ head: String, cells: [TemplateRecord]) -> TemplateRecord {
    var row = TemplateRecord(offering: Table.rowShape)
    row["head"] = .text(head)
    row["cells"] = .list(cells)
    return row
  }

  /// A row about two tokens: the first on the second, or on the canvas.
  func row(_ first: Int, on second: Int?, cells: [TemplateRecord]) -> TemplateRecord {
    var row = row("", cells: cells)
    row["isName"] = .flag(true)
    row["segments"] = .texts(segments(catalog.tokens[first].path))
    row["hasSecond"] = .flag(second != nil)
    row["second"] = .texts(second.map { segments(catalog.tokens[$0].path) } ?? [])
    row["secondHead"] = .text(second == nil ? "the canvas" : "")
    return row
  }

  /// The name in pieces, between which a line may break; the periods stay at the ends.
  func segments(_ path: PathID) -> [String] {
    var names = catalog.paths.segments(of: path)
    for index in names.indices.dropLast() { names[index] += "." }
    return names
  }

  /// The values in each variant; one cell for all where they agree.
  func cells(_ token: Int, in variants: [Variant]) -> [TemplateRecord] {
    if analysed.isSameEverywhere(token) {
      var cell = cell(token, in: 0)
      if variants.count > 1 { cell["span"] = .text(String(variants.count)) }
      return [cell]
    }
    let first = catalog.range(of: token, in: variants[0].first)
    return variants.enumerated().map { index, variant in
      var cell = cell(token, in: variant.first)
      // A gap that stands where another does is not taken from there.
      let isInherited =
        index > 0 && first != nil && catalog.range(of: token, in: variant.first) == first
        && catalog.resolved(token, in: variant.first)?.isGap != true
      cell["isInherited"] = .flag(isInherited)
      return cell
    }
  }

  func cell(_ token: Int, in appearance: Int, showsAlias: Bool = true) -> TemplateRecord {
    let value = catalog.value(of: token, in: appearance)
    var cell = Cell(code: value == nil ? "" : analysed.display(token, in: appearance)).values
    let absence = value?.color == nil ? analysed.absence(of: token, in: appearance) : nil
    cell["isMissing"] = .flag(value == nil && absence == .missing)
    cell["isUnfilled"] = .flag(value == nil && absence == .unfilled)
    cell["isNamed"] = .flag(value != nil && analysed.catalog.resolved(token, in: appearance)?.platform != nil)
    cell["isColor"] = .flag(catalog.tokens[token].type == "color")
    cell["chips"] = .list(value.map(chips) ?? [])
    if showsAlias, let target = catalog.target(of: token, in: appearance) {
      cell["hasAlias"] = .flag(true)
      cell["aliasSegments"] = .texts(segments(target))
    }
    return cell
  }

  /// A colour that is no token's.
  func cell(_ given: GivenValue) -> TemplateRecord {
    switch given {
    case .value(let value):
      var cell = Cell(code: value.color?.display ?? "").values
      cell["chips"] = .list(chips(value))
      return cell
    case .platform(let name, let platform):
      var cell = Cell(code: "\(name), set by \(platform)").values
      cell["isNamed"] = .flag(true)
      return cell
    case .gap:
      var cell = Cell().values
      cell["isUnfilled"] = .flag(true)
      return cell
    }
  }

  /// A cell that leads to the rows of tokens.
  func links(_ tokens: [Int], _ cell: Cell = Cell()) -> TemplateRecord {
    var cell = cell.values
    cell["links"] = .list(
      tokens.map { token in
        [
          "linkHref": .text("tokens.html#" + PublicName.anchor(catalog.tokens[token].name)),
          "linkSegments": .texts(segments(catalog.tokens[token].path)),
        ]
      })
    return cell
  }

  /// The token that the whole value names.
  func source(_ token: Int, in appearance: Int) -> TemplateRecord {
    Cell(code: analysed.target(token, in: appearance) ?? "").values
  }

  /// The colours of a value: its own, or those inside a composite.
  private func chips(_ value: TokenValue) -> [TemplateRecord] {
    switch value {
    case .color(let color):
      [
        [
          "hex": .text(color.color.hex), "wide": .text(WideColors.text(color.color) ?? ""),
          "isTranslucent": .flag(color.color.alpha < 1),
          "opacity": .text(color.color.alpha.text(decimals: 3)),
        ]
      ]
    case .list(let items): items.flatMap(chips)
    case .record(let fields): fields.flatMap { chips($0.value) }
    default: []
    }
  }
}
