import Analysis
import ColorScience
import DesignModel
import Syntax
import TextCore

/// What is to be known of each colour: its spaces, its contrast with its partners, what it names and what names it, and the
/// file that it is written in.
struct ColorDetails {
  static let shape: TemplateShape = [
    "detailAnchor": .text, "detailName": .list([".": .text]),
    "facts": .list(["term": .text, "values": .list(["text": .text, "href": .text])]),
  ]

  private let rows: TokenRows
  private let analysed: AnalysedCatalog
  private var catalog: Catalog { analysed.catalog }

  init(_ content: GuideContent) {
    rows = TokenRows(content)
    analysed = content.analysed
  }

  func records(_ tokens: [Int]) -> [TemplateRecord] { tokens.map(record) }

  private struct Fact {
    let term: String
    let values: [(text: String, href: String)]

    init(_ term: String, _ values: [(text: String, href: String)]) {
      self.term = term
      self.values = values
    }

    init(_ term: String, texts: [String]) {
      self.init(term, texts.map { ($0, "") })
    }
  }

  private func record(_ token: Int) -> TemplateRecord {
    let variants = analysed.variants(of: [token])
    let facts =
      variants.map { Fact(variants.count == 1 ? "Value" : $0.label, texts: spaces(of: token, in: $0.first)) }
      + [
        Fact("Contrast", texts: contrast(of: token, variants)), Fact("Names", chains(of: token, variants)),
        Fact("Named by", analysed.users(of: token).map(link)), Fact("Written in", texts: files(of: token, variants)),
      ]
    return [
      "detailAnchor": .text("tokens.html#" + PublicName.anchor(catalog.tokens[token].name)),
      "detailName": .texts(rows.segments(catalog.tokens[token].path)),
      "facts": .list(
        facts.filter { !$0.values.isEmpty }.map { fact in
          [
            "term": .text(fact.term),
            "values": .list(fact.values.map { ["text": .text($0.text), "href": .text($0.href)] }),
          ]
        }),
    ]
  }

  private func link(_ token: Int) -> (text: String, href: String) {
    let name = catalog.tokens[token].name
    return (name, "tokens.html#" + PublicName.anchor(name))
  }

  /// The colour in the spaces that people use, first as it is shown.
  private func spaces(of token: Int, in appearance: Int) -> [String] {
    guard let color = catalog.value(of: token, in: appearance)?.color?.color else { return ["–"] }
    let mapped = color.mappedToSRGB
    let channels = (0..<3).map { (mapped.components[$0] * 255).text(decimals: 0) }.joined(separator: " ")
    let alpha = color.alpha < 1 ? " / " + color.alpha.text(decimals: 3) : ""
    return [analysed.display(token, in: appearance), "rgb(\(channels)\(alpha))"]
      + [ColorSpace.hsl, .oklch, .displayP3].map { space in
        let converted = space == .hsl ? mapped.converted(to: space) : color.converted(to: space)
        return converted.cssText { $0.text(decimals: 3) }
      }
  }

  /// The ratio with each partner where this colour and the partner differ between appearances.
  private func contrast(of token: Int, _ variants: [Variant]) -> [String] {
    analysed.contrastPairs.pairs(of: token).prefix(Self.mostPartners).map { pair in
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

  private static let mostPartners = 24

  /// The tokens on the way down to the value, in each variant once.
  private func chains(of token: Int, _ variants: [Variant]) -> [(text: String, href: String)] {
    var found: [(text: String, href: String)] = []
    for variant in variants {
      let chain = catalog.chain(of: token, in: variant.first)
      guard let first = chain.first.flatMap({ catalog.index(of: $0) }) else { continue }
      let text = chain.map { catalog.name(of: $0) }.joined(separator: " → ")
      if !found.contains(where: { $0.text == text }) { found.append((text, link(first).href)) }
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
