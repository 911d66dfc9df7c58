extension Double {
  /// The number rounded to at most so many decimals (halves away from zero), with no exponent, trailing zeros or `-0`.
  package func text(decimals: Int) -> String {
    precondition(isFinite, "only finite numbers are written")
    var scale = 1.0
    for _ in 0..<decimals { scale *= 10 }
    let scaled = (self * scale).rounded(.toNearestOrAwayFromZero)
    // Beyond 2^53 a double has no decimals left to cut.
    guard scaled.magnitude < 9_007_199_254_740_992 else { return exactText }
    var digits = UInt64(scaled.magnitude)
    var decimals = decimals
    while decimals > 0, digits.isMultiple(of: 10) {
      digits /= 10
      decimals -= 1
    }
    return Self.text(digits, decimals: decimals, isNegative: scaled < 0)
  }

  /// Digits with a point before the last few of them.
  private static func text(_ digits: UInt64, decimals: Int, isNegative: Bool) -> String {
    var count = decimals + 1
    var rest = digits
    for _ in 0..<decimals { rest /= 10 }
    while rest >= 10 {
      rest /= 10
      count += 1
    }
    let length = count + (decimals > 0 ? 1 : 0) + (isNegative ? 1 : 0)
    return String(unsafeUninitializedCapacity: length) { buffer in
      var rest = digits
      for index in 0..<count {
        let isBeforePoint = decimals > 0 && index >= decimals
        buffer[length - 1 - index - (isBeforePoint ? 1 : 0)] = UInt8(ascii: "0") + UInt8(rest % 10)
        rest /= 10
      }
      if decimals > 0 { buffer[length - 1 - decimals] = UInt8(ascii: ".") }
      if isNegative { buffer[0] = UInt8(ascii: "-") }
      return length
    }
  }

  /// The shortest decimal that reads back as the same number, with no exponent, no `.0` and no `-0`.
  package var exactText: String {
    precondition(isFinite, "only finite numbers are written")
    if self == 0 { return "0" }
    let shortest = description
    guard let exponentMark = shortest.utf8.firstIndex(of: UInt8(ascii: "e")) else {
      return shortest.hasSuffix(".0") ? String(shortest.dropLast(2)) : shortest
    }
    let exponent = Int(shortest[shortest.utf8.index(after: exponentMark)...]) ?? 0
    let sign = self < 0 ? "-" : ""
    let mantissa = shortest[..<exponentMark].drop { $0 == "-" }
    let parts = mantissa.split(separator: ".")
    let whole = String(parts.first ?? "0")
    let fraction = parts.count > 1 && parts[1] != "0" ? String(parts[1]) : ""
    let digits = whole + fraction
    let point = whole.utf8.count + exponent
    if point <= 0 { return sign + "0." + String(repeating: "0", count: -point) + digits }
    if point >= digits.utf8.count { return sign + digits + String(repeating: "0", count: point - digits.utf8.count) }
    return sign + digits.prefix(point) + "." + digits.dropFirst(point)
  }
}
