import Analysis
import ColorScience
import DesignModel
import Syntax
import TextCore

/// What is to be known of each colour: its spaces, its contrast with its partners, what it names and what names it, which
/// components use it, and the file that it is written in.
struct ColorDetails {
  static let shape: TemplateShape = [
    "detailAnchor": .text, "detailName": .list([".": .text]),
    "facts": .list(["term": .text, "values": .list(["text": .text, "href": .text])]),
  ]

  /// A term that lists tokens, partners or components lists no more.
  private static let mostValues = 24

  private let rows: TokenRows
  private let links: ComponentLinks
  private let analysed: AnalysedCatalog
  private var catalog: Catalog { analysed.catalog }

  init(_ content: GuideContent) {
    rows = TokenRows(content)
    analysed = content.analysed
    links = ComponentLinks(analysed)
  }

  func records(_ tokens: [Int]) -> [TemplateRecord] { tokens.map(record) }

  private func record(_ token: Int) -> TemplateRecord {
    let variants = analysed.variants(of: [token])
    var facts = variants.map { variant in
      fact(variants.count == 1 ? "Value" : variant.label, spaces(of: token, in: variant.first).map { value($0) })
    }
    let others = [
      ("Modified", modifications(of: token, variants).map { value($0) }),
      ("Contrast", contrast(of: token, variants).map { value($0) }), ("Names", chains(of: token, variants)),
      ("Named by", first(analysed.users(of: token), link)),
      ("Components", first(links.places(of: token)) { value($0.name, href: $0.href) }),
      ("Written in", files(of: token, variants).map { value($0) }),
    ]
    for (term, values) in others where !values.isEmpty { facts.append(fact(term, values)) }
    return [
      "detailAnchor": .text(address(of: token)),
      "detailName": .texts(rows.segments(catalog.tokens[token].path)),
      "facts": .list(facts),
    ]
  }

  private func fact(_ term: String, _ values: [TemplateRecord]) -> TemplateRecord {
    ["term": .text(term), "values": .list(values)]
  }

  private func value(_ text: String, href: String = "") -> TemplateRecord {
    ["text": .text(text), "href": .text(href)]
  }

  /// The first of them, and how many more there are.
  private func first<Item>(_ items: [Item], _ value: (Item) -> TemplateRecord) -> [TemplateRecord] {
    let left = items.count - Self.mostValues
    return items.prefix(Self.mostValues).map(value)
      + (left > 0 ? [self.value("and \(Counting.figures(left)) more")] : [])
  }

  private func link(_ token: Int) -> TemplateRecord {
    value(catalog.tokens[token].name, href: address(of: token))
  }

  private func address(of token: Int) -> String {
    "tokens.html#" + PublicName.anchor(catalog.tokens[token].name)
  }

  /// The colour in the spaces that people use, first as it is shown.
  private func spaces(of token: Int, in appearance: Int) -> [String] {
    guard let color = catalog.value(of: token, in: appearance)?.color?.color else {
      let absence = analysed.absence(of: token, in: appearance)
      if case .platform = absence { return [analysed.display(token, in: appearance)] }
      return [absence == .missing ? "–" : absence.words]
    }
    let mapped = color.mappedToSRGB
    var channels = "rgb("
    for index in 0..<3 {
      if index > 0 { channels += " " }
      channels += (mapped.components[index] * 255).text(decimals: 0)
    }
    if color.alpha < 1 { channels += " / " + color.alpha.text(decimals: 3) }
    let others = [mapped.converted(to: .hsl), color.converted(to: .oklch), color.converted(to: .displayP3)]
    return [analysed.display(token, in: appearance), channels + ")"]
      + others.map { other in other.cssText { $0.text(decimals: 3) } }
  }

  /// The colour as it is written, and the change beside it that made the value.
  private func modifications(of token: Int, _ variants: [Variant]) -> [String] {
    var texts: [String] = []
    for variant in variants {
      guard let modification = catalog.resolved(token, in: variant.first)?.modification else { continue }
      let text = "\(modification.authored.display), \(modification.words)"
      if !texts.contains(text) { texts.append(text) }
    }
    return texts
  }

  /// The ratio with each partner where this colour and the partner differ between appearances.
  private func contrast(of token: Int, _ variants: [Variant]) -> [String] {
    analysed.contrastPairs.pairs(of: token).prefix(Self.mostValues).map { pair in
      let isFront = pair.foreground == token
      let partner = catalog.tokens[isFront ? pair.background : pair.foreground].name
      let both = analysed.variants(of: [pair.foreground, pair.background])
      let ratios = both.map { variant in
        let ratio = analysed.contrast(pair, in: variant.first).map { $0.shown + ($0.passes ? "" : " fails") } ?? "–"
        return both.count == 1 ? ratio : "\(ratio) \(variant.label)"
      }
      return "\(isFront ? "on" : "under") \(partner): \(ratios.joined(separator: "; "))"
    }
  }

  /// The tokens on the way down to the value, in each variant once.
  private func chains(of token: Int, _ variants: [Variant]) -> [TemplateRecord] {
    var texts: [String] = []
    var found: [TemplateRecord] = []
    for variant in variants {
      let chain = catalog.chain(of: token, in: variant.first)
      guard let first = chain.first.flatMap({ catalog.index(of: $0) }) else { continue }
      let text = chain.map { catalog.name(of: $0) }.joined(separator: " → ")
      guard !texts.contains(text) else { continue }
      texts.append(text)
      found.append(value(text, href: address(of: first)))
    }
    return found
  }

  /// Files without lines: a line would change with every token that is added above it.
  private func files(of token: Int, _ variants: [Variant]) -> [String] {
    var files: [String] = []
    for variant in variants {
      guard let range = catalog.range(of: token, in: variant.first) else { continue }
      let file = catalog.sources[range.source].path
      if !files.contains(file) { files.append(file) }
    }
    return files
  }
}
