extension Maths {
  /// The angle of the point (x, y) in radians, from -π to π, with the special cases of C.
  package static func atan2(_ y: Double, _ x: Double) -> Double {
    if x.isNaN || y.isNaN { return .nan }
    let isLeft = x.sign == .minus
    let (across, up) = (x.magnitude, y.magnitude)
    let isSteep = up > across
    let angle = arctangent(of: min(across, up), over: max(across, up))
    let signed = isSteep != isLeft ? Pair(high: -angle.high, low: -angle.low) : angle
    let base = isSteep ? quarterTurn.high : isLeft ? 2 * quarterTurn.high : 0
    let baseRest = isSteep ? quarterTurn.low : isLeft ? 2 * quarterTurn.low : 0
    let total = sum(base, signed.high)
    let result = total.high + (total.low + (baseRest + signed.low))
    return y.sign == .minus ? -result : result
  }

  /// The arctangent of a quotient from 0 to 1.
  ///
  /// From 1/8 on, it is that of the nearest sixteenth plus that of a small rest.
  private static func arctangent(of short: Double, over long: Double) -> Pair {
    if short == 0 { return Pair(high: 0, low: 0) }
    if long == .infinity {
      return short == .infinity ? Pair(high: quarterTurn.high / 2, low: quarterTurn.low / 2) : Pair(high: 0, low: 0)
    }
    let scale = long > 0x1p1000 ? 0x1p-100 : long < 0x1p-900 ? 0x1p100 : 1
    let (short, long) = (short * scale, long * scale)
    let quotient = short / long
    if quotient < 0.125 { return Pair(high: quotient, low: quotient * tail(quotient)) }
    let step = Int(quotient * 16 + 0.5)
    let center = Double(step) / 16
    let longHigh = leading(long)
    let rest = ((short - center * longHigh) - center * (long - longHigh)) / (long + center * short)
    let row = (step - 2) * 2
    return Pair(high: arctangentTable[row], low: arctangentTable[row + 1] + (rest + rest * tail(rest)))
  }

  /// The arctangent of a number up to 1/8, divided by the number, less 1: Taylor's series.
  @inline(__always)
  private static func tail(_ number: Double) -> Double {
    let square = number * number
    let inner = -1.0 / 11 + square * (1.0 / 13 + square * (-1.0 / 15 + square * (1.0 / 17)))
    return square
      * (-1.0 / 3 + square * (1.0 / 5 + square * (-1.0 / 7 + square * (1.0 / 9 + square * inner))))
  }

  /// The arctangents of 2/16 to 16/16, each in two parts, computed with mpmath.
  private static let arctangentTable: [Double] = [
    0x1.fd5ba9aac2f6ep-4, -0x1.cd37686760c17p-59,
    0x1.7b97b4bce5b02p-3, 0x1.347b0b4f881cap-58,
    0x1.f5b75f92c80ddp-3, 0x1.8ab6e3cf7afbdp-57,
    0x1.362773707ebccp-2, -0x1.963a544b672d8p-57,
    0x1.6f61941e4def1p-2, -0x1.c63aae6f6e918p-56,
    0x1.a64eec3cc23fdp-2, -0x1.24dec1b50b7ffp-56,
    0x1.dac670561bb4fp-2, 0x1.a2b7f222f65e2p-56,
    0x1.0657e94db30dp-1, -0x1.d5b495f6349e6p-56,
    0x1.1e00babdefeb4p-1, -0x1.928df287a668fp-58,
    0x1.345f01cce37bbp-1, 0x1.1021137c71102p-55,
    0x1.4978fa3269ee1p-1, 0x1.2419a87f2a458p-56,
    0x1.5d58987169b18p-1, 0x1.0028e4bc5e7cap-57,
    0x1.700a7c5784634p-1, -0x1.8c34d25aadef6p-56,
    0x1.819d0b7158a4dp-1, -0x1.bf76229d3b917p-56,
    0x1.921fb54442d18p-1, 0x1.1a62633145c07p-55,
  ]
}
