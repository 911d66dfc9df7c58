import Analysis
import DesignModel
import Layout
import Syntax
import TextCore

extension PageKind {
  static let typography = PageKind(
    id: "typography", label: "Typography", template: "topic", shape: TopicPage.shape,
    parts: parts(of: .typography), values: { TypographyPage($0).values })
}

private struct TypographyPage {
  private let scope: PageScope
  private let styles: [Int]
  private let others: [Int]
  private var analysed: AnalysedCatalog { scope.analysed }
  private var catalog: Catalog { analysed.catalog }

  init(_ scope: PageScope) {
    self.scope = scope
    let catalog = scope.analysed.catalog
    styles = scope.part.tokens.filter { catalog.tokens[$0].type == "typography" }
    others = scope.part.tokens.filter { catalog.tokens[$0].type != "typography" }
  }

  var values: TemplateRecord {
    let content = scope.content
    return TopicPage(
      title: "Typography", lead: lead,
      sections: [
        TopicPage.Section(
          id: "faces", heading: "Faces", lead: "The faces of the system, each with its letters, figures and marks.",
          plates: Plates("type-faces", in: scope, caption: families)),
        TopicPage.Section(
          id: "scale", heading: "Scale", lead: "The band is the line, the thin rule its baseline; sizes are true.",
          plates: Plates("type-scale", in: scope, caption: scaleCaption)),
        TopicPage.Section(
          id: "line-box", heading: "Line box", lead: "The largest style, taken apart.",
          plates: Plates("type-anatomy", in: scope)),
        TopicPage.Section(id: "values", heading: "Values", tables: [table]),
        TopicPage.Section(
          id: "measures", heading: "Families, weights and measures",
          tables: [TokenTable("measures-table", "What the styles are made of", others).table(content)]),
      ]
    ).values(scope, id: "typography")
  }

  private var lead: String {
    let styles = styles.count
    guard styles > 0 else { return "\(Counting.phrase(others.count, "token", "tokens")) for setting text." }
    let tied = self.styles.filter { textStyle(of: $0) != nil }.count
    let start = Counting.sentence(styles, "style", "styles") + "."
    guard tied > 0 else { return start }
    let subject =
      tied == styles ? (styles == 1 ? "It follows" : "Each follows") : Counting.sentence(tied, "follows", "follow")
    return "\(start) \(subject) a text style of the platform, whose size a reader can set."
  }

  private var families: String {
    var names: [String] = []
    for style in styles {
      guard let family = value(style)?["fontFamily"] else { continue }
      let text = TokenValue.display(family, type: "fontFamily", analysed.style)
      if !names.contains(text) { names.append(text) }
    }
    return names.prefix(3).joined(separator: "; ")
  }

  private var scaleCaption: String {
    families.isEmpty
      ? "Set in the reader's own typeface." : "Set in the reader's own typeface; the system names \(families)."
  }

  /// The parts of each style in columns where all appearances agree, else its value in each.
  private var table: Table? {
    let rows = TokenRows(scope.content)
    guard !styles.isEmpty, analysed.variants(of: styles).count == 1 else {
      return TokenTable("styles-table", "Text styles", styles).table(scope.content)
    }
    let hasCase = styles.contains { textCase(of: $0) != nil }
    let hasStyle = styles.contains { textStyle(of: $0) != nil }
    let numbers = ["Size", "Line", "Ratio", "Tracking", "Weight"].map { Table.Column($0, isNumber: true) }
    return Table(
      id: "styles-table", caption: "Text styles",
      columns: [Table.Column("Style")] + numbers + (hasCase ? [Table.Column("Case")] : [])
        + (hasStyle ? [Table.Column("Text style")] : []),
      groups: [
        Table.Group(
          rows: styles.map { style in
            let parts = value(style).map(figures) ?? []
            let figures =
              parts.isEmpty
              ? [missing] : parts.map { Cell(plain: $0, isNumber: true).values }
            return rows.row(
              style,
              cells: figures + (hasCase ? [Cell(plain: textCase(of: style) ?? "as written").values] : [])
                + (hasStyle ? [Cell(code: textStyle(of: style) ?? "").values] : []))
          })
      ])
  }

  private var missing: TemplateRecord {
    var cell = Cell(span: "5").values
    cell["isMissing"] = .flag(true)
    return cell
  }

  private func figures(_ value: TokenValue) -> [String] {
    func words(_ name: String, _ type: String) -> String {
      TokenValue.display(value[name], type: type, analysed.style)
    }
    return [
      words("fontSize", "dimension"), line(value), ratio(value),
      words("letterSpacing", "dimension"), words("fontWeight", "fontWeight"),
    ]
  }

  private func line(_ value: TokenValue) -> String {
    guard case .quantity(let size, let unit)? = value["fontSize"], let height = value["lineHeight"] else {
      return "–"
    }
    if case .quantity = height { return TokenValue.display(height, type: "dimension", analysed.style) }
    guard let line = height.line(ofSize: size).map(LineHeight.rounded), line.isFinite else { return "–" }
    return TokenValue.display(
      .quantity(line, unit: height.isLineInPixels ? "px" : unit), type: "dimension", analysed.style)
  }

  /// What is written where it is a multiple, else the multiple that a length comes to.
  private func ratio(_ value: TokenValue) -> String {
    guard let height = value["lineHeight"] else { return "–" }
    if height.text != nil || value.isAssumed("lineHeight") { return "normal" }
    if height.number != nil, !height.isLineInPixels {
      return TokenValue.display(height, type: "number", analysed.style)
    }
    guard let size = value["fontSize"]?.pixels(), size > 0, let line = height.line(ofSize: size) else { return "–" }
    let ratio = line / size
    return ratio.isFinite ? TokenValue.display(.number(ratio), type: "number", analysed.style) : "–"
  }

  private func value(_ token: Int) -> TokenValue? { catalog.value(of: token, in: 0) }

  private func textCase(of token: Int) -> String? { setting("textCase", of: token) ?? value(token)?.writtenCase }

  private func textStyle(of token: Int) -> String? { setting("textStyle", of: token) }

  private func setting(_ name: String, of token: Int) -> String? {
    guard case .text(let text)? = catalog.tokens[token].extensions?["design.specimen"]?[name]?.form else { return nil }
    return text
  }
}
