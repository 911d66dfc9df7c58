import Analysis
import DesignModel
import Graphics
import Sheets
import Syntax
import TextCore

extension PageKind {
  static let index = PageKind(
    id: "index", label: "Overview", template: "index",
    shape: [
      "root": .text, "name": .text, "nameSize": .text, "version": .text, "summary": .text,
      "facts": .list(["label": .text, "value": .text]), "countsLead": .text, "hasCounts": .flag,
      "counts": .list(["count": .text, "label": .text, "href": .text]), "hasProblems": .flag, "problemsLead": .text,
      "problems": .list(Problems.shape), "problemsMore": .text, "hasSheets": .flag, "sheetsLead": .text,
      "sheets": .list([
        "href": .text, "image": .text, "alt": .text, "width": .text, "height": .text, "label": .text, "number": .text,
      ]),
    ],
    parts: { _ in [.whole] },
    values: { IndexPage($0.content).values })
}

private struct IndexPage {
  private static let mostSheets = 40
  private let content: GuideContent
  private var analysed: AnalysedCatalog { content.analysed }
  private var catalog: Catalog { analysed.catalog }

  init(_ content: GuideContent) {
    self.content = content
  }

  var values: TemplateRecord {
    let settings = analysed.settings
    let name = settings.name ?? ""
    let problems = content.problems
    let names = Set(catalog.tokens.lazy.map { ExactText($0.name) })
    let counts = counts
    let more = problems.left
    return [
      "name": .text(name),
      "nameSize": .text(name.count > 26 ? "longer" : name.count > 8 ? "long" : ""),
      "version": .text(settings.version ?? ""),
      "summary": .text(settings.summary ?? ""),
      "facts": .list(facts),
      "countsLead": .text(countsLead),
      "hasCounts": .flag(!counts.isEmpty),
      "counts": .list(counts),
      "hasProblems": .flag(!problems.entries.isEmpty),
      "problemsLead": .text(problemsLead),
      "problems": .list(problems.rows { names.contains(ExactText($0)) }),
      "problemsMore": .text(more > 0 ? "\(Counting.figures(more)) more; the command line prints all of them." : ""),
      "hasSheets": .flag(!content.sheets.isEmpty),
      "sheetsLead": .text(
        "The drawings of this guide. Each is a file too, so a pull request can show it as a picture."),
      "sheets": .list(sheets),
    ]
  }

  private var facts: [TemplateRecord] {
    let tiers = Set(analysed.tiers).count
    var facts: [TemplateRecord] = [
      [
        "label": .text("Tokens"),
        "value": .text(
          "\(Counting.figures(catalog.tokens.count)) in \(Counting.words(tiers, "tier", "tiers"))"),
      ]
    ]
    facts.append(["label": .text("Appearances"), "value": .text(appearances)])
    if !analysed.components.isEmpty {
      let names = analysed.components.map(\.spec.name)
      facts.append(["label": .text("Components"), "value": .text(names.joined(separator: ", "))])
    }
    return facts
  }

  private var appearances: String {
    let names = catalog.appearances.map(\.name)
    let shown = names.prefix(12).joined(separator: "; ") + (names.count > 12 ? " …" : "")
    guard catalog.combinations > names.count else { return shown }
    return "\(shown) (\(names.count) of \(Counting.figures(catalog.combinations)) combinations)"
  }

  private var countsLead: String {
    let types = Set(catalog.tokens.map(\.type)).count
    let tokens = Counting.phrase(catalog.tokens.count, "token", "tokens")
    let kinds = Counting.words(types, "type", "types")
    let appearances = catalog.appearances.count
    if appearances == 1 { return "\(tokens) of \(kinds)." }
    return "\(tokens) of \(kinds), in \(Counting.word(appearances)) appearances."
  }

  private var counts: [TemplateRecord] {
    var counts: [(kind: Kind, count: Int)] = []
    for token in catalog.tokens {
      let kind = Kind(token.type)
      if let index = counts.firstIndex(where: { $0.kind == kind }) {
        counts[index].count += 1
      } else {
        counts.append((kind, 1))
      }
    }
    let sorted = counts.enumerated().sorted { left, right in
      left.element.count == right.element.count
        ? left.offset < right.offset : left.element.count > right.element.count
    }.map(\.element)
    return sorted.map { kind, count in
      [
        "count": .text(Counting.figures(count)), "label": .text(kind.label(count)), "href": .text(href(of: kind)),
      ]
    }
  }

  /// What tokens are counted as: names of types that DTCG does not have are words of the team's, not of the guide.
  private enum Kind: Hashable {
    case known(String)
    case other
    case untyped

    init(_ type: String?) {
      self = type.map { TokenType.named($0) == nil ? .other : .known($0) } ?? .untyped
    }

    func label(_ count: Int) -> String {
      switch self {
      case .known(let type):
        TokenType.named(type).map { count == 1 ? $0.noun.one : $0.noun.many } ?? type
      case .other: "of other types"
      case .untyped: "without a type"
      }
    }
  }

  /// The page that lists tokens of a kind; the table of all tokens where there is none.
  private func href(of kind: Kind) -> String {
    let first = catalog.tokens.indices.first {
      Kind(catalog.tokens[$0].type) == kind && analysed.tiers[$0] != .component
    }
    let pages: [Topic: String] = [.color: "color", .typography: "typography", .spacing: "spacing"]
    return (first.flatMap { pages[analysed.topic(of: $0)] } ?? "tokens") + ".html"
  }

  private var problemsLead: String {
    let severities = content.problems.entries.map(\.diagnostic.problem.severity)
    let errors = severities.filter { $0 == .error }.count
    let warnings = severities.filter { $0 == .warning }.count
    let parts = [
      errors > 0 ? Counting.phrase(errors, "error", "errors") : nil,
      warnings > 0 ? Counting.phrase(warnings, "warning", "warnings") : nil,
    ].compactMap { $0 }
    return parts.joined(separator: " and ") + ". The rest of the guide is whole."
  }

  /// Drawings with the pages that show them: of a component one, and of every kind the first where there are many.
  private var sheets: [TemplateRecord] {
    func firsts(_ sheets: [Sheet]) -> [Sheet] {
      var kinds: Set<String> = []
      return sheets.filter { kinds.insert($0.kind).inserted }
    }
    var hrefs: [String: String] = [:]
    for file in analysed.componentFiles { hrefs["component.\(file)"] = ComponentPage.path(file) }
    let all = content.sheets.map(\.sheet)
    var shown = all.filter { $0.page != "components" } + firsts(all.filter { hrefs[$0.kind] != nil })
    if shown.count > Self.mostSheets { shown = firsts(shown) }
    return shown.enumerated().map { index, sheet in
      [
        "href": .text(hrefs[sheet.kind] ?? Self.page(of: sheet)), "image": .text(sheet.path),
        "alt": .text(sheet.drawing.description), "width": .text(sheet.drawing.width.text(decimals: 0)),
        "height": .text(sheet.drawing.height.text(decimals: 0)), "label": .text(sheet.title),
        "number": .text(String(index + 1)),
      ]
    }
  }

  private static func page(of sheet: Sheet) -> String {
    if !sheet.subject.isEmpty { return ComponentPage.path(sheet.subject) }
    return sheet.part.isEmpty ? "\(sheet.page).html" : "\(sheet.page).\(sheet.part).html"
  }
}
