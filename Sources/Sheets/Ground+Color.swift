import ColorScience
import Graphics

extension Ground {
  /// A colour of the team's as ground, with whichever of the guide's inks reads better on it.
  init(_ color: Color) {
    let ink = color.ink
    let hex = ink == .black ? HexColor(0x161616) : HexColor(0xEDEDED)
    // Grey text is the ink at this strength, unless the ground is too near the middle for it.
    let strength = 0.72
    let isLegible = contrastRatio(ink.withAlpha(strength).composited(over: color), color) >= 5
    self.init(
      paper: .hex(color.hex), ink: .color(hex), quiet: .color(hex, opacity: isLegible ? strength : 1),
      rule: .color(hex, opacity: 0.16))
  }
}
