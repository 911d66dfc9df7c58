package import ColorScience
import DesignModel

extension AnalysedCatalog {
  /// What pages of the team's product stand on in an appearance: the canvas that the guide names, else the main background
  /// among the roles, else the canvas that is assumed.
  package func pageBackground(in appearance: Int) -> Color {
    let name = catalog.appearances[appearance].name
    if settings.canvases.contains(where: { $0.appearance == name }) { return canvas(in: appearance) }
    let main = catalog.tokens.indices.lazy.filter { [self] token in
      guard catalog.tokens[token].type == "color", tiers[token] == .semantic else { return false }
      return ColorName(catalog.tokens[token].path, catalog.paths).isMainBackground
    }
    return main.compactMap { [self] in catalog.resolved($0, in: appearance)?.value?.color?.color }
      .first { $0.alpha >= 1 } ?? canvas(in: appearance)
  }
}
