import DesignModel
import TextCore

extension ContrastPairs {
  /// Pairs from `guide.json` and from token files; from names only when there are none (DESIGN.md section 7).
  init(_ catalog: Catalog, _ settings: Settings, into diagnostics: inout Diagnostics) {
    let colors = catalog.tokens.indices.filter { catalog.tokens[$0].type == "color" }
    let segments = colors.map { catalog.paths.segments(of: catalog.tokens[$0].path) }
    func matching(_ globs: [Glob], _ range: SourceRange) -> [Int] {
      for glob in globs where !segments.contains(where: { glob.matches($0) }) {
        diagnostics.report(.unmatched(glob.pattern), at: range)
      }
      return zip(colors, segments).filter { color in globs.contains { $0.matches(color.1) } }.map(\.0)
    }
    for entry in settings.pairs {
      let minimum = entry.minimum
      add(
        matching(entry.foreground, entry.range), matching(entry.background, entry.range), { _ in minimum }, .declared)
    }
    addPartners(colors, catalog, &diagnostics)
    if pairs.isEmpty, settings.pairs.isEmpty {
      infer(colors.map { ($0, ColorName(catalog.tokens[$0].path, catalog.paths)) })
    }
    countLeft()
  }

  private mutating func addPartners(_ colors: [Int], _ catalog: Catalog, _ diagnostics: inout Diagnostics) {
    let listing = colors.compactMap { color in
      catalog.tokens[color].extensions?["design.specimen"]?["contrast"].map { (color, list: $0) }
    }
    guard !listing.isEmpty else { return }
    let names = colors.map { catalog.tokens[$0].name }
    let numbers = Dictionary(zip(names.map(ExactText.init), colors)) { first, _ in first }
    var suggestions: [ExactText: String?] = [:]
    for (color, list) in listing {
      let subject = catalog.tokens[color].name
      guard case .list(let partners) = list.form else {
        diagnostics.report(.partnerForm, at: list.range, subject: subject)
        continue
      }
      for partner in partners {
        guard case .text(let name) = partner.form else {
          diagnostics.report(.partnerForm, at: partner.range, subject: subject)
          continue
        }
        if let other = numbers[ExactText(name)] {
          add(partners: color, other, catalog)
          continue
        }
        // Finding a near name walks through all names.
        if suggestions.count < 50, suggestions[ExactText(name)] == nil {
          suggestions[ExactText(name)] = .some(Suggestion.nearest(to: name, in: names))
        }
        diagnostics.report(
          .unknownPartner(name, near: suggestions[ExactText(name)] ?? nil), at: partner.range, subject: subject)
      }
    }
  }

  /// Adds two partners, of which the one that lists the other is the foreground unless the names say otherwise.
  private mutating func add(partners color: Int, _ other: Int, _ catalog: Catalog) {
    let name = ColorName(catalog.tokens[color].path, catalog.paths)
    let otherName = ColorName(catalog.tokens[other].path, catalog.paths)
    let isBackground = !name.isForeground && (name.isBackground || otherName.isForeground)
    let (front, back) = isBackground ? (other, color) : (color, other)
    let minimum = (isBackground ? otherName : name).minimum
    add([front], [back], { _ in minimum }, .token)
  }
}

extension Problem {
  fileprivate static func unmatched(_ pattern: String) -> Problem {
    Problem("contrast-unmatched", .warning, "'\(pattern)' matches no colour, so it makes no contrast pair")
  }

  fileprivate static func unknownPartner(_ name: String, near: String?) -> Problem {
    Problem(
      "contrast-unmatched", .warning, "'\(name)' is no colour, so it makes no contrast pair",
      hint: near.map { "did you mean '\($0)'?" })
  }

  fileprivate static let partnerForm = Problem(
    "contrast-partners", .warning, "'contrast' is a list of names of colours, so this makes no contrast pair")
}
