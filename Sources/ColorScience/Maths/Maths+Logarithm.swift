extension Maths {
  /// The natural logarithm: -infinity at zero, NaN below.
  static func log(_ number: Double) -> Double {
    if number.isNaN || number == .infinity { return number }
    if number <= 0 { return number == 0 ? -.infinity : .nan }
    let result = logarithm(of: number)
    return result.high + result.low
  }

  /// The natural logarithm of a positive finite number to about 66 bits.
  ///
  /// The number is 2^k · c · (1 + r) with c a multiple of 1/128, so that r is small and log(1 + r) a short series.
  @inline(__always)
  static func logarithm(of number: Double) -> Pair {
    var bits = number.bitPattern
    var exponent = 0
    if number < 0x1p-1022 {
      bits = (number * 0x1p54).bitPattern
      exponent = -54
    }
    let shift = Int64(bitPattern: bits &- (90.0 / 128).bitPattern) >> 52
    exponent += Int(shift)
    let mantissa = Double(bitPattern: bits &- UInt64(bitPattern: shift << 52))
    let step = Int(mantissa * 128 + 0.5)
    let center = Double(step) / 128
    let row = (step - 90) * 3
    let inverse = logarithmTable[row]

    // The quotient in two parts, the first so short that its square and its product with the centre are exact.
    let difference = mantissa - center
    let quotient = leading(difference * inverse)
    let rest = (difference - quotient * center) * inverse
    let r = quotient + rest
    let series =
      1.0 / 3 + r * (-1.0 / 4 + r * (1.0 / 5 + r * (-1.0 / 6 + r * (1.0 / 7 + r * (-1.0 / 8 + r * (1.0 / 9))))))

    let k = Double(exponent)
    let base = k * ln2.high + logarithmTable[row + 1]
    let first = sum(base, quotient)
    let second = sum(first.high, -0.5 * (quotient * quotient))
    let tail = rest - (quotient * rest + 0.5 * (rest * rest)) + r * r * r * series
    let low = (first.low + second.low) + ((k * ln2.low + logarithmTable[row + 2]) + tail)
    return sum(second.high, low)
  }

  /// The logarithm of 2; the first part is a multiple of 2^-42, so that its products with exponents are exact.
  private static let ln2 = Pair(high: 0x1.62e42fefa38p-1, low: 0x1.ef35793c7673p-45)
}
