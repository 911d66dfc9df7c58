extension ColorSpace {
  /// CSS Color 4, section 10.6.
  package static let proPhotoRGB = rgb(
    "prophoto-rgb", curve, in: .xyzD50,
    // From the primaries of ISO 22028-2 in its four digits (0.7347, 0.2653; 0.1596, 0.8404; 0.0366, 0.0001). The six
    // digits that CSS Color 4 prints move XYZ by less than 0.00001.
    toParent: Matrix(
      [17_604_516_499.0 / 22_067_420_895, 12_077_744.0 / 89_341_785, 120_292.0 / 3_837_145],
      [19_070_960_503.0 / 66_202_262_685, 3_625_048_592.0 / 5_092_481_745, 986.0 / 11_511_435],
      [0, 0, 986.0 / 1195]),
    fromParent: Matrix(
      [4_837_104_987.0 / 3_594_225_500, -918_612_513.0 / 3_594_225_500, -183_687_513.0 / 3_594_225_500],
      [-469_843_647.0 / 862_696_000, 1_301_146_353.0 / 862_696_000, 17_716_353.0 / 862_696_000],
      [0, 0, 1195.0 / 986]))

  private static let curve = TransferFunction(
    linear: { $0 <= 16.0 / 512 ? $0 / 16 : Maths.pow($0, 1.8) },
    encoded: { $0 < 1.0 / 512 ? $0 * 16 : Maths.pow($0, 1 / 1.8) })
}
