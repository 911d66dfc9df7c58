extension Double {
  /// The number rounded to at most so many decimals (halves away from zero), with no exponent, trailing zeros or `-0`.
  package func text(decimals: Int) -> String {
    guard let rounded = RoundedNumber(self, decimals: decimals) else { return exactText }
    return String(unsafeUninitializedCapacity: rounded.length) { rounded.write(into: $0) }
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
