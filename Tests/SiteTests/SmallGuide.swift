import Analysis
import DesignModel
import Importing
import Sheets
import Syntax
import TextCore

@testable import Site

/// The content of a guide of tokens written in a test, which are one file or a resolver document, and of specs by their ids.
enum SmallGuide {
  static func content(
    _ tokens: String, _ settings: Settings = Settings(), specs: [String: String] = [:]
  ) -> GuideContent {
    var sources = SourceSet(["a.\(tokens.contains("resolutionOrder") ? "resolver" : "tokens").json": tokens])
    for (id, spec) in specs.sorted(by: { $0.key < $1.key }) {
      sources.add(path: "components/\(id).json", bytes: Array(spec.utf8))
    }
    var importing = Importing(isStrict: true)
    TokenSources(sources, entry: .folder(""), settings: Settings(), guideFolder: nil).read(into: &importing)
    var diagnostics = importing.diagnostics
    let catalog = Catalog(
      importing.plan, importing.declarations, sources: sources, appearances: importing.plan.defaultAppearances(),
      isStrict: true, into: &diagnostics)
    let analysed = AnalysedCatalog(
      catalog, settings, componentIDs: ComponentFile.ids(in: "components", of: sources),
      specs: ComponentFile.specs(in: "components", of: sources, isStrict: true, into: &diagnostics))
    let plans = SheetPlan.distinct(SheetKind.all.flatMap { $0.plan(analysed) })
    return GuideContent(
      analysed, sheets: plans.map { DrawnSheet($0) }, diagnostics: diagnostics.finished(in: sources), sources: sources)
  }
}

extension SmallGuide {
  static func dimension(_ value: Int) -> String {
    #"{"$type": "dimension", "$value": {"value": \#(value), "unit": "px"}}"#
  }

  /// A resolver document with a set, and with contexts that each replace some of it.
  static func resolver(_ set: String, _ contexts: [(name: String, tokens: String)]) -> String {
    let modifier = contexts.map { #""\#($0.name)": [{\#($0.tokens)}]"# }.joined(separator: ", ")
    return ##"""
      {"version": "2025.10", "sets": {"s": {"sources": [{\##(set)}]}}, "modifiers": {"m": {"contexts": {\##(modifier)}}},
       "resolutionOrder": [{"$ref": "#/sets/s"}, {"$ref": "#/modifiers/m"}]}
      """##
  }
}

extension TemplateRecord {
  func text(_ name: TemplateKey) -> String? {
    if case .text(let text)? = self[name] { text } else { nil }
  }

  func flag(_ name: TemplateKey) -> Bool? {
    if case .flag(let flag)? = self[name] { flag } else { nil }
  }

  func list(_ name: TemplateKey) -> [TemplateRecord] {
    if case .list(let items)? = self[name] { items } else { [] }
  }

  func record(_ name: TemplateKey) -> TemplateRecord? {
    if case .record(let record)? = self[name] { record } else { nil }
  }

  func texts(_ list: TemplateKey, _ name: TemplateKey) -> [String?] { self.list(list).map { $0.text(name) } }
}
