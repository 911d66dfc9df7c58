import DesignModel
import TextCore

extension AnalysedCatalog {
  /// The facts of a token, one a line: `name type [appearance] value <- target` (DESIGN.md section 5.2).
  package func facts(of token: Int) -> [String] {
    let head = Ledger.name(catalog.tokens[token].name) + " " + Ledger.name(catalog.tokens[token].type ?? "untyped")
    func line(_ appearance: Int, _ label: String) -> String {
      let target = target(token, in: appearance).map { " <- " + Ledger.name($0) } ?? ""
      return "\(head) [\(label)] \(Ledger.oneLine(display(token, in: appearance)))\(target)"
    }
    if isSameEverywhere(token) { return catalog.appearances.isEmpty ? [] : [line(0, "*")] }
    return catalog.appearances.enumerated().map { line($0, Ledger.oneLine($1.name)) }
  }
}

/// Text files with one sorted fact a line.
package enum Ledger {
  /// The lines sorted by bytes, each once.
  package static func bytes(_ lines: [String]) -> [UInt8] {
    var out = ByteWriter()
    for line in Set(lines.map(ExactText.init)).sorted() {
      out.write(line.text)
      out.write("\n")
    }
    return out.bytes
  }

  /// A name as it stands in a line: in double quotes when it holds a space, a quote or a control character.
  package static func name(_ name: String) -> String {
    let needsQuotes = name.isEmpty || name.utf8.contains { $0 <= 0x20 || $0 == UInt8(ascii: "\"") || $0 == 0x7F }
    guard needsQuotes else { return name }
    var out = ByteWriter()
    out.write("\"")
    out.writeJSONEscaped(name)
    out.write("\"")
    return out.text
  }

  /// The name at the start of a line, as it stands there, and what follows it; nil for a line of another kind.
  package static func parse(_ line: ArraySlice<UInt8>) -> (name: String, rest: String)? {
    let bytes = Array(line)
    var end = 0
    if bytes.first == UInt8(ascii: "\"") {
      end = 1
      while end < bytes.count, bytes[end] != UInt8(ascii: "\"") { end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1 }
      end += 1
    } else {
      end = bytes.firstIndex(of: UInt8(ascii: " ")) ?? bytes.count
    }
    guard end + 1 < bytes.count, bytes[end] == UInt8(ascii: " ") else { return nil }
    return (String(decoding: bytes[..<end], as: UTF8.self), String(decoding: bytes[(end + 1)...], as: UTF8.self))
  }

  /// Text without line breaks, so that a fact stays on its line.
  static func oneLine(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F }) else { return text }
    return text.split(whereSeparator: { $0.isNewline || $0.isWhitespace }).joined(separator: " ")
  }
}
