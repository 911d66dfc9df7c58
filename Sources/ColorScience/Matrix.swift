/// A 3×3 matrix, written by rows as the standards print it.
struct Matrix: Sendable {
  private let first, second, third: Triple

  init(_ first: Triple, _ second: Triple, _ third: Triple) {
    self.first = first
    self.second = second
    self.third = third
  }

  // Written out, because the order of the additions decides the last bit.
  static func * (matrix: Matrix, vector: Triple) -> Triple {
    Triple(
      matrix.first.x * vector.x + matrix.first.y * vector.y + matrix.first.z * vector.z,
      matrix.second.x * vector.x + matrix.second.y * vector.y + matrix.second.z * vector.z,
      matrix.third.x * vector.x + matrix.third.y * vector.y + matrix.third.z * vector.z)
  }
}

/// The three components of a colour.
package typealias Triple = SIMD3<Double>

extension SIMD3<Double> {
  func mapped(_ transform: (Double) -> Double) -> Triple {
    Triple(transform(x), transform(y), transform(z))
  }
}
