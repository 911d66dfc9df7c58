extension ColorSpace {
  /// CSS Color 4, section 10.6. The matrices are computed from the primaries of ISO 22028-2, to four decimals, and the
  /// white of D50: CSS's own differ from them in the sixth decimal.
  package static let proPhotoRGB = rgb(
    "prophoto-rgb", curve, in: .xyzD50,
    toParent: Matrix(
      [0.7977604896723025, 0.13518583717574034, 0.031349349581524806],
      [0.28807112822929337, 0.7118432178101014, 8.565396060525903e-05],
      [0, 0, 986.0 / 1195]),
    fromParent: Matrix(
      [1.3457989731028284, -0.2555801000799755, -0.05110628506753402],
      [-0.5446224939028348, 1.5082327413132783, 0.020536032391479733],
      [0, 0, 1195.0 / 986]))

  private static let curve = TransferFunction(
    linear: { $0 <= 16.0 / 512 ? $0 / 16 : Maths.pow($0, 1.8) },
    encoded: { $0 < 1.0 / 512 ? $0 * 16 : Maths.pow($0, 1 / 1.8) })
}
