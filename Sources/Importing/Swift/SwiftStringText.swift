/// What a string literal of Swift stands for.
enum SwiftStringText {
  /// Nil when something is interpolated, or when the literal is not complete.
  static func content(_ literal: ArraySlice<UInt8>) -> String? {
    let quote = UInt8(ascii: "\"")
    let hashes = literal.prefix { $0 == UInt8(ascii: "#") }.count
    var body = literal.dropFirst(hashes)
    guard body.count >= hashes + 2, body.suffix(hashes).allSatisfy({ $0 == UInt8(ascii: "#") }) else { return nil }
    body = body.dropLast(hashes)
    let isMultiLine = body.count >= 6 && body.starts(with: [quote, quote, quote])
    let quotes = isMultiLine ? 3 : 1
    guard body.count >= 2 * quotes, body.suffix(quotes).allSatisfy({ $0 == quote }) else { return nil }
    let inner = body.dropFirst(quotes).dropLast(quotes)
    return unescaped(isMultiLine ? unindented(Array(inner))[...] : inner, hashes: hashes)
  }

  /// The lines of a literal without the white space that stands before the closing quotes.
  private static func unindented(_ bytes: [UInt8]) -> [UInt8] {
    var lines = bytes.filter { $0 != UInt8(ascii: "\r") }
      .split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard lines.count >= 2, let indent = lines.popLast() else { return bytes }
    return Array(
      lines.dropFirst().map { $0.starts(with: indent) ? $0.dropFirst(indent.count) : $0 }
        .joined(separator: [UInt8(ascii: "\n")]))
  }

  private static func unescaped(_ bytes: ArraySlice<UInt8>, hashes: Int) -> String? {
    var result: [UInt8] = []
    var rest = bytes
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\"), rest.prefix(hashes).allSatisfy({ $0 == UInt8(ascii: "#") }) else {
        result.append(byte)
        continue
      }
      rest = rest.dropFirst(hashes)
      switch rest.popFirst() {
      case UInt8(ascii: "n"): result.append(UInt8(ascii: "\n"))
      case UInt8(ascii: "t"): result.append(UInt8(ascii: "\t"))
      case UInt8(ascii: "r"): result.append(UInt8(ascii: "\r"))
      case UInt8(ascii: "0"): result.append(0)
      case UInt8(ascii: "\\"): result.append(UInt8(ascii: "\\"))
      case UInt8(ascii: "\""): result.append(UInt8(ascii: "\""))
      case UInt8(ascii: "'"): result.append(UInt8(ascii: "'"))
      case UInt8(ascii: "\n"): continue
      case UInt8(ascii: "u"):
        guard rest.popFirst() == UInt8(ascii: "{"), let end = rest.firstIndex(of: UInt8(ascii: "}")),
          let value = UInt32(String(decoding: rest[..<end], as: UTF8.self), radix: 16),
          let scalar = Unicode.Scalar(value)
        else { return nil }
        result += Array(String(scalar).utf8)
        rest = rest[(end + 1)...]
      default: return nil
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
