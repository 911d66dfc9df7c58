import Analysis
import ColorScience
import DesignModel
import Syntax
import TextCore

extension PageKind {
  static let tokens = PageKind(
    id: "tokens", label: "Tokens",
    shape: [
      "number": .text, "name": .text, "version": .text, "lead": .text, "hasGroups": .flag, "columns": .text,
      "appearances": .list(["appearance": .text]),
      "groups": .list([
        "groupId": .text, "label": .text, "count": .text,
        "rows": .list([
          "tokenId": .text, "segments": .list([".": .text]), "isDeprecated": .flag, "deprecation": .text,
          "problemsLabel": .text, "problemsHref": .text, "description": .text,
          "cells": .list([
            "span": .text, "isMissing": .flag, "isColor": .flag, "display": .text, "hasAlias": .flag,
            "aliasSegments": .list([".": .text]),
            "chips": .list(["hex": .text, "isTranslucent": .flag, "opacity": .text]),
          ]),
          "tier": .text, "type": .text, "purpose": .text,
        ]),
      ]),
    ],
    values: { content, number in TokensPage(content).values(number) }, hasFilter: true)
}

private struct TokensPage {
  private let content: GuideContent
  private var analysed: AnalysedCatalog { content.analysed }
  private var catalog: Catalog { analysed.catalog }

  init(_ content: GuideContent) {
    self.content = content
  }

  func values(_ number: Int) -> TemplateRecord {
    let groups = groups
    return [
      "number": .text(String(number)),
      "name": .text(analysed.settings.name ?? ""),
      "version": .text(analysed.settings.version ?? ""),
      "lead": .text(lead),
      "hasGroups": .flag(!groups.isEmpty),
      "columns": .text(String(catalog.appearances.count + 3)),
      "appearances": .list(catalog.appearances.map { ["appearance": .text($0.name)] }),
      "groups": .list(groups),
    ]
  }

  private var lead: String {
    let count = Counting.phrase(catalog.tokens.count, "token", "tokens")
    let appearances = catalog.appearances.count
    guard appearances > 1 else { return "\(count), each with its value and where the value comes from." }
    return
      "\(count), resolved in \(Counting.word(appearances)) appearances. A value that is the same in all is written once."
  }

  /// Tokens by their first segment, in declared order.
  private var groups: [TemplateRecord] {
    var order: [PathID] = []
    var members: [PathID: [Int]] = [:]
    for (index, token) in catalog.tokens.enumerated() {
      var first = token.path
      while let parent = catalog.paths.parent(of: first), parent != .root { first = parent }
      if members[first] == nil { order.append(first) }
      members[first, default: []].append(index)
    }
    return order.map { first in
      let name = catalog.paths.name(of: first)
      let rows = members[first] ?? []
      return [
        "groupId": .text("group~" + PublicName.anchor(name)),
        "label": .text(name),
        "count": .text(Counting.figures(rows.count)),
        "rows": .list(rows.map(row)),
      ]
    }
  }

  private func row(_ index: Int) -> TemplateRecord {
    let token = catalog.tokens[index]
    let problems = content.problems.entries(of: token.name)
    var deprecation: (isOn: Bool, reason: String) = (false, "")
    if case .yes(let reason)? = token.deprecation { deprecation = (true, reason ?? "") }
    return [
      "tokenId": .text(PublicName.anchor(token.name)),
      "segments": .list(segments(token.path)),
      "isDeprecated": .flag(deprecation.isOn),
      "deprecation": .text(deprecation.reason),
      "problemsLabel": .text(problems.isEmpty ? "" : Counting.phrase(problems.count, "problem", "problems")),
      "problemsHref": .text(problems.first.map { "index.html#" + $0.id } ?? ""),
      "description": .text(token.description ?? ""),
      "cells": .list(cells(index)),
      "tier": .text(analysed.tiers[index].rawValue),
      "type": .text(token.type ?? "no type"),
      "purpose": .text(analysed.purpose(of: index)?.rawValue ?? ""),
    ]
  }

  /// The name in pieces, between which a line may break; the periods stay at the ends.
  private func segments(_ path: PathID) -> [TemplateRecord] {
    let names = catalog.paths.segments(of: path)
    return names.enumerated().map { index, name in
      [".": .text(index == names.count - 1 ? name : name + ".")]
    }
  }

  private func cells(_ index: Int) -> [TemplateRecord] {
    if analysed.isSameEverywhere(index) {
      var cell = cell(index, 0)
      if catalog.appearances.count > 1 { cell["span"] = .text(String(catalog.appearances.count)) }
      return [cell]
    }
    return catalog.appearances.indices.map { cell(index, $0) }
  }

  private func cell(_ index: Int, _ appearance: Int) -> TemplateRecord {
    let isColor = catalog.tokens[index].type == "color"
    let resolved = catalog.resolved(index, in: appearance)
    let value = resolved?.value
    return [
      "span": .text(""),
      "isMissing": .flag(value == nil),
      "isColor": .flag(isColor),
      "display": .text(value == nil ? "" : analysed.display(index, in: appearance)),
      "hasAlias": .flag(resolved?.target != nil),
      "aliasSegments": .list(resolved?.target.map(segments) ?? []),
      "chips": .list(value.map(chips) ?? []),
    ]
  }

  /// The colours of a value: its own, or those inside a composite.
  private func chips(_ value: TokenValue) -> [TemplateRecord] {
    switch value {
    case .color(let color):
      [
        [
          "hex": .text(color.color.hex), "isTranslucent": .flag(color.color.alpha < 1),
          "opacity": .text(color.color.alpha.text(decimals: 3)),
        ]
      ]
    case .list(let items): items.flatMap(chips)
    case .record(let fields): fields.flatMap { chips($0.value) }
    default: []
    }
  }
}
