/// Elementary functions made of IEEE additions, multiplications, divisions and bit operations only, with no fused steps.
///
/// The C library's differ in the last bit between platforms; these give the same bits everywhere, within 2 ulp of it.
package enum Maths {
  /// A sum of two doubles, the second far smaller, which carries more digits than one.
  struct Pair {
    var high: Double
    var low: Double
  }

  /// A number cut to its first 26 significant bits, so that the product of two such numbers is exact.
  @inline(__always)
  static func leading(_ number: Double) -> Double {
    Double(bitPattern: number.bitPattern & 0xffff_ffff_f800_0000)
  }

  /// A product with what its rounding lost; the factors must be far from overflow and underflow.
  @inline(__always)
  static func product(_ left: Double, _ right: Double) -> Pair {
    let (leftHigh, rightHigh) = (leading(left), leading(right))
    let (leftLow, rightLow) = (left - leftHigh, right - rightHigh)
    let high = left * right
    let low = ((leftHigh * rightHigh - high) + (leftHigh * rightLow + leftLow * rightHigh)) + leftLow * rightLow
    return Pair(high: high, low: low)
  }

  /// A sum with what its rounding lost; the first must be the larger, or zero.
  @inline(__always)
  static func sum(_ larger: Double, _ smaller: Double) -> Pair {
    let high = larger + smaller
    return Pair(high: high, low: smaller - (high - larger))
  }

  /// 2 to an exponent from -1022 to 1023.
  @inline(__always)
  static func powerOfTwo(_ exponent: Int) -> Double {
    Double(bitPattern: UInt64(bitPattern: Int64(exponent + 1023)) << 52)
  }
}
