extension Maths {
  /// e to a power.
  static func exp(_ power: Double) -> Double {
    if power.isNaN { return power }
    return exponential(Pair(high: power, low: 0))
  }

  /// e to a power given in two parts.
  ///
  /// The power is k · ln 2 + i · ln 2 / 32 + r, so that e^r is a short series.
  @inline(__always)
  static func exponential(_ power: Pair) -> Double {
    if power.high > 710 { return .infinity }
    if power.high < -746 { return 0 }
    // Adding 1.5 · 2^52 rounds to a whole number and leaves it in the last bits.
    let shifted = power.high * (32 / 0x1.62e42fefa39efp-1) + 0x1.8p52
    let steps = Int(Int32(truncatingIfNeeded: shifted.bitPattern))
    let count = shifted - 0x1.8p52
    let r = ((power.high - count * step.high) - count * step.low) + power.low
    let series = 1.0 / 2 + r * (1.0 / 6 + r * (1.0 / 24 + r * (1.0 / 120 + r * (1.0 / 720))))
    let growth = r + r * r * series
    let row = (steps & 31) * 2
    let base = powersOfTwo[row]
    return scaled(base + (powersOfTwo[row + 1] + base * growth), byPowerOfTwo: steps >> 5)
  }

  /// A number from 1 to 2 times a power of two, rounded once where the result is subnormal.
  @inline(__always)
  private static func scaled(_ number: Double, byPowerOfTwo exponent: Int) -> Double {
    if exponent < -1022 { return number * powerOfTwo(exponent + 1000) * 0x1p-1000 }
    if exponent > 1023 { return number * 2 * powerOfTwo(exponent - 1) }
    return number * powerOfTwo(exponent)
  }

  /// ln 2 / 32; the first part is so short that its products with the counts of steps are exact.
  private static let step = Pair(high: 0x1.62e42fefap-6, low: 0x1.cf79abc9e3b3ap-45)
}
