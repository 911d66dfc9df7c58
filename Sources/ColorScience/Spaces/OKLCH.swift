extension ColorSpace {
  /// CSS Color 4, section 9.6.
  package static let oklch = ColorSpace(
    "oklch", [Component("lightness", from: 0, to: 1), Component("chroma", from: 0, whole: 0.4), .hue],
    .function, .space(.oklab, toParent: { Hue.rectangular($0) }, fromParent: { Hue.polar($0, greyBelow: oklabGrey) }))
}
