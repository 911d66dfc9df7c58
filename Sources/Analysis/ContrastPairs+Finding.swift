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
    if pairs.isEmpty { infer(colors, segments) }
  }

  private mutating func addPartners(_ colors: [Int], _ catalog: Catalog, _ diagnostics: inout Diagnostics) {
    for color in colors {
      let token = catalog.tokens[color]
      guard case .list(let partners)? = token.extensions?["design.specimen"]?["contrast"]?.form else { continue }
      for partner in partners {
        guard case .text(let name) = partner.form else { continue }
        guard let other = catalog.index(named: name), catalog.tokens[other].type == "color" else {
          let near = Suggestion.nearest(to: name, in: colors.map { catalog.tokens[$0].name })
          diagnostics.report(.unknownPartner(name, near: near), at: partner.range, subject: token.name)
          continue
        }
        let words = NameWords(catalog.paths.segments(of: token.path))
        let isBackground = words.isBackground && !words.isForeground
        let (front, back) = isBackground ? (other, color) : (color, other)
        let minimum = NameWords(catalog.paths.segments(of: catalog.tokens[front].path)).minimum
        add([front], [back], { _ in minimum }, .token)
      }
    }
  }

  private mutating func infer(_ colors: [Int], _ segments: [[String]]) {
    let words = Dictionary(uniqueKeysWithValues: zip(colors, segments.map(NameWords.init)))
    let minimum = { (color: Int) in words[color]?.minimum ?? 4.5 }
    addOnNames(colors, segments, minimum)

    var backgrounds: [String: [Int]] = [:]
    for color in colors {
      for key in words[color]?.keys(without: ColorWords.background) ?? [] {
        backgrounds[key, default: []].append(color)
      }
    }
    for color in colors {
      for key in words[color]?.keys(without: ColorWords.foreground) ?? [] {
        add([color], backgrounds[key] ?? [], minimum, .inferred(.oneWord))
      }
    }

    add(
      colors.filter { words[$0]?.isTopLevelText == true }, colors.filter { words[$0]?.isMainBackground == true },
      minimum, .inferred(.mainBackground))
  }

  /// `onAccent` with its sibling `accent`; without one, with every colour of that last name.
  private mutating func addOnNames(_ colors: [Int], _ segments: [[String]], _ minimum: (Int) -> Double) {
    var byName: [[String]: [(color: Int, parents: [String])]] = [:]
    for (color, path) in zip(colors, segments) {
      guard let last = path.last else { continue }
      byName[Words.of(last), default: []].append((color, Array(path.dropLast())))
      // `accent.base` is what `accent` is meant to be.
      let words = Words.of(last)
      if words.count == 1, ColorWords.main.contains(words[0]), path.count > 1 {
        byName[Words.of(path[path.count - 2]), default: []].append((color, Array(path.dropLast(2))))
      }
    }
    for (color, path) in zip(colors, segments) {
      var words = path.last.map { Words.of($0) } ?? []
      guard let place = words.firstIndex(of: "on"), place + 1 < words.count else { continue }
      words.remove(at: place)
      let partners = byName[words] ?? []
      let siblings = partners.filter { $0.parents == Array(path.dropLast()) }
      add([color], (siblings.isEmpty ? partners : siblings).map(\.color), minimum, .inferred(.onName))
    }
  }
}

/// The words of a path, and what they say about a colour's part in a pair.
struct NameWords {
  private let segments: [[String]]

  init(_ path: [String]) {
    segments = path.map { Words.of($0) }
  }

  var isForeground: Bool { segments.joined().contains(where: ColorWords.foreground.contains) }

  var isBackground: Bool { segments.joined().contains(where: ColorWords.background.contains) }

  /// 3 for icons and edges, which are no text.
  var minimum: Double {
    let words = segments.joined()
    return words.contains { $0 == "icon" || ColorWords.edge.contains($0) } ? 3 : 4.5
  }

  /// The path's words with one word of the set left open, once for each such word.
  func keys(without set: Set<String>) -> [String] {
    let words = Array(segments.joined())
    return words.indices.filter { set.contains(words[$0]) }.map { open in
      words.enumerated().map { $0.offset == open ? "*" : $0.element }.joined(separator: " ")
    }
  }

  /// The first segment that is more than a heading.
  private var first: [String] {
    segments.first { !$0.allSatisfy(ColorWords.generic.contains) } ?? []
  }

  var isTopLevelText: Bool { first.contains { $0 != "icon" && ColorWords.foreground.contains($0) } }

  var isMainBackground: Bool {
    guard first.contains(where: ColorWords.background.contains), let last = segments.last else { return false }
    return last.count == 1 && ColorWords.main.contains(last[0])
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
}
