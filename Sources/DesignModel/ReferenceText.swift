/// Text of an older file, cut where it names tokens: `{a.b}`, `1px solid {line.color}`, `$a.b`.
package struct ReferenceText {
  package enum Piece {
    case text(String)
    /// The names of a path, as they are written.
    case reference([String])
  }

  package let pieces: [Piece]

  /// Nil when no token is named, when braces do not match, or when the text is longer than values are.
  package init?(_ text: String) {
    var text = text
    guard text.utf8.count <= Interpolation.longest, let pieces = text.withUTF8({ Self.pieces(of: $0) }) else {
      return nil
    }
    self.pieces = pieces
  }

  /// The names of the path when the whole text is one reference.
  package var whole: [String]? {
    if pieces.count == 1, case .reference(let names)? = pieces.first { names } else { nil }
  }

  /// The names of each path.
  var names: [[String]] {
    pieces.compactMap { if case .reference(let names) = $0 { names } else { nil } }
  }

  private static func pieces(of bytes: UnsafeBufferPointer<UInt8>) -> [Piece]? {
    if bytes.first == UInt8(ascii: "$") { return dollarPath(bytes) }
    var pieces: [Piece] = []
    var start = 0
    var index = 0
    var namesToken = false
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "}") { return nil }
      guard bytes[index] == UInt8(ascii: "{") else {
        index += 1
        continue
      }
      if index > start { pieces.append(.text(String(decoding: bytes[start..<index], as: UTF8.self))) }
      guard let end = bytes[(index + 1)...].firstIndex(of: UInt8(ascii: "}")),
        !bytes[(index + 1)..<end].contains(UInt8(ascii: "{")), let names = names(in: bytes[(index + 1)..<end])
      else { return nil }
      pieces.append(.reference(names))
      namesToken = true
      index = end + 1
      start = index
    }
    if start < bytes.count { pieces.append(.text(String(decoding: bytes[start...], as: UTF8.self))) }
    return namesToken ? pieces : nil
  }

  /// `$a.b`, which may just as well be a price: whether it is a reference shows when the path is looked up.
  private static func dollarPath(_ bytes: UnsafeBufferPointer<UInt8>) -> [Piece]? {
    let path = bytes.dropFirst()
    let isWord = path.allSatisfy { $0 > UInt8(ascii: " ") && $0 != UInt8(ascii: "{") && $0 != UInt8(ascii: "}") }
    return isWord ? names(in: path).map { [.reference($0)] } : nil
  }

  private static func names(in bytes: Slice<UnsafeBufferPointer<UInt8>>) -> [String]? {
    let parts = bytes.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard parts.allSatisfy({ !$0.isEmpty }) else { return nil }
    return parts.map { String(decoding: $0, as: UTF8.self) }
  }
}
