extension Maths {
  /// A number to a power, with the special cases of C and IEEE 754.
  package static func pow(_ base: Double, _ exponent: Double) -> Double {
    if exponent == 0 || base == 1 { return 1 }
    if base.isNaN || exponent.isNaN { return .nan }
    if base > 0, base.isFinite, exponent.isFinite { return positivePower(base, exponent) }
    if exponent.isInfinite {
      if base == -1 { return 1 }
      return (base.magnitude > 1) == (exponent > 0) ? .infinity : 0
    }
    let parity = Parity(exponent)
    let sign = base.sign == .minus && parity == .odd ? -1.0 : 1.0
    if base == 0 || base.isInfinite { return sign * ((base == 0) == (exponent > 0) ? 0 : .infinity) }
    return parity == .fraction ? .nan : sign * positivePower(-base, exponent)
  }

  @inline(__always)
  private static func positivePower(_ base: Double, _ exponent: Double) -> Double {
    if base == 1 || exponent.magnitude < 0x1p-65 { return 1 }
    // The logarithm of any other number is at least 2^-53, so that the power leaves the range.
    if exponent.magnitude > 0x1p65 { return (base > 1) == (exponent > 0) ? .infinity : 0 }
    let logarithm = logarithm(of: base)
    var power = product(exponent, logarithm.high)
    power.low += exponent * logarithm.low
    return exponential(power)
  }

  private enum Parity {
    case even, odd, fraction

    init(_ number: Double) {
      // From 2^53 on, every double is an even whole number.
      guard number.magnitude < 0x1p53 else {
        self = .even
        return
      }
      let whole = Int64(number)
      self = Double(whole) != number ? .fraction : whole & 1 == 0 ? .even : .odd
    }
  }
}
