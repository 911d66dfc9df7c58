extension ColorSpace {
  /// CSS Color 4, section 10.3.
  package static let linearSRGB = ColorSpace(
    "srgb-linear", rgbComponents, .keyword,
    .space(.xyzD65, toParent: { xyzFromLinearSRGB * $0 }, fromParent: { linearSRGBFromXYZ * $0 }))

  /// CSS Color 4, section 17.
  static let xyzFromLinearSRGB = Matrix(
    [506752.0 / 1_228_815, 87881.0 / 245763, 12673.0 / 70218],
    [87098.0 / 409605, 175762.0 / 245763, 12673.0 / 175545],
    [7918.0 / 409605, 87881.0 / 737289, 1_001_167.0 / 1_053_270])

  /// CSS Color 4, section 17.
  static let linearSRGBFromXYZ = Matrix(
    [12831.0 / 3959, -329.0 / 214, -1974.0 / 3959],
    [-851781.0 / 878810, 1_648_619.0 / 878810, 36519.0 / 878810],
    [705.0 / 12673, -2585.0 / 12673, 705.0 / 667])
}
