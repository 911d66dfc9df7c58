import TextCore

/// The arithmetic of a grid: the column is what gutters and margins leave.
package struct GridSum: Sendable, Hashable {
  /// Lengths in the unit of the tokens.
  package let width: Double
  package let columns: Int
  package let gutter: Double
  package let margin: Double

  /// Nil when the gutters and margins leave nothing for the columns.
  package init?(width: Double, columns: Double, gutter: Double, margin: Double) {
    guard let count = Int(exactly: columns), (1...1000).contains(count) else { return nil }
    // No screen is wider, and sums of larger numbers may be none.
    guard [width, gutter, margin].allSatisfy({ $0.magnitude < 1e9 }) else { return nil }
    self.width = width
    self.columns = count
    self.gutter = gutter
    self.margin = margin
    guard column > 0 else { return nil }
  }

  package var column: Double { (width - Double(columns - 1) * gutter - 2 * margin) / Double(columns) }

  /// The width of so many columns with the gutters between them.
  package func span(_ count: Int) -> Double { Double(count) * column + Double(count - 1) * gutter }

  /// `12 × 58 + 11 × 24 + 2 × 32 = 1024`
  package var text: String {
    "\(columns) × \(Self.figure(column)) + \(columns - 1) × \(Self.figure(gutter)) + 2 × \(Self.figure(margin))"
      + " = \(Self.figure(width))"
  }

  /// What two halves come to, where there are two: `span 6 = 468; 2 × span 6 + 24 = 960`.
  package var halves: String? {
    guard columns.isMultiple(of: 2) else { return nil }
    let half = columns / 2
    return "span \(half) = \(Self.figure(span(half))); 2 × span \(half) + \(Self.figure(gutter)) = "
      + Self.figure(span(columns))
  }

  /// A column in device pixels, when it ends between two of them.
  package func fraction(at scale: Int) -> Double? {
    let pixels = column * Double(scale)
    // A thousandth of a pixel is what the guide's own figures leave out.
    return abs(pixels - pixels.rounded()) < 0.0005 ? nil : pixels
  }

  package static func figure(_ number: Double) -> String { number.text(decimals: 3) }
}
