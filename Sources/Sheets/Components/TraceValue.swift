import Analysis
import ColorScience
import DesignModel
import Graphics
import TextCore

/// What a role comes to in an appearance, with the name of the primitive behind it.
struct TraceValue: Hashable {
  /// What the role names in the end; or that it names nothing.
  let name: String
  /// In words, a colour in sRGB without its alpha.
  let value: String
  /// `/ 72%`; nil where a colour is opaque or `value` says it.
  private(set) var alpha: String?
  let paint: Paint?
  /// Why there is no paint.
  private(set) var absence = ColorAbsence.missing

  init(_ role: TraceGraph.Role, in appearance: Int, _ analysed: AnalysedCatalog, _ primitives: PrimitiveNames) {
    switch role.origin {
    case .unknown(let text):
      (name, value, paint) = (text.text, "no such token", nil)
    case .literal(let text):
      (name, value, paint) = ("no token", text, nil)
    case .token(let token):
      let catalog = analysed.catalog
      let found = catalog.value(of: token, in: appearance)
      name = Self.source(of: token, role, in: appearance, analysed, primitives)
      if let color = found?.color?.color, color.alpha < 1, color.isInSRGB {
        value = color.hex
        alpha = "/ " + color.alpha.percentText
      } else {
        absence = analysed.absence(of: token, in: appearance)
        value = found == nil ? absence.words : analysed.display(token, in: appearance)
      }
      paint = found?.color.map { .hex($0.color.hex, opacity: $0.color.alpha) }
    }
  }

  private static func source(
    of token: Int, _ role: TraceGraph.Role, in appearance: Int, _ analysed: AnalysedCatalog,
    _ primitives: PrimitiveNames
  ) -> String {
    let catalog = analysed.catalog
    let last = catalog.chain(of: token, in: appearance).last ?? catalog.tokens[token].path
    let isRole = role.hops.indices.contains(appearance) && role.hops[appearance].last == last
    guard let holder = catalog.index(of: last) else { return primitives.short(last) }
    if !isRole, holder != token || analysed.tiers[token] == .primitive { return primitives.short(last) }
    var names: [String] = []
    for part in catalog.resolved(holder, in: appearance)?.parts ?? [] {
      let name = catalog.name(of: part.target)
      if !names.contains(name) { names.append(name) }
    }
    return names.isEmpty ? "literal" : names.joined(separator: ", ")
  }
}
