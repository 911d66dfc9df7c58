extension Maths {
  /// An angle as quarter turns and a rest of at most an eighth of a turn.
  ///
  /// Payne and Hanek's method: of 2/π only the bits that matter are multiplied, with whole numbers, so that no angle is too large.
  static func reduced(_ angle: Double) -> (quadrant: Int, rest: Pair) {
    if angle.magnitude <= 0.785 { return (0, Pair(high: angle, low: 0)) }
    let bits = angle.magnitude.bitPattern
    let mantissa = UInt128(bits & 0x000f_ffff_ffff_ffff | 0x0010_0000_0000_0000)
    // The mantissa times 2^exponent is the angle. Bits of 2/π that make whole turns are skipped.
    let exponent = Int(bits >> 52) - 1075
    let start = exponent + 62
    let (first, second, third) = (window(at: start), window(at: start + 64), window(at: start + 128))
    let turns = (first << 64 | second) &* mantissa &+ (third * mantissa) >> 64

    var quadrant = Int(turns >> 126)
    var fraction = turns << 2
    let isPastHalf = fraction >> 127 == 1
    if isPastHalf {
      quadrant += 1
      fraction = 0 &- fraction
    }
    var rest = eighths(fraction)
    if isPastHalf != (angle < 0) { rest = Pair(high: -rest.high, low: -rest.low) }
    return (angle < 0 ? -quadrant & 3 : quadrant & 3, rest)
  }

  /// A fraction of 2^128 quarter turns in radians.
  private static func eighths(_ fraction: UInt128) -> Pair {
    let zeros = fraction.leadingZeroBitCount
    guard zeros < 128 else { return Pair(high: 0, low: 0) }
    let normal = fraction << UInt128(zeros)
    let high = Double(UInt64(truncatingIfNeeded: normal >> 75)) * 0x1p-53
    let low = Double(UInt64(truncatingIfNeeded: normal >> 11)) * 0x1p-117
    var rest = product(high, quarterTurn.high)
    rest.low += high * quarterTurn.low + low * quarterTurn.high
    let scale = powerOfTwo(-zeros)
    rest = sum(rest.high, rest.low)
    return Pair(high: rest.high * scale, low: rest.low * scale)
  }

  /// 64 bits of 2/π from a place on.
  private static func window(at start: Int) -> UInt128 {
    let (word, bit) = start.quotientAndRemainder(dividingBy: 64)
    let high = twoOverPi[word] << UInt64(bit)
    let low = bit == 0 ? 0 : twoOverPi[word + 1] >> UInt64(64 - bit)
    return UInt128(high | low)
  }

  /// π/2.
  static let quarterTurn = Pair(high: 0x1.921fb54442d18p0, low: 0x1.1a62633145c07p-54)

  /// The binary digits of 2/π after 64 zeros, computed with mpmath.
  private static let twoOverPi: [UInt64] = [
    0x0000_0000_0000_0000, 0xa2f9_836e_4e44_1529, 0xfc27_57d1_f534_ddc0, 0xdb62_9599_3c43_9041,
    0xfe51_63ab_debb_c561, 0xb724_6e3a_424d_d2e0, 0x0649_2eea_09d1_921c, 0xfe1d_eb1c_b129_a73e,
    0xe882_35f5_2ebb_4484, 0xe99c_7026_b45f_7e41, 0x3991_d639_8353_39f4, 0x9c84_5f8b_bdf9_283b,
    0x1ff8_97ff_de05_980f, 0xef2f_118b_5a0a_6d1f, 0x6d36_7ecf_27cb_09b7, 0x4f46_3f66_9e5f_ea2d,
    0x7527_bac7_ebe5_f17b, 0x3d07_39f7_8a52_92ea, 0x6bfb_5fb1_1f8d_5d08, 0x5603_3046_fc7b_6bab,
    0xf0cf_bc20_9af4_361d, 0xa9e3_9161_5ee6_1b08,
  ]
}
