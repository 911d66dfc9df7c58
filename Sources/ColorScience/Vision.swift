/// The kinds of colour vision that lack one of the three cones.
package enum VisionDeficiency: String, CaseIterable, Sendable {
  /// Without the cone of long waves.
  case protan
  /// Without the cone of middle waves.
  case deutan
  /// Without the cone of short waves.
  case tritan

  /// Machado, Oliveira and Fernandes, 2009, "A Physiologically-based Model for Simulation of Color Vision Deficiency": their table for severity 1.0.
  fileprivate var matrix: Matrix {
    switch self {
    case .protan: Self.protanMatrix
    case .deutan: Self.deutanMatrix
    case .tritan: Self.tritanMatrix
    }
  }

  private static let protanMatrix = Matrix(
    [0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998])
  private static let deutanMatrix = Matrix(
    [0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881])
  private static let tritanMatrix = Matrix(
    [1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900])
}

extension Color {
  /// The colour, mapped to sRGB, as people without one of the cones see it; alpha is kept.
  package func seen(with deficiency: VisionDeficiency) -> Color {
    let light = mappedToSRGB.components.mapped(TransferFunction.sRGB.linear)
    let seen = (deficiency.matrix * light).mapped { TransferFunction.sRGB.encoded(min(max($0, 0), 1)) }
    return Color(.sRGB, seen, alpha: alpha)
  }
}
