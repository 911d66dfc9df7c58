extension ColorSpace {
  /// CSS Color 4, section 10.2.
  package static let sRGB = ColorSpace(
    "srgb", rgbComponents, .keyword,
    .space(
      .linearSRGB, toParent: { $0.mapped(TransferFunction.sRGB.linear) },
      fromParent: { $0.mapped(TransferFunction.sRGB.encoded) }))
}
