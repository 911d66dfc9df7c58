extension ColorSpace {
  /// CSS Color 4, section 10.6; the matrices are those of section 17.
  package static let proPhotoRGB = rgb(
    "prophoto-rgb", curve, in: .xyzD50,
    toParent: Matrix(
      [0.79776664490064230, 0.13518129740053308, 0.03134773412839220],
      [0.28807482881940130, 0.71183523424187300, 0.00008993693872564],
      [0, 0, 986.0 / 1195]),
    fromParent: Matrix(
      [1.34578688164715830, -0.25557208737979464, -0.05110186497554526],
      [-0.54463070512490190, 1.50824774284514680, 0.02052744743642139],
      [0, 0, 1195.0 / 986]))

  private static let curve = TransferFunction(
    linear: { $0 <= 16.0 / 512 ? $0 / 16 : Maths.pow($0, 1.8) },
    encoded: { $0 < 1.0 / 512 ? $0 * 16 : Maths.pow($0, 1 / 1.8) })
}
