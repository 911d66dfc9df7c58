extension ColorSpace {
  /// CSS Color 4, section 9.4.
  package static let lch = ColorSpace(
    "lch",
    [Component("lightness", from: 0, to: 100, whole: 100), Component("chroma", from: 0, whole: 150), .hue],
    .function, .space(.lab, toParent: { Hue.rectangular($0) }, fromParent: { Hue.polar($0, greyBelow: labGrey) }))
}
