import Analysis
import DesignModel
import Graphics

extension AnalysedCatalog {
  /// Draws the icons of the system; magenta for a name that none of them has.
  var iconDrawing: NodeContent.IconDrawing {
    let icons = icons
    return { name, frame, paint in
      guard let icon = icons.first(where: { $0.name == name }) else { return Shape.missing(frame) }
      return shapes(icon, in: frame, paint)
    }
  }
}
