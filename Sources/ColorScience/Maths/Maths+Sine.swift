extension Maths {
  /// The sine of an angle in radians; NaN of an infinite one.
  package static func sin(_ angle: Double) -> Double {
    guard angle.isFinite else { return .nan }
    if angle.magnitude < 0x1p-27 { return angle }
    let (quadrant, rest) = reduced(angle)
    let value = quadrant & 1 == 0 ? sine(rest) : cosine(rest)
    return quadrant & 2 == 0 ? value : -value
  }

  /// The cosine of an angle in radians; NaN of an infinite one.
  package static func cos(_ angle: Double) -> Double {
    guard angle.isFinite else { return .nan }
    if angle.magnitude < 0x1p-27 { return 1 }
    let (quadrant, rest) = reduced(angle)
    let value = quadrant & 1 == 0 ? cosine(rest) : sine(rest)
    return (quadrant + 1) & 2 == 0 ? value : -value
  }

  /// Taylor's series, up to an eighth of a turn.
  private static func sine(_ angle: Pair) -> Double {
    let x = angle.high
    let square = x * x
    let inner =
      1.0 / 362_880
      + square
      * (-1.0 / 39_916_800
        + square * (1.0 / 6_227_020_800 + square * (-1.0 / 1_307_674_368_000 + square / 355_687_428_096_000)))
    let series = -1.0 / 6 + square * (1.0 / 120 + square * (-1.0 / 5040 + square * inner))
    return x + (x * square * series + angle.low * (1 - 0.5 * square))
  }

  /// Taylor's series, up to an eighth of a turn.
  private static func cosine(_ angle: Pair) -> Double {
    let x = angle.high
    let square = x * x
    let inner =
      -1.0 / 3_628_800
      + square
      * (1.0 / 479_001_600 + square * (-1.0 / 87_178_291_200 + square / 20_922_789_888_000))
    let series = 1.0 / 24 + square * (-1.0 / 720 + square * (1.0 / 40_320 + square * inner))
    let start = sum(1, -0.5 * square)
    return start.high + (start.low + (square * square * series - x * angle.low))
  }
}
