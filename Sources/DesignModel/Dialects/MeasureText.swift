/// A number with a unit, as CSS and older token files write it: `16px`, `.5rem`, `150%`, `16`.
package struct MeasureText {
  package let amount: Double
  /// Empty when only a number is written.
  package let unit: String

  static let lengths = ["px", "rem", "em", "%", "vw", "vh", "pt", "dp", "sp", "ch", "fr"]
  static let durations = ["ms", "s"]

  static func isUnit(_ unit: String) -> Bool { lengths.contains(unit) }

  /// A length or a plain number.
  package init?(_ text: String) {
    self.init(text, units: Self.lengths)
  }

  init?(_ text: String, units: [String]) {
    let bytes = Array(text.utf8)
    var end = bytes.first.map { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") } == true ? 1 : 0
    let sign = bytes.first == UInt8(ascii: "-") ? -1.0 : 1.0
    let start = end
    while end < bytes.count, bytes[end].isDigit || bytes[end] == UInt8(ascii: ".") { end += 1 }
    var digits = String(decoding: bytes[start..<end], as: UTF8.self)
    if digits.hasPrefix(".") { digits = "0" + digits }
    guard digits.hasSuffix(".") == false, let amount = Double(digits), amount.isFinite else { return nil }
    let unit = String(decoding: bytes[end...], as: UTF8.self)
    guard unit.isEmpty || units.contains(unit) else { return nil }
    self.amount = sign * amount
    self.unit = unit
  }
}
