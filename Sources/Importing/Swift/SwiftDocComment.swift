/// The comment that documents a declaration, gathered line by line.
struct SwiftDocComment: Sendable {
  private var lines: [String] = []

  /// Adds a whole comment, with its marks.
  mutating func add(_ comment: ArraySlice<UInt8>) {
    if comment.starts(with: "///".utf8) {
      lines.append(Self.trimmed(comment.dropFirst(3)))
      return
    }
    let hasEnd = comment.suffix(2).elementsEqual("*/".utf8) && comment.count > 4
    let inner = comment.dropFirst(3).dropLast(hasEnd ? 2 : 0)
    let rows = inner.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    lines += rows.map { row in
      let text = Self.trimmed(row)
      return text.hasPrefix("*") ? Self.trimmed(Array(text.utf8.dropFirst())[...]) : text
    }
  }

  /// Nil when nothing is said; one paragraph is one line.
  var text: String? {
    var paragraphs: [String] = []
    var isOpen = false
    for line in lines {
      if line.isEmpty {
        isOpen = false
      } else if isOpen {
        paragraphs[paragraphs.count - 1] += " " + line
      } else {
        paragraphs.append(line)
        isOpen = true
      }
    }
    return paragraphs.isEmpty ? nil : paragraphs.joined(separator: "\n\n")
  }

  private static func trimmed(_ bytes: ArraySlice<UInt8>) -> String {
    func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D }
    var bytes = bytes.drop(while: isSpace)
    while let last = bytes.last, isSpace(last) { bytes = bytes.dropLast() }
    return String(decoding: bytes, as: UTF8.self)
  }
}
