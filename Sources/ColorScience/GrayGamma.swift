extension Color {
  /// A grey of the spaces with a gamma of 2.2, in sRGB; a negative number is mirrored, as Apple's extended spaces have it.
  package static func gray(gamma22 white: Double, alpha: Double) -> Color {
    Color(.sRGB, SIMD3(repeating: TransferFunction.sRGB.encoded(gray.linear(white))), alpha: alpha)
  }

  private static let gray = TransferFunction(gamma: 2.2)
}
