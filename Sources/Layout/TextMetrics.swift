/// How wide text is in a style, by a built-in table, so that it is the same everywhere.
package struct TextMetrics: Sendable {
  private let size: Double
  private let tracking: Double
  /// The advances of a weight of Inter; nil for a monospaced font.
  private let advances: [UInt16]?
  private let unitsPerEm: Int
  /// The advance of a character that is not in the table.
  private let usual: Int

  init(_ style: TextStyle) {
    size = style.size
    tracking = style.tracking
    guard !style.isMonospace else {
      advances = nil
      unitsPerEm = 10
      usual = 6
      return
    }
    let advances =
      switch style.weight {
      case ..<450: AdvanceWidths.regular
      case ..<550: AdvanceWidths.medium
      case ..<650: AdvanceWidths.semiBold
      default: AdvanceWidths.bold
      }
    self.advances = advances
    unitsPerEm = AdvanceWidths.unitsPerEm
    let lowerCase = advances[0x61 - 0x20...0x7A - 0x20]
    usual = lowerCase.reduce(0) { $0 + Int($1) } / lowerCase.count
  }

  /// The width of a text that is in its case already, in points, rounded to a hundredth. Tracking stands between
  /// characters, and not after the last.
  package static func width(of text: String, style: TextStyle) -> Double {
    let metrics = TextMetrics(style)
    return metrics.width(metrics.extent(of: text)).points
  }

  func extent(of text: String) -> TextExtent {
    text.reduce(into: TextExtent()) { $0.add(advance(of: $1)) }
  }

  func width(_ extent: TextExtent) -> Hundredths {
    let advance = Double(extent.units) * size / Double(unitsPerEm)
    return max(0, Hundredths(points: advance + tracking * Double(max(0, extent.count - 1))))
  }

  /// In units of the font; an emoji of several characters counts once, marks take no room.
  func advance(of character: Character) -> Int {
    if character.isEmoji { return unitsPerEm }
    return character.unicodeScalars.reduce(0) { $0 + advance(of: $1) }
  }

  private func advance(of scalar: Unicode.Scalar) -> Int {
    if scalar.takesNoRoom { return 0 }
    if scalar.isWide { return unitsPerEm }
    guard let advances else { return usual }
    for range in AdvanceWidths.ranges where range.codes.contains(scalar.value) {
      let advance = Int(advances[range.start + Int(scalar.value - range.codes.lowerBound)])
      return advance > 0 ? advance : usual
    }
    return usual
  }
}

/// How much a run of characters takes, whatever its size.
struct TextExtent: Sendable, Hashable {
  /// In units of the font.
  private(set) var units = 0
  /// Of characters that take room.
  private(set) var count = 0

  mutating func add(_ advance: Int) {
    units += advance
    if advance > 0 { count += 1 }
  }

  static func + (left: TextExtent, right: TextExtent) -> TextExtent {
    var sum = left
    sum.units += right.units
    sum.count += right.count
    return sum
  }

  static func - (left: TextExtent, right: TextExtent) -> TextExtent {
    var difference = left
    difference.units -= right.units
    difference.count -= right.count
    return difference
  }
}
