import DesignModel
import Layout
import TextCore

/// Checks what component specs name against the tokens, grids and icons that there are.
struct SpecCheck {
  private let catalog: Catalog
  private let tiers: [Tier]
  private let grids: [Grid]
  private let icons: [String]
  private let iconNames: Set<ExactText>
  private var suggestions: [Wanted: String?] = [:]
  private static let mostSuggestions = 50

  /// A name that is none, by what it was meant to name.
  private enum Wanted: Hashable {
    case token(ExactText)
    case grid(ExactText)
    case icon(ExactText)
  }

  init(_ catalog: Catalog, tiers: [Tier], grids: [Grid], icons: [String]) {
    self.catalog = catalog
    self.tiers = tiers
    self.grids = grids
    self.icons = icons
    iconNames = Set(icons.map(ExactText.init))
  }

  mutating func check(_ spec: ComponentSpec, into diagnostics: inout Diagnostics) {
    // One value that stands for several sides is looked at once.
    var seen: Set<SourceRange> = []
    for (_, property, setting) in spec.everySetting where seen.insert(setting.range).inserted {
      switch setting.form {
      case .token(let name): check(token: name, property, setting.range, &diagnostics)
      case .span(let grid, let columns): check(grid: grid, columns, setting.range, &diagnostics)
      case .text(let name) where property == .icon: check(icon: name, setting.range, &diagnostics)
      case .text, .number, .flag: break
      }
    }
    for property in spec.properties where property.name == "contentSize" {
      check(contentSizes: property, into: &diagnostics)
    }
  }

  private func check(contentSizes property: ComponentSpec.Property, into diagnostics: inout Diagnostics) {
    for size in property.values where !DynamicType.contentSizes.contains(size) {
      let near = Suggestion.nearest(to: size, in: DynamicType.contentSizes)
      diagnostics.report(.unknownContentSize(size, near: near), at: property.range)
    }
  }

  private mutating func check(
    token name: String, _ property: NodeProperty, _ range: SourceRange, _ diagnostics: inout Diagnostics
  ) {
    guard let token = catalog.index(named: name) else {
      let near = nearest(to: name, .token(ExactText(name))) { [catalog] in catalog.tokens.map(\.name) }
      diagnostics.report(.unknownToken(name, near: near), at: range)
      return
    }
    if let type = catalog.tokens[token].type, !property.tokenTypes.contains(type) {
      diagnostics.report(.tokenType(property, name, type), at: range)
      return
    }
    if let appearance = catalog.appearances.indices.first(where: { catalog.value(of: token, in: $0) == nil }) {
      diagnostics.report(.valueless(name, catalog.appearances[appearance].name), at: range)
    }
    if tiers[token] == .primitive { diagnostics.report(.primitive(name), at: range) }
  }

  private mutating func check(
    grid name: String, _ columns: Int, _ range: SourceRange, _ diagnostics: inout Diagnostics
  ) {
    guard let grid = grids.grid(of: name) else {
      let near = nearest(to: name, .grid(ExactText(name))) { [grids] in grids.map(\.group) }
      diagnostics.report(.unknownGrid(name, near: near), at: range)
      return
    }
    for appearance in catalog.appearances.indices {
      guard let most = catalog.value(of: grid.columns, in: appearance)?.number, Double(columns) > most else { continue }
      let appearance = catalog.appearances.count > 1 ? catalog.appearances[appearance].name : nil
      diagnostics.report(.wideSpan(columns, name, most.text(decimals: 3), appearance), at: range)
      return
    }
  }

  private mutating func check(icon name: String, _ range: SourceRange, _ diagnostics: inout Diagnostics) {
    guard !iconNames.contains(ExactText(name)) else { return }
    let near = nearest(to: name, .icon(ExactText(name))) { [icons] in icons }
    diagnostics.report(.unknownIcon(name, near: near), at: range)
  }

  /// The name that was probably meant; for so many only, since finding it walks through all names.
  private mutating func nearest(to name: String, _ wanted: Wanted, in names: () -> [String]) -> String? {
    if let known = suggestions[wanted] { return known }
    guard suggestions.count < Self.mostSuggestions else { return nil }
    let near = Suggestion.nearest(to: name, in: names())
    suggestions[wanted] = .some(near)
    return near
  }
}

extension Problem {
  fileprivate static func unknownToken(_ name: String, near: String?) -> Problem {
    Problem(
      "spec-token-unknown", .error, "'{\(name)}' names no token", hint: near.map { "did you mean '{\($0)}'?" })
  }

  fileprivate static func tokenType(_ property: NodeProperty, _ name: String, _ type: String) -> Problem {
    let types = property.tokenTypes.joined(separator: " or ")
    return Problem(
      "spec-token-type", .error,
      "'\(property.writtenName)' takes a token of type \(types), and '\(name)' is of type \(type)")
  }

  fileprivate static func valueless(_ name: String, _ appearance: String) -> Problem {
    Problem("spec-token-valueless", .warning, "'\(name)' has no value in '\(appearance)'")
  }

  fileprivate static func primitive(_ name: String) -> Problem {
    Problem(
      "spec-primitive", .warning, "'\(name)' is a primitive, which says nothing of its use",
      hint: "name a role, or a token of the component")
  }

  fileprivate static func unknownContentSize(_ size: String, near: String?) -> Problem {
    Problem(
      "spec-content-size", .warning, "'\(size)' is no content size of Dynamic Type, so it is drawn as 'large'",
      hint: near.map { "did you mean '\($0)'?" } ?? DynamicType.contentSizes.joined(separator: ", "))
  }

  fileprivate static func unknownGrid(_ name: String, near: String?) -> Problem {
    Problem("spec-grid", .error, "'\(name)' is no group of a grid", hint: near.map { "did you mean '\($0)'?" })
  }

  fileprivate static func wideSpan(_ columns: Int, _ grid: String, _ most: String, _ appearance: String?) -> Problem {
    Problem(
      "spec-grid", .error,
      "a span of \(columns) is more than the \(most) columns of '\(grid)'" + (appearance.map { " in '\($0)'" } ?? ""))
  }

  fileprivate static func unknownIcon(_ name: String, near: String?) -> Problem {
    Problem("spec-icon", .error, "there is no icon '\(name)'", hint: near.map { "did you mean '\($0)'?" })
  }
}
