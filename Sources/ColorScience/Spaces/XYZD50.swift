extension ColorSpace {
  /// CSS Color 4, section 10.8.
  package static let xyzD50 = ColorSpace(
    "xyz-d50", xyzComponents, .keyword,
    .space(.xyzD65, toParent: { d65FromD50 * $0 }, fromParent: { d50FromD65 * $0 }))

  /// CSS Color 4, section 17: the chromaticity 0.3457, 0.3585.
  static let whiteOfD50 = Triple(3457.0 / 3585, 1, 986.0 / 1195)

  // CSS Color 4, section 17: Bradford's adaptation.
  private static let d65FromD50 = Matrix(
    [0.955473421488075, -0.02309845494876471, 0.06325924320057072],
    [-0.0283697093338637, 1.0099953980813041, 0.021041441191917323],
    [0.012314014864481998, -0.020507649298898964, 1.330365926242124])

  private static let d50FromD65 = Matrix(
    [1.0479297925449969, 0.022946870601609652, -0.05019226628920524],
    [0.02962780877005599, 0.9904344267538799, -0.017073799063418826],
    [-0.009243040646204504, 0.015055191490298152, 0.7518742814281371])
}
