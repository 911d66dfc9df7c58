/// Splits what stands between the brackets of a CSS colour.
struct CSSColorScanner {
  enum Item: Equatable {
    case number(Double)
    case percentage(Double)
    /// In degrees.
    case angle(Double)
    case word(String)
    case comma
    case slash
  }

  private let bytes: ArraySlice<UInt8>
  private var position: Int

  /// The items in order, or nil where a text holds anything else; letters must be lower case.
  static func items(of bytes: ArraySlice<UInt8>) -> [Item]? {
    var scanner = CSSColorScanner(bytes: bytes, position: bytes.startIndex)
    var items: [Item] = []
    while let byte = scanner.next {
      if isSpace(byte) {
        scanner.position += 1
        continue
      }
      // No colour has more: a space, three components, alpha and what divides them.
      guard items.count < 8, let item = scanner.item(startingWith: byte) else { return nil }
      items.append(item)
    }
    return items
  }

  static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || (9...13).contains(byte) && byte != 11
  }

  private var next: UInt8? { position < bytes.endIndex ? bytes[position] : nil }

  private mutating func item(startingWith byte: UInt8) -> Item? {
    switch byte {
    case UInt8(ascii: ","):
      position += 1
      return .comma
    case UInt8(ascii: "/"):
      position += 1
      return .slash
    case UInt8(ascii: "a")...UInt8(ascii: "z"):
      return .word(word())
    default:
      return number().flatMap { quantity(of: $0) }
    }
  }

  private mutating func quantity(of number: Double) -> Item? {
    if next == UInt8(ascii: "%") {
      position += 1
      return .percentage(number)
    }
    switch word() {
    case "": return .number(number)
    case "deg": return .angle(number)
    case "grad": return .angle(number * 0.9)
    case "rad": return .angle(number * (180 / Double.pi))
    case "turn": return .angle(number * 360)
    default: return nil
    }
  }

  private mutating func word() -> String {
    let start = position
    while let byte = next, Self.isLetter(byte) || position > start && (byte == UInt8(ascii: "-") || Self.isDigit(byte))
    {
      position += 1
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// A finite number by the grammar of CSS, which knows neither `1.` nor `inf`.
  private mutating func number() -> Double? {
    let start = position
    skipSign()
    let whole = skipDigits()
    var fraction = 0
    if next == UInt8(ascii: "."), position + 1 < bytes.endIndex, Self.isDigit(bytes[position + 1]) {
      position += 1
      fraction = skipDigits()
    }
    guard whole + fraction > 0 else { return nil }
    skipExponent()
    guard let number = Double(String(decoding: bytes[start..<position], as: UTF8.self)), number.isFinite else {
      return nil
    }
    return number
  }

  private mutating func skipExponent() {
    guard next == UInt8(ascii: "e") else { return }
    let start = position
    position += 1
    skipSign()
    if skipDigits() == 0 { position = start }
  }

  private mutating func skipSign() {
    if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { position += 1 }
  }

  private mutating func skipDigits() -> Int {
    let start = position
    while let byte = next, Self.isDigit(byte) { position += 1 }
    return position - start
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) }
  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}
