package import ColorScience
import DesignModel

extension AnalysedCatalog {
  /// What pages of the team's product stand on in an appearance: the canvas that the guide names, else the main background
  /// among the roles, else the canvas that is assumed.
  package func pageBackground(in appearance: Int) -> Color {
    if contrastColors.canvases[appearance].isDeclared { return canvas(in: appearance) }
    return mainBackgrounds.lazy.compactMap { [self] in catalog.value(of: $0, in: appearance)?.color?.color }
      .first { $0.alpha >= 1 } ?? canvas(in: appearance)
  }
}
