/// The height of a line of text (DESIGN.md section 8).
package enum LineHeight {
  /// Size × ratio in the size's unit, rounded to a hundredth, and to a whole one when that is within 0.05.
  package static func length(size: Double, ratio: Double) -> Double {
    let hundredths = (size * ratio * 100).rounded() / 100
    let whole = hundredths.rounded()
    return abs(hundredths - whole) <= 0.05 ? whole : hundredths
  }
}
