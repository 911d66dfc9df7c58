/// The height of a line of text (DESIGN.md section 8).
package enum LineHeight {
  /// Size × ratio in the size's unit, rounded.
  package static func length(size: Double, ratio: Double) -> Double { rounded(size * ratio) }

  /// To a hundredth, and to a whole one when that is within 0.05.
  package static func rounded(_ line: Double) -> Double {
    let hundredths = (line * 100).rounded()
    let whole = (hundredths / 100).rounded()
    // In hundredths, which are whole numbers: 17.05 − 17 is a little more than 0.05.
    return (hundredths - whole * 100).magnitude <= 5 ? whole : hundredths / 100
  }
}
