/// The curve between light and the numbers that encode it; numbers below 0 are mirrored.
struct TransferFunction: Sendable {
  private let linearPart: @Sendable (Double) -> Double
  private let encodedPart: @Sendable (Double) -> Double

  /// Both ways of the curve, for numbers from 0 on.
  init(linear: @escaping @Sendable (Double) -> Double, encoded: @escaping @Sendable (Double) -> Double) {
    linearPart = linear
    encodedPart = encoded
  }

  init(gamma: Double) {
    let inverse = 1 / gamma
    self.init(
      linear: { Maths.pow($0, gamma) },
      // A root so steep would make a millionth of what is only rounding.
      encoded: { $0 < Self.dark ? 0 : Maths.pow($0, inverse) })
  }

  /// Less light than this is none: conversions round by more.
  private static let dark = 1e-14

  func linear(_ encoded: Double) -> Double {
    encoded < 0 ? -linearPart(-encoded) : linearPart(encoded)
  }

  func encoded(_ linear: Double) -> Double {
    linear < 0 ? -encodedPart(-linear) : encodedPart(linear)
  }
}

extension TransferFunction {
  /// CSS Color 4, section 10.2; its threshold is also that of WCAG 2.2.
  static let sRGB = TransferFunction(
    linear: { $0 <= 0.04045 ? $0 / 12.92 : Maths.pow(($0 + 0.055) / 1.055, 2.4) },
    encoded: { linear in
      if linear <= 0.0031308 { return linear * 12.92 }
      let root = Maths.pow(linear, 1 / 2.4)
      // 1.055 · root - 0.055 in a form that leaves 1 at 1.
      return root + 0.055 * (root - 1)
    })
}

extension ColorSpace {
  /// A space of three primaries, linear light and a curve.
  static func rgb(
    _ name: String, _ curve: TransferFunction, in parent: ColorSpace, toParent: Matrix, fromParent: Matrix
  ) -> ColorSpace {
    ColorSpace(
      name, rgbComponents, .keyword,
      .space(
        parent, toParent: { toParent * $0.mapped(curve.linear) },
        fromParent: { (fromParent * $0).mapped(curve.encoded) }))
  }

  static let rgbComponents = ["red", "green", "blue"].map { Component($0, from: 0, to: 1) }
  static let xyzComponents = ["x", "y", "z"].map { Component($0, from: 0, to: 1, isRangeAdvisory: true) }
}
