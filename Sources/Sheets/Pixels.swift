import DesignModel
import Layout

extension TokenValue {
  /// A length in pixels, or in points where the guide says so; a plain number is taken as them.
  var pixels: Double? {
    // A share of the size of text is no length of its own.
    if case .quantity(_, let unit) = self, unit == "em" || unit == "%" { return nil }
    return (number ?? pixels()).flatMap { $0.isFinite ? $0 : nil }
  }

  /// A length as a component is drawn with it: what is far too long is cut, as in its layout.
  var points: Double? { pixels.map { min(max($0, -10_000), 10_000) } }
}
