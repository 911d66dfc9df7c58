import Analysis
import DesignModel
import Graphics
import TextCore

extension AnalysedCatalog {
  /// Draws the icons of the system; magenta for a name that none of them has.
  var iconDrawing: NodeContent.IconDrawing {
    let icons = Dictionary(icons.map { (ExactText($0.name), $0) }) { first, _ in first }
    return { name, frame, paint in
      icons[ExactText(name)]?.shapes(in: frame, paint) ?? Shape.missing(frame)
    }
  }
}
