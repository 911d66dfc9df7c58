/// A number as digits with a point before the last few of them.
struct RoundedNumber {
  private let digits: UInt64
  private let decimals: Int
  private let isNegative: Bool
  /// How many digits stand on both sides of the point.
  private let count: Int

  /// At most so many decimals, of which the last is no nought; nil beyond 2^53, where a double has none to cut.
  init?(_ number: Double, decimals: Int) {
    precondition(number.isFinite, "only finite numbers are written")
    var scale = 1.0
    for _ in 0..<decimals { scale *= 10 }
    let scaled = (number * scale).rounded(.toNearestOrAwayFromZero)
    guard scaled.magnitude < 9_007_199_254_740_992 else { return nil }
    var digits = UInt64(scaled.magnitude)
    var decimals = decimals
    while decimals > 0, digits.isMultiple(of: 10) {
      digits /= 10
      decimals -= 1
    }
    self.digits = digits
    self.decimals = decimals
    isNegative = scaled < 0
    var count = 1
    while digits >= 10 {
      digits /= 10
      count += 1
    }
    self.count = max(count, decimals + 1)
  }

  var length: Int { count + (decimals > 0 ? 1 : 0) + (isNegative ? 1 : 0) }

  /// Fills a buffer of that length, and returns the length.
  func write(into buffer: UnsafeMutableBufferPointer<UInt8>) -> Int {
    var place = length
    var rest = digits
    for index in 0..<count {
      if index == decimals, index > 0 {
        place -= 1
        buffer[place] = UInt8(ascii: ".")
      }
      place -= 1
      buffer[place] = UInt8(ascii: "0") + UInt8(rest % 10)
      rest /= 10
    }
    if isNegative { buffer[0] = UInt8(ascii: "-") }
    return length
  }
}
