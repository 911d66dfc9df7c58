/// Text in the syntax of CSS values, taken apart: brackets and quotation marks hold together what is in them.
enum CSSText {
  /// The parts between commas; nil when one is empty, or a bracket or a quotation mark is left open.
  static func parts(of text: String) -> [String]? {
    guard let parts = split(text, { $0 == UInt8(ascii: ",") }), !parts.contains("") else { return nil }
    return parts
  }

  /// The items between spaces; nil when a bracket or a quotation mark is left open.
  static func items(of text: String) -> [String]? {
    split(text, \.isSpace)?.filter { !$0.isEmpty }
  }

  /// The text between quotation marks, or the text itself.
  static func unquoted(_ text: String) -> String {
    guard text.utf8.count > 1, let mark = text.utf8.first, isQuotationMark(mark), text.utf8.last == mark else {
      return text
    }
    return String(text.dropFirst().dropLast())
  }

  private static func split(_ text: String, _ isSeparator: (UInt8) -> Bool) -> [String]? {
    var parts: [String] = []
    var part: [UInt8] = []
    var depth = 0
    var mark: UInt8?
    for byte in text.utf8 {
      if let open = mark {
        if byte == open { mark = nil }
      } else if isQuotationMark(byte) {
        mark = byte
      } else if byte == UInt8(ascii: "(") {
        depth += 1
      } else if byte == UInt8(ascii: ")") {
        depth -= 1
        guard depth >= 0 else { return nil }
      } else if depth == 0, isSeparator(byte) {
        parts.append(trimmed(part))
        part = []
        continue
      }
      part.append(byte)
    }
    guard depth == 0, mark == nil else { return nil }
    return parts + [trimmed(part)]
  }

  private static func trimmed(_ bytes: [UInt8]) -> String {
    guard let first = bytes.firstIndex(where: { !$0.isSpace }), let last = bytes.lastIndex(where: { !$0.isSpace })
    else { return "" }
    return String(decoding: bytes[first...last], as: UTF8.self)
  }

  private static func isQuotationMark(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") }
}
