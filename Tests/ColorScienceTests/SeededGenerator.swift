/// SplitMix64: the same random numbers in every run.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var word = state
    word = (word ^ (word >> 30)) &* 0xbf58_476d_1ce4_e5b9
    word = (word ^ (word >> 27)) &* 0x94d0_49bb_1331_11eb
    return word ^ (word >> 31)
  }

  mutating func number(_ low: Double, _ high: Double) -> Double {
    low + (high - low) * (Double(next() >> 11) * 0x1p-53)
  }

  /// Any finite number, every exponent as likely.
  mutating func anyNumber() -> Double {
    let number = Double(bitPattern: next())
    return number.isFinite ? number : 1
  }
}
