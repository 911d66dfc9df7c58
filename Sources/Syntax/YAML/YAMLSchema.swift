/// The core schema of YAML 1.2 (section 10.3.2): what text without quotes is.
enum YAMLSchema {
  @inline(__always)
  static func kind(of bytes: UnsafeBufferPointer<UInt8>, _ place: Range<Int>) -> JSONNode.Kind {
    guard let first = place.first.map({ bytes[$0] }) else { return .null }
    switch first {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."):
      let text = UnsafeBufferPointer(rebasing: bytes[place])
      return isNumber(text) ? .number : .string
    case UInt8(ascii: "~") where place.count == 1: return .null
    case UInt8(ascii: "n"), UInt8(ascii: "N"):
      return place.count == 4 && isWord(bytes[place], "null", "Null", "NULL") ? .null : .string
    case UInt8(ascii: "t"), UInt8(ascii: "T"):
      return place.count == 4 && isWord(bytes[place], "true", "True", "TRUE") ? .bool : .string
    case UInt8(ascii: "f"), UInt8(ascii: "F"):
      return place.count == 5 && isWord(bytes[place], "false", "False", "FALSE") ? .bool : .string
    default: return .string
    }
  }

  private static func isWord(_ text: Slice<UnsafeBufferPointer<UInt8>>, _ words: StaticString...) -> Bool {
    words.contains { word in word.withUTF8Buffer { text.elementsEqual($0) } }
  }

  /// Whether the text is a number that a double can hold.
  private static func isNumber(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    if text.count > 2, text[0] == UInt8(ascii: "0"), !text[1].isDigit, text[1] != UInt8(ascii: ".") {
      let digits = text.dropFirst(2)
      if text[1] == UInt8(ascii: "x") { return digits.allSatisfy { $0.hexValue != nil } && isFinite(text) }
      if text[1] == UInt8(ascii: "o") { return digits.allSatisfy { $0 &- UInt8(ascii: "0") < 8 } && isFinite(text) }
    }
    var offset = text[0] == UInt8(ascii: "+") || text[0] == UInt8(ascii: "-") ? 1 : 0
    var digits = skipDigits(text, &offset)
    if offset < text.count, text[offset] == UInt8(ascii: ".") {
      offset += 1
      digits += skipDigits(text, &offset)
    }
    guard digits > 0 else { return false }
    if offset == text.count { return text.count < 300 || isFinite(text) }
    guard text[offset] | 0x20 == UInt8(ascii: "e") else { return false }
    offset += 1
    if offset < text.count, text[offset] == UInt8(ascii: "+") || text[offset] == UInt8(ascii: "-") { offset += 1 }
    return skipDigits(text, &offset) > 0 && offset == text.count && isFinite(text)
  }

  private static func isFinite(_ text: UnsafeBufferPointer<UInt8>) -> Bool { JSONNumber.value(text).isFinite }

  private static func skipDigits(_ text: UnsafeBufferPointer<UInt8>, _ offset: inout Int) -> Int {
    let start = offset
    while offset < text.count, text[offset].isDigit { offset += 1 }
    return offset - start
  }
}
